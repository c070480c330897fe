-- What was sold and given back on each day, by what it is asked for: reports read these sums instead of all orders.
create table sales_sums (
  day date not null,
  -- By what: all of the day, product, country, code, rate of tax, way of payment, way of delivery.
  part text not null check (part in ('all', 'product', 'country', 'code', 'rate', 'payment', 'delivery')),
  name text not null,
  orders integer not null,
  pieces integer not null,
  gross bigint not null,
  net bigint not null,
  refunded_gross bigint not null,
  refunded_net bigint not null,
  primary key (day, part, name)
);
create index sales_sums_by_part on sales_sums (part, day) include (name, orders, pieces, gross, net, refunded_gross, refunded_net);

-- Days whose sums have to be made anew. Each change adds a row, so that a rush of payments doesn't wait for one.
create table sales_days_due (
  id bigint primary key generated always as identity,
  day date not null
);
create index sales_days_due_by_day on sales_days_due (day);

create function sales_day(at timestamptz) returns date language sql stable as
  $$ select (at at time zone 'Europe/Warsaw')::date $$;

create function note_changed_sale() returns trigger language plpgsql as $$
begin
  insert into sales_days_due (day)
    select distinct sales_day(at) from unnest(array[old.paid_at, new.paid_at]) as at where at is not null;
  return null;
end $$;
create trigger note_changed_sale after update of paid_at, subtotal_grosze, shipping_grosze, discount_grosze, total_grosze,
    country, discount_code, shipping_method on orders
  for each row
  when (
    (old.paid_at, old.subtotal_grosze, old.shipping_grosze, old.discount_grosze, old.total_grosze, old.country,
      old.discount_code, old.shipping_method)
    is distinct from
    (new.paid_at, new.subtotal_grosze, new.shipping_grosze, new.discount_grosze, new.total_grosze, new.country,
      new.discount_code, new.shipping_method)
    and (old.paid_at is not null or new.paid_at is not null)
  )
  execute function note_changed_sale();

create function note_new_sales() returns trigger language plpgsql as $$
begin
  insert into sales_days_due (day) select distinct sales_day(paid_at) from added where paid_at is not null;
  return null;
end $$;
create trigger note_new_sales after insert on orders referencing new table as added for each statement
  execute function note_new_sales();

-- A line that changes after its order was paid, and a payment that becomes the order's own.
create function note_sale_of_order() returns trigger language plpgsql as $$
begin
  insert into sales_days_due (day)
    select sales_day(paid_at) from orders
    where id = case when tg_op = 'DELETE' then old.order_id else new.order_id end and paid_at is not null;
  return null;
end $$;
create function note_new_lines() returns trigger language plpgsql as $$
begin
  insert into sales_days_due (day)
    select distinct sales_day(paid_at) from orders where id in (select order_id from added) and paid_at is not null;
  return null;
end $$;
create trigger note_new_lines after insert on order_lines referencing new table as added for each statement
  execute function note_new_lines();
create trigger note_lost_lines after delete on order_lines for each row execute function note_sale_of_order();
create trigger note_changed_lines after update of quantity, price_grosze, vat_rate on order_lines for each row
  execute function note_sale_of_order();
create trigger note_changed_payment after update of state on payments for each row
  when (old.state is distinct from new.state and 'paid' in (old.state, new.state))
  execute function note_sale_of_order();

-- What is given back later of an order counts by what went back before, so the days of all its refunds are made anew.
create function note_refund() returns trigger language plpgsql as $$
begin
  insert into sales_days_due (day)
    select distinct sales_day(created_at) from refunds where order_id = new.order_id;
  return null;
end $$;
create trigger note_refund after insert or update of state on refunds for each row
  when (new.state <> 'waiting')
  execute function note_refund();

insert into sales_days_due (day)
  select distinct sales_day(paid_at) from orders where paid_at is not null
  union
  select distinct sales_day(created_at) from refunds where state = 'done';
