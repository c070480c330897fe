-- From which value of its goods on an order is sent for nothing by a rate, and how many working days it is on its way. Null: the owner
-- has promised neither.
alter table shipping_rates
  add column free_from_grosze integer check (free_from_grosze > 0),
  add column days_from integer check (days_from >= 0),
  add column days_to integer check (days_to >= days_from),
  add constraint shipping_rates_days_together check ((days_from is null) = (days_to is null));

-- How many working days the parcels of an order are on their way, as it was said when it was ordered.
alter table orders
  add column days_from integer,
  add column days_to integer;
