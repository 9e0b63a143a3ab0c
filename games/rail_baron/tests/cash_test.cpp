// Auction, Bankruptcy, Announcing.
#include "games/rail_baron/face.hpp"
#include "games/rail_baron/tests/table.hpp"
#include "play/tests/properties.hpp"

namespace roundhouse::rail_baron {
namespace {

// Red owes Blue $5,000 for the C&O, and has $1,000 and two railroads: the V&M ($7,500) and the RF&P ($6,500).
State in_debt(Money cash = 1000_usd) {
    State s = table_at({{"WAS", "STA", "ATL"}, {"WAS", "MIA", "ATL"}, {"MEM", "MIA", "ATL"}});
    give(s, red, {"VM", "RFP"});
    give(s, blue, {"CO"});
    set_cash(s, red, cash);
    play(s, white(1, 1));
    play(s, ride("VM", "Manassas_VA"));
    play(s, ride("CO", "Culpeper_VA"));
    return s;
}

TEST(RaisingCash, is_for_those_who_cannot_pay_by_sale_or_auction) {   // RB-34
    State s = in_debt();
    EXPECT_EQ(s.decider, red);
    EXPECT_EQ(offered(s).size(), 4u);
    EXPECT_EQ(why_not(s, Move::pass()).rule, "RB-34");
    EXPECT_EQ(why_not(s, Move::sell(line("CO"))).rule, "RB-34");
    const State before = s;
    play(s, Move::sell(line("VM")));
    EXPECT_EQ(s.step, Step::raise_cash) << "$4,750 are not enough";
    play(s, Move::sell(line("RFP")));
    EXPECT_EQ(s.cash(red), 1000_usd + 3750_usd + 3250_usd - 5000_usd);
    EXPECT_EQ(gained(before, s, blue), 5000_usd);
    EXPECT_EQ(s.turn, blue);
    EXPECT_EQ(in_debt(5000_usd).step, Step::roll) << "who can pay is not asked";
}

TEST(RaisingCash, auction_opens_at_half_the_price_with_the_opponent_on_the_left) {   // RB-35
    State s = in_debt();
    play(s, Move::auction(line("VM")));
    EXPECT_EQ(s.decider, blue);
    EXPECT_EQ(s.auction.least_bid(), 3750_usd);
    EXPECT_EQ(s.auction.terms().seller, red);
    EXPECT_EQ(why_not(s, Move::bid(3749_usd)).rule, "RB-35");
    EXPECT_EQ(why_not(s, Move::bid(20001_usd)).rule, "RB-35");
    EXPECT_EQ(why_not(s, Move::sell(line("VM"))).rule, "AU-1") << "it cannot be withdrawn";
    play(s, Move::bid(3751_usd));
    EXPECT_EQ(why_not(s, Move::bid(4250_usd)).rule, "RB-35") << "raises of $500 at least";
    play(s, Move::bid(4252_usd));
    play(s, Move::pass());
    EXPECT_TRUE(s.players[green].railroads.contains(line("VM")));
    EXPECT_EQ(s.cash(green), 20000_usd - 4252_usd);
    EXPECT_EQ(s.cash(red), 252_usd) << "$5,252 suffice for the $5,000";
}

TEST(RaisingCash, gives_the_bank_what_nobody_bids_for) {   // RB-36
    State s = in_debt();
    play(s, Move::auction(line("VM")));
    play(s, Move::pass());
    play(s, Move::pass());
    EXPECT_TRUE(s.bank.contains(line("VM")));
    EXPECT_EQ(s.cash(red), 4750_usd);
    EXPECT_EQ(s.step, Step::raise_cash);
}

// Red stands in Gordonsville, on the V&M and the C&O, and has ridden both in this turn.
State in_debt_at_gordonsville() {
    State s = table_at({{"WAS", "STA", "ATL"}, {"WAS", "MIA", "ATL"}, {"MEM", "MIA", "ATL"}});
    give(s, red, {"VM", "RFP"});
    give(s, blue, {"CO"});
    set_cash(s, red, 0_usd);
    play(s, white(1, 2));
    play(s, ride("CO", "Manassas_VA"));
    play(s, ride("VM", "Culpeper_VA"));
    play(s, ride("VM", "Gordonsville_VA"));
    return s;
}

TEST(RaisingCash, RB_74_without_a_bid_establishes_the_seller_at_nothing_who_rode_it_and_stands_there) {
    State s = in_debt_at_gordonsville();
    ASSERT_EQ(s.step, Step::raise_cash);
    play(s, Move::auction(line("VM")));
    play(s, Move::pass());
    play(s, Move::pass());
    EXPECT_TRUE(s.bank.contains(line("VM")));
    EXPECT_EQ(established(s, red, "VM"), 0_usd);
    EXPECT_LT(established(s, blue, "VM"), 0_usd) << "nobody else is, though Blue stands at the V&M too";
    play(s, Move::sell(line("RFP")));
    begin_turn_of(s, red);
    EXPECT_EQ(rate(s, line("VM")), 0_usd) << "to ride on costs nothing, as after a sale to an opponent";
}

TEST(RaisingCash, RB_74_without_a_bid_establishes_nobody_on_a_railroad_that_was_not_ridden) {
    State s = in_debt_at_gordonsville();
    s.players[red].at = at("RIC");   // on the RF&P, which Red has not ridden
    play(s, Move::auction(line("RFP")));
    play(s, Move::pass());
    play(s, Move::pass());
    EXPECT_LT(established(s, red, "RFP"), 0_usd);
}

TEST(RaisingCash, RB_74_without_a_bid_establishes_nobody_who_stands_elsewhere_by_then) {
    State s = in_debt_at_gordonsville();
    s.players[red].at = at("RIC");
    play(s, Move::auction(line("VM")));
    play(s, Move::pass());
    play(s, Move::pass());
    EXPECT_LT(established(s, red, "VM"), 0_usd);
}

TEST(RaisingCash, RB_74_a_direct_sale_establishes_nobody) {
    State s = in_debt_at_gordonsville();
    play(s, Move::sell(line("VM")));
    EXPECT_LT(established(s, red, "VM"), 0_usd);
}

TEST(RaisingCash, RB_74_for_a_rover_play_in_anothers_turn_establishes_nobody_without_a_bid) {
    State s = in_debt_at_gordonsville();
    s.turn = blue;   // whose ride has brought Red into debt
    play(s, Move::auction(line("VM")));
    play(s, Move::pass());
    play(s, Move::pass());
    EXPECT_LT(established(s, red, "VM"), 0_usd);
}

TEST(EarlierRules, RB_74_version_1_establishes_nobody_without_a_bid) {
    State s = in_debt_at_gordonsville();
    s.rules_version = 1;
    play(s, Move::auction(line("VM")));
    play(s, Move::pass());
    play(s, Move::pass());
    EXPECT_LT(established(s, red, "VM"), 0_usd);
}

TEST(RaisingCash, passes_those_who_cannot_reach_the_lowest_bid) {   // RB-74
    State s = in_debt();
    set_cash(s, blue, 3000_usd);
    Log log;
    play(s, Move::auction(line("VM")), log);
    EXPECT_EQ(s.decider, green);
    EXPECT_EQ(log.count(Event::Kind::passed), 1);
}

TEST(RaisingCash, by_auction_establishes_those_who_stand_at_the_railroad) {   // RB-37
    State s = in_debt();
    play(s, Move::auction(line("VM")));
    play(s, Move::pass());
    play(s, Move::bid(3750_usd));
    EXPECT_EQ(established(s, blue, "VM"), 5000_usd) << "what Blue in Washington would have paid Red";
    EXPECT_EQ(established(s, red, "VM"), 0_usd) << "Red in Culpeper would have paid nothing";
    EXPECT_LT(established(s, green, "VM"), 0_usd);
}

TEST(RaisingCash, by_auction_of_a_railroad_ridden_this_turn_owes_its_new_owner_nothing) {   // RB-37, RB-74
    State s = in_debt();
    const Owed owed = s.owed;
    EXPECT_EQ(owed.total(), 5000_usd);
    play(s, Move::auction(line("VM")));
    play(s, Move::pass());
    play(s, Move::bid(4500_usd));
    EXPECT_EQ(s.cash(green), 20000_usd - 4500_usd) << "what is owed was fixed before, and none of it to Green";
    begin_turn_of(s, red);
    const State before = s;
    play(s, white(1, 1));
    play(s, ride("VM", "Gordonsville_VA"));
    play(s, ride("VM", "Charlottesville_VA"));
    EXPECT_EQ(gained(before, s, green), 0_usd) << "nor while Red stays on it";
}

TEST(RaisingCash, lets_a_railroad_sold_back_be_bought_again_and_ridden_for_1000) {   // RB-38
    State s = in_debt();
    play(s, Move::sell(line("VM")));
    play(s, Move::sell(line("RFP")));
    EXPECT_TRUE(s.unowned().contains(line("VM")));
    const State before = s;
    play(s, white(1, 1));   // Blue, in Washington
    play(s, ride("VM", "Manassas_VA"));
    play(s, ride("VM", "Culpeper_VA"));
    EXPECT_EQ(gained(before, s, blue), 0_usd - 1000_usd);
}

TEST(Bankruptcy, puts_a_player_out_and_pays_nobody) {   // RB-39
    State s = in_debt(0_usd);
    const State before = s;
    s.players[red].railroads.erase(line("RFP"));
    s.bank.insert(line("RFP"));
    play(s, Move::sell(line("VM")));
    EXPECT_TRUE(s.players[red].is_out);
    EXPECT_EQ(s.cash(red), 0_usd);
    EXPECT_EQ(gained(before, s, blue), 0_usd);
    EXPECT_EQ(s.turn, blue);
    EXPECT_FALSE(RailBaron::score(s, red).has_value());
}

TEST(Bankruptcy, of_all_but_one_wins_the_game) {   // RB-39
    State s = in_debt(0_usd);
    s.players[green].is_out = true;
    play(s, Move::sell(line("VM")));
    play(s, Move::sell(line("RFP")));
    EXPECT_NE(s.step, Step::game_over) << "$7,000 suffice";
    State t = in_debt(0_usd);
    t.players[green].is_out = true;
    t.owed.to[blue] = 50000_usd;
    play(t, Move::sell(line("VM")));
    play(t, Move::sell(line("RFP")));
    EXPECT_EQ(t.step, Step::game_over);
    EXPECT_EQ(winners(t), SeatSet::only(blue));
}

TEST(Secrecy, hides_cash_below_150000_from_the_others) {   // RB-40
    auto table = testing::new_table<RailBaron>(3);
    const json::object whole = table->state(Viewer::everything()), view = table->state(Viewer::seat(blue));
    EXPECT_EQ(whole.at("players").at(0).at("cash"), 20000);
    EXPECT_TRUE(view.at("players").at(0).at("cash").is_null());
    EXPECT_EQ(view.at("players").at(1).at("cash"), 20000) << "one's own";
    State rich = in_debt();
    set_cash(rich, red, 150000_usd);
    ObjectText text;
    RailBaron::write_state(rich, Viewer::seat(blue), text);
    const json::value out = json::parse(text.text());
    EXPECT_EQ(out.at("players").at(0).at("cash"), 150000);
    EXPECT_EQ(out.at("players").at(0).at("railroads").as_array().size(), 2u) << "deeds are public";
    EXPECT_EQ(out.at("players").at(0).at("home"), "ATL");
}

// RB-40: nothing that a seat receives depends on what others hold below $150,000.
TEST(Secrecy, a_view_is_the_same_whatever_the_others_hold_in_secret) {
    const auto board = testing::shared_default_board<RailBaron>();
    const auto seen = [&](const State& s, Seat viewer) {
        json::object view;
        TableOf<RailBaron>(board, s, {}, {}, nullptr).write_view(Viewer::seat(viewer), view);
        return view;
    };
    for (std::uint64_t game = 0; game < 3; ++game) {
        State s = RailBaron::set_up(board->board(), 4, {});
        Random random = random_for(7, game);
        Silence silence;
        while (!Rules::is_over(s)) {
            SeatSet::all(s.seats).each([&](Seat viewer) {
                State other = s;
                SeatSet::all(s.seats).each([&](Seat seat) {
                    if (seat != viewer && s.cash(seat) < secret_below - 10000_usd)
                        other.ledger.pay(State::Accounts::bank, State::Accounts::of(seat), 7000_usd);
                });
                ASSERT_EQ(seen(other, viewer), seen(s, viewer)) << RailBaron::step_name(s);
            });
            Rules::apply(s, random_offer<RailBaron>(s, random), silence);
        }
    }
}

// How the game goes on after a move, as each viewer sees it.
struct Course {
    State state;
    Log log;

