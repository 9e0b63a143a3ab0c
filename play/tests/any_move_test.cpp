#include <gtest/gtest.h>

#include "play/games.hpp"

namespace roundhouse {
namespace {

struct Step {
    int from = 0, to = 0;
    friend bool operator==(const Step&, const Step&) = default;
};
struct Jump {
    int from = 0, to = 0;
    friend bool operator==(const Jump&, const Jump&) = default;
};

TEST(AnyMove, gives_back_the_move_that_it_was_made_of) { EXPECT_EQ(AnyMove::of(Step{3, 4}).as<Step>(), (Step{3, 4})); }

TEST(AnyMove, is_equal_to_the_same_move_of_the_same_type_only) {
    EXPECT_EQ(AnyMove::of(Step{3, 4}), AnyMove::of(Step{3, 4}));
    EXPECT_NE(AnyMove::of(Step{3, 4}), AnyMove::of(Step{3, 5}));
    EXPECT_NE(AnyMove::of(Step{3, 4}), AnyMove::of(Jump{3, 4}));
}

TEST(Tables, of_every_game_take_typed_moves_and_know_their_game_board_winners_and_scores) {
    for (const AnyGame* game : games()) {
        Problem problem;
        const auto table = game->new_table(
            game->boards().front(), {.seats = game->most_seats(), .options = json::object{}, .names = {}}, problem);
        ASSERT_FALSE(problem) << problem.sentence();
        EXPECT_EQ(&table->game(), game);
        EXPECT_EQ(table->board(), game->boards().front());
        Random random(5);
        while (!table->is_over() && table->decisions() < 20'000) {
            const AnyMove move = table->random_move(random);
            if (table->decisions() < 200)
                ASSERT_EQ(table->read_move(json::value(table->move_json(move)), problem), move) << game->id();
            table->play(move, problem);
            ASSERT_FALSE(problem) << problem.sentence();
        }
        ASSERT_TRUE(table->is_over()) << game->id();
        json::object result;
        table->write_result(result);
        EXPECT_EQ(result["winners"].as_array().size(), static_cast<std::size_t>(table->winners().size()));
        EXPECT_EQ(result["scores"].as_array().size(), static_cast<std::size_t>(table->seats()));
    }
}

}   // namespace
}   // namespace roundhouse
