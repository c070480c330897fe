-- Pictures are few and small after re-encoding: kept here, every copy of the program has them and one backup holds all.
-- The name is the hash of the content, so equal pictures are stored once and can be cached for ever.
create table pictures (
  hash text primary key,
  content bytea not null,
  created_at timestamptz not null default now()
);
