-- Since when a product has said to visitors what it says now. Search engines are told, and read its page again when it is later than they
-- know; so it must be true. A sale changes it where it takes the last piece, and what is given back where it brings the first one.
alter table products add column shown_since timestamptz default now();

-- What was never touched has said the same since it was made. When the others changed is not known: which of the touches
-- were sales was noted nowhere.
update products set shown_since = case when updated_at = created_at then created_at end;
