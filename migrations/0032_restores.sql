-- Each backup that was brought back, and what is to be looked at since: until an administrator has, no message leaves.
create table restores (
  id uuid primary key default uuidv7(),
  restored_at timestamptz not null default clock_timestamp(),
  backup_made_at timestamptz not null,
  -- Whether what it replaced was this same shop as it had gone on since: what must never go back was then taken over from there.
  is_continued boolean not null,
  -- Series of documents that have gone on since the backup; without the last number where nobody here knows it.
  series jsonb not null,
  -- How many addresses had left the list since the backup.
  left_since integer not null,
  -- What the provider was paid since: when it was asked, why it couldn't be, and what belongs to no order that is here.
  payments_asked_at timestamptz,
  payments_problem text,
  payments_settled integer not null default 0,
  stray_payments jsonb not null default '[]',
  confirmed_at timestamptz,
  confirmed_by text
);
create unique index restores_open on restores ((true)) where confirmed_at is null;

-- Waits for that, and not for its next try.
alter table mails add column is_held boolean not null default false;
create index mails_held on mails (id) where is_held;
