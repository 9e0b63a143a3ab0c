// The story of a game: what its sentences say, and one line for a ride.
#include "games/rail_baron/face.hpp"
#include "games/rail_baron/tests/table.hpp"
#include "play/games.hpp"
#include "play/tests/properties.hpp"

namespace roundhouse::rail_baron {
namespace {

const std::vector<std::string> players{"Ann", "Bob", "Cleo"};

std::string sentence(const Event& e) { return RailBaron::told(e, southeast(), Names{players}).text(); }

// What has happened, as the story tells it: without the details.
std::vector<std::string> lines(const Log& log) {
    std::vector<Event> story;
    for (const Event& e : log.events) add_to_story(story, e);
    std::vector<std::string> lines;
    for (const Event& e : story)
        if (!e.is_detail) lines.push_back(sentence(e));
    return lines;
}

TEST(Story, tells_a_ride_in_one_line_with_what_it_cost) {
    State s = table_at({{"WAS", "MIA", "ATL"}, {"NOL", "MIA", "ATL"}, {"NOL", "MIA", "ATL"}});
    Log log;
    play(s, white(1, 2), log);
    play(s, ride("RFP", "Quantico_VA"), log);
    EXPECT_EQ(lines(log).front(), "Ann rolls 3 (1 and 2): Washington to Doswell on the RF&P, $1,000.");
    EXPECT_EQ(lines(log).size(), 2u) << "and the turn of Bob";
    EXPECT_EQ(log.count(Event::Kind::stepped), 3) << "the single events are there all the same";
}

TEST(Story, names_the_railroads_of_a_ride_in_their_order_and_who_is_paid) {
    State s = table_at({{"WAS", "STA", "ATL"}, {"NOL", "MIA"}, {"NOL", "MIA"}});
    give(s, blue, {"CO"});
    Log log;
    play(s, white(1, 1), log);
    play(s, ride("CO", "Manassas_VA"), log);
    play(s, ride("VM", "Culpeper_VA"), log);
    EXPECT_EQ(lines(log).front(),
              "Ann rolls 2 (double 1): Washington to Culpeper on the C&O and the VM, $6,000: $1,000 to the bank and "
              "$5,000 to Bob.");
}

TEST(Story, tells_a_ride_before_the_arrival_and_the_fees_after_it) {
    State s = table_at({{"WAS", "RIC", "ATL"}, {"NOL", "MIA"}, {"NOL", "MIA"}});
    Log log;
    play(s, white(5, 6), log);
    play(s, ride("RFP", "Quantico_VA"), log);
    play(s, ride("RFP", "RIC"), log);
    play(s, Move::pass(), log);
    const std::vector<std::string> expected{"Ann rolls 11 (5 and 6): Washington to Richmond on the RF&P.",
                                            "Ann arrives in Richmond, VA from Washington, DC: $3,000.",
                                            "Ann buys nothing.", "Ann pays the bank $1,000 in use fees."};
    std::vector<std::string> told = lines(log);
    told.resize(expected.size());
    EXPECT_EQ(told, expected);
}

TEST(Story, says_what_a_throw_is_and_that_a_bonus_follows) {
    EXPECT_EQ(sentence(Event::rolled(red, {{3, 4}, 0}, false)), "Ann rolls 7 (3 and 4).");
    EXPECT_EQ(sentence(Event::rolled(red, {{6, 6}, 0}, true)), "Ann rolls 12 (double 6) and earns a bonus roll.");
    EXPECT_EQ(sentence(Event::rolled(red, {{3, 4}, 5}, false)), "Ann rolls 12 (3 and 4, red 5).");
    EXPECT_EQ(sentence(Event::region_looked_up(red, {{3, 4}, 3}, region("Appalachian"))),
              "Ann rolls 3 and 4, red 3: the region is Appalachian.");
    EXPECT_EQ(sentence(Event::bounces_out(red, at("RIC"))),
              "Ann bounces out of Richmond, VA: the red die moves the train on.");
}

TEST(Story, says_why_somebody_pays_or_is_no_longer_declared) {
    BySeat<Money> paid{};
    paid[blue] = 50000_usd;
    EXPECT_EQ(sentence(Event::fees_paid(red, Why::rover, 50000_usd, 0_usd, paid)),
              "Ann pays $50,000 to Bob for the rover play.");
    EXPECT_EQ(sentence(Event::must_raise_cash(red, Why::rover, 50000_usd)),
              "Ann owes $50,000 for the rover play and must raise cash.");
    EXPECT_EQ(sentence(Event::lost_status(red, at("MIA"), Why::fees)),
              "Ann has less than $200,000 and is no longer declared: the destination is Miami, FL.");
}

TEST(Story, has_a_sentence_of_its_own_for_the_home_city_and_for_a_trip_to_where_it_began) {
    EXPECT_EQ(sentence(Event::declared(red, at("MIA"), false, true)), "Ann declares at home, in Miami, FL!");
    EXPECT_EQ(sentence(Event::declared(red, at("MIA"), true, false)), "Ann declares early and heads for Miami, FL!");
    EXPECT_EQ(sentence(Event::arrived(red, at("JAX"), at("JAX"), 0_usd)),
              "Ann is in Jacksonville, FL, where the trip began: no payoff.");
}

TEST(Story, says_who_is_paid_and_what_costs_nothing) {
    BySeat<Money> paid{};
    paid[blue] = 5000_usd;
    EXPECT_EQ(sentence(Event::fees_paid(red, Why::fees, 5000_usd, 0_usd, paid)), "Ann pays $5,000 to Bob in use fees.");
    EXPECT_EQ(sentence(Event::fees_paid(red, Why::fees, 6000_usd, 1000_usd, paid)),
              "Ann pays use fees of $6,000: $1,000 to the bank and $5,000 to Bob.");
    paid[green] = 10000_usd;
    EXPECT_EQ(sentence(Event::fees_paid(red, Why::fees, 16000_usd, 1000_usd, paid)),
              "Ann pays use fees of $16,000: $1,000 to the bank, $5,000 to Bob and $10,000 to Cleo.");
    EXPECT_EQ(sentence(Event::engine_bought(red, Engine::superchief, 0_usd)),
              "Ann upgrades to SuperChief for nothing.");
    EXPECT_EQ(sentence(Event::established(red, line("RD"), 0_usd)),
              "Ann is established on the Richmond & Danville and rides it for nothing.");
}

TEST(Story, says_who_has_won_and_with_how_much) {
    EXPECT_EQ(sentence(Event::game_won(Ending::home_with_the_cash, red, 205000_usd)),
              "Ann is home with $205,000 and wins the game!");
    EXPECT_EQ(sentence(Event::game_ended(Ending::last_round, SeatSet::only(blue), 180000_usd)),
              "The last round is over: Bob has the most cash, $180,000, and wins.");
    EXPECT_EQ(sentence(Event::game_ended(Ending::turn_limit, SeatSet::only(red) | SeatSet::only(green), 90000_usd)),
              "The turn limit is reached: Ann and Cleo have the most cash, $90,000, and share the win.");
}

TEST(Story, names_states_in_two_letters_everywhere) {
    EXPECT_EQ(sentence(Event::turn_lost(red, at("CHS"))),
              "Ann's train is already in Charleston, SC: the rest of the turn is lost.");
    Event ride{.kind = Event::Kind::rode, .seat = red, .milepost = at("JKM"), .from = at("VIC")};
    ride.ridden.add(line("NW"));
    EXPECT_EQ(sentence(ride), "Ann rides from Vicksburg to Jackson, MS on the N&W.");
}

TEST(Answers, say_what_a_pass_means_where_it_is_offered) {
    State s = table_at({{"WAS", "MIA", "WAS"}, {"NOL", "MIA"}, {"NOL", "MIA"}});
    s.step = Step::swap_home;
    EXPECT_EQ(RailBaron::answer(s, Move::pass()), "Keep Washington, DC");
    EXPECT_EQ(RailBaron::answer(s, Move::swap_home()), "Start in Miami, FL");
    s.step = Step::purchase;
    EXPECT_EQ(RailBaron::answer(s, Move::pass()), "Buy nothing");
    EXPECT_EQ(RailBaron::answer(s, Move::buy(line("CO"))), "");
}

int total_of(const json::value& paid) {
    int total = 0;
    for (const auto& payment : paid.as_object()) total += static_cast<int>(payment.value().as_int64());
    return total;
}

// In random games: what a sentence says of money is what its fields and the position say.
void check_ride(const json::value& ride, const State& before, const State& after) {
    const Seat seat = Seat(ride.at("seat").as_int64());
    const Money fees{static_cast<int>(ride.at("fees").as_int64())};
    ASSERT_FALSE(ride.at("railroads").as_array().empty());
    ASSERT_EQ(fees.dollars, ride.at("to_bank").as_int64() + total_of(ride.at("paid")));
    if (fees == 0_usd) return;
    ASSERT_NE(ride.at("text").as_string().find(dollars(fees)), std::string::npos);
    if (before.step == Step::step) ASSERT_EQ(before.cash(seat) - after.cash(seat), fees) << json::serialize(ride);
}

TEST(Story, agrees_with_the_position_in_random_games) {
    int rides = 0;
    for (std::uint64_t game = 0; game < 8; ++game) {
        const auto table = testing::new_table<RailBaron>(3, json::object{{"turn_limit", 400}});
        Random random = random_for(5, game);
        while (!table->is_over()) {
            const State before = table->position();
            State::Offers offers;
            Rules::offers(before, offers);
            Problem problem;
            table->play(AnyMove::of(offers.pick(random.below(offers.ways()))), problem);
            ASSERT_FALSE(problem) << problem.sentence();
            const json::value told = value_of(table->events_text(table->decisions(), Viewer::everything()));
            for (const json::value& event : told.as_array()) {
                if (event.at("kind") != "rode") continue;
                ++rides;
                ASSERT_NO_FATAL_FAILURE(check_ride(event, before, table->position()));
            }
        }
    }
    EXPECT_GT(rides, 300);
}

TEST(Bank, RB_81_never_runs_out) {
    State s = table_at({{"WAS", "RIC", "ATL"}, {"NOL", "MIA"}, {"NOL", "MIA"}});
    set_cash(s, blue, 9000000_usd);   // far more than any printed bank
    const State before = s;
    play(s, white(5, 6));
    play(s, ride("RFP", "Quantico_VA"));
    play(s, ride("RFP", "RIC"));
    EXPECT_EQ(gained(before, s, red), 3000_usd);
}

}   // namespace
}   // namespace roundhouse::rail_baron
