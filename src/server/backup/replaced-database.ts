import type pg from 'pg'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { SeriesSince } from '../../schemas/restored.ts'

/** Tables with transient data, which a restore empties: sessions, devices, links to set up, to reset or to confirm, and counters. */
export const transientTables = new Set([
  'sessions',
  'known_devices',
  'password_recoveries',
  'setup_links',
  'administrator_email_links',
  'attempts',
])

/** Temporary tables with what must survive a restore, for the length of the transaction. */
const copies = `
  create temporary table replaced_shop (began_at timestamptz) on commit drop;
  create temporary table replaced_orders (last bigint) on commit drop;
  create temporary table replaced_numbers (kind text, is_demo boolean, year integer, last integer, last_issued_at timestamptz) on commit drop;
  create temporary table replaced_departures (address_hash bytea, suppressed_at timestamptz, way text) on commit drop;
  create temporary table replaced_mails (id uuid, state text, sent_at timestamptz) on commit drop;
  create temporary table replaced_restores (id uuid, is_continued boolean, is_open boolean) on commit drop`

const fillings: Record<string, string> = {
  migrations: 'insert into replaced_shop select min(applied_at) from migrations',
  orders: 'insert into replaced_orders select last_value from order_numbers where is_called',
  invoice_counters:
    'insert into replaced_numbers select kind, is_demo, year, last, last_issued_at from invoice_counters',
  suppressed_addresses:
    'insert into replaced_departures select address_hash, suppressed_at, way from suppressed_addresses',
  mails: `insert into replaced_mails select id, state, sent_at from mails where state <> 'waiting'`,
  restores: 'insert into replaced_restores select id, is_continued, confirmed_at is null from restores',
}

/** Saves it from the database that is about to be replaced. The caller holds the table locks. */
export async function saveFromReplaced(client: pg.Client): Promise<void> {
  await client.query(copies)
  for (const [table, filling] of Object.entries(fillings))
    if (await hasTable(client, table)) await client.query(filling)
}

interface CarriedOver {
  isContinued: boolean
  series: SeriesSince[]
  leftSince: number
}

/**
 * Carries it over into the restored state, if that is the same shop: document numbers continue above the highest,
 * suppressions stay, sent emails are not sent again. If the shop's later history is unknown, order numbers jump far
 * ahead.
 */
async function carryOver(client: pg.Client): Promise<CarriedOver> {
  const { isSameShop, isContinued } = await compare(client)
  const series = await seriesSince(client, isSameShop, isContinued)
  let leftSince = 0
  if (isSameShop) {
    await client.query(raiseNumbers)
    const joined = `insert into suppressed_addresses (address_hash, suppressed_at, way)
      select address_hash, suppressed_at, way from replaced_departures on conflict do nothing`
    leftSince = (await client.query(joined)).rowCount ?? 0
    await client.query(`update mails set state = earlier.state, sent_at = earlier.sent_at
      from replaced_mails as earlier where mails.id = earlier.id and mails.state = 'waiting'`)
  }
  if (!isContinued) await client.query(`select setval('order_numbers', last_value + ${farAbove}) from order_numbers`)
  return { isContinued, series, leftSince }
}

/** So many orders nobody has taken since a backup that is worth restoring. */
const farAbove = 1_000

const raiseNumbers = `
  select setval('order_numbers', replaced_orders.last)
    from replaced_orders, order_numbers where replaced_orders.last > last_value or not is_called;
  insert into invoice_counters select * from replaced_numbers
    on conflict (kind, is_demo, year) do update set last = greatest(invoice_counters.last, excluded.last),
      last_issued_at = greatest(invoice_counters.last_issued_at, excluded.last_issued_at)`

/**
 * Whether what was replaced is the shop of the backup, and has itself gone on ever since. One that was brought back
 * elsewhere in between isn't: the shop had gone on without it.
 */
async function compare(client: pg.Client): Promise<{ isSameShop: boolean; isContinued: boolean }> {
  const { rows } = await client.query<{ isSameShop: boolean; isContinued: boolean }>(`
    select began_at is not distinct from (select min(applied_at) from migrations) as "isSameShop",
      began_at is not distinct from (select min(applied_at) from migrations) and not exists (
        select from replaced_restores where not is_continued and (is_open or id not in (select id from restores))
      ) as "isContinued"
    from replaced_shop`)
  return rows[0] ?? { isSameShop: false, isContinued: false }
}

/** Those that went on since the backup, or, where that isn't known, those of this year, whose numbers come next. */
async function seriesSince(client: pg.Client, isSameShop: boolean, isContinued: boolean): Promise<SeriesSince[]> {
  if (isContinued) {
    const { rows } = await client.query<SeriesSince>(`
      select kind, year, coalesce(counter.last, 0) as "inBackup", replaced.last
      from replaced_numbers as replaced left join invoice_counters as counter using (kind, is_demo, year)
      where not is_demo and replaced.last > coalesce(counter.last, 0) order by year, kind desc`)
    return rows
  }
  const { rows } = await client.query<SeriesSince>(
    `select kind, year, coalesce(greatest(counter.last, replaced.last), 0) as "inBackup", null as last
    from unnest('{invoice,correction}'::text[]) as kinds (kind)
    cross join (select extract(year from now() at time zone 'Europe/Warsaw')::integer as year, false as is_demo) as now
    left join invoice_counters as counter using (kind, is_demo, year)
    left join (select * from replaced_numbers where $1) as replaced using (kind, is_demo, year)
    order by kind desc`,
    [isSameShop],
  )
  return rows
}

async function hasTable(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ exists: boolean }>(`select to_regclass($1) is not null as exists`, [
    `public.${name}`,
  ])
  return rows[0]?.exists ?? false
}

/** Records, in the transaction of a restore, that an administrator has to review it. */
export async function recordRestore(client: pg.Client, made: Date): Promise<void> {
  const { isContinued, series, leftSince } = await carryOver(client)
  const database = drizzle({ client })
  // Of one that was waiting itself when the backup was made, that is unknown since its own backup.
  const { rows } = await database.execute<{ made_at: string }>(
    sql`delete from restores where confirmed_at is null returning backup_made_at as made_at`,
  )
  const since = rows.map(({ made_at }) => new Date(made_at)).reduce((one, other) => (one < other ? one : other), made)
  await database.execute(sql`
    insert into restores (backup_made_at, is_continued, series, left_since)
    values (${since.toISOString()}, ${isContinued}, ${JSON.stringify(series)}, ${leftSince})`)
}
