#include "server/api/static_files.hpp"

#include <brotli/encode.h>
#include <map>
#include <mutex>
#include <zlib.h>

#include "server/api/client_files.hpp"
#include "server/trust/secrets.hpp"

namespace roundhouse::server {

namespace {

struct StaticFile {
    std::string_view plain;
    std::string brotli, gzip;   // empty where they save nothing
    std::string type, tag;
    bool is_forever = false;   // its name carries a hash of its content
};

constexpr std::string_view not_built =
    "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Roundhouse</title>"
    "<h1>Roundhouse</h1><p>The server runs, but the client was not built into this program. The API is at "
    "<code>/api</code>.</p></html>";

std::string type_of(std::string_view path) {
    static const std::map<std::string_view, std::string_view> types{{"html", "text/html; charset=utf-8"},
                                                                    {"js", "text/javascript; charset=utf-8"},
                                                                    {"css", "text/css; charset=utf-8"},
                                                                    {"json", "application/json"},
                                                                    {"svg", "image/svg+xml"},
                                                                    {"png", "image/png"},
                                                                    {"ico", "image/x-icon"},
                                                                    {"webp", "image/webp"},
                                                                    {"woff2", "font/woff2"},
                                                                    {"woff", "font/woff"},
                                                                    {"wasm", "application/wasm"},
                                                                    {"txt", "text/plain; charset=utf-8"},
                                                                    {"webmanifest", "application/manifest+json"},
                                                                    {"map", "application/json"}};
    const auto found = types.find(path.substr(std::min(path.rfind('.') + 1, path.size())));
    return std::string(found == types.end() ? "application/octet-stream" : found->second);
}

std::string brotli_of(std::string_view text) {
    std::size_t size = BrotliEncoderMaxCompressedSize(text.size());
    std::string out(size, '\0');
    if (!BrotliEncoderCompress(9, BROTLI_DEFAULT_WINDOW, BROTLI_MODE_GENERIC, text.size(),
                               reinterpret_cast<const std::uint8_t*>(text.data()), &size,
                               reinterpret_cast<std::uint8_t*>(out.data())))
        return {};
    out.resize(size);
    return out.size() < text.size() ? out : std::string();
}

std::string gzip_of(std::string_view text) {
    z_stream stream{};
    constexpr int gzip_window = 15 + 16;
    if (deflateInit2(&stream, 9, Z_DEFLATED, gzip_window, 8, Z_DEFAULT_STRATEGY) != Z_OK) return {};
    std::string out(deflateBound(&stream, text.size()) + 32, '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));   // zlib only reads it
    stream.avail_in = static_cast<uInt>(text.size());
    stream.next_out = reinterpret_cast<Bytef*>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    const bool is_done = deflate(&stream, Z_FINISH) == Z_STREAM_END;
    out.resize(stream.total_out);
    deflateEnd(&stream);
    return is_done && out.size() < text.size() ? out : std::string();
}

StaticFile prepared(std::string_view path, std::string_view text) {
    StaticFile file{.plain = text,
                    .brotli = {},
                    .gzip = {},
                    .type = type_of(path),
                    .tag = '"' + hash_of(text).substr(0, 20) + '"',
                    .is_forever = path.starts_with("/assets/")};
    const bool is_compressible =
        !file.type.starts_with("image/p") && !file.type.starts_with("font/") && text.size() > 500;
    if (is_compressible) {
        file.brotli = brotli_of(text);
        file.gzip = gzip_of(text);
    }
    return file;
}

const StaticFile& prepared_once(std::string_view path, std::string_view text) {
    static std::mutex mutex;
    static auto& files = *new std::map<std::string, StaticFile, std::less<>>;   // never destroyed: an answer may be on
                                                                                // its way when the program ends
    const std::lock_guard lock(mutex);
    if (const auto found = files.find(path); found != files.end()) return found->second;
    return files.emplace(std::string(path), prepared(path, text)).first->second;
}

const EmbeddedFile* find_client_file(std::string_view path) {
    for (const EmbeddedFile& file : client_files())
        if (file.path == path) return &file;
    return nullptr;
}

}   // namespace

Answer embedded_text(const HttpRequest& request, std::string_view path, std::string_view text) {
    const StaticFile& file = prepared_once(path, text);
    Answer answer{.status = 200, .body = {}, .shared_body = file.plain, .type = file.type, .headers = {}};
    answer.headers.emplace_back("ETag", file.tag);
    answer.headers.emplace_back("Cache-Control", file.is_forever ? "public, max-age=31536000, immutable" : "no-cache");
    answer.headers.emplace_back("Vary", "Accept-Encoding");
    if (request.if_none_match == file.tag) {
        answer.status = 304;
        answer.shared_body = {};
        return answer;
    }
    const double brotli = file.brotli.empty() ? 0 : weight_of(request.accept_encoding, "br");
    const double gzip = file.gzip.empty() ? 0 : weight_of(request.accept_encoding, "gzip");
    if (brotli > 0 || gzip > 0) {
        answer.shared_body = brotli >= gzip ? file.brotli : file.gzip;
        answer.headers.emplace_back("Content-Encoding", brotli >= gzip ? "br" : "gzip");
    }
    return answer;
}

Answer static_file(const HttpRequest& request) {
    const bool is_page = request.path.find('.') == std::string::npos;
    const std::string_view path = is_page ? std::string_view("/index.html") : std::string_view(request.path);
    if (is_page && client_files().empty())
        return {.status = 200, .body = {}, .shared_body = not_built, .type = "text/html; charset=utf-8", .headers = {}};
    const EmbeddedFile* file = find_client_file(path);
    return file == nullptr ? error_answer(404, "There is no such file.") : embedded_text(request, path, file->text);
}

}   // namespace roundhouse::server
