-- What each product's stock has gained and lost. Written by the database itself, so that no way to the stock leaves it out, and never changed:
-- the sum of a product's movements is its stock. It outlives the product, hence no reference to it.
create table stock_movements (
  id bigint generated always as identity primary key,
  product_id integer not null,
  pieces integer not null,
  balance integer not null,
  kind text not null check (
    kind in ('opening', 'sold', 'given_back', 'returned', 'received', 'counted', 'lost', 'corrected', 'removed')
  ),
  -- It outlives the order, too.
  order_id integer,
  reason text,
  -- The administrator who did it.
  done_by text,
  -- Not when the transaction began: it may have waited for the product since, and another was quicker.
  moved_at timestamptz not null default clock_timestamp(),
  -- A count that finds what is written says so; a product that goes when none is left leaves its name.
  check (pieces <> 0 or kind in ('counted', 'removed'))
);
create index stock_movements_product on stock_movements (product_id, id);
create index stock_movements_order on stock_movements (order_id) where order_id is not null;
create index stock_movements_moment on stock_movements (moved_at);

insert into stock_movements (product_id, pieces, balance, kind)
select id, stock_quantity, stock_quantity, 'opening' from products where stock_quantity <> 0 order by id;

-- Who changes the stock says why in the setting shop.stock_cause, for the rest of the transaction. What nobody explains is noted as well:
-- the version before, which may still be at work, explains nothing.
create function note_stock_movement() returns trigger language plpgsql as $$
declare
  cause jsonb := coalesce(nullif(current_setting('shop.stock_cause', true), ''), '{}')::jsonb;
  moved integer := case tg_op
    when 'INSERT' then new.stock_quantity
    when 'DELETE' then -old.stock_quantity
    else new.stock_quantity - old.stock_quantity
  end;
begin
  insert into stock_movements (product_id, pieces, balance, kind, order_id, reason, done_by)
  values (
    case tg_op when 'DELETE' then old.id else new.id end,
    moved,
    case tg_op when 'DELETE' then 0 else new.stock_quantity end,
    case
      when tg_op = 'INSERT' then 'opening'
      when tg_op = 'DELETE' then 'removed'
      when cause ? 'kind' then cause ->> 'kind'
      -- One change of an order may take pieces of one product and give back those of another.
      when cause ? 'order' then case when moved < 0 then 'sold' else 'given_back' end
      else 'corrected'
    end,
    (cause ->> 'order')::integer,
    case tg_op when 'DELETE' then old.name else cause ->> 'reason' end,
    cause ->> 'by'
  );
  return null;
end
$$;
create trigger note_first_stock after insert on products for each row
  when (new.stock_quantity <> 0) execute function note_stock_movement();
create trigger note_moved_stock after update of stock_quantity on products for each row
  when (old.stock_quantity <> new.stock_quantity) execute function note_stock_movement();
create trigger note_last_stock after delete on products for each row execute function note_stock_movement();

create function refuse_change_of_movements() returns trigger language plpgsql as $$
begin
  raise exception 'the history of stock is only written on' using errcode = 'restrict_violation';
end
$$;
create trigger only_written_on before delete or truncate on stock_movements
  for each statement execute function refuse_change_of_movements();
-- Somebody's name may have been written into a reason: that can be taken away, and nothing else.
create trigger only_reasons_erased before update on stock_movements for each row
  when (new.reason is not null or to_jsonb(new) - 'reason' <> to_jsonb(old) - 'reason')
  execute function refuse_change_of_movements();

-- What is sold but still lies on the shelf: whoever counts it counts these pieces, too.
create index orders_on_shelf on orders (id)
  where holds_stock and status in ('pending', 'confirmed', 'processing') and shipping_status in ('not_shipped', 'preparing');
