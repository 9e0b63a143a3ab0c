// Those who watch a table from this process.
#pragma once
#include <functional>
#include <optional>
#include <set>
#include <string>

#include "server/table/person.hpp"

namespace roundhouse::server {

// Wants to know when there is something new. Called on the network thread; must not come or go meanwhile.
class Watcher {
public:
    virtual ~Watcher() = default;
    virtual void view_changed() = 0;
    virtual void table_changed() = 0;   // the table itself: seats, status, who is here
    virtual void chat_changed() = 0;
    virtual void leave() = 0;

    virtual const std::optional<Person>& person() const = 0;
    virtual const std::string& session() const = 0;   // hash of the token that the person is known by; empty without
};

class Audience {
public:
    // Everyone is told who is here.
    void add(Watcher& watcher) {
        watchers_.insert(&watcher);
        tell_table_changed();
    }
    void remove(Watcher& watcher) {
        watchers_.erase(&watcher);
        tell_table_changed();
    }

    void tell_view_changed() const { each(&Watcher::view_changed); }
    void tell_table_changed() const { each(&Watcher::table_changed); }
    void tell_chat_changed() const { each(&Watcher::chat_changed); }

    bool empty() const { return watchers_.empty(); }
    std::set<PlayerId> here() const {
        std::set<PlayerId> players;
        for (const Watcher* watcher : watchers_)
            if (watcher->person()) players.insert(watcher->person()->id);
        return players;
    }
    template <class Do>
    void each(Do&& what) const {
        for (Watcher* watcher : watchers_) std::invoke(what, *watcher);
    }

private:
    std::set<Watcher*> watchers_;
};

}   // namespace roundhouse::server
