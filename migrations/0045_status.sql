-- The latest moment at which the shop knew its clock to be right. There is one row.
create table clock_watch (
  is_only boolean primary key default true check (is_only),
  seen_at timestamptz not null,
  -- Since when the clock has been too far from it.
  doubted_since timestamptz
);
-- What was written later than now was written by another clock.
insert into clock_watch (seen_at)
select greatest(
  now(),
  (select max(created_at) from audit_entries),
  (select max(created_at) from orders),
  (select max(created_at) from mails)
);

-- A clearing of old data that waits for somebody's answer, and earlier ones.
create table clearing_questions (
  id integer generated always as identity primary key,
  asked_at timestamptz not null default now(),
  reason text not null check (reason in ('ahead', 'behind', 'restored', 'much')),
  -- What would have gone: [{ what, rows, of }]
  found jsonb not null,
  answer text check (answer in ('clear', 'keep')),
  answered_at timestamptz,
  answered_by text,
  closed_at timestamptz
);
create unique index clearing_questions_open on clearing_questions ((true)) where closed_at is null;

-- What a look at the outside found: the certificate, the payment provider.
create table status_probes (
  name text primary key,
  looked_at timestamptz not null,
  found jsonb not null
);

-- How much there was each day, to see how fast it grows.
create table status_days (
  day date primary key,
  database_bytes bigint not null,
  free_bytes bigint
);

-- What is wrong with the shop, and since when.
create table status_problems (
  name text primary key,
  state text not null check (state in ('attention', 'bad')),
  since timestamptz not null default now(),
  told_at timestamptz
);

-- One letter a day at most.
create table status_letters (
  day date primary key,
  problems integer not null
);
