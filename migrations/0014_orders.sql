-- The rate that is contained in the price, in per cent.
alter table products add column vat_rate integer not null default 23 check (vat_rate between 0 and 100);

create sequence order_numbers;

create table orders (
  id integer generated always as identity primary key,
  -- Such as S-2026-000123. Unique; numbers may be missing, where an order never came to be.
  number text not null unique default
    'S-' || to_char(now() at time zone 'Europe/Warsaw', 'YYYY') || '-' || to_char(nextval('order_numbers'), 'FM999000000'),
  -- What the browser calls this checkout, so that sending it twice makes one order; and what it sent then.
  checkout_id text unique,
  content_hash bytea,
  -- Null: a guest's, or that of an account that is gone.
  customer_id integer references customers on delete set null,
  language text not null check (language in ('pl', 'en', 'de', 'fr')),
  status text not null default 'pending'
    check (status in ('pending', 'confirmed', 'processing', 'shipped', 'delivered', 'completed', 'cancelled')),
  payment_status text not null default 'pending' check (payment_status in ('pending', 'paid', 'failed', 'refunded')),
  shipping_status text not null default 'not_shipped'
    check (shipping_status in ('not_shipped', 'preparing', 'shipped', 'delivered')),
  tracking_number text,
  -- Why somebody has to look at it; null when nobody has.
  needs_attention text,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null,
  address text not null,
  city text not null,
  postal_code text not null,
  country text not null,
  company_name text,
  tax_number text,
  shipping_method text not null check (shipping_method in ('home', 'inpost')),
  pickup_point jsonb,
  subtotal_grosze integer not null check (subtotal_grosze >= 0),
  shipping_grosze integer not null check (shipping_grosze >= 0),
  discount_grosze integer not null check (discount_grosze between 0 and subtotal_grosze),
  total_grosze integer not null check (total_grosze = subtotal_grosze + shipping_grosze - discount_grosze),
  discount_code_id integer references discount_codes on delete set null,
  discount_code text,
  -- Whether its pieces are taken from the stock, and a use from its code: for as long as it may be paid, and for good once it is.
  holds_stock boolean not null,
  holds_code_use boolean not null,
  -- The version of the terms that was accepted, with the order itself.
  terms_version text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Until when it can be paid.
  payable_until timestamptz not null,
  reminded_at timestamptz,
  paid_at timestamptz,
  version integer not null default 1,
  check ((shipping_method = 'inpost') = (pickup_point is not null))
);
create index orders_newest on orders (created_at desc, id desc);
create index orders_customer on orders (customer_id) where customer_id is not null;
create index orders_discount_code on orders (discount_code_id) where discount_code_id is not null;
create index orders_unpaid on orders (payable_until) where status = 'pending';

-- What was ordered, as it was called and priced then.
create table order_lines (
  order_id integer not null references orders on delete cascade,
  position integer not null,
  -- Null: the product is gone from the shop.
  product_id integer references products on delete set null,
  product_name text not null,
  weight_grams integer,
  quantity integer not null check (quantity > 0),
  price_grosze integer not null check (price_grosze >= 0),
  vat_rate integer not null,
  primary key (order_id, position)
);
create index order_lines_product on order_lines (product_id);

-- All that happened to an order, in its order.
create table order_events (
  id bigint generated always as identity primary key,
  order_id integer not null references orders on delete cascade,
  kind text not null,
  actor text not null check (actor in ('customer', 'provider', 'administrator', 'shop')),
  details jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index order_events_order on order_events (order_id, id);

-- Links by which an order is followed without an account. Each letter has one of its own, which stands in it alone.
create table order_links (
  token_hash bytea primary key,
  order_id integer not null references orders on delete cascade,
  created_at timestamptz not null default now()
);
create index order_links_order on order_links (order_id);

-- Each attempt to pay an order is a session with the payment provider.
create table payments (
  -- Names the attempt towards the provider: asked twice, it makes one session.
  id uuid primary key,
  order_id integer not null references orders on delete cascade,
  provider text not null check (provider in ('stripe', 'demo', 'none')),
  -- Null until the provider has said them.
  session_id text unique,
  url text,
  state text not null
    check (state in ('creating', 'open', 'processing', 'paid', 'declined', 'expired', 'superseded', 'flagged')),
  amount_grosze integer not null check (amount_grosze >= 0),
  refunded_grosze integer not null default 0,
  -- What the provider calls the payment itself.
  provider_payment_id text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- Where who goes back from the provider's page comes to.
  cancel_path text not null,
  checked_at timestamptz
);
create index payments_order on payments (order_id);
create index payments_unsettled on payments (expires_at) where state in ('creating', 'open', 'processing');
create index payments_provider_payment on payments (provider_payment_id);

-- What people did on the page of the demonstration provider.
create table demo_outcomes (
  session_id text primary key,
  outcome text not null check (outcome in ('paid', 'declined', 'expired')),
  created_at timestamptz not null default now()
);
