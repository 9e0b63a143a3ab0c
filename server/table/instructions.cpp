#include "server/table/instructions.hpp"

#include <algorithm>

namespace roundhouse::server {

namespace {

constexpr std::size_t longest_code = 16;   // of a railroad
constexpr std::string_view met = "met";    // marks an instruction whose auction has come up

bool has_opened_auction(const AnyTable& game) {
    if (game.decisions() == 0) return false;
    for (const json::value& event : game.events_of(game.decisions(), Viewer::everything()))
        if (event.at("kind") == "auction_opened") return true;
    return false;
}

json::object body_of(const Instruction& instruction) { return json::parse(instruction.body).as_object(); }

}   // namespace

Instruction read_instruction(const Reader& from, Seat seat) {
    Instruction instruction{.seat = seat, .auction = std::string(from["auction"].text()), .body = {}};
    if (from.is_sound() && (instruction.auction.empty() || instruction.auction.size() > longest_code))
        from["auction"].refuse("must be the code of a railroad");
    if (from.has("pass") && from["pass"].truth()) instruction.body = R"({"pass":true})";
    else if (from.has("up_to") && !from["up_to"].is_null()) {
        const Money up_to = from["up_to"].money();
        const int then = from["then"].one_of({"pass", "ask"});
        instruction.body =
            json::serialize(json::object{{"up_to", up_to.dollars}, {"then", then == 0 ? "pass" : "ask"}});
    }
    return instruction;
}

void put(std::vector<Instruction>& instructions, const Instruction& instruction) {
    std::erase_if(instructions, [&](const Instruction& each) {
        return each.seat == instruction.seat && each.auction == instruction.auction;
    });
    instructions.push_back(instruction);
}

void drop_withdrawn(std::vector<Instruction>& instructions) {
    std::erase_if(instructions, [](const Instruction& each) { return each.body.empty(); });
}

const Instruction* instruction_due(const LiveTable& table) {
    if (table.instructions().empty()) return nullptr;
    const AnyTable& game = *table.in_progress();
    const std::string_view auction = game.lot();
    if (auction.empty()) return nullptr;
    const auto found = std::ranges::find_if(table.instructions(), [&](const Instruction& each) {
        return each.seat == game.decider() && each.auction == auction;
    });
    return found == table.instructions().end() ? nullptr : &*found;
}

std::optional<json::object> instructed_move(const LiveTable& table, const Instruction& instruction) {
    const json::object pass{{"move", "pass"}};
    const json::object body = body_of(instruction);
    if (body.contains("pass")) return pass;
    const Money up_to{body.at("up_to").to_number<std::int32_t>()};
    for (const ShownChoice& choice : table.in_progress()->choices())
        if (choice.verb == "bid" && choice.least <= up_to)
            return json::object{{"move", "bid"}, {"amount", choice.least.dollars}};
    if (body.at("then") == "pass") return pass;
    return std::nullopt;
}

std::vector<Instruction> changed_by_auctions(const LiveTable& table) {
    std::vector<Instruction> changed;
    if (table.instructions().empty()) return changed;
    const std::string_view auction = table.in_progress()->lot();
    const bool is_new = has_opened_auction(*table.in_progress());
    for (const Instruction& instruction : table.instructions()) {
        json::object body = body_of(instruction);
        const bool is_on = instruction.auction == auction, was_met = body.contains(met);
        if (was_met && (is_new || !is_on)) changed.push_back(withdrawn(instruction));
        if (was_met || !is_on) continue;
        body[met] = true;
        changed.push_back({instruction.seat, instruction.auction, json::serialize(body)});
    }
    return changed;
}

}   // namespace roundhouse::server
