-- What one person holds without having paid is asked for with each order, and planning it took a quarter of the time that an order costs
-- PostgreSQL. It is planned once on each connection now. That plan has to be right also where it was made while there were no orders:
-- by their own indexes, and order by order to their lines, which "offset 0" keeps from being joined in another way.
create or replace function held_unpaid(by_email text, by_address text, by_network text, but integer)
returns table (product_id integer, shelf double precision, of_email integer, of_address integer, of_network integer)
language plpgsql set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  turn bigint;
  sought text := lower(by_email collate "C");
begin
  for turn in
    select distinct hashtextextended(name, 0)
    from unnest(array['email ' || sought, 'address ' || by_address, 'network ' || by_network]) as name
    order by 1
  loop
    perform pg_advisory_xact_lock(turn);
  end loop;
  return query
    select lines.product_id,
      (select sum(stock_quantity)::double precision from products where is_active),
      coalesce(sum(quantity) filter (where lower(email collate "C") = sought), 0)::integer,
      coalesce(sum(quantity) filter (where held_from = by_address), 0)::integer,
      coalesce(sum(quantity) filter (where held_network = by_network), 0)::integer
    from (
      select id, email, held_from, held_network from orders
        where status || payment_status = 'pendingpending' and holds_stock and needs_attention is null
          and lower(email collate "C") = sought
      union
      select id, email, held_from, held_network from orders
        where status || payment_status = 'pendingpending' and holds_stock and needs_attention is null
          and held_network = by_network
    ) as theirs
      cross join lateral (select product_id, quantity from order_lines where order_id = theirs.id offset 0) as lines
    where theirs.id is distinct from but
    group by lines.product_id;
end
$$;

-- Nearly every order is a guest's that is new, of whom all is known from its row.
create or replace function note_people_of_order() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.customer_id is null then
    if new.email <> '' then insert into people_changed (email) values (lower(new.email collate "C")); end if;
    return null;
  end if;
  insert into people_changed (email)
    select lower(email collate "C") from customers where id in (old.customer_id, new.customer_id)
    union
    select lower(one collate "C") from unnest(array[old.email, new.email]) as one where one <> '';
  return null;
end $$;
