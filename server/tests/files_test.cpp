// Files: the right types, compressed, and sent once.
#include <gmock/gmock.h>

#include "server/api/client_files.hpp"
#include "server/api/static_files.hpp"
#include "server/tests/house.hpp"

namespace roundhouse::server::testing {

namespace {

const std::string board_path = "/api/games/rail-baron-southeast/boards/default";

TEST(Files, are_sent_compressed_to_those_who_can_read_it) {
    Client client = shared_house().client();
    const Reply plain = client.get(board_path);
    client.more_headers["Accept-Encoding"] = "gzip, deflate";
    const Reply gzip = client.get(board_path);
    client.more_headers["Accept-Encoding"] = "gzip, deflate, br";
    const Reply brotli = client.get(board_path);
    EXPECT_FALSE(plain.headers.contains("content-encoding"));
    EXPECT_EQ(gzip.headers.at("content-encoding"), "gzip");
    EXPECT_EQ(gzip.text.substr(0, 2), "\x1f\x8b");
    EXPECT_EQ(brotli.headers.at("content-encoding"), "br");
    EXPECT_LT(gzip.text.size() * 4, plain.text.size());
    EXPECT_LT(brotli.text.size(), gzip.text.size());
    for (const Reply* reply : {&plain, &gzip, &brotli}) EXPECT_EQ(reply->headers.at("vary"), "Accept-Encoding");
}

TEST(Files, are_not_sent_in_an_encoding_that_the_client_refuses) {
    const std::string text(2'000, 'x');
    const auto encoding = [&](const std::string& accepted) {
        HttpRequest request;
        request.accept_encoding = accepted;
        for (const auto& [name, value] : embedded_text(request, "/many_x.txt", text).headers)
            if (name == "Content-Encoding") return value;
        return std::string("none");
    };
    const std::pair<const char*, const char*> cases[] = {{"", "none"},
                                                         {"br", "br"},
                                                         {"gzip, br", "br"},
                                                         {"br;q=0", "none"},
                                                         {"br;q=0, gzip", "gzip"},
                                                         {"br; q=0.000 ,gzip;q=0", "none"},
                                                         {"*", "br"},
                                                         {"*;q=0", "none"},
                                                         {"br;q=0, *", "gzip"},
                                                         {"gzip;q=0.5, *;q=0", "gzip"},
                                                         {"br;q=0.5, gzip;q=0.8", "gzip"},
                                                         {"BR", "br"},
                                                         {"x-brotli, breeze", "none"},
                                                         {"identity", "none"},
                                                         {";;,,;q=,br;q=many", "none"}};
    for (const auto& [accepted, sent] : cases) EXPECT_EQ(encoding(accepted), sent) << accepted;
}

TEST(Files, that_a_browser_has_already_are_not_sent_again) {
    Client client = shared_house().client();
    const Reply first = client.get(board_path);
    client.more_headers["If-None-Match"] = first.headers.at("etag");
    const Reply again = client.get(board_path);
    EXPECT_EQ(again.status, 304);
    EXPECT_TRUE(again.text.empty());
    client.more_headers["If-None-Match"] = "\"another\"";
    EXPECT_EQ(client.get(board_path).text, first.text);
}

TEST(Files, have_the_type_that_their_name_says) {
    const std::pair<std::string_view, std::string_view> types[] = {{"/a.wasm", "application/wasm"},
                                                                   {"/a.js", "text/javascript; charset=utf-8"},
                                                                   {"/a.css", "text/css; charset=utf-8"},
                                                                   {"/a.html", "text/html; charset=utf-8"},
                                                                   {"/a.svg", "image/svg+xml"},
                                                                   {"/a.json", "application/json"},
                                                                   {"/a.strange", "application/octet-stream"}};
    for (const auto& [path, type] : types) EXPECT_EQ(embedded_text({}, path, "content").type, type);
}

TEST(Files, with_a_hash_in_their_name_are_kept_for_good_and_others_asked_for_again) {
    const auto caching = [](std::string_view path) {
        for (const auto& [name, value] : embedded_text({}, path, "content").headers)
            if (name == "Cache-Control") return value;
        return std::string();
    };
    EXPECT_EQ(caching("/assets/index-0a1b2c.js"), "public, max-age=31536000, immutable");
    EXPECT_EQ(caching("/page.html"), "no-cache");
}

TEST(Files, of_the_client_are_all_served_and_every_page_is_the_same_one) {
    Client client = shared_house().client();
    for (const EmbeddedFile& file : client_files()) EXPECT_EQ(client.get(file.path).text, file.text) << file.path;
    EXPECT_EQ(client.get("/").text, client.get("/tables/abcd2345").text);
}

}   // namespace

}   // namespace roundhouse::server::testing
