// A move of a game whose type is not known here.
#pragma once
#include <cassert>
#include <cstddef>
#include <cstring>
#include <type_traits>

namespace roundhouse {

// A small value: copying one costs a few instructions and allocates nothing. Only a table of its own game can read,
// play or tell it.
class AnyMove {
public:
    template <class Move>
    static AnyMove of(const Move& move) {
        static_assert(std::is_trivially_copyable_v<Move>);
        static_assert(sizeof(Move) <= size && alignof(Move) <= alignment,
                      "The move is larger than AnyMove has room for.");
        AnyMove any(type_of<Move>);
        std::memcpy(any.bytes_, &move, sizeof(Move));
        return any;
    }

    // REQUIRES: it was made of such a move.
    template <class Move>
    Move as() const {
        assert(type_ == &type_of<Move>);
        Move move;
        std::memcpy(&move, bytes_, sizeof(Move));
        return move;
    }

    friend bool operator==(const AnyMove& a, const AnyMove& b) {
        return a.type_ == b.type_ && a.type_->are_equal(a, b);
    }

private:
    static constexpr std::size_t size = 32, alignment = 8;
    struct Type {
        bool (*are_equal)(const AnyMove&, const AnyMove&);
    };
    template <class Move>
    static bool are_equal(const AnyMove& a, const AnyMove& b) {
        return a.as<Move>() == b.as<Move>();
    }
    template <class Move>
    static constexpr Type type_of{&AnyMove::are_equal<Move>};

    explicit AnyMove(const Type& type) : type_(&type) {}

    const Type* type_;
    alignas(alignment) std::byte bytes_[size]{};
};

}   // namespace roundhouse
