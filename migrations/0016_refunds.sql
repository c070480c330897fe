-- What the provider really took, which may be another amount than was asked for; null until it has said it.
alter table payments add column taken_grosze integer check (taken_grosze >= 0);

-- Each time money goes back, wherever that was begun.
create table refunds (
  -- Names the refund towards the provider: asked twice, it gives back once.
  id uuid primary key,
  payment_id uuid not null references payments on delete cascade,
  order_id integer not null references orders on delete cascade,
  amount_grosze integer not null check (amount_grosze > 0),
  reason text,
  -- Whoever began it; null: somebody at the provider.
  administrator text,
  -- Waiting: what the provider makes of it isn't known. Both others are its word.
  state text not null check (state in ('waiting', 'done', 'refused')),
  -- Why the provider refused it, in its own word.
  refusal text check (refusal is null or state = 'refused'),
  -- What the provider calls it.
  provider_refund_id text unique,
  asked_times integer not null default 0,
  asked_at timestamptz,
  -- Several may become known in one transaction, in their order.
  created_at timestamptz not null default clock_timestamp()
);
create index refunds_order on refunds (order_id, created_at);
create index refunds_payment on refunds (payment_id);
create index refunds_waiting on refunds (created_at) where state = 'waiting';

-- What the demonstration has given back.
create table demo_refunds (
  id uuid primary key,
  session_id text not null references demo_outcomes,
  amount_grosze integer not null check (amount_grosze > 0),
  created_at timestamptz not null default now()
);
create index demo_refunds_session on demo_refunds (session_id);
