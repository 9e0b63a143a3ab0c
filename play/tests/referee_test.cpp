// The referee answers every line of the protocol, and every broken one too.
#include "play/referee.hpp"

#include <gtest/gtest.h>

#include "play/games.hpp"

namespace roundhouse {
namespace {

// A referee to whom tests speak in single quotes.
class Conversation {
public:
    json::object say(std::string line) {
        for (char& c : line)
            if (c == '\'') c = '"';
        Problem problem;
        const std::string answer = referee_.answer(line);
        EXPECT_EQ(answer.find('\n'), std::string::npos);
        const json::value value = parsed(answer, "The answer", problem);
        EXPECT_FALSE(problem) << answer;
        return value.is_object() ? value.get_object() : json::object{};
    }
    json::object say_ok(const std::string& line) {
        json::object answer = say(line);
        EXPECT_TRUE(answer["ok"].as_bool()) << line << "\n" << json::serialize(answer);
        return answer;
    }
    std::string refused(const std::string& line) {
        json::object answer = say(line);
        EXPECT_FALSE(answer["ok"].as_bool()) << line;
        return answer.contains("error") ? std::string(answer["error"].as_string()) : "";
    }
    void begin() {
        say_ok("{'do':'new','game':'kansas-pacific','seats':3,'names':['John','Vince','Ann']}");
        say_ok("{'do':'play','move':{'move':'first_bidder','seat':0}}");
    }
    // Lines that hold JSON already.
    json::object send(const json::object& request) { return say_ok(json::serialize(request)); }

private:
    Referee referee_{1};
};

TEST(Referee, lists_games_with_seats_options_and_boards) {
    const json::object answer = Conversation().say_ok("{'do':'games'}");
    const json::array& list = answer.at("games").as_array();
    ASSERT_EQ(list.size(), games().size());
    for (const json::value& game : list) {
        EXPECT_EQ(game.at("boards").as_array().at(0), "default");
        EXPECT_EQ(game.at("seats").as_array().size(), 2u);
        EXPECT_TRUE(game.at("options").is_object());
    }
}

TEST(Referee, knows_requests_by_their_old_names_too) {
    Conversation c;
    c.begin();
    EXPECT_EQ(c.say_ok("{'do':'options'}"), c.say_ok("{'do':'moves'}"));
    std::vector<json::object> drawn;
    for (const std::string name : {"seed", "chance"}) {
        c.say_ok("{'do':'new','game':'kansas-pacific','seats':3}");
        c.say_ok("{'do':'" + name + "','seed':7}");
        drawn.push_back(c.say_ok("{'do':'roll'}"));
    }
    EXPECT_EQ(drawn[0], drawn[1]);
}

TEST(Referee, answers_every_broken_line_with_one_sentence_and_goes_on) {
    Conversation c;
    c.begin();
    for (const char* line : {"",
                             " ",
                             "garbage",
                             "[]",
                             "7",
                             "null",
                             "{",
                             "{}",
                             "{'do':7}",
                             "{'do':'dance'}",
                             "{'do':'play'}",
                             "{'do':'play','move':7}",
                             "{'do':'play','move':{}}",
                             "{'do':'new'}",
                             "{'do':'new','game':'chess','seats':3}",
                             "{'do':'new','game':'kansas-pacific'}",
                             "{'do':'new','game':'kansas-pacific','seats':7}",
                             "{'do':'new','game':'kansas-pacific','seats':3,'options':{'x':1}}",
                             "{'do':'new','game':'kansas-pacific','seats':3,'board':'none'}",
                             "{'do':'new','game':'kansas-pacific','seats':3,'board':{}}",
                             "{'do':'position','state':{}}",
                             "{'do':'load','record':[]}",
                             "{'do':'view','seat':3}",
                             "{'do':'chance','seed':'x'}",
                             "{'do':'suggest','bot':'nobody'}",
                             "\xff\xfe",
                             "{'do':'\xc3\x28'}"})
        EXPECT_FALSE(c.refused(line).empty()) << line;
    EXPECT_EQ(c.say_ok("{'do':'options'}")["decider"], 0) << "nothing has changed";
}

TEST(Referee, asks_for_a_game_first) {
    Conversation c;
    for (const char* what : {"options", "play", "roll", "why", "state", "view", "record", "undo", "suggest"})
        EXPECT_EQ(c.refused("{'do':'" + std::string(what) + "'}"),
                  "There is no game yet: begin with {\"do\":\"new\",…}.");
}

TEST(Referee, tells_what_happened_in_sentences) {
    Conversation c;
    c.begin();
    c.say_ok("{'do':'play','move':{'move':'pass'}}");
    c.say_ok("{'do':'play','move':{'move':'bid','amount':7}}");
    const json::object answer = c.say_ok("{'do':'play','move':{'move':'pass'}}");
    EXPECT_EQ(answer.at("events").as_array().at(1).at("text"),
              "Vince buys a share of the Rock Island for $7 and becomes president.");
}

TEST(Referee, refuses_a_move_with_its_rule_and_changes_nothing) {
    Conversation c;
    c.begin();
    const json::value before = c.say_ok("{'do':'state'}")["state"];
    const json::object answer = c.say("{'do':'play','move':{'move':'bid','amount':41}}");
    EXPECT_EQ(answer.at("rule"), "AU-4");
    for (const char* move : {"{'move':'bid'}", "{'move':'bid','amount':3,'seat':1}", "{'move':'bid','amount':-1}",
                             "{'move':'bid','amount':3.5}", "{'move':'bid','amount':'3'}",
                             "{'move':'build','hex':'Z99'}", "{'move':'jump'}", "{'amount':3}", "'pass'"}) {
        const json::object refusal = c.say("{'do':'play','move':" + std::string(move) + "}");
        EXPECT_EQ(refusal.at("ok"), false) << move;
        EXPECT_TRUE(refusal.contains("rule")) << move;
        EXPECT_EQ(c.say_ok("{'do':'why','move':" + std::string(move) + "}")["legal"], false) << move;
    }
    EXPECT_EQ(c.say_ok("{'do':'state'}")["state"], before);
}

TEST(Referee, says_why_a_move_is_not_allowed) {
    Conversation c;
    c.begin();
    EXPECT_EQ(c.say_ok("{'do':'why','move':{'move':'pass'}}")["legal"], true);
    const json::object answer = c.say_ok("{'do':'why','move':{'move':'go_west'}}");
    EXPECT_EQ(answer.at("legal"), false);
    EXPECT_EQ(answer.at("rule"), "AU-1");
    EXPECT_FALSE(answer.at("text").as_string().empty());
}

TEST(Referee, draws_the_same_for_the_same_seed) {
    for (const char* seed : {"7", "-1", "18446744073709551615"}) {
        std::vector<json::value> moves;
        for (int again = 0; again < 2; ++again) {
            Conversation c;
            c.say_ok("{'do':'new','game':'kansas-pacific','seats':6}");
            c.say_ok("{'do':'chance','seed':" + std::string(seed) + "}");
            moves.push_back(c.say_ok("{'do':'roll'}")["move"]);
        }
        EXPECT_EQ(moves[0], moves[1]);
    }
    Conversation c;
    c.begin();
    EXPECT_EQ(c.refused("{'do':'roll'}"), "It is not for chance to decide now.");
}

TEST(Referee, takes_back_one_decision_at_a_time) {
    Conversation c;
    c.begin();
    const json::value before = c.say_ok("{'do':'state'}")["state"];
    c.say_ok("{'do':'play','move':{'move':'bid','amount':7}}");
    c.say_ok("{'do':'undo'}");
    EXPECT_EQ(c.say_ok("{'do':'state'}")["state"], before);
    EXPECT_EQ(c.say_ok("{'do':'undo'}")["decider"], "chance");
    EXPECT_EQ(c.refused("{'do':'undo'}"), "There is no decision to take back.");
}

TEST(Referee, a_record_loads_to_the_same_state_and_a_tampered_one_is_refused_by_number) {
    Conversation c;
    c.begin();
    c.say_ok("{'do':'play','move':{'move':'bid','amount':7}}");
    c.say_ok("{'do':'play','move':{'move':'bid','amount':9}}");
    const json::value state = c.say_ok("{'do':'state'}")["state"];
    json::object record = c.say_ok("{'do':'record'}")["record"].as_object();

    Conversation other;
    other.send({{"do", "load"}, {"record", record}});
    EXPECT_EQ(other.say_ok("{'do':'state'}")["state"], state);

    record["moves"].as_array().at(2).as_object()["amount"] = 7;
    EXPECT_EQ(other.refused(json::serialize(json::object{{"do", "load"}, {"record", record}})),
              "Move 3 of the record is not legal: The bid is not higher than the standing bid.");
    EXPECT_EQ(other.say_ok("{'do':'state'}")["state"], state) << "the table is as it was";
}

TEST(Referee, a_record_of_another_board_is_refused) {
    Conversation c;
    c.begin();
    json::object record = c.say_ok("{'do':'record'}")["record"].as_object();
    record["board"].as_object()["hash"] = "0000000000000000";
    EXPECT_NE(c.refused(json::serialize(json::object{{"do", "load"}, {"record", record}})).find("record.board.hash"),
              std::string::npos);
}

TEST(Referee, a_record_that_names_the_board_by_a_former_hash_opens) {
    Conversation c;
    c.begin();
    json::object record = c.say_ok("{'do':'record'}")["record"].as_object();
    json::value& hash = record["board"].as_object()["hash"];
    ASSERT_NE(hash, "9236d0655752f813");   // of version 0.1.0, which said otherwise where the railroads start
    hash = "9236d0655752f813";
    const std::string state = json::serialize(c.say_ok("{'do':'state'}")["state"]);
    Conversation other;
    other.send({{"do", "load"}, {"record", record}});
    EXPECT_EQ(json::serialize(other.say_ok("{'do':'state'}")["state"]), state);
}

TEST(Referee, a_position_goes_on_as_if_nothing_had_happened_and_an_impossible_one_is_refused_by_its_field) {
    Conversation c;
    c.begin();
    c.say_ok("{'do':'play','move':{'move':'bid','amount':7}}");
    json::object state = c.say_ok("{'do':'state'}")["state"].as_object();
    const json::object question = c.say_ok("{'do':'options'}");

    Conversation other;
    EXPECT_EQ(other.send({{"do", "position"}, {"state", state}}), question);
    const json::object played = other.say_ok("{'do':'play','move':{'move':'pass'}}");
    EXPECT_EQ(other.say_ok("{'do':'record'}")["record"].at("start"), json::value(state));

    state["railroads"].as_object()["SF"].as_object()["income"] = 4;
    EXPECT_EQ(other.refused(json::serialize(json::object{{"do", "position"}, {"state", state}})),
              "state.railroads.SF.income must be 3.");
}

TEST(Referee, suggests_a_move_that_is_allowed) {
    Conversation c;
    c.begin();
    const json::object answer = c.say_ok("{'do':'suggest','bot':'random'}");
    c.send({{"do", "play"}, {"move", answer.at("move")}});
}

TEST(Referee, says_beside_each_move_what_it_costs_and_what_is_asked_for) {
    Conversation c;
    c.begin();
    const json::object asked = c.say_ok("{'do':'options'}");
    EXPECT_EQ(asked.at("prices"), (json::array{nullptr, json::object{{"cost", 1}, {"payer", 0}}}));
    EXPECT_EQ(asked.at("asks").at("least"), 0);
    EXPECT_EQ(asked.at("asks").at("text"),
              "Your bid for the Rock Island? ($0 or more; if nobody bids, John gets the share for nothing)");
}

TEST(Referee, tells_prices_only_to_those_who_are_told_the_moves) {
    Conversation c;
    c.say_ok("{'do':'new','game':'rail-baron-southeast','seats':3}");
    c.say_ok("{'do':'chance','seed':1}");
    json::object asked;
    do asked = c.say_ok("{'do':'roll'}");
    while (asked["decider"] == "chance");
    const std::int64_t decider = asked["decider"].as_int64();
    for (std::int64_t seat = 0; seat < 3; ++seat) {
        const json::object view = c.say_ok("{'do':'view','seat':" + std::to_string(seat) + "}");
        for (const char* key : {"moves", "prices", "asks"})
            EXPECT_EQ(view.at(key).is_null(), seat != decider) << key << " for seat " << seat;
    }
}

TEST(Referee, signs_random_games) {
    Conversation c;
    const std::string line = "{'do':'signature','game':'kansas-pacific','games':20,'seed':1}";
    EXPECT_EQ(c.say_ok(line), c.say_ok(line));
    EXPECT_NE(c.say_ok(line)["signature"],
              c.say_ok("{'do':'signature','game':'kansas-pacific','games':20,'seed':2}")["signature"]);
}

TEST(Referee, checks_a_board_that_was_sent_along) {
    Conversation c;
    EXPECT_EQ(c.refused("{'do':'new','game':'kansas-pacific','seats':3,'board':{'format':1,'game':'chess'}}"),
              "board.game must be kansas-pacific. See docs/boards.md.");
}

TEST(Referee, routes_a_train_of_rail_baron_and_knows_no_trains_elsewhere) {
    Conversation c;
    c.begin();
    EXPECT_EQ(c.refused("{'do':'routes'}"), "There are no trains to route in Kansas Pacific.");
    json::object answer = c.say_ok("{'do':'new','game':'rail-baron-southeast','seats':3}");
    while (answer.at("step") != "step")
        answer = answer.at("decider") == "chance"
                     ? c.say_ok("{'do':'roll'}")
                     : c.send({{"do", "play"}, {"move", answer.at("moves").as_array().at(0)}});
    const json::object routes = c.say_ok("{'do':'routes'}");
    EXPECT_EQ(routes.at("seat"), answer.at("decider"));
    ASSERT_FALSE(routes.at("routes").as_array().empty());
    const json::value& first = routes.at("routes").as_array().at(0).at("steps").as_array().at(0);
    c.send({{"do", "play"},
            {"move", json::object{{"move", "step"}, {"railroad", first.at("railroad")}, {"to", first.at("to")}}}});
}

}   // namespace
}   // namespace roundhouse
