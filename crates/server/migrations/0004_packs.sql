-- Each pack is stored once, under the BLAKE3 hash of its text. The program moves the texts: SQL cannot hash them.

CREATE TABLE packs (
    hash TEXT PRIMARY KEY, text TEXT NOT NULL
);
ALTER TABLE tables RENAME COLUMN pack TO pack_hash;
CREATE INDEX tables_pack ON tables (pack_hash) WHERE pack_hash IS NOT NULL;
CREATE TRIGGER packs_of_deleted_table AFTER DELETE ON tables WHEN OLD.pack_hash IS NOT NULL BEGIN
    DELETE FROM packs WHERE hash = OLD.pack_hash
        AND NOT EXISTS (SELECT 1 FROM tables WHERE pack_hash = OLD.pack_hash);
END;
