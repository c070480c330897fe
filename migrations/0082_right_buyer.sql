-- Who stands on the invoice, where that isn't whom the parcel goes to; null: the delivery's, and the one who ordered.
alter table orders
  add column invoice_name text,
  add column invoice_address text,
  add column invoice_postal_code text,
  add column invoice_city text,
  add column invoice_country text,
  add constraint orders_invoice_address
    check (num_nulls(invoice_address, invoice_postal_code, invoice_city, invoice_country) in (0, 4));

-- An invoice to the wrong taxpayer is corrected to zero, and another one is issued, which replaces it.
alter table invoices
  add column replaces_id integer references invoices,
  add column replaces jsonb,
  drop constraint invoices_reason_check,
  add constraint invoices_reason_check check (reason in
    ('whole_refund', 'part_refund', 'refund_failed', 'order_changed', 'buyer_corrected', 'buyer_replaced', 'chargeback')),
  add constraint invoices_replaces check ((replaces_id is null) = (replaces is null) and (replaces_id is null or kind = 'invoice'));
drop index invoices_order;
create unique index invoices_order on invoices (order_id) where kind = 'invoice' and replaces_id is null;
create unique index invoices_replaces on invoices (replaces_id) where replaces_id is not null;
-- A refund is taken off each of the invoices that said what was sold.
drop index invoices_refund;
create unique index invoices_refund on invoices (corrected_id, refund_id, takes_back) where kind = 'correction';
create index invoices_of_refund on invoices (refund_id) where refund_id is not null;

-- How money went back: as the shop asked its provider, by the office outside the shop, or taken by the customer's bank.
alter table refunds add column way text not null default 'provider' check (way in ('provider', 'outside', 'chargeback'));

-- Payments that customers contested at their bank, as the provider says how they stand.
create table disputes (
  id text primary key,
  payment_id uuid not null references payments on delete cascade,
  order_id integer not null references orders on delete cascade,
  amount_grosze integer check (amount_grosze >= 0),
  -- The provider's own word for why.
  reason text,
  state text not null check (state in ('open', 'under_review', 'won', 'lost')),
  respond_by timestamptz,
  -- What the office made of a lost one: the sale stands, or it was undone.
  decision text check (decision in ('stands', 'undone')),
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  check ((decision is null) = (decided_at is null)),
  check (decision is null or state = 'lost')
);
create index disputes_of_order on disputes (order_id);
