-- What one person holds without having paid is found by that person, by e-mail address and by network, each by its own index. In a rush nearly all
-- orders are unpaid, and PostgreSQL, which took two states together for rarer than one address, read all of them for each new order. Written
-- like this, the condition is that of these indexes alone.
drop index orders_held_by_email, orders_held_by_network;
create index orders_held_by_email on orders (lower(email collate "C"))
  where status || payment_status = 'pendingpending' and holds_stock and needs_attention is null;
create index orders_held_by_network on orders (held_network)
  where status || payment_status = 'pendingpending' and holds_stock and needs_attention is null;

create or replace function held_unpaid(by_email text, by_address text, by_network text, but integer)
returns table (product_id integer, shelf double precision, of_email integer, of_address integer, of_network integer)
language plpgsql set enable_seqscan = off set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  turn bigint;
begin
  for turn in
    select distinct hashtextextended(name, 0)
    from unnest(array['email ' || lower(by_email collate "C"), 'address ' || by_address, 'network ' || by_network]) as name
    order by 1
  loop
    perform pg_advisory_xact_lock(turn);
  end loop;
  return query
    select lines.product_id,
      (select sum(stock_quantity)::double precision from products where is_active),
      coalesce(sum(quantity) filter (where lower(email collate "C") = lower(by_email collate "C")), 0)::integer,
      coalesce(sum(quantity) filter (where held_from = by_address), 0)::integer,
      coalesce(sum(quantity) filter (where held_network = by_network), 0)::integer
    from (
      select id, email, held_from, held_network from orders
        where status || payment_status = 'pendingpending' and holds_stock and needs_attention is null
          and lower(email collate "C") = lower(by_email collate "C")
      union
      select id, email, held_from, held_network from orders
        where status || payment_status = 'pendingpending' and holds_stock and needs_attention is null
          and held_network = by_network
    ) as theirs join order_lines as lines on lines.order_id = theirs.id
    where theirs.id is distinct from but
    group by lines.product_id;
end
$$;
