create table administrators (
  id integer generated always as identity primary key,
  username text not null,
  password_hash text not null,
  created_at timestamptz not null default now()
);
create unique index administrators_username on administrators (lower(username));

-- Only the hash of a token is kept: who reads this table can't sign in with it.
create table sessions (
  token_hash bytea primary key,
  administrator_id integer not null references administrators on delete cascade,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now()
);
create index sessions_administrator on sessions (administrator_id);

-- Devices on which an account signed in before: they keep a count of failures of their own (see throttle).
create table known_devices (
  token_hash bytea primary key,
  account text not null,
  created_at timestamptz not null default now()
);

-- Attempts per subject ("sign-in address 203.0.113.7"), counted before the work is done. Losing it in a crash is
-- harmless and it is written often, hence unlogged.
create unlogged table attempts (
  subject text primary key,
  count integer not null,
  next_allowed_at timestamptz not null,
  forgotten_at timestamptz not null
);
create index attempts_forgotten on attempts (forgotten_at);
