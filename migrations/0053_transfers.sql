-- A bank transfer is a payment, too: its session is a page of ours, and the office notes what has come.
alter table payments drop constraint payments_provider_check;
alter table payments add constraint payments_provider_check check (provider in ('stripe', 'demo', 'none', 'transfer'));
create index payments_transfers on payments (order_id) where provider = 'transfer';

-- Each transfer that the office has noted, once.
create table transfers (
  id uuid primary key,
  -- What whoever notes it calls it, such as a line of the bank's statement: noted twice under one name, it is booked once.
  key text not null unique check (length(key) between 1 and 300),
  order_id integer not null references orders on delete cascade,
  -- The payment that it pays, or pays in part.
  payment_id uuid not null references payments on delete cascade,
  amount_grosze integer not null check (amount_grosze > 0),
  -- The day on which the money was on the account.
  paid_on date not null,
  -- By what it is known, in the office's own words.
  evidence text,
  administrator text not null,
  created_at timestamptz not null default clock_timestamp()
);
create index transfers_order on transfers (order_id, created_at);
create index transfers_payment on transfers (payment_id);

-- The day on which the office sent a refund by hand.
alter table refunds add column sent_on date;
