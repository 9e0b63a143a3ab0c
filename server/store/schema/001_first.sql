-- Times are milliseconds since 1970. Texts called JSON belong to the server.

CREATE TABLE players (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    account TEXT UNIQUE,            -- the name in lower case; null: a guest
    password_hash TEXT NOT NULL,
    created_at BIGINT NOT NULL
);

CREATE TABLE sessions (
    token_hash TEXT NOT NULL PRIMARY KEY,
    player TEXT NOT NULL,
    expires_at BIGINT NOT NULL
);
CREATE INDEX sessions_by_player ON sessions (player);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);

CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    status TEXT NOT NULL,           -- waiting, playing, over
    listed BIGINT NOT NULL,
    host TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    moved_at BIGINT NOT NULL,
    due_at BIGINT,
    number BIGINT NOT NULL,         -- of the last entry
    mark TEXT NOT NULL,             -- of the last commit, unlike all others
    facts TEXT NOT NULL,            -- JSON
    course TEXT NOT NULL,           -- JSON
    commitment TEXT NOT NULL,
    request TEXT NOT NULL,          -- the host's, that made it
    UNIQUE (host, request)
);
CREATE INDEX tables_by_move ON tables (status, moved_at, id);
CREATE INDEX tables_by_due ON tables (due_at) WHERE due_at IS NOT NULL;

CREATE TABLE seats (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    kind TEXT NOT NULL,             -- person, bot, open
    name TEXT NOT NULL,
    player TEXT,
    bot TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_by_player ON seats (player) WHERE player IS NOT NULL;

CREATE TABLE entries (
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    kind TEXT NOT NULL,
    decided_by TEXT NOT NULL,
    body TEXT NOT NULL,             -- JSON
    at BIGINT NOT NULL,
    player TEXT,                    -- whose request it was
    request TEXT,                   -- of the first entry of a commit
    PRIMARY KEY (table_id, number)
);
CREATE UNIQUE INDEX entries_by_request ON entries (table_id, player, request) WHERE request IS NOT NULL;

CREATE TABLE snapshots (
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    position TEXT NOT NULL,         -- JSON
    PRIMARY KEY (table_id, number)
);

CREATE TABLE dice (
    table_id TEXT NOT NULL PRIMARY KEY,
    seed TEXT NOT NULL,
    commitment TEXT NOT NULL
);

CREATE TABLE instructions (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    auction TEXT NOT NULL,
    body TEXT NOT NULL,             -- JSON
    PRIMARY KEY (table_id, seat, auction)
);

CREATE TABLE notes (
    table_id TEXT NOT NULL,
    player TEXT NOT NULL,
    notes TEXT NOT NULL,
    PRIMARY KEY (table_id, player)
);
CREATE INDEX notes_by_player ON notes (player);

CREATE TABLE chat (
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    player TEXT,
    seat BIGINT NOT NULL,
    name TEXT NOT NULL,
    line TEXT NOT NULL,
    at BIGINT NOT NULL,
    asked_by TEXT NOT NULL,
    request TEXT NOT NULL,
    PRIMARY KEY (table_id, number),
    UNIQUE (table_id, asked_by, request)
);
