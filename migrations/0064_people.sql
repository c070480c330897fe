-- The customers' list of the panel: one row for each person, by their address in small letters. An order that was placed from an account
-- is its account's, whatever address it bears; a guest's is of its address. What was anonymised has neither, so it is nobody's any more.
create table people (
  id integer primary key generated always as identity,
  email text not null check (email <> ''),
  name text not null,
  company text,
  customer_id integer,
  orders integer not null,
  -- What was paid, less what was given back.
  spent_grosze bigint not null,
  last_order_at timestamptz,
  search_text text collate "pg_c_utf8" not null generated always as
    (lower(name || e'\n' || email || e'\n' || coalesce(company, '') collate "pg_c_utf8")) stored
);
create unique index people_email on people (lower(email collate "C"));
create index people_account on people (customer_id) where customer_id is not null;
create index people_latest on people (last_order_at desc nulls last, id desc) include (search_text);
do $$
declare place text;
begin
  select nspname into place from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm';
  if place is not null then
    execute format(
      'create index people_search on people using gin (search_text %I.gin_trgm_ops) with (gin_pending_list_limit = 256)', place);
  end if;
end $$;
alter table people set (
  autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02
);

-- Of whom something has changed since. Written beside each change and never waited for, so that nobody who orders waits for a sum.
create table people_changed (email text not null);

create index orders_email on orders (lower(email collate "C"));
create index contact_messages_email on contact_messages (lower(email collate "C"));

create function note_people_of_order() returns trigger language plpgsql as $$
begin
  insert into people_changed (email)
    select lower(email collate "C") from customers where id in (old.customer_id, new.customer_id)
    union
    select lower(one collate "C") from unnest(array[old.email, new.email]) as one where one <> '';
  return null;
end $$;
create trigger note_people_of_order after insert or delete on orders for each row execute function note_people_of_order();
create trigger note_people_of_changed_order
  after update of email, customer_id, first_name, last_name, company_name, total_grosze, paid_at on orders for each row
  when ((old.email, old.customer_id, old.first_name, old.last_name, old.company_name, old.total_grosze, old.paid_at)
    is distinct from (new.email, new.customer_id, new.first_name, new.last_name, new.company_name, new.total_grosze, new.paid_at))
  execute function note_people_of_order();

create function note_person_of_payment() returns trigger language plpgsql as $$
begin
  insert into people_changed (email)
    select lower(coalesce(customers.email, orders.email) collate "C")
    from orders left join customers on customers.id = orders.customer_id
    where orders.id = new.order_id and coalesce(customers.email, orders.email) <> '';
  return null;
end $$;
create trigger note_person_of_payment after insert on payments for each row
  when (new.refunded_grosze > 0) execute function note_person_of_payment();
create trigger note_person_of_changed_payment after update of refunded_grosze, state on payments for each row
  when ((old.refunded_grosze, old.state) is distinct from (new.refunded_grosze, new.state)
    and greatest(old.refunded_grosze, new.refunded_grosze) > 0)
  execute function note_person_of_payment();

create function note_person_of_account() returns trigger language plpgsql as $$
begin
  insert into people_changed (email)
    select distinct lower(one collate "C") from unnest(array[old.email, new.email]) as one where one <> '';
  return null;
end $$;
create trigger note_person_of_account after insert or delete or update of email, first_name, last_name on customers
  for each row execute function note_person_of_account();

-- What is known of these addresses, given in small letters.
create function people_as_they_are(addresses text[])
  returns table (email text, name text, company text, customer_id integer, orders integer, spent_grosze bigint, last_order_at timestamptz)
  language sql stable as $$
  select coalesce(account.email, (array_agg(theirs.email order by theirs.created_at desc, theirs.id desc))[1]),
    btrim(coalesce(account.first_name || ' ' || account.last_name,
      (array_agg(theirs.first_name || ' ' || theirs.last_name order by theirs.created_at desc, theirs.id desc))[1])),
    (array_agg(theirs.company_name order by theirs.created_at desc, theirs.id desc) filter (where theirs.company_name is not null))[1],
    account.id, count(theirs.id)::integer,
    coalesce(sum(theirs.total_grosze) filter (where theirs.paid_at is not null), 0) - coalesce(sum(theirs.refunded), 0),
    max(theirs.created_at)
  from (select distinct address from unnest(addresses) as address where address <> '') as asked
    left join customers as account on lower(account.email collate "C") = asked.address
    left join lateral (
      select one.*, (select sum(refunded_grosze) from payments where order_id = one.id and state = 'paid') as refunded
      from (
        select * from orders where orders.customer_id = account.id
        union all
        select * from orders where orders.customer_id is null and lower(orders.email collate "C") = asked.address
      ) as one
    ) as theirs on true
  group by asked.address, account.id
  having account.id is not null or count(theirs.id) > 0
$$;

-- Brings the list up to what has changed. One at a time: whoever comes second finds nothing left to do. Gives whether it did all.
create function gather_people(most integer) returns boolean language plpgsql as $$
declare
  changed text[];
  moved_rows integer[];
  moved_to text[];
  known text[];
begin
  perform pg_advisory_xact_lock(hashtextextended('gather people', 0));
  with gone as (
    delete from people_changed where ctid in (select ctid from people_changed limit most) returning email
  )
  select array_agg(distinct email) into changed from gone;
  if changed is null then return true; end if;
  -- An account with another address is the same person, so it keeps its row, unless the address has one of its own.
  select array_agg(id), array_agg(address), changed || array_agg(was) || array_agg(address) into moved_rows, moved_to, changed
  from (
    select people.id, lower(people.email collate "C") as was, lower(account.email collate "C") as address
    from people join customers as account on account.id = people.customer_id
    where lower(people.email collate "C") = any (changed)
    union
    select people.id, lower(people.email collate "C"), lower(account.email collate "C")
    from customers as account join people on people.customer_id = account.id
    where lower(account.email collate "C") = any (changed)
  ) as theirs
  where was <> address;
  update people set email = address from unnest(moved_rows, moved_to) as moved (id, address)
    where people.id = moved.id and not exists (select from people as other where lower(other.email collate "C") = address);
  with found as materialized (select * from people_as_they_are(changed)),
  put as (
    insert into people (email, name, company, customer_id, orders, spent_grosze, last_order_at)
      select * from found
      on conflict (lower(email collate "C")) do update set
        email = excluded.email, name = excluded.name, company = excluded.company, customer_id = excluded.customer_id,
        orders = excluded.orders, spent_grosze = excluded.spent_grosze, last_order_at = excluded.last_order_at
      returning email
  )
  select coalesce(array_agg(lower(email collate "C")), '{}') into known from put;
  -- What the office wrote goes along.
  update notes set person_id = people.id
    from unnest(moved_rows, moved_to) as moved (id, address) join people on lower(people.email collate "C") = address
    where notes.person_id = moved.id and people.id <> moved.id;
  with taken as (
    delete from tags using unnest(moved_rows, moved_to) as moved (id, address)
      join people on lower(people.email collate "C") = address and people.id <> moved.id
      where tags.person_id = moved.id returning people.id as person, tag, added_at
  )
  insert into tags (person_id, tag, added_at) select person, tag, added_at from taken on conflict do nothing;
  delete from people where lower(email collate "C") = any (changed)
    and lower(email collate "C") <> all (known);
  return not exists (select from people_changed);
end $$;

-- Who is there already. The program gathers them in small batches as it starts: at once would lock all orders for a minute where there are many.
insert into people_changed
  select lower(email collate "C") from orders where email <> '' union select lower(email collate "C") from customers;
