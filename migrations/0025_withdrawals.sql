-- What somebody declared by "withdraw from contract here": each is kept as it was declared, whether or not an order is found.
create table withdrawals (
  id integer generated always as identity primary key,
  -- Null: no order fits, or nobody has looked yet.
  order_id integer references orders on delete set null,
  name text not null,
  -- In the way in which we write numbers, or as it was typed where it can't be one.
  order_number text not null,
  email text not null,
  -- Empty: the whole order.
  goods text not null,
  is_whole boolean not null,
  remark text not null,
  language text not null check (language in ('pl', 'en', 'de', 'fr')),
  -- The declaration, word by word as it was confirmed.
  declaration text not null,
  state text not null
    check (state in ('received', 'accepted', 'late', 'repeated', 'unpaid', 'cancelled', 'unmatched')),
  -- Whether who declared had shown that the order is theirs: by a link from a letter, or signed in.
  is_proved boolean not null,
  -- What it is about, so that the same is accepted once, also when its words are forgotten.
  content_hash bytea not null,
  -- What the browser called this one declaration, with its content: sent twice, it is one.
  request_hash bytea unique,
  created_at timestamptz not null default now(),
  -- The last day on which this order could be withdrawn from; null while that isn't known.
  period_ends_on date,
  -- When the same was declared before.
  first_declared_at timestamptz,
  -- What goes back for a whole order: all that it came to, the dearer part of its delivery taken off.
  refund_grosze integer check (refund_grosze >= 0),
  goods_back_on date,
  handled_at timestamptz,
  -- By name, which outlives the administrator.
  handled_by text,
  check ((handled_at is null) = (handled_by is null))
);
create unique index withdrawals_accepted on withdrawals (order_id, content_hash) where state = 'accepted';
create index withdrawals_order on withdrawals (order_id) where order_id is not null;
create index withdrawals_newest on withdrawals (created_at desc, id desc);
-- Those that wait are few, and counted again and again.
create index withdrawals_open on withdrawals (created_at, id) where handled_at is null;
create index withdrawals_email on withdrawals (lower(email collate "C"));
