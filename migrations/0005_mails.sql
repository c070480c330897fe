-- Every message that the shop sends: written in the transaction of what it tells about, then sent by a job.
create table mails (
  id uuid primary key default uuidv7(),
  kind text not null,
  -- Null: the office, whose address is a setting of the program.
  recipient text,
  reply_to text,
  language text not null check (language in ('pl', 'en', 'de', 'fr')),
  subject text not null,
  html text not null,
  plain text not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  attempts integer not null default 0,
  -- Why the last attempt failed, in the words of whoever refused.
  reason text,
  created_at timestamptz not null default now(),
  last_attempt_at timestamptz,
  sent_at timestamptz
);
create index mails_state on mails (state, id);
