-- When what tells whose an order was has been erased from it, at somebody's wish; what tax law wants stays. Null: it hasn't.
alter table orders add column anonymised_at timestamptz;

-- By what suppressed_addresses knows an address: from when the e-mail is cleared away until the order is nobody's, whoever asks to be
-- erased is found by it.
alter table orders
  add column email_hash bytea,
  add constraint orders_email_hash check (email_hash is null or email = '');
create index orders_email_hash on orders (email_hash) where email_hash is not null;

-- Where nobody may be written to any more, it isn't known either where a parcel went.
alter table orders
  drop constraint orders_check2,
  add constraint orders_pickup_point check ((shipping_method = 'inpost') = (pickup_point is not null) or (email = '' and pickup_point is null));

-- Ways off the mailing list are cleared away once their address isn't on it any more, and they are old.
create index unsubscribe_links_oldest on unsubscribe_links (created_at);

-- What people asked about their data, and that they were answered: by law within a month.
create table privacy_requests (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('access', 'rectification', 'erasure', 'objection')),
  -- By what suppressed_addresses knows an address: whoever asks again is found, though nothing else is left of them.
  address_hash bytea not null,
  -- Null: the person has been erased since.
  email text,
  received_on date not null,
  answer_by date not null generated always as ((received_on + interval '1 month')::date) stored,
  note text,
  recorded_by text not null,
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  answered_by text,
  -- How much was given out, deleted, made anonymous or kept, by the kind of record; never what.
  outcome jsonb,
  version integer not null default 1,
  constraint privacy_requests_answered check ((answered_at is null) = (answered_by is null))
);
create index privacy_requests_address on privacy_requests (address_hash, id desc);
-- Those that wait for an answer are few.
create index privacy_requests_open on privacy_requests (answer_by, id) where answered_at is null;
