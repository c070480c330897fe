-- Where a rate holds, by the codes of ISO 3166. All that there were until now were meant for Poland, where the lockers stand.
alter table shipping_rates
  add column countries text[] not null default '{PL}' check (cardinality(countries) > 0 and array_position(countries, null) is null),
  add constraint shipping_rates_lockers_in_poland check (delivery_type = 'home' or countries = '{PL}');
