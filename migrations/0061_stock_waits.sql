-- Who wants one letter when a sold-out product is back. The row goes with the letter.
create table stock_waits (
  id bigint primary key generated always as identity,
  product_id integer not null references products on delete cascade,
  email text not null,
  language text not null,
  -- The words that were agreed to.
  shown_text text not null,
  asked_at timestamptz not null default now()
);
create unique index on stock_waits (product_id, lower(email collate "C"));
create index on stock_waits (lower(email collate "C"));

-- How many were told of a product, and when first: no more within a day than there are pieces.
create table stock_returns (
  product_id integer primary key references products on delete cascade,
  told integer not null,
  since timestamptz not null
);
