-- What the office has done about a message: who said so, and when. By name, which outlives the administrator.
alter table contact_messages
  add handled_at timestamptz,
  add handled_by text,
  add constraint contact_messages_handled check ((handled_at is null) = (handled_by is null));
create index contact_messages_newest on contact_messages (created_at desc, id desc);
-- Those that wait are few, and counted again and again.
create index contact_messages_open on contact_messages (created_at desc, id desc) where handled_at is null;
