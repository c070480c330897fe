-- The link that a first start prints. Until it is printed it has no token; used, or once the password is another one, it is gone.
create table setup_links (
  administrator_id integer primary key references administrators on delete cascade,
  token_hash bytea unique,
  expires_at timestamptz
);

-- What has happened for the last time when: a backup, a test message, news from the payment provider.
create table milestones (
  name text primary key,
  reached_at timestamptz not null default now(),
  -- What it was reached with, such as a mail server: with another one it doesn't count.
  detail text
);

-- How far the guided set-up has come. The shop has one, whoever goes on with it.
create table setup_steps (
  step text primary key,
  outcome text not null check (outcome in ('done', 'skipped')),
  decided_by text not null,
  decided_at timestamptz not null default now()
);

-- What the program can't find out by itself before the shop opens, and an administrator has said.
create table opening_answers (
  line text primary key,
  answered_by text not null,
  answered_at timestamptz not null default now()
);
