create table discount_codes (
  id integer generated always as identity primary key,
  -- In capitals, as customers type it.
  code text not null unique check (code = upper(code)),
  type text not null check (type in ('percentage', 'fixed')),
  -- Hundredths: of a per cent, or of a złoty.
  value_hundredths integer not null check (value_hundredths > 0),
  min_order_grosze integer check (min_order_grosze >= 0),
  max_uses integer check (max_uses >= 0),
  -- Uses of orders that are paid, and of those that may still be.
  used_count integer not null default 0 check (used_count >= 0),
  valid_from timestamptz not null default now(),
  valid_until timestamptz,
  is_active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  check (type = 'fixed' or value_hundredths <= 10000)
);
