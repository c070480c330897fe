-- The browser that placed an order, by the hash of its cookie: under the name of its checkout nobody else changes it. Null: a program
-- without cookies placed it, which has that name alone to show.
alter table orders add column browser_hash bytea;
