-- What the shop packs orders into, the preferred first.
create table shipping_boxes (
  id integer primary key generated always as identity,
  name text not null unique,
  weight_grams integer not null check (weight_grams > 0),
  heaviest_content_grams integer not null check (heaviest_content_grams > 0),
  -- Outer measures.
  length_mm integer not null check (length_mm > 0),
  width_mm integer not null check (width_mm > 0),
  height_mm integer not null check (height_mm > 0),
  position integer not null,
  is_active boolean not null default true,
  version integer not null default 1
);

-- The parcels that an order was priced in. Null: before there were boxes; then they are packed when somebody asks.
alter table orders add column parcels jsonb;
