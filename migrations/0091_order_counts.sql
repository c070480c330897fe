-- How many orders there are of each state, so that a list needn't count them. Each change adds rows of its own, so that orders don't wait
-- for one another; now and then these are added up.
create table order_counts (
  status text not null,
  payment_status text not null,
  needs_attention text,
  how_many integer not null,
  unique nulls not distinct (status, payment_status, needs_attention)
);
create table order_count_changes (
  status text not null,
  payment_status text not null,
  needs_attention text,
  how_many integer not null
);

create function count_new_orders() returns trigger language plpgsql as $$
begin
  insert into order_count_changes
    select status, payment_status, needs_attention, count(*) from added group by 1, 2, 3;
  return null;
end $$;
create trigger count_new_orders after insert on orders referencing new table as added for each statement
  execute function count_new_orders();

create function count_changed_order() returns trigger language plpgsql as $$
begin
  insert into order_count_changes values
    (old.status, old.payment_status, old.needs_attention, -1),
    (new.status, new.payment_status, new.needs_attention, 1);
  return null;
end $$;
create trigger count_changed_order after update of status, payment_status, needs_attention on orders
  for each row
  when (
    (old.status, old.payment_status, old.needs_attention) is distinct from (new.status, new.payment_status, new.needs_attention)
  )
  execute function count_changed_order();

create function count_deleted_orders() returns trigger language plpgsql as $$
begin
  insert into order_count_changes
    select status, payment_status, needs_attention, -count(*) from removed group by 1, 2, 3;
  return null;
end $$;
create trigger count_deleted_orders after delete on orders referencing old table as removed for each statement
  execute function count_deleted_orders();

create function count_no_orders() returns trigger language plpgsql as $$
begin
  delete from order_counts;
  delete from order_count_changes;
  return null;
end $$;
create trigger count_no_orders after truncate on orders for each statement execute function count_no_orders();

insert into order_counts
  select status, payment_status, needs_attention, count(*) from orders group by 1, 2, 3;

-- An order comes last by its time. Where an index begins with the newest, each is put before all others, which leaves its pages half empty.
drop index orders_newest, orders_listed, orders_status, orders_payment_status, orders_states;
create index orders_newest on orders (created_at, id);
create index orders_listed on orders (created_at, id)
  include (search_text, status, payment_status, shipping_status, needs_attention);
create index orders_status on orders (status, created_at, id);
create index orders_payment_status on orders (payment_status, created_at, id);
create index orders_states on orders (status, payment_status, created_at, id);
