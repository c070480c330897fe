-- Since when the invoice of a paid order waits for the office; null: it doesn't.
alter table orders add column invoice_waits_since timestamptz;
create index orders_invoice_waits on orders (invoice_waits_since) where invoice_waits_since is not null;

-- What the Commission's system said of a company's VAT number, each time that it was asked: the proof of the day.
create table vat_number_checks (
  id integer generated always as identity primary key,
  order_id integer not null references orders (id) on delete cascade,
  number text not null,
  -- In whose name it was asked; null: in nobody's, so no consultation number came back.
  asked_as text,
  state text not null check (state in ('valid', 'invalid', 'unavailable')),
  consultation_number text,
  name text,
  address text,
  -- Why there was no answer, by the system's own word.
  reason text check ((reason is not null) = (state = 'unavailable')),
  asked_at timestamptz not null default now()
);
create index vat_number_checks_order on vat_number_checks (order_id, id);
