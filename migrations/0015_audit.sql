-- What administrators changed, written in the transaction of the change. All in words: it outlives whom and what it speaks of.
create table audit_entries (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  administrator text not null,
  action text not null,
  subject text not null,
  -- Null: it concerns no single one.
  subject_id text,
  subject_name text,
  -- The fields that differ; null where there was nothing before, or is nothing any more.
  before jsonb,
  after jsonb
);
create index audit_entries_newest on audit_entries (created_at desc, id desc);
create index audit_entries_subject on audit_entries (subject, subject_id, id desc);
