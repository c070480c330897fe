-- What the shop sells. Polish texts are the source and live on the product; the other languages beside it.
create table products (
  id integer generated always as identity primary key,
  name text not null,
  description text not null,
  price_grosze integer not null check (price_grosze >= 0),
  weight_grams integer check (weight_grams > 0),
  -- The administrator's switch. A product can be bought when it is on and the quantity is above zero.
  in_stock boolean not null default true,
  stock_quantity integer not null default 0 check (stock_quantity >= 0),
  sort_order integer not null default 0,
  is_active boolean not null default true,
  image_url text,
  -- Rises with every change, so that one editor can't overwrite another's work unseen.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table product_translations (
  product_id integer not null references products on delete cascade,
  language text not null check (language in ('en', 'de', 'fr')),
  name text not null,
  description text not null,
  primary key (product_id, language)
);
