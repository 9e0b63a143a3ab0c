// Those who mean no good, or break down in the middle of a word: nobody else notices.
#include <gmock/gmock.h>

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>

#include "server/tests/at_table.hpp"

namespace roundhouse::server::testing {

namespace {

using ::testing::HasSubstr;

// A connection whose every byte is under control.
struct RawLine {
    explicit RawLine(unsigned short port) { socket.connect({boost::asio::ip::make_address("127.0.0.1"), port}); }
    void say(std::string_view bytes) {
        boost::system::error_code gone;
        boost::asio::write(socket, boost::asio::buffer(bytes), gone);
    }
    void hear_header() {
        std::string header;
        for (char letter[1]; !header.ends_with("\r\n\r\n"); header += letter[0])
            boost::asio::read(socket, boost::asio::buffer(letter));
    }
    // All that comes until the server closes.
    std::string rest() {
        std::string all;
        boost::system::error_code closed;
        boost::asio::read(socket, boost::asio::dynamic_buffer(all), closed);
        return all;
    }

    boost::asio::io_context io;
    boost::asio::ip::tcp::socket socket{io};
};

std::string upgrade(const Client& client, const std::string& table) {
    return "GET /api/tables/" + table + "/socket HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(client.port)
           + "\r\nOrigin: " + client.origin + "\r\nCookie: " + client.cookie
           + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
           + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
}

struct Hostile : ::testing::Test {
    House house{[](Settings& settings) { settings.patience_s = 1; }};
    Client ann = house.client("Ann"), ben = house.client("Ben");
    std::string table = ann.table("kansas-pacific", {me(), open_seat(), me()}), path = "/api/tables/" + table;

