-- What visitors write to the office. The office reads it as a mail; here it is kept whatever becomes of that.
create table contact_messages (
  id integer generated always as identity primary key,
  name text not null,
  email text not null,
  message text not null,
  language text not null check (language in ('pl', 'en', 'de', 'fr')),
  created_at timestamptz not null default now()
);

-- Whom an answer goes to, by name. Kept apart from the address, so that no name can ever be read as one.
alter table mails add reply_to_name text;
