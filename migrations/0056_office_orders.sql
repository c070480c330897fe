-- What the office made or changed keeps its goods until it can't be paid any more, however often somebody begins to pay.
-- What was handed over on the spot has no parcel, and may have neither an address nor an e-mail address.
alter table orders
  add column keeps_stock boolean not null default false,
  add column is_handed_over boolean not null default false;

-- Money that the office took in its own hands: in cash, or by a card reader of its own.
alter table payments
  drop constraint payments_provider_check,
  add constraint payments_provider_check check (provider in ('stripe', 'demo', 'none', 'transfer', 'cash', 'terminal'));
