-- Each row of a log carries a hash of itself and of the row before (store/chain.rs), and the table that of its last row.
-- The program computes them.

ALTER TABLE log ADD COLUMN chain BLOB;
ALTER TABLE tables ADD COLUMN log_head BLOB;
