-- Every move changes its table's row, and the row is logged as a whole: what never changes stands elsewhere.
CREATE TABLE facts (
    table_id TEXT NOT NULL PRIMARY KEY,
    facts TEXT NOT NULL             -- JSON
);
INSERT INTO facts SELECT id, facts FROM tables;
ALTER TABLE tables DROP COLUMN facts;

-- Who appends to a log knows all of it, and so the requests that it has answered.
DROP INDEX entries_by_request;
