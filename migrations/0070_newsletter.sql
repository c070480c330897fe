-- Who asked for the newsletter for customers: a row for each time, with the words that were agreed to. The partner offer goes to
-- `marketing_contacts` alone.
create table newsletter_subscriptions (
  id uuid primary key,
  email text not null,
  language text not null,
  -- The page with the form, and its words.
  asked_on text not null,
  shown_text text not null,
  asked_at timestamptz not null default now(),
  -- Any of them opens the page on which the address is confirmed.
  token_hashes bytea[] not null default '{}',
  confirmed_at timestamptz,
  left_at timestamptz check (left_at is null or confirmed_at is not null),
  -- By what `suppressed_addresses` knows this address, as in `marketing_contacts`.
  address_hash bytea not null generated always as (sha256(replace(lower(email collate "C"), '\', '\\')::bytea)) stored
);
create index newsletter_subscriptions_tokens on newsletter_subscriptions using gin (token_hashes);
create index newsletter_subscriptions_address on newsletter_subscriptions (address_hash);
-- However often somebody confirms, they are one reader.
create unique index newsletter_readers on newsletter_subscriptions (address_hash) where confirmed_at is not null and left_at is null;
create index newsletter_readers_listed on newsletter_subscriptions (confirmed_at desc, id desc) where confirmed_at is not null and left_at is null;

alter table mail_links
  drop constraint mail_links_kind_check,
  add constraint mail_links_kind_check
    check (kind in ('order', 'recovery', 'administrator', 'administrator-email', 'materials', 'unsubscribe', 'newsletter'));
