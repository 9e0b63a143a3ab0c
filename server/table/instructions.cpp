#include "server/table/instructions.hpp"

#include <algorithm>

namespace roundhouse::server {

namespace {

bool has_opened_auction(const AnyTable& game) {
    if (game.decisions() == 0) return false;
    for (const json::value& event : game.events_of(game.decisions(), Viewer::everything()))
        if (event.at("kind") == "auction_opened") return true;
    return false;
}

// The decider's instruction about the auction that is on; null where there is none.
const Instruction* due_instruction(const LiveTable& table) {
    const AnyTable& game = *table.game();
    const std::string_view auction = table.instructions.empty() ? std::string_view() : game.lot();
    if (auction.empty()) return nullptr;
    const auto found = std::ranges::find_if(table.instructions, [&](const Instruction& each) {
        return each.seat == game.decider() && each.auction == auction;
    });
    return found == table.instructions.end() ? nullptr : &*found;
}

void take_back(LiveTable& table, Commit& commit, Instruction instruction) {
    instruction.body.clear();
    put(table.instructions, instruction);
    put(commit.instructions, instruction);
    std::erase_if(table.instructions, [](const Instruction& each) { return each.body.empty(); });
}

}   // namespace

Instruction read_instruction(const Reader& from, Seat seat) {
    Instruction instruction{.seat = seat, .auction = std::string(from["auction"].text()), .body = {}};
    if (from.is_sound() && (instruction.auction.empty() || instruction.auction.size() > 16))
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

bool is_instructed(const LiveTable& table) { return due_instruction(table) != nullptr; }

std::optional<json::object> instructed_move(LiveTable& table, Commit& commit) {
    const Instruction* instruction = due_instruction(table);
    if (instruction == nullptr) return std::nullopt;
    const json::object body = json::parse(instruction->body).as_object();
    if (body.contains("pass")) return json::object{{"move", "pass"}};
    const Money up_to{body.at("up_to").to_number<std::int32_t>()};
    for (const ShownChoice& choice : table.game()->choices())
        if (choice.verb == "bid" && choice.least <= up_to)
            return json::object{{"move", "bid"}, {"amount", choice.least.dollars}};
    if (body.at("then") == "pass") return json::object{{"move", "pass"}};
    take_back(table, commit, Instruction(*instruction));
    return std::nullopt;
}

void follow_auctions(LiveTable& table, Commit& commit) {
    if (table.instructions.empty()) return;
    const std::string_view auction = table.game()->lot();
    const bool is_new = has_opened_auction(*table.game());
    const std::vector<Instruction> all = table.instructions;
    for (Instruction instruction : all) {
        json::object body = json::parse(instruction.body).as_object();
        const bool was_met = body.contains("met");
        if (was_met && (is_new || instruction.auction != auction)) take_back(table, commit, std::move(instruction));
        else if (!was_met && instruction.auction == auction) {
            body["met"] = true;
            instruction.body = json::serialize(body);
            put(table.instructions, instruction);
            put(commit.instructions, instruction);
        }
    }
}

}   // namespace roundhouse::server