    void SetUp() override {
        EXPECT_EQ(ben.post(path + "/join").status, 200);
        EXPECT_EQ(ann.post(path + "/start").status, 200);
    }
};

TEST_F(Hostile, frames_that_break_the_protocol_end_their_line_and_change_nothing) {
    const json::value before = ann.get(path + "/view")["number"];
    const std::string frames[] = {
        std::string("\x81\x05hello", 7),                                         // not masked
        std::string("\xf1\x80\0\0\0\0", 6),                                      // reserved bits
        std::string("\x83\x80\0\0\0\0", 6),                                      // an opcode that there is not
        std::string("\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0", 14),     // longer than anything
        std::string("\x81\xfe\xff\xff\0\0\0\0", 8) + std::string(65'535, ' '),   // a little too long
        std::string("\x80\x80\0\0\0\0", 6),                                      // goes on with what never began
        std::string("\x89\xfe\x01\x01\0\0\0\0", 8) + std::string(257, 'x'),      // a ping too large
        std::string("\x81\x82\0\0\0\0\xc3\x28", 8),                              // no UTF-8
    };
    for (const std::string& frame : frames) {
        RawLine line(house.port());
        line.say(upgrade(ann, table));
        line.hear_header();
        line.say(frame);
        line.socket.shutdown(boost::asio::ip::tcp::socket::shutdown_send);
        EXPECT_THAT(line.rest(), HasSubstr(std::string("\x88\x02\x03", 3)))
            << "the server closes the line and says that the protocol is broken";
    }
    EXPECT_EQ(ann.get(path + "/view")["number"], before);
    EXPECT_EQ(ann.get("/healthz").status, 200);
}

TEST_F(Hostile, who_speaks_before_a_socket_is_open_is_told_so) {
    RawLine line(house.port());
    line.say(upgrade(ann, table) + std::string("\x81\x80\0\0\0\0", 6));
    const std::string answer = line.rest();
    EXPECT_THAT(answer, HasSubstr("HTTP/1.1 400 "));
    EXPECT_THAT(answer, HasSubstr("send nothing before it"));
}

TEST_F(Hostile, a_request_that_never_ends_is_not_waited_for_and_is_told_so) {
    RawLine line(house.port());
    line.say("POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{");
    EXPECT_THAT(line.rest(), HasSubstr("HTTP/1.1 408 "));   // when the server has lost its patience
    RawLine silent(house.port());
    EXPECT_EQ(silent.rest(), "") << "who has asked nothing is answered nothing";
    EXPECT_EQ(ann.get("/healthz").status, 200);
}

TEST_F(Hostile, a_request_in_single_bytes_has_no_more_time_than_another) {
    RawLine line(house.port());
    boost::system::error_code closed;
    for (char answer[4'096]; !closed;) {   // until the server has lost its patience
        line.say("x");
        line.socket.non_blocking(true);
        line.socket.read_some(boost::asio::buffer(answer), closed);
        if (closed == boost::asio::error::would_block) closed = {};
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    EXPECT_EQ(ann.get("/healthz").status, 200);
}

TEST_F(Hostile, somebody_who_takes_nothing_is_gone_after_a_while_and_the_others_play_on) {
    RawLine deaf(house.port());
    deaf.say(upgrade(ben, table));
    const auto is_ben_here = [&] { return ann.get(path)["table"].at("seats").at(1).at("here") == json::value(true); };
    while (!is_ben_here()) std::this_thread::yield();
    EXPECT_EQ(ann.post(path + "/chat", json::object{{"text", "Is anybody there?"}}).status, 200);
    while (is_ben_here()) std::this_thread::sleep_for(std::chrono::milliseconds(20));   // he answers no ping
    const json::value view = ann.get(path + "/view").body;
    EXPECT_EQ((decides(view, 1) ? ben : ann).post(path + "/play", play(view, {{"move", "pass"}})).status, 200);
}

TEST_F(Hostile, somebody_who_asks_and_takes_no_answer_is_heard_no_more_and_gone_after_a_while) {
    EXPECT_EQ(ann.post(path + "/notes", json::object{{"text", std::string(40'000, 'n')}}).status, 200);
    RawLine deaf(house.port());
    deaf.say(upgrade(ann, table));
    deaf.hear_header();
    const std::string question = R"({"do":"notes","request":"again"})";
    const std::string frame =
        std::string("\x81") + static_cast<char>(0x80 | question.size()) + std::string(4, '\0') + question;
    boost::system::error_code gone;
    while (!gone)
        boost::asio::write(deaf.socket, boost::asio::buffer(frame), gone);   // until the server has lost its patience
    EXPECT_EQ(ann.get("/healthz").status, 200);
}

TEST_F(Hostile, moves_out_of_turn_for_others_or_once_more_are_refused_and_change_nothing) {
    Client stranger = house.client("Stranger"), nobody = house.client();
    const Reply view = ann.get(path + "/view");
    const bool is_bens = decides(view.body, 1);
    Client &mover = is_bens ? ben : ann, &other = is_bens ? ann : ben;
    const json::object move = play(view.body, {{"move", "pass"}});
    EXPECT_EQ(other.post(path + "/play", move).status, 409);
    json::object for_another = move;
    for_another["seat"] = view["question"].at("decider");
    EXPECT_EQ(other.post(path + "/play", for_another).status, 409);
    EXPECT_EQ(stranger.post(path + "/play", move).status, 403);
    EXPECT_EQ(nobody.post(path + "/play", move).status, 401);
    EXPECT_EQ(nobody.post(path + "/notes", json::object{{"text", "x"}}).status, 401);
    EXPECT_EQ(stranger.post(path + "/undo").status, 403);
    EXPECT_EQ(stranger.post(path + "/instruct", json::object{{"auction", "SF"}, {"pass", true}}).status, 403);
    EXPECT_EQ(ann.get(path + "/view").text, view.text);
    EXPECT_EQ(mover.post(path + "/play", move).status, 200);
    EXPECT_EQ(mover.post(path + "/play", move).status, 409) << "sent once more, without a name for the request";
    EXPECT_EQ(ann.get(path + "/view")["entries"].as_array().size(), view["entries"].as_array().size() + 1);
}

TEST(Sockets, are_closed_at_once_when_a_client_hangs_up_after_the_goodbye_without_a_word) {
    House patient([](Settings& settings) {
        settings.patience_s = 3'600;
        settings.requests_per_second = 0;
    });
    Client ann = patient.client("Ann");
    const std::string table = ann.table("kansas-pacific", {me(), me(), me()});
    RawLine line(patient.port());
    line.say(upgrade(ann, table));
    line.hear_header();
    EXPECT_EQ(ann.remove("/api/tables/" + table).status, 200);
    EXPECT_THAT(line.rest(), HasSubstr("goodbye"));
    line.socket.close();
    while (ann.get("/metrics").text.find("roundhouse_sockets 0\n") == std::string::npos) std::this_thread::yield();
}

TEST(Views, to_those_who_are_not_asked_come_only_so_often_and_leave_nothing_out) {
    House patient([](Settings& settings) { settings.views_per_second = 1e-6; });
    Client ann = patient.client("Ann"), ben = patient.client("Ben");
    const std::string path = "/api/tables/" + ann.table("kansas-pacific", {me(), open_seat(), me()});
    ben.post(path + "/join");
    ann.post(path + "/start");
    Line bens = ben.line(path.substr(path.rfind('/') + 1));
    std::int64_t had = number_of(bens.view());
    for (int asked = 0; asked < 3;) {
        const json::value view = ann.get(path + "/view").body;
        const bool is_bens = decides(view, 1);
        if (is_bens && number_of(view) != had) {
            const json::value at_ben = bens.view();
            EXPECT_EQ(number_of(at_ben), number_of(view)) << "the first view since is the one in which he is asked";
            EXPECT_EQ(at_ben.at("entries_after"), had);
            had = number_of(at_ben);
        }
        asked += is_bens;
        ASSERT_EQ((is_bens ? ben : ann).post(path + "/play", play(view, first_move(view, 1))).status, 200);
    }
}

}   // namespace

}   // namespace roundhouse::server::testing
