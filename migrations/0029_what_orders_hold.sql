alter table products
  -- How many pieces of it go into one order at most; null: as many as the program says of all.
  add column max_per_order integer check (max_per_order between 1 and 200);

-- From which address somebody ordered, and its network, for as long as their order holds goods without being paid.
alter table orders
  add column held_from text,
  add column held_network text,
  add check ((held_from is null) = (held_network is null));

create index orders_held_by_email on orders (lower(email collate "C"))
  where status = 'pending' and payment_status = 'pending' and holds_stock and needs_attention is null;
create index orders_held_by_network on orders (held_network)
  where status = 'pending' and payment_status = 'pending' and holds_stock and needs_attention is null;

-- Whatever ends the hold, nobody needs to know any more where it came from.
create function forget_who_held() returns trigger language plpgsql as $$
begin
  new.held_from := null;
  new.held_network := null;
  return new;
end
$$;
create trigger forget_who_held before update on orders for each row
  when (new.held_from is not null
    and not (new.status = 'pending' and new.payment_status = 'pending' and new.holds_stock and new.needs_attention is null))
  execute function forget_who_held();

-- What an e-mail address, an address and its network hold in orders that nobody has paid, of each product, and what is on the shelf. Who asks is about to hold more:
-- others who ask about one of the three wait until that transaction ends, so that two at once can't both find room. In a function, because
-- each of its statements sees what was committed before it; one statement would count by what it saw before it waited.
create function held_unpaid(by_email text, by_address text, by_network text, but integer)
returns table (product_id integer, shelf double precision, of_email integer, of_address integer, of_network integer)
language plpgsql set enable_seqscan = off as $$
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
    from orders join order_lines as lines on lines.order_id = orders.id
    where status = 'pending' and payment_status = 'pending' and holds_stock and needs_attention is null
      and (lower(email collate "C") = lower(by_email collate "C") or held_network = by_network)
      and orders.id is distinct from but
    group by lines.product_id;
end
$$;
