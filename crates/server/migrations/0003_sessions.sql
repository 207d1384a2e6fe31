-- A guest is no longer the hash of the one token: several tokens can lead to the same guest.
-- Guests from before keep their id, which is the hash of their token.

CREATE TABLE sessions (
    token_hash TEXT PRIMARY KEY, guest TEXT NOT NULL, made INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX sessions_guest ON sessions (guest);
INSERT INTO sessions (token_hash, guest, made) SELECT id, id, made FROM guests;
CREATE TRIGGER sessions_of_deleted_guest AFTER DELETE ON guests BEGIN
    DELETE FROM sessions WHERE guest = OLD.id;
END;
