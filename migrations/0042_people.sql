-- Changes of an administrator name the version that they began from.
alter table administrators add column version integer not null default 1;
-- Until somebody who was invited has chosen a password.
alter table administrators add column invited_at timestamptz;

-- A link with which an administrator chooses a password: that of the first start is printed, an invitation and a new password
-- come by mail or are shown once. An administrator has one of each at most.
alter table setup_links
  drop constraint setup_links_pkey,
  add column id uuid primary key default gen_random_uuid(),
  add column purpose text not null default 'first_start' check (purpose in ('first_start', 'invitation', 'new_password')),
  add column token_hashes bytea[] not null default '{}',
  add constraint setup_links_one_of_each unique (administrator_id, purpose);
update setup_links set token_hashes = array[token_hash] where token_hash is not null;
alter table setup_links drop column token_hash, alter column purpose drop default;

-- Who came in, who didn't, and what was refused. The same within a quarter of an hour is one row, so that a million guesses can't
-- fill the disk.
create table access_entries (
  id bigint primary key generated always as identity,
  happened text not null,
  administrator_id integer,
  administrator text,
  detail text,
  -- Cleared by age, together with the quarter.
  address text,
  times integer not null default 1,
  first_at timestamptz not null default clock_timestamp(),
  last_at timestamptz not null default clock_timestamp(),
  quarter timestamptz
);
create unique index access_entries_quarter on access_entries (quarter, happened, administrator_id, detail, address)
  nulls not distinct where quarter is not null;
create index access_entries_newest on access_entries (last_at desc, id desc);
create index access_entries_administrator on access_entries (administrator_id, happened);

alter table mail_links
  drop constraint mail_links_kind_check,
  add check (kind in ('order', 'recovery', 'administrator', 'materials', 'unsubscribe'));
