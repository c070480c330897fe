-- Who has an account in the shop. Empty texts: not given.
create table customers (
  id integer generated always as identity primary key,
  -- As it was typed; in which letters doesn't matter.
  email text not null,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  phone text not null default '',
  address text not null default '',
  city text not null default '',
  postal_code text not null default '',
  country text not null default 'Poland',
  -- In which letters to them are written: the one of the visit in which they registered.
  language text not null check (language in ('pl', 'en', 'de', 'fr')),
  created_at timestamptz not null default now()
);
-- One account for an address, also when two register together. Collation "C": as on the mailing list.
create unique index customers_email on customers (lower(email collate "C"));

-- A session belongs to an administrator or to a customer, and ends with them.
alter table sessions
  alter column administrator_id drop not null,
  add column customer_id integer references customers on delete cascade,
  add constraint sessions_owner check (num_nonnulls(administrator_id, customer_id) = 1);
create index sessions_customer on sessions (customer_id);
-- One browser is known to every account that signed in with it.
alter table known_devices drop constraint known_devices_pkey, add primary key (token_hash, account);
create index known_devices_account on known_devices (account);

-- Links by which a customer who forgot the password chooses another. The token stands in one mail alone. A link that was
-- used or has expired is kept for a day, so that its page can say which of the two it is.
create table password_recoveries (
  -- The job that made it: done twice, it makes one link and one mail.
  id uuid primary key,
  token_hash bytea not null unique,
  customer_id integer not null references customers on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- When it, or another link of the same customer, was used.
  used_at timestamptz
);
create index password_recoveries_customer on password_recoveries (customer_id);
