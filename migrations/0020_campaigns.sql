-- Messages to many at once. What is sent is written down whole when it begins, so that a later version of the program finishes what an
-- earlier one began, and it can be shown what people got.
create table campaigns (
  id integer generated always as identity primary key,
  subject text not null,
  -- The message without markup, as the history shows it.
  content text not null,
  -- With a mark where each reader's own way out comes; see src/marketing.
  html text not null,
  plain text not null,
  state text not null default 'sending' check (state in ('sending', 'paused', 'done', 'stopped')),
  pause_reason text check (pause_reason in ('administrator', 'refusals', 'mail_server', 'restored')),
  pause_detail text,
  constraint campaigns_pause check (case when state = 'paused' then pause_reason is not null else num_nulls(pause_reason, pause_detail) = 2 end),
  -- By name, which outlives the administrator.
  started_by text not null,
  sent_at timestamptz not null default now(),
  -- When it was let go on last: what was refused before says nothing any more.
  resumed_at timestamptz not null default now(),
  finished_at timestamptz,
  -- Attempts in a row that failed for no fault of the recipient's.
  troubles integer not null default 0,
  -- After such a one nothing is tried before this.
  not_before timestamptz not null default now(),
  -- How many recipients there are, and what became of them: kept with each change of theirs, so that nobody has to count.
  recipient_count integer not null default 0,
  sent_count integer not null default 0,
  failed_count integer not null default 0,
  skipped_count integer not null default 0,
  check (sent_count + failed_count + skipped_count <= recipient_count),
  -- What its call was answered, so that the same call gets the same answer whatever has been sent meanwhile.
  accepted_count integer not null default 0,
  rejected_count integer not null default 0,
  -- What the browser calls this sending; a second call under the same name begins nothing.
  key text unique,
  -- To whom it goes, so that a second call without a name is known, too.
  audience_hash bytea not null
);
create index campaigns_newest on campaigns (id desc);
create index campaigns_sending on campaigns (id) where state = 'sending';

-- One row for each recipient. Addresses stay with the contact alone: when it is deleted, nothing of it is left here but a number
-- that is nobody's any more. It is no reference: to check and hold each of a hundred thousand contacts takes longer than to write
-- all of their rows.
create table campaign_recipients (
  -- Also the message's own name in mailboxes, the same however often it is tried.
  id uuid primary key default uuidv7(),
  campaign_id integer not null references campaigns on delete cascade,
  contact_id integer not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed', 'skipped')),
  -- Why it failed or was skipped, in one word, and in the words of the mail server.
  reason text check (reason in ('inactive', 'unsubscribed', 'suppressed', 'deleted', 'stopped', 'refused', 'given_up')),
  detail text,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_attempt_at timestamptz,
  sent_at timestamptz,
  unique (campaign_id, contact_id)
);
create index campaign_recipients_waiting on campaign_recipients (campaign_id, next_attempt_at, id) where state = 'waiting';
create index campaign_recipients_tried on campaign_recipients (campaign_id, last_attempt_at desc) where last_attempt_at is not null;
create index campaign_recipients_state on campaign_recipients (campaign_id, state, id);
