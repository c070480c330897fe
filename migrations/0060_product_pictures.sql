-- Further pictures of a product, in their order. The first is still products.image_url, for which the version before
-- knows no others.
create table product_pictures (
  product_id integer not null references products on delete cascade,
  position integer not null check (position > 0),
  picture_url text not null,
  alts jsonb not null default '{}',
  primary key (product_id, position)
);

-- What the first shows, by language.
alter table products add column image_alts jsonb not null default '{}';
