// Bytes whatever on a connection to the network, whose handler answers anything. A line "--" parts what is sent at once
// from what is sent when the server has dealt with it: a handshake, and the frames that follow.
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/write.hpp>
#include <cstdio>
#include <cstdlib>

#include "server/net/network.hpp"

namespace {

using namespace roundhouse::server;
using boost::asio::ip::tcp;

[[noreturn]] void complain(const char* sentence) {
    std::fprintf(stderr, "The network %s\n", sentence);
    std::abort();
}

// Says back what it hears.
class Echo : public SocketHandler {
public:
    std::optional<Message> next() override {
        if (heard_.empty()) return std::nullopt;
        return Message{std::exchange(heard_, {}), std::make_shared<const std::string>("!")};
    }
    Clock::time_point next_at() const override { return Clock::time_point::max(); }
    asio::awaitable<void> receive(std::string text) override {
        if (text == "leave") is_to_leave = true;
        heard_ += text + "\n";
        wake();
        co_return;
    }
    Message goodbye(std::string_view why) override { return {std::string(why), nullptr}; }

private:
    std::string heard_;
};

class AnyHandler : public RequestHandler {
public:
    asio::awaitable<Answer> answer(HttpRequest request) override {
        co_return Answer{.body = request.path + request.body + request.cookie,
                         .shared_body = "nothing",
                         .headers = {{"Set-Cookie", "a=b"}}};
    }
    asio::awaitable<std::variant<Answer, std::shared_ptr<SocketHandler>>> open_socket(HttpRequest request) override {
        if (request.path == "/no") co_return error_answer(403, "No.");
        co_return std::make_shared<Echo>();
    }
};

class Quiet {
public:
    Quiet() { network_.open(); }

    void hear(std::string_view input) {
        constexpr std::string_view parting = "\n--\n";
        tcp::socket client = connected();
        while (!input.empty()) {
            const std::size_t end = std::min(input.find(parting), input.size());
            boost::system::error_code gone;
            boost::asio::write(client, boost::asio::buffer(input.substr(0, end)), gone);
            work(client);
            input.remove_prefix(std::min(end + parting.size(), input.size()));
        }
        boost::system::error_code gone;
        client.shutdown(tcp::socket::shutdown_send, gone);
        for (int tries = 0; network_.figures().connections > 0; ++tries) {
            if (tries == most_tries) complain("does not end a connection that its client has left.");
            work(client);
        }
    }

    void expect_answer() {
        tcp::socket client = connected();
        boost::asio::write(client, boost::asio::buffer(std::string_view(
                                       "GET /here HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n")));
        std::string said;
        for (int tries = 0; network_.figures().connections > 0 && tries < most_tries; ++tries) said += work(client);
        if (!said.starts_with("HTTP/1.1 200 OK\r\n") || !said.ends_with("/here"))
            complain("does not answer a good request any more.");
    }

private:
    static constexpr int most_tries = 100'000;

    tcp::socket connected() {
        tcp::socket client(clients_);
        client.connect({boost::asio::ip::address_v4::loopback(), network_.port()});
        client.non_blocking(true);
        while (network_.figures().connections == 0) io_.poll(), io_.restart();
        return client;
    }

    // Lets the server do what it can, and takes what it says.
    std::string work(tcp::socket& client) {
        std::string said;
        do {
            io_.restart();
            char bytes[4096];
            boost::system::error_code nothing;
            said.append(bytes, client.read_some(boost::asio::buffer(bytes), nothing));
        } while (io_.poll() > 0);
        return said;
    }

    AnyHandler handler_;
    asio::io_context io_{1}, clients_;
    Network network_{
        io_, handler_, {.port = 0, .longest_body = 2'000, .longest_message = 1'000, .is_behind_proxy = true}};
};

}   // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr std::size_t most_bytes = 16'000;   // that a client may send without being heard
    static Quiet network;
    network.hear({reinterpret_cast<const char*>(data), std::min(size, most_bytes)});
    network.expect_answer();
    return 0;
}
