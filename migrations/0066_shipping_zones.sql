-- Countries that the owner keeps together under a name, for rates to name.
create table shipping_zones (
  id integer primary key generated always as identity,
  name text not null unique,
  countries text[] not null check (cardinality(countries) > 0 and array_position(countries, null) is null),
  version integer not null default 1
);

-- A rate names zones, countries, or both. Lockers stand in Poland, so their rates name no zone.
alter table shipping_rates
  add column zones integer[] not null default '{}' check (array_position(zones, null) is null),
  drop constraint shipping_rates_countries_check,
  add constraint shipping_rates_countries_check check (
    cardinality(countries) + cardinality(zones) > 0 and array_position(countries, null) is null
  ),
  add constraint shipping_rates_lockers_without_zones check (delivery_type = 'home' or cardinality(zones) = 0);
