-- Which questions of a seat the server declines without asking its player.

CREATE TABLE pass_rules (
    of TEXT NOT NULL, seat INTEGER NOT NULL, rules TEXT NOT NULL,
    PRIMARY KEY (of, seat)
) WITHOUT ROWID;
