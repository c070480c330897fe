-- Another address of an administrator counts once a link that was sent there has been opened. The one before has a link that brings it
-- back, for some days.
create table administrator_email_links (
  id uuid primary key default gen_random_uuid(),
  administrator_id integer not null references administrators on delete cascade,
  purpose text not null check (purpose in ('confirmation', 'undo')),
  -- What the link makes the address.
  email text not null,
  token_hashes bytea[] not null default '{}',
  made_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  unique (administrator_id, purpose, email)
);

alter table mail_links
  drop constraint mail_links_kind_check,
  add check (kind in ('order', 'recovery', 'administrator', 'administrator-email', 'materials', 'unsubscribe'));
