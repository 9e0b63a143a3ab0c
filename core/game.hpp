// What every game offers to those who play it without knowing which one it is.
#pragma once
#include <concepts>
#include <optional>
#include <string_view>
#include <type_traits>

#include "core/flow.hpp"
#include "core/price.hpp"

namespace roundhouse {

template <class G>
concept Game = requires(const typename G::Board& board, const typename G::Options& options, const typename G::State& s,
                        const typename G::Move& move, Seat seat, int seats, int version) {
    { G::id } -> std::convertible_to<std::string_view>;
    { G::name } -> std::convertible_to<std::string_view>;
    { G::rules_version } -> std::convertible_to<int>;          // of the rules by which a game begins now
    { G::oldest_rules_version } -> std::convertible_to<int>;   // by which a game can still be played to its end
    { G::least_seats } -> std::convertible_to<int>;
    { G::most_seats } -> std::convertible_to<int>;
    typename G::Move;
    typename G::Offers;
    typename G::Event;
    typename G::Rules;   // a Flow
    { G::set_up(board, seats, options, version) } -> std::same_as<typename G::State>;
    { G::winners(s) } -> std::same_as<SeatSet>;
    { G::score(s, seat) } -> std::same_as<std::optional<Money>>;      // nothing for a player who is out
    { G::recomputed(s) } -> std::same_as<typename G::State>;          // all that follows from the rest, recomputed
    { G::price_of(s, move) } -> std::same_as<std::optional<Price>>;   // what an offered move costs or brings in
    requires std::is_trivially_copyable_v<typename G::State>;
};

}   // namespace roundhouse
