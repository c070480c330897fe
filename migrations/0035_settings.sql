-- What the owner decides, in parts. Each saving is a row of its own: what held at a moment stays known.
create table settings (
  part text not null,
  version integer not null check (version > 0),
  "values" jsonb not null,
  saved_by text not null,
  saved_at timestamptz not null default clock_timestamp(),
  primary key (part, version)
);
