// roundhouse merge: joins the parts of a match into the result of the whole.
#include <fmt/format.h>

#include "cli/common_options.hpp"
#include "cli/input.hpp"
#include "cli/terminal.hpp"
#include "lab/match.hpp"

namespace roundhouse::cli {

namespace {

struct MergeOptions {
    std::vector<std::string> files;
    std::string json_file;
};

lab::MatchResult part_in(const std::string& file) {
    Problem problem;
    const json::value document = parsed(text_of_file(file), file, problem);
    lab::MatchResult part;
    if (!problem) part = lab::match_from_json(document, file, problem);
    if (problem) throw WrongUse(problem.sentence());
    return part;
}

Exit run_merge(const MergeOptions& options) {
    lab::MatchResult whole = part_in(options.files.front());
    for (std::size_t i = 1; i < options.files.size(); ++i) {
        Problem problem;
        whole.add(part_in(options.files[i]), problem);
        if (problem) throw WrongUse(options.files[i] + ": " + problem.sentence());
    }
    if (!options.json_file.empty()) write_file(options.json_file, indented(lab::to_json(whole)));
    if (const std::string missing = lab::what_is_missing(whole); !missing.empty()) fmt::print(stderr, "{}\n", missing);
    if (options.json_file != "-") say(lab::as_text(whole));
    return Exit::fine;
}

}   // namespace

void add_merge(CLI::App& program, Exit& exit) {
    auto options = std::make_shared<MergeOptions>();
    CLI::App& command = add_command(
        program, "merge", "Join the parts of a match that roundhouse match --shard has played into one result.",
        {"roundhouse merge part-*.json --json whole.json"}, options, run_merge, exit);
    command.add_option("files", options->files, "Results that roundhouse match wrote with --json")
        ->required()
        ->type_name("FILES");
    add_json_file(command, options->json_file);
}

}   // namespace roundhouse::cli
