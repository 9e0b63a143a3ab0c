#include "bench/bench.hpp"

#include <algorithm>
#include <memory>

#include "bench/allocations.hpp"
#include "bench/machine.hpp"
#include "bench/stopwatch.hpp"
#include "play/games.hpp"
#include "play/random.hpp"
#include "play/registered_faces.hpp"
#include "wire/embedded.hpp"

namespace roundhouse::bench {

namespace {

struct Slice {
    std::int64_t games = 0, decisions = 0, allocations = 0;
    double seconds = 0, copy_ns = 0, plain_copy_ns = 0;
};

// One game with one number of seats.
class Subject {
public:
    virtual ~Subject() = default;
    virtual GameFigures label() const = 0;
    virtual Slice play(double seconds) = 0;
};

template <Game G>
class SubjectOf : public Subject {
public:
    using State = typename G::State;

    explicit SubjectOf(int seats) : seats_(seats) {
        Problem problem;
        const json::value document =
            parsed(embedded(std::string(G::folder) + "/boards/default.json"), "The default board", problem);
        board_ = G::board_from_json(Reader(document, "board", problem));
        const json::value none = json::object{};
        start_ = std::make_unique<State>(
            G::set_up(*board_, seats, G::options_from_json(Reader(none, "options", problem), seats)));
    }

    GameFigures label() const override {
        GameFigures figures;
        figures.id = G::id;
        figures.name = G::name;
        figures.seats = seats_;
        figures.bytes = sizeof(State);
        return figures;
    }

    Slice play(double seconds) override {
        Slice slice;
        const std::int64_t before = allocations();
        const Stopwatch watch;
        do {
            for (int i = 0; i < games_a_glance; ++i) play_one(slice);
            slice.seconds = watch.seconds();
        } while (slice.seconds < seconds);
        slice.allocations = allocations() - before;
        slice.copy_ns = copy();
        slice.plain_copy_ns = plain_copy(sizeof(State));
        return slice;
    }

private:
    static constexpr std::uint64_t series = 1;
    static constexpr int games_a_glance = 8;   // at the stopwatch, which costs as much as a few decisions

    void play_one(Slice& slice) {
        State s = *start_;
        Random random = random_for(series, next_game_++);
        play_out<G>(s, random, [&](int, int) { ++slice.decisions; });
        keep_memory(&s);
        ++slice.games;
    }

    double copy() const {
        constexpr std::size_t slots = 8;
        constexpr int copies = 1 << 16;
        std::vector<State> from(slots, *start_), to(slots, *start_);
        const Stopwatch watch;
        for (std::size_t i = 0; i < copies; ++i) {
            to[i % slots] = from[(i + 3) % slots];
            keep_memory(to.data());
        }
        return watch.nanoseconds() / copies;
    }

    int seats_;
    std::unique_ptr<typename G::Board> board_;
    std::unique_ptr<State> start_;
    std::uint64_t next_game_ = 0;
};

std::vector<std::unique_ptr<Subject>> subjects_of(const std::vector<std::string>& games) {
    std::vector<std::unique_ptr<Subject>> subjects;
    each_game([&]<Game G>() {
        if (!games.empty() && std::find(games.begin(), games.end(), G::id) == games.end()) return;
        for (int seats = G::least_seats; seats <= G::most_seats; ++seats)
            subjects.push_back(std::make_unique<SubjectOf<G>>(seats));
    });
    return subjects;
}

struct Repetition {
    double branch_miss, random_draw;
    std::vector<Slice> slices;   // one a subject
};

template <class Figure>
Spread over(const std::vector<Repetition>& all, Figure&& figure) {
    std::vector<double> figures;
    for (const Repetition& r : all) figures.push_back(figure(r));
    return spread_of(std::move(figures));
}

GameFigures figures_of(const Subject& subject, std::size_t i, const std::vector<Repetition>& all) {
    GameFigures f = subject.label();
    std::int64_t games = 0, decisions = 0;
    for (const Repetition& r : all) {
        f.allocations += r.slices[i].allocations;
        games += r.slices[i].games;
        decisions += r.slices[i].decisions;
    }
    f.decisions_a_game = static_cast<double>(decisions) / static_cast<double>(games);
    f.decisions_a_second = over(
        all, [&](const Repetition& r) { return static_cast<double>(r.slices[i].decisions) / r.slices[i].seconds; });
    f.games_a_second =
        over(all, [&](const Repetition& r) { return static_cast<double>(r.slices[i].games) / r.slices[i].seconds; });
    f.copy_ns = over(all, [&](const Repetition& r) { return r.slices[i].copy_ns; });
    f.plain_copy_ns = over(all, [&](const Repetition& r) { return r.slices[i].plain_copy_ns; });
    f.copy_ratio = over(all, [&](const Repetition& r) { return r.slices[i].copy_ns / r.slices[i].plain_copy_ns; });
    f.decision_in_misses = over(all, [&](const Repetition& r) {
        return r.slices[i].seconds * 1e9 / static_cast<double>(r.slices[i].decisions) / r.branch_miss;
    });
    return f;
}

}   // namespace

Spread spread_of(std::vector<double> figures) {
    std::sort(figures.begin(), figures.end());
    const std::size_t middle = figures.size() / 2;
    const double median = figures.size() % 2 == 1 ? figures[middle] : (figures[middle - 1] + figures[middle]) / 2;
    return {median, figures.front(), figures.back()};
}

Report measure(const Plan& plan, const std::function<bool(double)>& progress) {
    const auto subjects = subjects_of(plan.games);
    Report report;
    report.machine = described_machine();
    report.load_before = load();
    report.repetitions = plan.repetitions;
    const auto slices = static_cast<double>(subjects.size() * static_cast<std::size_t>(plan.repetitions + 1));
    report.slice_seconds = std::max(0.01, plan.seconds / slices);

    std::vector<Repetition> all;
    double done = 0;
    for (int i = 0; i <= plan.repetitions; ++i) {
        Repetition r{branch_miss(), random_draw(), {}};
        for (const auto& subject : subjects) {
            r.slices.push_back(subject->play(report.slice_seconds));
            if (!progress(++done / slices)) return report;
        }
        if (i > 0) all.push_back(std::move(r));
    }
    report.branch_miss_ns = over(all, [](const Repetition& r) { return r.branch_miss; });
    report.random_draw_ns = over(all, [](const Repetition& r) { return r.random_draw; });
    for (std::size_t i = 0; i < subjects.size(); ++i) report.games.push_back(figures_of(*subjects[i], i, all));
    report.load_after = load();
    return report;
}

}   // namespace roundhouse::bench