    Course(const State& s, const Move& move) : state(s) { play(state, move, log); }

    // A debt or an announcement tells of a purse, as the rules have it.
    bool tells_of_a_purse() const {
        using Kind = Event::Kind;
        return log.count(Kind::must_raise_cash) + log.count(Kind::bankrupt) + log.count(Kind::announced) > 0;
    }
    json::object seen_by(Viewer viewer) const {
        json::object view;
        const auto board = testing::shared_default_board<RailBaron>();
        TableOf<RailBaron>(board, state, {}, {}, nullptr).write_view(viewer, view);
        json::array told;
        for (const Event& event : log.events)
            told.push_back(RailBaron::told(RailBaron::seen_by(viewer, event), *state.board, Names{}).fields());
        view["told"] = std::move(told);
        return view;
    }
};

// RB-40: how the game goes on tells nothing of a purse either.
TEST(Secrecy, the_course_of_the_game_is_the_same_whatever_a_purse_holds_where_everybody_is_asked) {
    Variants variants;
    variants.starting_auction = 5000_usd;
    variants.turn_limit = 200;
    variants.ask_everybody = true;
    int compared = 0, without_a_choice = 0;
    for (std::uint64_t game = 0; game < 4; ++game) {
        State s = RailBaron::set_up(testing::shared_default_board<RailBaron>()->board(), 4, variants);
        Random random = random_for(11, game);
        Silence silence;
        while (!Rules::is_over(s)) {
            State::Offers offers;
            Rules::offers(s, offers);
            without_a_choice += is_player(s.decider) && offers.ways() == 1;
            const Move move = offers.pick(random.below(offers.ways()));
            const Course course(s, move);
            SeatSet::all(s.seats).each([&](Seat seat) {
                State other = s;
                if (s.cash(seat) >= secret_below || s.players[seat].is_out || seat == s.owed.by
                    || seat == s.auction.leader())
                    return;
                set_cash(other, seat, game % 2 == 0 ? 900_usd : 60000_usd);
                if (Rules::refusal(other, move)) return;
                const Course same(other, move);
                if (course.tells_of_a_purse() || same.tells_of_a_purse()) return;
                for (const Viewer viewer : {Viewer::seat(left_of(seat, s.seats)), Viewer::the_public()})
                    ASSERT_EQ(same.seen_by(viewer), course.seen_by(viewer)) << RailBaron::step_name(s);
                ++compared;
            });
            Rules::apply(s, move, silence);
        }
    }
    EXPECT_GT(compared, 1000);
    EXPECT_GT(without_a_choice, 20);
}

TEST(Secrecy, asks_who_cannot_pay_to_pass_in_an_auction_and_to_buy_nothing) {   // RB-40, RB-35, RB-18
    State s = in_debt();
    s.variants.ask_everybody = true;
    set_cash(s, blue, 3000_usd);
    play(s, Move::auction(line("VM")));
    EXPECT_EQ(s.decider, blue) << "though $3,750 are asked";
    EXPECT_EQ(offered(s), std::vector{Move::pass()});
    EXPECT_EQ(why_not(s, Move::bid(3750_usd)).rule, "RB-35");
    Log log;
    play(s, Move::pass(), log);
    EXPECT_EQ(log.events.front(), Event::passed(blue, Passing::chosen));
    EXPECT_EQ(s.decider, green);

    State arriving = table_at({{"WAS", "RIC", "ATL"}, {"NOL", "MIA"}, {"NOL", "MIA"}});
    arriving.variants.ask_everybody = true;
    set_cash(arriving, red, 0_usd);
    arriving.unowned().each([&](RailroadId r) {   // what the payoff is enough for
        if (arriving.price_of(r) > 3000_usd) return;
        arriving.bank.erase(r);
        arriving.players[blue].railroads.insert(r);
    });
    play(arriving, white(5, 6));
    play(arriving, ride("RFP", "Quantico_VA"));
    play(arriving, ride("RFP", "RIC"));
    ASSERT_EQ(arriving.step, Step::purchase);
    EXPECT_EQ(offered(arriving), std::vector{Move::pass()});
}

TEST(Secrecy, others_are_not_told_why_somebody_passes) {   // RB-40
    const Event poor = Event::passed(blue, Passing::for_lack_of_cash);
    EXPECT_EQ(RailBaron::seen_by(Viewer::seat(red), poor).passing, Passing::chosen);
    EXPECT_EQ(RailBaron::seen_by(Viewer::seat(blue), poor).passing, Passing::for_lack_of_cash);
}

TEST(Secrecy, ends_with_an_announcement_at_150000) {   // RB-40
    State s = table_at({{"WAS", "RIC", "ATL"}, {"NOL", "MIA"}, {"NOL", "MIA"}});
    set_cash(s, red, 148000_usd);
    Log log;
    play(s, white(5, 6), log);
    play(s, ride("RFP", "Quantico_VA"), log);
    EXPECT_EQ(log.count(Event::Kind::announced), 0);
    play(s, ride("RFP", "RIC"), log);
    EXPECT_EQ(log.count(Event::Kind::announced), 1);
}

}   // namespace
}   // namespace roundhouse::rail_baron
