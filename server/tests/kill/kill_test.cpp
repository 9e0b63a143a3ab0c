// The server is killed while it is played on; every acknowledged move must be there, once, in order.
// `kill_tests --kills 300` kills that often in each test; without it, a few times.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <deque>
#include <functional>
#include <thread>

#include "server/store/trial/private_postgres.hpp"
#include "server/tests/kill/steady_player.hpp"
#include "server/trial/server_process.hpp"

namespace roundhouse::server::tests {

namespace {

int kills = 8;
constexpr int tables_at_once = 4, players_a_table = 2;
constexpr int longest_life_ms = 400;   // of a server, from when it listens

class Killing {
public:
    // `arguments` has one list for each process.
    explicit Killing(const std::vector<std::vector<std::string>>& arguments) {
        for (std::vector<std::string> words : arguments) {
            words.insert(words.end(), {"--log-level", "off", "--requests-per-second", "1000000",
                                       "--messages-per-second", "1000000", "--worker-threads", "1"});
            processes_.emplace_back(ROUNDHOUSE_PROGRAM, words).start();
            ports_.push_back(processes_.back().port());
        }
        for (int i = 0; i < tables_at_once * players_a_table; ++i)
            threads_.emplace_back([this, i] { keep_playing(i); });
    }

    // Lets the players play for a random while, then calls `trouble` with one of the processes.
    void trouble_again_and_again(int times, const std::function<void(trial::ServerProcess&)>& trouble) {
        for (int i = 0; i < times; ++i) {
            std::this_thread::sleep_for(
                std::chrono::milliseconds{std::uniform_int_distribution{0, longest_life_ms}(random_)});
            trouble(processes_[random_() % processes_.size()]);
        }
        while (!is_anything_acknowledged())
            std::this_thread::sleep_for(std::chrono::milliseconds{10});   // a busy machine
        is_enough_ = true;
        for (std::thread& thread : threads_) thread.join();
    }

    void check() {
        SteadyPlayer checker(ports_, 1, "checker");
        std::size_t moves = 0;
        for (TrialTable& table : tables_) {
            checker.check(table);
            for (const std::string& broken : table.broken_promises)
                ADD_FAILURE() << "Table " << table.id << ": " << broken;
            moves += table.acknowledged.size();
        }
        EXPECT_GT(moves, 0u);
        fmt::print("{} acknowledged moves at {} tables; a process knew of them after {} ms at the latest.\n", moves,
                   tables_.size(), checker.longest_lag.count());
    }

private:
    // Two players share each table and race for every move; when its game is over, they go on at another.
    void keep_playing(int who) {
        const std::string name = fmt::format("player{}", who);
        SteadyPlayer player(ports_, static_cast<std::uint32_t>(who), name);
        try {
            for (int round = 0; !is_enough_; ++round) player.play(table_of(who / players_a_table, round), is_enough_);
        } catch (const std::exception& failure) {
            ADD_FAILURE() << failure.what();
        }
    }

    bool is_anything_acknowledged() {
        const std::lock_guard hold(lock_);
        return std::any_of(tables_.begin(), tables_.end(), [](TrialTable& table) {
            const std::lock_guard hold_table(table.lock);
            return !table.acknowledged.empty();
        });
    }

    TrialTable& table_of(int place, int round) {
        const std::lock_guard hold(lock_);
        TrialTable*& table = places_[{place, round}];
        if (table == nullptr) {
            table = &tables_.emplace_back();
            SteadyPlayer host(ports_, 7, fmt::format("host{}-{}", place, round));
            host.open(*table);
        }
        return *table;
    }

    std::deque<trial::ServerProcess> processes_;
    std::vector<unsigned short> ports_;
    std::mt19937 random_{std::random_device{}()};
    std::atomic<bool> is_enough_ = false;
    std::mutex lock_;
    std::deque<TrialTable> tables_;
    std::map<std::pair<int, int>, TrialTable*> places_;
    std::vector<std::thread> threads_;
};

// One for all tests: it takes longer to start than they take.
trial::PrivatePostgres& postgres() {
    static trial::PrivatePostgres shared(trial::PrivatePostgres::Disk::skip);
    return shared;
}

void kill_and_start(trial::ServerProcess& server) {
    server.kill();
    server.start();
}

}   // namespace

TEST(NothingIsLost, when_the_server_with_a_file_is_killed) {
    const trial::TrialFolder folder;
    Killing killing({{"--data", folder.path().string()}});
    killing.trouble_again_and_again(kills, kill_and_start);
    killing.check();
}

TEST(NothingIsLost, when_the_server_with_a_database_is_killed) {
    const std::vector<std::string> process{"--store", postgres().new_database()};
    Killing killing({process});
    killing.trouble_again_and_again(kills, kill_and_start);
    killing.check();
}

TEST(NothingIsLost, when_one_of_two_servers_of_the_same_games_is_killed) {
    const std::vector<std::string> process{"--store", postgres().new_database()};
    Killing killing({process, process});
    killing.trouble_again_and_again(kills, kill_and_start);
    killing.check();
}

TEST(NothingIsLost, when_one_of_three_servers_of_the_same_games_is_killed) {
    const std::vector<std::string> process{"--store", postgres().new_database()};
    Killing killing({process, process, process});
    killing.trouble_again_and_again(kills, kill_and_start);
    killing.check();
}

TEST(NothingIsLost, when_the_database_restarts_under_two_servers) {
    const std::vector<std::string> process{"--store", postgres().new_database()};
    Killing killing({process, process});
    killing.trouble_again_and_again((kills + 3) / 4, [&](trial::ServerProcess& server) {
        postgres().stop();
        postgres().start();
        kill_and_start(server);
    });
    killing.check();
}

}   // namespace roundhouse::server::tests

int main(int argc, char** argv) {
    testing::InitGoogleTest(&argc, argv);
    if (argc == 3 && std::string(argv[1]) == "--kills")
        roundhouse::server::tests::kills = std::max(1, std::atoi(argv[2]));
    return RUN_ALL_TESTS();
}
