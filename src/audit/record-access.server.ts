import { sql } from 'drizzle-orm'
import type { Database } from '../server/database/database.ts'
import { accessEntries } from './access-entries.table.ts'
import type { AccessEvent } from './access-entry.ts'

interface Happened {
  happened: AccessEvent
  /** Undefined where nobody has the name that was typed. */
  administrator: { id: number; username: string } | undefined
  address: string
  detail?: string
}

/** So many rows a quarter of an hour, whoever attacks from how many addresses. What comes then is counted without its address. */
export const mostRowsOfQuarter = 100

const longestAddress = 64

/** Records it, or counts it on the row of this quarter of an hour that says the same. */
export async function recordAccess(
  database: Database,
  { happened, administrator, address, detail }: Happened,
): Promise<void> {
  const quarter = sql`date_bin('15 minutes', clock_timestamp(), timestamptz 'epoch')`
  const isCrowded = sql`(select count(*) from ${accessEntries} where quarter = ${quarter}) >= ${mostRowsOfQuarter}`
  const written = address.slice(0, longestAddress)
  await database.execute(sql`
    insert into ${accessEntries} (happened, administrator_id, administrator, detail, address, quarter)
    values (${happened}, ${administrator?.id ?? null}, ${administrator?.username ?? null}, ${detail ?? null},
      case when ${isCrowded} then null else ${written}::text end, ${quarter})
    on conflict (quarter, happened, administrator_id, detail, address) where quarter is not null
    do update set times = access_entries.times + 1, last_at = clock_timestamp()`)
}
