-- Which parts of a new shop's first content were put in, so that what the owner deletes doesn't come back.
create table seeds (
  name text primary key,
  planted_at timestamptz not null default now()
);
