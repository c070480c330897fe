-- Who bought without an invoice, of orders that are nobody's any more: what the exemption from the cash register wants to be known.
create table sales_evidence (
  order_id integer primary key references orders (id) on delete cascade,
  name text not null,
  street text not null,
  postal_code text not null,
  city text not null,
  country text not null,
  created_at timestamptz not null default now()
);
