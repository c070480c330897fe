-- What each product has cost. Written by the database itself, so that no way to a price leaves it out, and never changed: it is what
-- "the lowest price of the last 30 days" is computed from. It outlives the product, hence no reference to it.
create table product_prices (
  id bigint generated always as identity primary key,
  product_id integer not null,
  price_grosze integer not null,
  -- Whether anybody could pay it: the price of a product that isn't shown is nobody's.
  is_offered boolean not null,
  -- Not when the transaction began: it may have waited for the product since, and another was quicker.
  valid_from timestamptz not null default date_trunc('milliseconds', clock_timestamp())
);
create index product_prices_product on product_prices (product_id, valid_from);

-- What was asked before nobody noted: the history of what is there begins now. What isn't shown now may have been until then.
insert into product_prices (product_id, price_grosze, is_offered) select id, price_grosze, true from products order by id;

create function note_product_price() returns trigger language plpgsql as $$
begin
  insert into product_prices (product_id, price_grosze, is_offered) values (new.id, new.price_grosze, new.is_active);
  return null;
end
$$;
create trigger note_first_price after insert on products for each row execute function note_product_price();
create trigger note_changed_price after update of price_grosze, is_active on products for each row
  when ((old.price_grosze, old.is_active) is distinct from (new.price_grosze, new.is_active)) execute function note_product_price();

create function refuse_change_of_history() returns trigger language plpgsql as $$
begin
  raise exception 'the history of prices is only written on' using errcode = 'restrict_violation';
end
$$;
create trigger only_written_on before update or delete or truncate on product_prices
  for each statement execute function refuse_change_of_history();

-- Prices for a time, below the regular one. Those of a product never overlap; without an extension for it, a number is a range of one.
create table product_promotions (
  id integer generated always as identity primary key,
  product_id integer not null,
  price_grosze integer not null check (price_grosze > 0),
  starts_at timestamptz not null,
  -- The first moment after it. One that is ended early ends when that is done.
  ends_at timestamptz not null,
  created_at timestamptz not null default now(),
  check (starts_at < ends_at),
  constraint product_promotions_apart exclude using gist (
    int4range(product_id, product_id, '[]') with &&,
    tstzrange(starts_at, ends_at) with &&
  )
);

-- What was charged is history, too: a promotion that has begun can only end earlier, and one that is over stays as it was.
create function keep_promotions() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.starts_at > clock_timestamp() then
      return old;
    end if;
  elsif old.ends_at > clock_timestamp() and new.ends_at < old.ends_at
    and (new.id, new.product_id, new.price_grosze, new.starts_at) = (old.id, old.product_id, old.price_grosze, old.starts_at)
  then
    return new;
  end if;
  raise exception 'what was charged is only written on' using errcode = 'restrict_violation';
end
$$;
create trigger keep_promotions before update or delete on product_promotions
  for each row execute function keep_promotions();
create trigger only_written_on before truncate on product_promotions
  for each statement execute function refuse_change_of_history();

-- What an order's line would have cost without the promotion, and the lowest price before it, as the customer was told; null without one.
alter table order_lines
  add column regular_price_grosze integer,
  add column lowest_price_grosze integer,
  add check ((regular_price_grosze is null) = (lowest_price_grosze is null));

-- Moments at which what visitors see changes by the clock alone.
create table content_changes (
  at timestamptz primary key
);
