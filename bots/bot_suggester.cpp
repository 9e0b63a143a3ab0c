#include "bots/bot_suggester.hpp"

namespace roundhouse {

namespace {

constexpr int longest_thought = 60'000, most_simulations = 10'000'000, most_priced_games = 100'000,
              usual_priced_games = 200;

BotName adviser(const Reader& request) {
    BotName name{.text = request.has("bot") ? std::string(request["bot"].text()) : "baron"};
    const int which =
        request.has("bot") ? request["bot"].one_of({"random", "brakeman", "conductor", "baron", "mcts"}) : 3;
    name.which = BotName::Which(std::min(which, 3));
    if (request.has("ms")) name.milliseconds = request["ms"].number(1, longest_thought);
    if (request.has("sims")) name.simulations = request["sims"].number(1, most_simulations);
    if (name.milliseconds > 0 && name.simulations > 0)
        request.refuse("The request has two budgets: give \"ms\" or \"sims\", not both");
    if (name.milliseconds == 0 && name.simulations == 0) name.milliseconds = usual_milliseconds;
    return name;
}

json::object to_json(const SharePrice::Figure& figure) {
    return {{"mean", figure.mean},
            {"interval_95", json::array{figure.mean - figure.half_width, figure.mean + figure.half_width}}};
}

}   // namespace

json::object to_json(const AnyTable& table, const Suggestion& suggestion) {
    json::array alternatives, line;
    for (const Alternative& a : suggestion.alternatives)
        alternatives.push_back(json::object{
            {"move", table.move_json(a.move)}, {"visits", a.visits}, {"win_odds", a.win_odds}, {"cash", a.cash}});
    for (const AnyMove& move : suggestion.line) line.push_back(table.move_json(move));
    return {{"move", table.move_json(suggestion.move)},
            {"simulations", suggestion.simulations},
            {"alternatives", std::move(alternatives)},
            {"line", std::move(line)}};
}

json::object to_json(const SharePrice& price) {
    json::object out{{"seat", index(price.seat)}, {"without", to_json(price.without)},
                     {"with", nullptr},           {"price", nullptr},
                     {"worth", nullptr},          {"worth_95", nullptr}};
    if (!price.may_buy) return out;
    out["with"] = to_json(price.with);
    out["price"] = price.price.dollars;
    const json::object worth = to_json(price.worth());
    out["worth"] = worth.at("mean");
    out["worth_95"] = worth.at("interval_95");
    return out;
}

const Bots& BotSuggester::bots_at(const AnyTable& table) {
    std::unique_ptr<Bots>& bots = bots_[table.board()];
    if (!bots) bots = bots_of(table.game(), table.board());
    return *bots;
}

void BotSuggester::suggest(const AnyTable& table, const Reader& request, Random& random, json::object& out) {
    const BotName name = adviser(request);
    if (!request.is_sound()) return;
    for (auto& member : to_json(table, bots_at(table).bot(name, run_)->suggest(table, random)))
        out[member.key()] = member.value();
}

void BotSuggester::price(const AnyTable& table, const Reader& request, Random& random, json::object& out) {
    const int games = request.has("games") ? request["games"].number(2, most_priced_games) : usual_priced_games;
    if (!request.is_sound()) return;
    json::array seats;
    for (const SharePrice& price : bots_at(table).prices(table, games, random, run_, request.problem()))
        seats.push_back(to_json(price));
    out["games"] = games;
    out["seats"] = std::move(seats);
}

}   // namespace roundhouse
