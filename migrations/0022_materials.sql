-- What is made for a member: a certificate, pictures to be posted, logos. The number of the certificate is theirs for ever, and nobody else's.
create table member_materials (
  member_id integer primary key references members on delete cascade,
  certificate_number integer generated always as identity unique,
  numbered_at timestamptz not null default now(),
  -- held: some letters can't be drawn, and the administrator decides whether it is sent all the same.
  state text not null default 'asked' check (state in ('asked', 'held', 'made', 'failed')),
  -- Each time that they are asked for counts; only what was asked for last is made.
  requests integer not null default 1,
  asked_at timestamptz not null default now(),
  missing_letters text[] not null default '{}',
  -- Why the last attempt failed.
  reason text,
  made_at timestamptz
);

-- What was made, as long as a link leads to it: it can be made again at any time.
create table material_files (
  member_id integer not null references member_materials on delete cascade,
  name text not null,
  content bytea not null,
  primary key (member_id, name)
);
-- They are packed as tightly as they can be already.
alter table material_files alter column content set storage external;

-- The way to them that a letter brought. An expired one stays, so that its page can say so.
create table material_links (
  token_hash bytea primary key,
  member_id integer not null references member_materials on delete cascade,
  -- No reference: letters may be forgotten before.
  mail_id uuid not null unique,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  valid_until timestamptz not null,
  downloads integer not null default 0,
  last_download_at timestamptz
);
create index material_links_member on material_links (member_id, created_at desc);

-- The job that is due when this message has been handed over, for who wants to know of it.
alter table mails add column when_sent text;
