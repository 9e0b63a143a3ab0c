// Sealed instructions: they speak for their owner, and nobody else learns of them.
#include <gmock/gmock.h>

#include "server/tests/at_table.hpp"

namespace roundhouse::server::testing {

namespace {

using namespace std::chrono_literals;
using ::testing::HasSubstr;

// Ann, Ben and Cas, who has no instruction; Ben's says to bid up to 7 for the first railroad.
struct Sealed : ::testing::Test {
    House own;
    Client ann = own.client("Ann"), ben = own.client("Ben"), cas = own.client("Cas");
    std::string table = ann.table("kansas-pacific", {me(), open_seat(), open_seat()}), path = "/api/tables/" + table;
    std::vector<Line> lines;
    json::value view, auction;

    void SetUp() override {
        for (Client* client : {&ben, &cas}) client->post(path + "/join");
        ann.post(path + "/start");
        for (Client* client : {&ann, &ben, &cas}) lines.push_back(client->line(table));
        view = lines[0].view();
        auction = view.at("state").at("auction").at("railroad");
        const json::value sealed =
            lines[1].ask({{"do", "instruct"}, {"auction", auction}, {"up_to", 7}, {"then", "pass"}});
        ASSERT_FALSE(sealed.as_object().contains("error")) << sealed;
        view = lines[0].view();   // where Ben decides first, it has spoken at once
    }
    bool is_on() const {
        const json::value& now = view.at("state").at("auction");
        return now.is_object() && now.at("railroad") == auction;
    }
    // The instruction speaks, but not before a player could have.
    void wait_for_ben() {
        lines[2].ask({{"do", "instruct"}, {"auction", "another"}});   // withdraws nothing, and hurries nobody
        own.pass(600ms);
        EXPECT_EQ(ann.get(path + "/view")["number"], view.at("number")) << "the answer is too quick for a player";
        own.pass(2s);
    }
    // Ann and Cas raise by one up to 8, then pass.
    void raise() {
        const auto decider = static_cast<std::size_t>(view.at("question").at("decider").as_int64());
        const json::value& high = view.at("state").at("auction").at("high");
        const bool is_high = !high.is_null() && high.as_int64() > 7;
        lines[decider].ask(play(view, is_high ? json::object{{"move", "pass"}} : first_move(view, 1)));
    }
};

TEST_F(Sealed, instructions_bid_and_pass_for_their_owner_and_nobody_else_learns_of_them) {
    int answers = 0;
    for (; is_on() && answers < 20; view = lines[0].view(number_of(view) + 1)) {
        if (decides(view, 1)) ++answers, wait_for_ben();
        else raise();
    }
    EXPECT_GT(answers, 2);
    EXPECT_THAT(ben.get(path + "/log").text, HasSubstr("\"instruction\""));
    EXPECT_THAT(ann.get(path + "/log").text, ::testing::Not(HasSubstr("instruction")));
    for (std::size_t other : {0u, 2u})
        for (const json::value& message : lines[other].heard)
            if (const json::value* told = message.as_object().if_contains("instructions"))
                EXPECT_TRUE(told->as_array().empty());
    EXPECT_TRUE(ben.get(path + "/view")["instructions"].as_array().empty()) << "it ended with its auction";
}

TEST(Instructions, to_ask_at_the_limit_leave_the_question_to_their_owner) {
    Client ann = shared_house().client("Ann");
    const std::string table = ann.table("kansas-pacific", {me(), me(), me()});
    Line line = ann.line(table);
    json::value view = line.view();
    const json::value auction = view.at("state").at("auction").at("railroad"),
                      decider = view.at("question").at("decider");
    const json::value sealed =
        line.ask({{"do", "instruct"}, {"seat", decider}, {"auction", auction}, {"up_to", 2}, {"then", "ask"}});
    EXPECT_TRUE(sealed.at("instructions").as_array().size() == 1u) << sealed;
    view = line.view(number_of(view) + 1);
    EXPECT_EQ(view.at("state").at("auction").at("leader"), decider) << "it spoke at once";
    view = line.view(line.ask(play(view, {{"move", "bid"}, {"amount", 20}})).at("number").as_int64());
    view = line.view(line.ask(play(view, {{"move", "pass"}})).at("number").as_int64());
    EXPECT_EQ(view.at("question").at("decider"), decider);
    EXPECT_TRUE(view.at("instructions").as_array().empty());
    EXPECT_TRUE(line.ask({{"do", "instruct"}, {"auction", auction}, {"up_to", -2}, {"then", "ask"}})
                    .as_object()
                    .contains("error"));
}

TEST(Instructions, that_are_sent_once_more_say_nothing_about_the_next_auction) {
    Client ann = shared_house().client("Ann");
    const std::string table = ann.table("kansas-pacific", {me(), me(), me()}), path = "/api/tables/" + table;
    Line line = ann.line(table);
    json::value view = line.view();
    const json::value auction = view.at("state").at("auction").at("railroad"),
                      other = (view.at("question").at("decider").as_int64() + 1) % 3;
    const json::object sealed{
        {"do", "instruct"}, {"seat", other}, {"auction", auction}, {"pass", true}, {"request", "sealed"}};
    EXPECT_EQ(line.ask(sealed).at("instructions").as_array().size(), 1u);
    const auto is_on = [&] {
        return view.at("state").at("auction").is_object() && view.at("state").at("auction").at("railroad") == auction;
    };
    for (bool is_first = true; is_on(); is_first = false) {
        const json::object move = is_first ? first_move(view, 1) : json::object{{"move", "pass"}};
        view = line.view(line.ask(play(view, move)).at("number").as_int64());
    }
    EXPECT_TRUE(line.ask(sealed).at("instructions").as_array().empty()) << "as after its auction, which is over";
}

TEST(Instructions, of_a_seat_are_fifty_at_most) {
    Client ann = shared_house().client("Ann");
    const std::string path = "/api/tables/" + ann.table("kansas-pacific", {me(), me(), me()}) + "/instruct";
    const auto instruct = [&](int seat, int railroad) {
        return ann.post(path, json::object{{"seat", seat}, {"auction", "R" + std::to_string(railroad)}, {"pass", true}})
            .status;
    };
    for (int railroad = 0; railroad < 50; ++railroad) ASSERT_EQ(instruct(0, railroad), 200);
    EXPECT_EQ(instruct(0, 50), 409);
    EXPECT_EQ(instruct(1, 50), 200) << "others are not concerned";
    EXPECT_EQ(ann.post(path, json::object{{"seat", 0}, {"auction", "R0"}}).status, 200) << "one can be taken back";
    EXPECT_EQ(instruct(0, 50), 200);
}

}   // namespace

}   // namespace roundhouse::server::testing
