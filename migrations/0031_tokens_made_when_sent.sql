-- Secrets that letters bring are made when they are sent, and stand in them alone. Until then a letter has a mark in their place,
-- and a row here that says where it is to lead.
create table mail_links (
  mail_id uuid not null references mails on delete cascade,
  kind text not null check (kind in ('order', 'recovery', 'materials', 'unsubscribe')),
  reference text not null,
  primary key (mail_id, kind, reference)
);

-- A letter of which nobody knows whether it arrived is sent again, with another token: each of them opens the same.
alter table password_recoveries add column token_hashes bytea[] not null default '{}';
update password_recoveries set token_hashes = array[token_hash];
alter table material_links add column token_hashes bytea[] not null default '{}';
update material_links set token_hashes = array[token_hash];

-- What waits, or may be sent again, is sent in the new way. A token counts by its hash alone: people may have typed anything.
with marked as (
  select id as mail_id, sha256(convert_to(found[1], 'UTF8')) as hash
  from mails cross join lateral regexp_matches(
    concat_ws(' ', html, unsubscribe_path), '/(?:order|store/recover|materials|unsubscribe)/([\w-]{43})\?lang=', 'g') as found
  where state in ('waiting', 'failed')
)
insert into mail_links (mail_id, kind, reference)
select mail_id, 'order', order_id::text from marked join order_links on token_hash = hash
union select marked.mail_id, 'materials', member_id::text from marked join material_links on token_hash = hash
union select mail_id, 'recovery', password_recoveries.id::text from marked join password_recoveries on token_hash = hash
union select mail_id, 'unsubscribe', '' from marked join unsubscribe_links on token_hash = hash
on conflict do nothing;

-- Nothing is left of the tokens themselves, in what was sent or waits. The marks are those of `mail/letter-link.ts`.
update mails set
  html = regexp_replace(regexp_replace(regexp_replace(regexp_replace(html,
    '(/order/|#order=)[\w-]{43}(?![\w-])', '\1order-token-made-when-sent-----------------', 'g'),
    '(/store/recover/)[\w-]{43}(?![\w-])', '\1recovery-token-made-when-sent--------------', 'g'),
    '(/materials/)[\w-]{43}(?![\w-])', '\1materials-token-made-when-sent-------------', 'g'),
    '(/unsubscribe/)[\w-]{43}(?![\w-])', '\1unsubscribe-token-made-when-sent-----------', 'g'),
  plain = regexp_replace(regexp_replace(regexp_replace(regexp_replace(plain,
    '(/order/|#order=)[\w-]{43}(?![\w-])', '\1order-token-made-when-sent-----------------', 'g'),
    '(/store/recover/)[\w-]{43}(?![\w-])', '\1recovery-token-made-when-sent--------------', 'g'),
    '(/materials/)[\w-]{43}(?![\w-])', '\1materials-token-made-when-sent-------------', 'g'),
    '(/unsubscribe/)[\w-]{43}(?![\w-])', '\1unsubscribe-token-made-when-sent-----------', 'g'),
  unsubscribe_path = regexp_replace(unsubscribe_path,
    '^(/unsubscribe/)[\w-]{43}', '\1unsubscribe-token-made-when-sent-----------')
where html ~ '(/order/|#order=|/store/recover/|/materials/|/unsubscribe/)[\w-]{43}';

alter table password_recoveries drop column token_hash;
create index password_recoveries_tokens on password_recoveries using gin (token_hashes);
alter table material_links drop column token_hash, drop constraint material_links_mail_id_key, add primary key (mail_id);
create index material_links_tokens on material_links using gin (token_hashes);

-- Who comes back from the provider's page to an order that a link led to is known to their browser, which keeps the link.
update payments set cancel_path = regexp_replace(cancel_path, '^/order/[^?]*(.*)$', '/order\1#back') where cancel_path like '/order/%';
