#include "server/api/rule_pages.hpp"

#include "play/rule_text.hpp"

namespace roundhouse::server {

json::object rule_pages(const AnyGame& game) {
    std::string title(game.name());
    json::array chapters;
    json::object chapter;
    const auto begin = [&](std::string_view name) {
        if (!chapter.empty()) chapters.push_back(std::move(chapter));
        chapter = json::object{{"title", name}, {"text", ""}, {"rules", json::array{}}};
    };
    begin("");
    for (const RuleLine& line : rules_of(game)) switch (line.kind) {
        case RuleLine::Kind::title:
            if (chapters.empty() && chapter["rules"].as_array().empty()) title = line.text;
            else begin(line.text);
            break;
        case RuleLine::Kind::section: begin(line.text); break;
        case RuleLine::Kind::text: {
            json::string& text = chapter["text"].as_string();
            text.append(text.empty() ? "" : " ").append(line.text);
            break;
        }
        case RuleLine::Kind::rule:
            chapter["rules"].as_array().push_back(json::object{
                {"id", line.id}, {"text", line.text}, {"ruling", line.text.find("(Ruling") != std::string::npos}});
        }
    chapters.push_back(std::move(chapter));
    return {{"title", title}, {"chapters", std::move(chapters)}};
}

}   // namespace roundhouse::server
