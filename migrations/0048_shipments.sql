-- Parcels of orders at a carrier. A row is there before the carrier is asked.
create table shipments (
  id integer generated always as identity primary key,
  order_id integer not null references orders (id) on delete cascade,
  -- The first, second … parcel of the order, and which try at it this is.
  parcel integer not null check (parcel between 1 and 99),
  attempt integer not null check (attempt > 0),
  carrier text not null,
  -- What the carrier knows it by.
  reference text not null unique check (length(reference) between 3 and 100),
  service text not null check (service in ('locker', 'courier')),
  point text,
  template text check (template in ('small', 'medium', 'large')),
  length_mm integer,
  width_mm integer,
  height_mm integer,
  weight_grams integer not null check (weight_grams > 0),
  state text not null default 'waiting' check (
    state in ('waiting', 'made', 'ready', 'underway', 'delivered', 'returned', 'trouble', 'refused', 'cancelled')
  ),
  -- The carrier's own word, and when it was asked for it.
  told text,
  told_at timestamptz,
  carrier_id text,
  tracking_number text,
  is_cancellable boolean not null default false,
  -- Somebody has asked to cancel it.
  cancelling_by text,
  -- When the carrier was last asked to make it and may have done so without an answer.
  asked_at timestamptz,
  checked_at timestamptz,
  -- Why it doesn't go on: what the shop or the carrier says.
  problem jsonb,
  collection text,
  collection_asked_at timestamptz,
  created_by text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- One parcel has one living shipment, whoever presses how often.
create unique index shipments_living on shipments (order_id, parcel) where state not in ('refused', 'cancelled');
create unique index shipments_at_carrier on shipments (carrier, carrier_id);
create index shipments_of_order on shipments (order_id, id);
create index shipments_of_day on shipments (created_at);
-- Those of which news is expected.
create index shipments_to_follow on shipments (coalesce(checked_at, created_at))
  where state in ('waiting', 'made', 'ready', 'underway', 'trouble');

-- The carrier is one of those who do something to an order.
alter table order_events drop constraint order_events_actor_check;
alter table order_events add constraint order_events_actor_check
  check (actor in ('customer', 'provider', 'carrier', 'administrator', 'shop')) not valid;
