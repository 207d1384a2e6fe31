-- The schema as it was when migrations began, which was marked by user_version = 2. Nothing changes in a database that
-- has it already. Columns that still older databases lack are added by the program.

CREATE TABLE IF NOT EXISTS guests (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, made INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, base TEXT NOT NULL, pack TEXT, policy TEXT NOT NULL,
    open INTEGER NOT NULL, maker TEXT NOT NULL, at INTEGER NOT NULL,
    stage TEXT, ending TEXT, asked TEXT NOT NULL
) WITHOUT ROWID;
DROP INDEX IF EXISTS tables_open;
CREATE INDEX IF NOT EXISTS tables_going ON tables (at) WHERE open = 1 AND ending IS NULL;
CREATE INDEX IF NOT EXISTS tables_maker ON tables (maker);
CREATE TABLE IF NOT EXISTS seats (
    of TEXT NOT NULL, seat INTEGER NOT NULL, who TEXT NOT NULL, guest TEXT, name TEXT, here INTEGER NOT NULL,
    bot TEXT, stand_in TEXT, follow INTEGER NOT NULL, invitation TEXT UNIQUE,
    PRIMARY KEY (of, seat)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS seats_guest ON seats (guest);
CREATE TABLE IF NOT EXISTS log (
    of TEXT NOT NULL, n INTEGER NOT NULL, entries TEXT NOT NULL, checks TEXT NOT NULL, kept TEXT NOT NULL,
    PRIMARY KEY (of, n)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS snapshots (
    of TEXT PRIMARY KEY, entries INTEGER NOT NULL, program BLOB NOT NULL, seal BLOB NOT NULL, bytes BLOB NOT NULL
);
CREATE TABLE IF NOT EXISTS stopped (
    of TEXT PRIMARY KEY
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS clocks (
    of TEXT PRIMARY KEY, clocks TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS notes (
    of TEXT NOT NULL, n INTEGER NOT NULL, note TEXT NOT NULL,
    PRIMARY KEY (of, n)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS campaigns (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, maker TEXT NOT NULL, at INTEGER NOT NULL, summary TEXT,
    program BLOB
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS campaigns_maker ON campaigns (maker);
CREATE TABLE IF NOT EXISTS records (
    of TEXT NOT NULL, n INTEGER NOT NULL, back INTEGER, campaign TEXT NOT NULL,
    PRIMARY KEY (of, n)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS chapters (
    id TEXT PRIMARY KEY, of TEXT NOT NULL, n INTEGER NOT NULL, report TEXT, told INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS chapters_of ON chapters (of, n);
CREATE TABLE IF NOT EXISTS places (
    of TEXT NOT NULL, n INTEGER NOT NULL, who TEXT, guest TEXT, here TEXT, invitation TEXT UNIQUE,
    ready INTEGER NOT NULL,
    PRIMARY KEY (of, n)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS places_guest ON places (guest);
CREATE TABLE IF NOT EXISTS arrivals (
    code TEXT PRIMARY KEY, of TEXT NOT NULL, guest TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS arrivals_of ON arrivals (of);
CREATE TABLE IF NOT EXISTS deeds (
    of TEXT NOT NULL, n INTEGER NOT NULL, record INTEGER, guest TEXT NOT NULL, what TEXT NOT NULL, at INTEGER NOT NULL,
    PRIMARY KEY (of, n)
) WITHOUT ROWID;
-- One row, written by health checks.
CREATE TABLE IF NOT EXISTS probe (
    id INTEGER PRIMARY KEY, at INTEGER NOT NULL
);
