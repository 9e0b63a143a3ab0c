#include "games/rail_baron/story.hpp"

#include <algorithm>
#include <iterator>

namespace roundhouse::rail_baron {

namespace {

using Kind = Event::Kind;

bool is_about_fees(const Event& e) { return e.why == Why::fees; }

bool ends_ride(const Event& e) {
    switch (e.kind) {
    case Kind::arrived:
    case Kind::came_home:
    case Kind::turn_began:
    case Kind::game_ended: return true;
    case Kind::fees_paid:
    case Kind::must_raise_cash:
    case Kind::lost_status: return is_about_fees(e);
    default: return false;
    }
}

// Behind which no step belongs to the ride under way.
bool is_before_ride(const Event& e) {
    return e.kind == Kind::turn_began || e.kind == Kind::rode || e.kind == Kind::bounces_out;
}

// The ride since the last one or the beginning of the turn; of nobody where no step was taken.
Event ride_of(const std::vector<Event>& story) {
    const auto before = std::find_if(story.rbegin(), story.rend(), is_before_ride);
    Event ride{.kind = Kind::rode};
    for (auto e = before.base(); e != story.end(); ++e) {
        if (e->kind == Kind::rolled) {
            ride.number = e->number;
            ride.dice = e->dice;
        }
        if (e->kind == Kind::bonus_rolled) ride.bonus = e->number;
        if (e->kind != Kind::stepped) continue;
        if (ride.seat == Seat::nobody) ride.from = e->from;
        ride.seat = e->seat;
        ride.milepost = e->milepost;
        ride.ridden.add(e->railroad);
    }
    return ride;
}

}   // namespace

void add_to_story(std::vector<Event>& story, Event event) {
    if (ends_ride(event))
        if (Event ride = ride_of(story); ride.seat != Seat::nobody) {
            if (event.kind == Kind::fees_paid) {
                ride.amount = event.amount;
                ride.to_bank = event.to_bank;
                ride.paid = event.paid;
                event.is_detail = true;
            }
            story.push_back(ride);
        }
    story.push_back(event);
}

}   // namespace roundhouse::rail_baron
