-- The one mailing list: who is on it, by what right, and who has left it.
create table marketing_contacts (
  id integer generated always as identity primary key,
  business_name text not null,
  email_address text not null,
  contact_person text,
  business_type text not null default 'restaurant' check (business_type in ('restaurant', 'hotel', 'catering', 'other')),
  -- The administrator's switch. Leaving the list is the reader's own, and is not kept here but in suppressed_addresses.
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- Collation "C": the same two addresses are the same on every server, whatever its language makes of letters.
create unique index marketing_contacts_address on marketing_contacts (lower(email_address collate "C"));

-- That somebody subscribed: when, on which form, and the words that stood there. Who sends newsletters must be able to
-- show it, for as long as they are sent; when the contact is erased nothing is sent, and the evidence goes with it.
-- No network address: it doesn't tell who typed, and would be one more thing to know about a person.
create table newsletter_consents (
  id integer generated always as identity primary key,
  contact_id integer not null references marketing_contacts on delete cascade,
  given_at timestamptz not null default now(),
  given_on text not null,
  language text not null check (language in ('pl', 'en', 'de', 'fr')),
  shown_text text not null
);
create index newsletter_consents_contact on newsletter_consents (contact_id);

-- Addresses that get no newsletter, as SHA-256 of their small letters: an address stays here when all else about a person
-- has been erased, and can only be found by who knows it.
create table suppressed_addresses (
  address_hash bytea primary key,
  suppressed_at timestamptz not null default now(),
  way text not null
);

-- Whose address the link in a mail takes off the list. The token stands in that mail alone. Links hold for ever: people
-- unsubscribe from what they find in their mailbox, however old.
create table unsubscribe_links (
  token_hash bytea primary key,
  address_hash bytea not null,
  created_at timestamptz not null default now()
);

alter table mails
  -- Null: the mail has nothing to do with the list. A newsletter is for readers; a confirmation tells that somebody became one.
  add column list_role text check (list_role in ('newsletter', 'confirmation')),
  add column unsubscribe_path text,
  add constraint mails_list_role check (case when list_role is null then unsubscribe_path is null else num_nulls(unsubscribe_path, recipient) = 0 end),
  -- Withheld: its reader unsubscribed while it waited.
  drop constraint mails_state_check,
  add constraint mails_state_check check (state in ('waiting', 'sent', 'failed', 'withheld'));
