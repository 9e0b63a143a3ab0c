// What positions of games with railroads, their shares and treasuries have in common, written and read.
#pragma once
#include <array>
#include <initializer_list>
#include <string>
#include <string_view>

#include "wire/auction_json.hpp"
#include "wire/board_json.hpp"
#include "wire/json_text.hpp"
#include "wire/players_json.hpp"
#include "wire/told.hpp"

namespace roundhouse {

// State has `board`, `seats`, `current`, `ledger` with its Accounts, `cash(Seat)` and `railroads` with their `shares`;
// its Board has `railroads` with their `code`, by the same key, and `railroad_ids`.

// The JSON of every railroad by its code: to_json(s, railroad).
template <class State, class ToJson>
ObjectText railroads_to_json(const State& s, ToJson&& to_json) {
    using RailroadId = decltype(s.current);
    ObjectText all;
    int i = 0;
    for (const auto& name : s.board->railroads) all.add(name.code, to_json(s, RailroadId(i++)));
    return all;
}

// A player a seat, with cash and shares; add(player, seat) adds the fields that the game has besides.
template <class State, class Add>
ListText players_to_json(const State& s, Add&& add) {
    ListText players;
    SeatSet::all(s.seats).each([&](Seat seat) {
        const auto held = [&](const State&, auto railroad) {
            return JsonPart(s.railroads[railroad].shares.held[seat]);
        };
        ObjectText player{{"cash", s.cash(seat).dollars}, {"shares", railroads_to_json(s, held)}};
        add(player, seat);
        players.push_back(player);
    });
    return players;
}
template <class State>
ListText players_to_json(const State& s) {
    return players_to_json(s, [](ObjectText&, Seat) {});
}

// The ids of places: id_of(place).
template <class Set, class IdOf>
ListText places_to_json(const Set& places, IdOf&& id_of) {
    ListText list;
    places.each([&](auto place) { list.push_back(id_of(place)); });
    return list;
}

// A chart of the game that its positions show: one that is read may leave it out, but must not say otherwise.
inline void check_chart(const Reader& position, std::string_view name, JsonText chart) {
    if (position.has(name) && position[name].value() != value_of(std::move(chart).text()))
        position[name].refuse("is not the chart of this game");
}

// Afterwards the account holds just that; the bank has made up the difference.
template <class State>
void set_cash(State& s, typename State::Accounts::Account account, Money amount) {
    s.ledger.pay(account, State::Accounts::bank, s.ledger[account]);
    s.ledger.pay(State::Accounts::bank, account, amount);
}

// Reads `players`, each with `fields`: their cash, and their shares of which a railroad has `most_shares`. What else
// they have is left to the game. REQUIRES: no share of the state is sold yet.
template <class State>
void read_players(const Reader& position, State& s, int most_shares, std::initializer_list<std::string_view> fields) {
    const Reader players = position["players"];
    if (players.size() != s.seats) return players.refuse("must have one entry a seat");
    SeatSet::all(s.seats).each([&](Seat seat) {
        const Reader player = players.at(index(seat));
        player.only(fields);
        set_cash(s, State::Accounts::of(seat), player["cash"].money());
        read_shares(player, most_shares, [&](std::string_view code, const Reader& entry, int count) {
            const auto r = s.board->railroad_ids.find(code);
            if (!r) return entry.refuse("is no railroad of this board");
            Shares& shares = s.railroads[*r].shares;
            shares.held[seat] = static_cast<std::int8_t>(count);
            shares.sold = static_cast<std::int8_t>(shares.sold + count);
        });
    });
}

// The entry of a railroad among the `railroads` of a position.
template <class State>
Reader railroad_in(const Reader& position, const State& s, decltype(State::current) railroad) {
    return position["railroads"][s.board->railroads[railroad].code];
}

// Refuses a railroad of a position that the board does not have.
template <class State>
void check_railroads_are_known(const Reader& position, const State& s) {
    position["railroads"].members([&](std::string_view code, const Reader& entry) {
        if (!s.board->railroad_ids.find(code)) entry.refuse("is no railroad of this board");
    });
}

// Reads the shares that a railroad has `unsold`: of all that it has, those that no player holds, or none where it sells
// no more. REQUIRES: the players are read; at most six shares in all.
inline void read_unsold(const Reader& railroad, Shares& shares, int in_all, bool is_selling = true) {
    constexpr std::array<std::string_view, 7> words{"no", "one", "two", "three", "four", "five", "six"};
    if (shares.sold > in_all)
        return railroad.refuse("has more than " + std::string(words[static_cast<std::size_t>(in_all)])
                               + " shares in players' hands");
    shares.unsold = static_cast<std::int8_t>(is_selling ? in_all - shares.sold : 0);
    railroad["unsold"].number(shares.unsold, shares.unsold);
}

// Reads the `president` of a railroad, who holds as many shares as anybody. REQUIRES: the players are read.
inline void read_president(const Reader& railroad, Shares& shares, int seats) {
    const Reader president = railroad["president"];
    shares.president = president.seat_or_null(seats);
    if ((shares.president == Seat::nobody) != (shares.sold == 0))
        return president.refuse("must be a seat where a share is sold, and null where none is");
    if (shares.largest_holder(seats) != shares.president) president.refuse("does not hold the most shares");
}

// A list of places, none of them twice. Set is a PlaceSet of the same places; `kind` says what they are, as in "hex".
template <class Set, class Place>
Set read_places(const Reader& from, const Ids<Place>& ids, std::string_view kind) {
    Set places;
    from.each([&](const Reader& entry) {
        const Place place = find_id(ids, entry, kind);
        if (places.contains(place)) entry.refuse("is named twice");
        places.insert(place);
    });
    return places;
}

// Before the first turn money has only gone from the players to the treasuries: `in_all` is what the players began
// with.
template <class State>
void check_money_of_opening(const Reader& position, const State& s, Money in_all) {
    if (0_usd - s.ledger[State::Accounts::bank] != in_all)
        position["players"].refuse("must hold, with the treasuries, " + dollars(in_all) + " before the first turn");
}

inline void check_null_at_this_step(const Reader& from) {
    if (!from.is_null()) from.refuse("must be null at this step");
}

// What is known of the auction of a share of the current railroad, in which all players may bid.
template <class State>
ExpectedAuction expected_auction(const State& s, const Auction::Terms& terms, std::string_view purpose) {
    ExpectedAuction expected{.terms = terms,
                             .railroad = s.board->railroads[s.current].code,
                             .purpose = purpose,
                             .bidders = SeatSet::all(s.seats),
                             .cash = {}};
    expected.bidders.each([&](Seat seat) { expected.cash[seat] = s.cash(seat); });
    return expected;
}

}   // namespace roundhouse
