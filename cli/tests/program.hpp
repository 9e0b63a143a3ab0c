// The built program, started with arguments and a text on its standard input.
#pragma once
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace roundhouse::cli::tests {

using Words = std::vector<std::string>;   // of a command line

struct Ran {
    int exit = -1;   // 128 + the signal where one ended it
    std::string out, err;
};

Ran run(const std::vector<std::string>& arguments, const std::string& input = {});

// The same, with Ctrl-C as soon as what it has said so far is enough; its input stays open until then.
Ran interrupted(const std::vector<std::string>& arguments,
                const std::function<bool(const std::string& said)>& is_enough, const std::string& input = {});

// A folder of its own for a test, removed with everything in it afterwards.
class Folder {
public:
    Folder();
    ~Folder();
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    std::string file(const std::string& name) const { return (path_ / name).string(); }
    std::string with(const std::string& name, const std::string& text) const;   // writes it and returns its path

private:
    std::filesystem::path path_;
};

std::string text_of(const std::string& path);
std::string replaced(std::string text, const std::string& what,
                     const std::string& by);   // the first one; it must be there

}   // namespace roundhouse::cli::tests
