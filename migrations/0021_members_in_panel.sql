-- What is posted to members: materials to everybody who applies, a bonus shipment to who showed them to their guests. Null: not yet, or from a
-- time when nobody wrote it down.
alter table members
  add column materials_sent_at timestamptz,
  add column bonus_sent_at timestamptz,
  -- The administrator has decided that visitors don't see them: such an application doesn't wait any more.
  add column hidden_at timestamptz,
  add constraint members_visibility check (num_nonnulls(published_at, hidden_at) <= 1),
  -- In small letters, Polish ones too, whatever the database's own locale is, as on orders. An address of several lines is found as if written in one.
  add column search_text text collate "pg_c_utf8" not null generated always as (
    lower(
      coalesce(organization_name, first_name || ' ' || last_name) || e'\n' || email || e'\n' || replace(address, e'\n', ' ')
      collate "pg_c_utf8"
    )
  ) stored;

create index members_listed on members (kind, id desc);
create index members_waiting on members (kind, id desc) where published_at is null and hidden_at is null;
create index members_without_materials on members (kind, id) where materials_sent_at is null;

-- As for orders: without the extension, a search walks the members.
do $$
declare place text;
begin
  select nspname into place from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm';
  if place is not null then
    execute format(
      'create index members_search on members using gin (search_text %I.gin_trgm_ops) with (gin_pending_list_limit = 256)', place);
  end if;
end $$;
