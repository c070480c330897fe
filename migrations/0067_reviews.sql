-- The words by which a customer asked for one letter about a review. Null: they asked for none.
alter table orders add column review_consent text;
-- When that letter was written, or what stood against it was found.
alter table orders add column review_asked_at timestamptz;
create index orders_to_ask_for_reviews on orders (id) where review_consent is not null and review_asked_at is null;

-- How many buyers gave a product one star, two, up to five. Kept by the database for whoever shows the product.
create table product_ratings (
  product_id integer primary key references products on delete cascade,
  stars integer[] not null default '{0,0,0,0,0}' check (cardinality(stars) = 5 and 0 <= all (stars))
);

-- What buyers say of products: one review for a product of an order. Without an order, its author is no longer known.
create table reviews (
  id integer primary key generated always as identity,
  product_id integer not null references products on delete cascade,
  order_id integer references orders on delete set null,
  language text not null,
  stars integer not null check (stars between 1 and 5),
  body text not null,
  -- Null: the author wants no name shown.
  shown_name text,
  state text not null default 'waiting' check (state in ('waiting', 'published', 'refused')),
  reason text check (reason in ('insult', 'personal_data', 'not_about_product', 'advertising', 'unlawful')),
  -- What the author is told beside the reason.
  note text,
  -- What the shop says to it, for all to read.
  reply text,
  written_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by text,
  version integer not null default 1,
  -- Who is refused is told why.
  check ((reason is not null) = (state = 'refused'))
);
create unique index on reviews (order_id, product_id);
create index on reviews (product_id, written_at desc, id desc) where state = 'published';
create index on reviews (product_id) where state = 'refused';
create index on reviews (state, written_at, id);
create index on reviews (written_at);

-- By differences, so that two reviews which are published at once both count.
create function keep_rating(product integer, given integer, difference integer) returns void language plpgsql as $$
begin
  -- With the product its reviews go, and there is nothing to keep.
  if not exists (select from products where id = product) then return; end if;
  insert into product_ratings (product_id) values (product) on conflict do nothing;
  update product_ratings set stars[given] = stars[given] + difference where product_id = product;
end
$$;
create function keep_ratings() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.state = 'published' then perform keep_rating(old.product_id, old.stars, -1); end if;
  if tg_op <> 'DELETE' and new.state = 'published' then perform keep_rating(new.product_id, new.stars, 1); end if;
  return null;
end
$$;
create trigger keep_ratings after insert or delete or update of state, stars, product_id on reviews
  for each row execute function keep_ratings();
