#include "server/tests/description.hpp"

#include <algorithm>
#include <boost/json.hpp>
#include <valijson/adapters/boost_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>

#include "server/api/openapi.hpp"

namespace roundhouse::server::testing {

using valijson::adapters::BoostJsonAdapter;

struct Description::Schema {
    valijson::Schema parsed;
};

namespace {

// What valijson knows is JSON Schema draft 7; the description is written in that of 2020. The alternatives of an anyOf
// are told apart by a field with a word of its own (`send`, `kind`, `game`), so that a complaint is about the one that
// was meant.
class Draft7 {
public:
    explicit Draft7(const json::object& schemas) : schemas_(schemas) {}

    json::value of(const json::value& schema) const {
        if (schema.is_array()) {
            json::array out;
            for (const json::value& each : schema.get_array()) out.push_back(of(each));
            return out;
        }
        if (!schema.is_object()) return schema;
        json::object out;
        for (const auto& [key, value] : schema.get_object()) {
            const bool is_data = key == "const" || key == "enum" || key == "default" || key == "examples";
            if (key != "anyOf") out[key == "prefixItems" ? "items" : key] = is_data ? value : of(value);
        }
        if (const json::value* any = schema.get_object().if_contains("anyOf")) {
            json::array alternatives = any->as_array();
            std::ranges::partition(alternatives, [&](const json::value& each) { return !is_object(each); });
            out["allOf"] = json::array{chosen(alternatives, 0)};
        }
        return out;
    }

private:
    const json::value& resolved(const json::value& schema) const {
        const json::value* ref = schema.as_object().if_contains("$ref");
        if (ref == nullptr) return schema;
        const std::string_view path = ref->as_string();
        return resolved(schemas_.at(path.substr(path.rfind('/') + 1)));
    }

    bool is_object(const json::value& schema) const { return resolved(schema).as_object().contains("properties"); }

    json::value chosen(const json::array& alternatives, std::size_t place) const {
        const json::value last = of(alternatives.at(place));
        if (place + 1 == alternatives.size()) return last;
        return json::object{
            {"if", test_of(alternatives.at(place))}, {"then", last}, {"else", chosen(alternatives, place + 1)}};
    }

    // By which this alternative is known. Objects without such a word are known by their fields.
    json::value test_of(const json::value& alternative) const {
        const json::value& schema = resolved(alternative);
        if (!is_object(schema)) return of(schema);
        for (const auto& [name, field] : schema.at("properties").as_object())
            if (field.is_object() && (field.get_object().contains("const") || field.get_object().contains("enum")))
                return json::object{
                    {"type", "object"}, {"required", json::array{name}}, {"properties", json::object{{name, field}}}};
        return json::object{{"type", "object"}, {"required", schema.as_object().at("required")}};
    }

    const json::object& schemas_;
};

std::string place_of(const std::vector<std::string>& context) {
    std::string place;
    for (const std::string& step : context)
        if (step != "<root>") place += (place.empty() ? "" : ".") + step.substr(1, step.size() - 2);
    return place.empty() ? "the whole" : place;
}

// The deepest complaint is the cause of the others.
std::string sentence_of(valijson::ValidationResults results) {
    valijson::ValidationResults::Error worst, error;
    for (bool is_first = true; results.popError(error); is_first = false)
        if (is_first || error.context.size() > worst.context.size()) worst = error;
    return place_of(worst.context) + ": " + worst.description;
}

std::vector<std::string_view> parts_of(std::string_view path) {
    std::vector<std::string_view> parts;
    for (path = path.substr(0, path.find('?')); !path.empty();) {
        path.remove_prefix(1);   // the slash
        parts.push_back(path.substr(0, path.find('/')));
        path.remove_prefix(parts.back().size());
    }
    return parts;
}

bool is_like(std::string_view pattern, std::string_view target) {
    const auto expected = parts_of(pattern), given = parts_of(target);
    return std::ranges::equal(expected, given,
                              [](std::string_view e, std::string_view g) { return e.starts_with('{') || e == g; });
}

// One without {} comes before one that has.
bool is_stricter(std::string_view one, std::string_view other) {
    return std::ranges::count(one, '{') < std::ranges::count(other, '{');
}

const json::value* schema_in(const json::value* content) {
    if (content == nullptr) return nullptr;
    content = content->as_object().if_contains("content");
    const json::value* media = content == nullptr ? nullptr : content->as_object().if_contains("application/json");
    return media == nullptr ? nullptr : &media->at("schema");
}

}   // namespace

Description::Description(std::string_view openapi) : document_(json::parse(openapi).as_object()) {}
Description::~Description() = default;

const json::object* Description::operation(std::string_view method, std::string_view target) const {
    const json::object* found = nullptr;
    std::string_view by;
    for (const auto& [pattern, methods] : document_.at("paths").as_object())
        if (is_like(pattern, target) && (found == nullptr || is_stricter(pattern, by))) {
            found = &methods.get_object();
            by = pattern;
        }
    std::string name(method);
    std::ranges::transform(name, name.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    const json::value* operation = found == nullptr ? nullptr : found->if_contains(name);
    return operation == nullptr ? nullptr : &operation->as_object();
}

std::string Description::problem_of_request(std::string_view method, std::string_view target,
                                            const json::value& body) const {
    const json::object* described = operation(method, target);
    const json::value* schema = described == nullptr ? nullptr : schema_in(described->if_contains("requestBody"));
    const std::string request = std::string(method) + ' ' + std::string(target);
    if (schema == nullptr) return request + ": this request is not described.";
    const std::string problem = problem_by("request " + request, *schema, body);
    return problem.empty() ? problem : request + " was accepted with a body that is not described: " + problem;
}

std::string Description::problem_of_answer(std::string_view method, std::string_view target, int status,
                                           const json::value& body) const {
    const std::string request = std::string(method) + ' ' + std::string(target);
    std::string problem;
    if (status >= 400) problem = problem_of("Refusal", body);
    else {
        const json::object* described = operation(method, target);
        if (described == nullptr) return request + ": this request is not described.";
        const json::value* schema =
            schema_in(described->at("responses").as_object().if_contains(std::to_string(status)));
        if (schema == nullptr) return request + ": the answer " + std::to_string(status) + " is not described.";
        problem = problem_by("answer " + request, *schema, body);
    }
    return problem.empty() ? problem : request + " was answered with what is not described: " + problem;
}

std::string Description::problem_of(std::string_view name, const json::value& message) const {
    return problem_by(std::string(name), json::object{{"$ref", "#/components/schemas/" + std::string(name)}}, message);
}

std::string Description::problem_by(const std::string& place, const json::value& schema,
                                    const json::value& message) const {
    std::unique_ptr<Schema>& known = schemas_[place];
    if (!known) {
        const json::object& all = document_.at("components").at("schemas").as_object();
        const Draft7 draft(all);
        const json::value root{{"allOf", json::array{draft.of(schema)}},
                               {"components", json::object{{"schemas", draft.of(all)}}}};
        known = std::make_unique<Schema>();
        valijson::SchemaParser().populateSchema(BoostJsonAdapter(root), known->parsed);
    }
    valijson::ValidationResults results;
    if (valijson::Validator().validate(known->parsed, BoostJsonAdapter(message), &results)) return {};
    return sentence_of(std::move(results));
}

const Description& description() {
    static const Description one(openapi_text());
    return one;
}

}   // namespace roundhouse::server::testing
