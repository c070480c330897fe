-- What sending a parcel costs, by the way it goes and its weight. Of those that fit, the one with the lowest beginning counts.
create table shipping_rates (
  id integer generated always as identity primary key,
  delivery_type text not null check (delivery_type in ('home', 'pickup_point')),
  min_weight_grams integer not null check (min_weight_grams >= 0),
  -- Null: as heavy as it may be.
  max_weight_grams integer check (max_weight_grams >= min_weight_grams),
  cost_grosze integer not null check (cost_grosze >= 0),
  -- For the administrator alone.
  description text,
  is_active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
