-- What the office writes for itself about orders and customers. It goes with what it is about, and with the person.
create table notes (
  id integer primary key generated always as identity,
  order_id integer references orders on delete cascade,
  person_id integer references people on delete cascade,
  text text not null check (text <> ''),
  written_by text not null,
  written_at timestamptz not null default now(),
  changed_at timestamptz,
  check (num_nonnulls(order_id, person_id) = 1)
);
create index notes_order on notes (order_id, id) where order_id is not null;
create index notes_person on notes (person_id, id) where person_id is not null;

-- Words of the office's own choice, by which it finds orders and people again.
create table tags (
  id integer primary key generated always as identity,
  order_id integer references orders on delete cascade,
  person_id integer references people on delete cascade,
  tag text not null check (tag <> ''),
  added_at timestamptz not null default now(),
  check (num_nonnulls(order_id, person_id) = 1)
);
create unique index tags_order on tags (order_id, lower(tag collate "pg_c_utf8")) where order_id is not null;
create unique index tags_person on tags (person_id, lower(tag collate "pg_c_utf8")) where person_id is not null;
create index tags_word on tags (lower(tag collate "pg_c_utf8"), order_id);
