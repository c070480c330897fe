-- Of a session: when whoever holds it last showed who they are, by signing in or when asked again.
alter table sessions add column confirmed_at timestamptz;
update sessions set confirmed_at = created_at;
alter table sessions alter column confirmed_at set not null, alter column confirmed_at set default now();

-- The secret that an app on a phone makes codes from, encrypted with a key that no backup has. Each code counts once: the step of time of
-- the last one is kept.
create table code_apps (
  administrator_id integer primary key references administrators on delete cascade,
  secret text not null,
  last_step integer not null,
  added_at timestamptz not null default now(),
  last_used_at timestamptz
);

-- A passkey holds only for the host under which it was made.
create table passkeys (
  id integer primary key generated always as identity,
  administrator_id integer not null references administrators on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  host text not null,
  name text not null,
  added_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_of_administrator on passkeys (administrator_id);

-- Used codes are gone.
create table recovery_codes (
  administrator_id integer not null references administrators on delete cascade,
  code_hash bytea not null,
  primary key (administrator_id, code_hash)
);

-- What a browser is in the middle of for some minutes: it has shown the password, or is to answer with a passkey.
create table sign_in_steps (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('sign_in', 'confirmation', 'new_passkey')),
  -- Null where a passkey alone is to say who it is.
  administrator_id integer references administrators on delete cascade,
  -- Of the password that was shown: with another one since then the step counts no more.
  password_mark bytea,
  challenge text,
  host text,
  expires_at timestamptz not null
);
create index sign_in_steps_of_administrator on sign_in_steps (administrator_id);
