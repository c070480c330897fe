-- France taxes food at 5.5 %: rates have one decimal. A trigger names the column, so it is made again.
drop trigger note_changed_lines on order_lines;
alter table order_lines alter column vat_rate type numeric(4, 1);
create trigger note_changed_lines after update of quantity, price_grosze, vat_rate on order_lines for each row
  execute function note_sale_of_order();
alter table refunds alter column vat_rate type numeric(4, 1);

-- Rates of the countries that goods are delivered to, as the owner has confirmed them: of a country, and of single products there.
create table destination_rates (
  id integer primary key generated always as identity,
  -- A member state by its code; XI is Northern Ireland.
  country text not null check (country ~ '^[A-Z]{2}$'),
  -- Null: of all products that have none of their own there.
  product_id integer references products on delete cascade,
  rate numeric(4, 1) not null check (rate between 0 and 100),
  valid_from date not null,
  unique nulls not distinct (country, product_id, valid_from)
);
create index destination_rates_product on destination_rates (product_id);

-- Since when consumers in other member states are charged their own country's rate (OSS); null: they aren't.
create table destination_tax (
  is_only boolean primary key default true check (is_only),
  since date,
  version integer not null default 1
);
insert into destination_tax default values;

-- Which warnings about the year's sales abroad the owner was sent.
create table threshold_letters (
  year integer not null,
  step integer not null,
  sent_at timestamptz not null default now(),
  primary key (year, step)
);

-- Sums of what consumers bought by country, and of what was taxed there. A day of an earlier version lacks them, and is then summed anew.
alter table sales_sums drop constraint sales_sums_part_check;
alter table sales_sums add constraint sales_sums_part_check
  check (part in ('all', 'product', 'country', 'code', 'rate', 'payment', 'delivery', 'consumers', 'destination'));

drop trigger note_changed_sale on orders;
create trigger note_changed_sale after update of paid_at, subtotal_grosze, shipping_grosze, discount_grosze, total_grosze,
    country, discount_code, shipping_method, taxation, tax_number on orders
  for each row
  when (
    (old.paid_at, old.subtotal_grosze, old.shipping_grosze, old.discount_grosze, old.total_grosze, old.country,
      old.discount_code, old.shipping_method, old.taxation, old.tax_number)
    is distinct from
    (new.paid_at, new.subtotal_grosze, new.shipping_grosze, new.discount_grosze, new.total_grosze, new.country,
      new.discount_code, new.shipping_method, new.taxation, new.tax_number)
    and (old.paid_at is not null or new.paid_at is not null)
  )
  execute function note_changed_sale();
