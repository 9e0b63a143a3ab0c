// The ledger: money moves, it is never made or lost.
#pragma once
#include "core/money.hpp"
#include "core/seat.hpp"

namespace roundhouse {

// Accounts of all players, of `Treasuries` treasuries, and of the bank, which is bottomless.
template <class Treasury, int Treasuries>
class Ledger {
public:
    enum class Account : std::uint8_t {};

    static constexpr Account bank = Account{max_seats + Treasuries};
    static constexpr Account of(Seat seat) { return Account(index(seat)); }
    static constexpr Account of(Treasury treasury) { return Account(max_seats + static_cast<int>(treasury)); }

    constexpr Money operator[](Account account) const { return balance_[account]; }
    constexpr Money operator[](Seat seat) const { return balance_[of(seat)]; }
    constexpr Money operator[](Treasury treasury) const { return balance_[of(treasury)]; }

    // REQUIRES: amount is not negative, and `from` holds it or is the bank.
    constexpr void pay(Account from, Account to, Money amount) {
        assert(amount >= 0_usd && (from == bank || balance_[from] >= amount));
        balance_[from] -= amount;
        balance_[to] += amount;
    }

    // Always zero: the bank's balance is minus what it has issued.
    constexpr Money total() const {
        Money sum;
        for (Money m : balance_) sum += m;
        return sum;
    }

    constexpr bool is_anybody_below_zero() const {
        for (int i = 0; i < max_seats + Treasuries; ++i)
            if (balance_[Account(i)] < 0_usd) return true;
        return false;
    }

    friend constexpr bool operator==(const Ledger&, const Ledger&) = default;

private:
    ArrayBy<Account, Money, max_seats + Treasuries + 1> balance_;
};

}   // namespace roundhouse
