-- Whoever buys as a company may have the invoice come with the letter that confirms the order.
alter table orders add column wants_invoice_by_mail boolean not null default false;

-- The last number of each kind and year, held by whoever issues a document until that is certain: what is given up gives its number back.
-- What was paid in the demonstration is counted apart.
create table invoice_counters (
  kind text not null check (kind in ('invoice', 'correction')),
  is_demo boolean not null,
  year integer not null,
  last integer not null check (last > 0),
  -- Dates never run against numbers.
  last_issued_at timestamptz not null,
  primary key (kind, is_demo, year)
);

-- Invoices and their corrections, as they were issued: nothing in them follows what changes elsewhere later.
create table invoices (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('invoice', 'correction')),
  -- The calendar year in Poland on the day of issue.
  year integer not null,
  sequence integer not null check (sequence > 0),
  number text not null unique,
  -- No cascade: what tax law wants kept is not deleted with an order.
  order_id integer not null references orders,
  order_number text not null,
  -- Of a correction: what it corrects, the refund that it is for, and whether it takes back what an earlier one said of that refund.
  corrected_id integer references invoices,
  corrected jsonb,
  refund_id uuid references refunds,
  takes_back boolean not null default false,
  reason text check (reason in ('whole_refund', 'part_refund', 'refund_failed')),
  issued_at timestamptz not null,
  -- When the money came; of a correction, when it went back.
  paid_at timestamptz not null,
  -- In which language it is set beside Polish.
  language text not null check (language in ('pl', 'en', 'de', 'fr')),
  currency text not null default 'PLN',
  seller jsonb not null,
  buyer jsonb not null,
  -- What was sold, also of a correction, which says by rates what changed of it.
  lines jsonb not null,
  -- By rates: what it comes to, and for a correction what it came to before.
  sums jsonb not null,
  before jsonb,
  payment_method text not null,
  net_grosze integer not null,
  vat_grosze integer not null,
  total_grosze integer not null check (total_grosze = net_grosze + vat_grosze),
  check ((kind = 'correction') = (corrected_id is not null)),
  check ((kind = 'correction') = (num_nulls(corrected, refund_id, reason, before) = 0)),
  check (kind = 'correction' or not takes_back)
);
create unique index invoices_sequence on invoices ((payment_method = 'demo'), kind, year, sequence);
create unique index invoices_order on invoices (order_id) where kind = 'invoice';
create unique index invoices_refund on invoices (refund_id, takes_back) where kind = 'correction';
create index invoices_of_order on invoices (order_id, id);
create index invoices_corrected on invoices (corrected_id) where corrected_id is not null;
create index invoices_issued on invoices (issued_at, id);

-- What was issued stays as it is, until tax law doesn't want it any more: five years after the end of the year of its tax, which may be the
-- year after that of its date. Then the whole of it may go.
create function keep_invoices() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    raise exception 'an issued document is never changed (%)', old.number;
  end if;
  if extract(year from now() at time zone 'Europe/Warsaw') <= old.year + 6 then
    raise exception 'a document is kept until tax law lets it go (%)', old.number;
  end if;
  return old;
end $$;
create trigger keep_invoices before update or delete on invoices for each row execute function keep_invoices();

-- Goods of which rate a refund is for; null: for all that was bought, in proportion.
alter table refunds add column vat_rate integer;

-- Files that go with a message: made when it is sent, from what this names.
create table mail_attachments (
  mail_id uuid not null references mails on delete cascade,
  position integer not null,
  kind text not null,
  reference text not null,
  primary key (mail_id, position)
);
