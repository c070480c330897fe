-- What the packaging of a product or of a box weighs by material, in grams, from a day on: what was sent before is counted as it was.
create table packaging (
  id integer generated always as identity primary key,
  product_id integer references products on delete cascade,
  -- A box goes by its name, as orders remember it.
  box text,
  since date not null,
  grams jsonb not null,
  check (num_nonnulls(product_id, box) = 1),
  unique nulls not distinct (product_id, box, since)
);

-- What an owner has said of the registration that a country asks of whoever sends packaged goods there.
create table packaging_registrations (
  country text primary key,
  answer text not null check (answer in ('registered', 'not_needed')),
  number text not null,
  note text not null,
  confirmed_by text not null,
  confirmed_at timestamptz not null default now(),
  check (answer = 'registered' or number = '')
);
