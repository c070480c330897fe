-- What the panel needs of the mailing list: changes that don't overwrite each other, a search that stays quick, and what mail servers said.
alter table marketing_contacts
  -- Rises with every change, as on products.
  add column version integer not null default 1,
  -- The last time that a mail server refused this address, in its words, and whether it meant it for good.
  add column bounced_at timestamptz,
  add column bounce_reason text,
  add column bounce_is_permanent boolean,
  add constraint marketing_contacts_bounce check (num_nulls(bounced_at, bounce_reason, bounce_is_permanent) in (0, 3)),
  -- By what suppressed_addresses knows this address. The cast gives its bytes, which convert_to does, too, but isn't allowed here.
  add column address_hash bytea not null generated always as
    (sha256(replace(lower(email_address collate "C"), '\', '\\')::bytea)) stored,
  -- In small letters, Polish ones too, whatever the database's own locale is, as on orders.
  add column search_text text collate "pg_c_utf8" not null generated always as
    (lower(business_name || e'\n' || email_address || e'\n' || coalesce(contact_person, '') collate "pg_c_utf8")) stored;

-- Has all that the list can be asked for, so that even a search for one letter never reads the contacts themselves.
create index marketing_contacts_listed on marketing_contacts (id desc) include (search_text, is_active, address_hash);
create index marketing_contacts_inactive on marketing_contacts (id desc) include (address_hash) where not is_active;
create index marketing_contacts_bounced on marketing_contacts (id desc) where bounced_at is not null;
create index marketing_contacts_address_hash on marketing_contacts (address_hash) include (id);

-- As for orders: without the extension, a search walks the index above.
do $$
declare place text;
begin
  select nspname into place from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm';
  if place is not null then
    execute format(
      'create index marketing_contacts_search on marketing_contacts using gin (search_text %I.gin_trgm_ops) with (gin_pending_list_limit = 256)',
      place);
  end if;
end $$;

-- As for orders: what an index alone can answer is what was vacuumed since it changed.
alter table marketing_contacts set (
  autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02
);
