-- A delivery's goods under the number that its maker gave them. It stays for good: who got of it may be asked years later.
create table stock_lots (
  id integer generated always as identity primary key,
  product_id integer not null,
  number text not null,
  best_before date,
  note text,
  created_at timestamptz not null default now(),
  unique (product_id, number)
);

alter table stock_movements add column lot_id integer references stock_lots;
create index stock_movements_lot on stock_movements (lot_id) where lot_id is not null;

-- Which lot the pieces in a parcel are of. It outlives the order: what is left of a lot is what came in less what went out.
create table order_lots (
  order_id integer not null,
  lot_id integer not null references stock_lots,
  pieces integer not null check (pieces > 0),
  primary key (order_id, lot_id)
);
create index order_lots_lot on order_lots (lot_id) include (pieces);

-- Whom the shop has written to about a lot: each order once.
create table recall_letters (
  lot_id integer not null references stock_lots,
  order_id integer not null,
  written_at timestamptz not null default now(),
  primary key (lot_id, order_id)
);

create or replace function note_stock_movement() returns trigger language plpgsql as $$
declare
  cause jsonb := coalesce(nullif(current_setting('shop.stock_cause', true), ''), '{}')::jsonb;
  moved integer := case tg_op
    when 'INSERT' then new.stock_quantity
    when 'DELETE' then -old.stock_quantity
    else new.stock_quantity - old.stock_quantity
  end;
begin
  insert into stock_movements (product_id, pieces, balance, kind, order_id, lot_id, reason, done_by)
  values (
    case tg_op when 'DELETE' then old.id else new.id end,
    moved,
    case tg_op when 'DELETE' then 0 else new.stock_quantity end,
    case
      when tg_op = 'INSERT' then 'opening'
      when tg_op = 'DELETE' then 'removed'
      when cause ? 'kind' then cause ->> 'kind'
      when cause ? 'order' then case when moved < 0 then 'sold' else 'given_back' end
      else 'corrected'
    end,
    (cause ->> 'order')::integer,
    (cause ->> 'lot')::integer,
    case tg_op when 'DELETE' then old.name else cause ->> 'reason' end,
    cause ->> 'by'
  );
  return null;
end
$$;
