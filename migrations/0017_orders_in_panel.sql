-- What the panel's search looks through, in small letters, Polish ones too, whatever the database's own locale is. A line break can't be
-- searched for, so that nothing is found across two of its parts.
alter table orders add column search_text text collate "pg_c_utf8" not null generated always as
  (lower(number || e'\n' || email || e'\n' || first_name || ' ' || last_name collate "pg_c_utf8")) stored;

-- Has all that the list can be asked for, so that even a search for one letter never reads the orders themselves.
create index orders_listed on orders (created_at desc, id desc)
  include (search_text, status, payment_status, shipping_status, needs_attention);
create index orders_status on orders (status, created_at desc, id desc);
create index orders_payment_status on orders (payment_status, created_at desc, id desc);
create index orders_states on orders (status, payment_status, created_at desc, id desc);
create index orders_needing_attention on orders (created_at desc, id desc) include (status, payment_status)
  where needs_attention is not null;
create index orders_to_pack on orders (created_at desc, id desc) include (status, needs_attention)
  where payment_status = 'paid' and status in ('confirmed', 'processing') and shipping_status in ('not_shipped', 'preparing');
create index orders_paid on orders (paid_at) include (total_grosze) where paid_at is not null;

-- Searches for rare words go by their groups of three letters. A server on which that extension can't be had does without: there a search
-- walks orders_listed, which is exact too.
do $$
begin
  create extension if not exists pg_trgm;
exception when insufficient_privilege or feature_not_supported or undefined_file then
  raise notice 'pg_trgm can''t be had here: %', sqlerrm;
end $$;
do $$
declare place text;
begin
  select nspname into place from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm';
  if place is not null then
    -- What is new is looked through one by one until there is so much: neither a search nor an order shall wait long for it.
    execute format(
      'create index orders_search on orders using gin (search_text %I.gin_trgm_ops) with (gin_pending_list_limit = 256)', place);
  end if;
end $$;

-- What an index alone can answer is what was vacuumed since it changed. A fifth of a large table is too long to wait for that.
alter table orders set (
  autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02
);
