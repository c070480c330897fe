-- What orders that wait for a bank transfer hold of each product: those of an e-mail address, of an address and its network, and all of them. Whoever asks has
-- called held_unpaid before, by which others who ask for the same person wait.
create function held_by_transfer(by_email text, by_address text, by_network text, but integer)
returns table (
  product_id integer, shelf double precision, of_email integer, of_address integer, of_network integer, of_all integer
)
language sql stable as $$
  select lines.product_id,
    (select sum(stock_quantity)::double precision from products where is_active),
    coalesce(sum(quantity) filter (where lower(email collate "C") = lower(by_email collate "C")), 0)::integer,
    coalesce(sum(quantity) filter (where held_from = by_address), 0)::integer,
    coalesce(sum(quantity) filter (where held_network = by_network), 0)::integer,
    sum(quantity)::integer
  from orders join order_lines as lines on lines.order_id = orders.id
  where status = 'pending' and payment_status = 'pending' and holds_stock and needs_attention is null
    and orders.id is distinct from but
    and exists (select from payments where payments.order_id = orders.id and provider = 'transfer' and state = 'open')
  group by lines.product_id
$$;
