import { asc, desc, sql, type SQL } from 'drizzle-orm'
import { withIndexScans } from '../../server/database/index-scans.ts'
import type { Database } from '../../server/database/database.ts'
import { isAskedFor } from './contact-filter.server.ts'
import type { ContactFilter, MarketingContact } from './marketing-contact.ts'
import { marketingContacts } from './marketing-contacts.table.ts'
import { readContacts } from './read-contacts.server.ts'

interface Part {
  page: number
  limit: number
}

interface Found {
  total: number
  ids: number[]
}

/** The newest first; of all that are asked for, how many there are, and those of one page. */
export function listContacts(
  database: Database,
  { page, limit, ...filter }: Part & ContactFilter,
): Promise<{ contacts: MarketingContact[]; total: number }> {
  const find = filter.search ? findBySearching : findByStanding
  return withIndexScans(database, async (transaction) => {
    const { total, ids } = await find(transaction, isAskedFor(filter), { page, limit })
    return { total, contacts: await readContacts(transaction, ids) }
  })
}

/** Where the page ends is known before the count is, so both are found in one go: a search may have to look at every contact. */
async function findBySearching(transaction: Database, asked: SQL, { page, limit }: Part): Promise<Found> {
  const found = await transaction.execute<{ total: number; ids: number[] | null }>(sql`
    select count(*)::integer as total,
      (array_agg(id order by id desc))[${(page - 1) * limit + 1}::integer : ${page * limit}::integer] as ids
    from marketing_contacts where ${asked}`)
  const { total = 0, ids } = found.rows[0] ?? {}
  return { total, ids: ids ?? [] }
}

/** Goes to the page from the nearer end of its index, so that the last page is as near as the first. */
async function findByStanding(transaction: Database, asked: SQL, { page, limit }: Part): Promise<Found> {
  const total = await transaction.$count(marketingContacts, asked)
  const before = (page - 1) * limit
  const count = Math.min(limit, total - before)
  if (count <= 0) return { total, ids: [] }
  const after = total - before - count
  const turn = before <= after ? desc : asc
  const found = await transaction
    .select({ id: marketingContacts.id })
    .from(marketingContacts)
    .where(asked)
    .orderBy(turn(marketingContacts.id))
    .limit(count)
    .offset(Math.min(before, after))
  return { total, ids: found.map(({ id }) => id) }
}

/** All that are asked for, by their numbers: what "select all" selects. */
export function listContactIds(database: Database, filter: ContactFilter): Promise<number[]> {
  return withIndexScans(database, async (transaction) => {
    // As one value, which is read many times quicker than as many rows.
    const { rows } = await transaction.execute<{ ids: number[] | null }>(sql`
      select json_agg(id order by id desc) as ids from marketing_contacts where ${isAskedFor(filter)}`)
    return rows[0]?.ids ?? []
  })
}
