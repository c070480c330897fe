import { desc, inArray, sql, type SQL } from 'drizzle-orm'
import { money, printMoney } from '../kernel/money.ts'
import { withIndexScans } from '../server/database/index-scans.ts'
import type { Database } from '../server/database/database.ts'
import { containsText } from '../server/database/text-search.ts'
import { gatherPeople } from './gather-people.server.ts'
import { people } from './people.table.ts'
import type { NewsletterState, PersonInList } from './person.ts'

interface Asked {
  page: number
  limit: number
  search?: string | undefined
}

/** One page of the customers, those who ordered last first, and how many there are. A search looks in name, company and address. */
export async function listPeople(
  database: Database,
  { page, limit, search }: Asked,
): Promise<{ list: PersonInList[]; total: number }> {
  await gatherPeople(database)
  return withIndexScans(database, async (transaction) => {
    const { total, ids } = search
      ? await findBySearching(transaction, containsText(sql`people.search_text`, search), { page, limit })
      : await findOnPage(transaction, { page, limit })
    return { total, list: await readPeople(transaction, ids) }
  })
}

interface Part {
  page: number
  limit: number
}

async function findOnPage(transaction: Database, { page, limit }: Part) {
  const found = await transaction
    .select({ id: people.id })
    .from(people)
    .orderBy(...lastFirst)
    .limit(limit)
    .offset((page - 1) * limit)
  return { total: await transaction.$count(people), ids: found.map(({ id }) => id) }
}

/** Page and total in one query, because a search may have to go through all. */
async function findBySearching(transaction: Database, asked: SQL, { page, limit }: Part) {
  const { rows } = await transaction.execute<{ total: number; ids: number[] | null }>(sql`
    select count(*)::integer as total, (array_agg(id order by last_order_at desc nulls last, id desc))[
      ${(page - 1) * limit + 1}::integer : ${page * limit}::integer] as ids
    from people where ${asked}`)
  return { total: rows[0]?.total ?? 0, ids: rows[0]?.ids ?? [] }
}

const lastFirst = [sql`${people.lastOrderAt} desc nulls last`, desc(people.id)]

const isTheirs = (address: SQL) => sql`lower(${address} collate "C") = lower(people.email collate "C")`

const newsletter = sql<NewsletterState>`coalesce((
  select case
    when exists (select from suppressed_addresses as left_by where left_by.address_hash = contact.address_hash) then 'left'
    when not contact.is_active then 'none'
    when exists (select from newsletter_consents where contact_id = contact.id) then 'consented' else 'listed' end
  from marketing_contacts as contact where ${isTheirs(sql`contact.email_address`)}),
  case when exists (
    select from suppressed_addresses where address_hash = sha256(convert_to(lower(people.email collate "C"), 'UTF8'))
  ) then 'left' else 'none' end)`

/** These customers as the list has them. */
export async function readPeople(database: Database, ids: number[]): Promise<PersonInList[]> {
  if (ids.length === 0) return []
  const { id, email, name, company, customerId, orders, spent, lastOrderAt } = people
  const messages = sql<number>`(select count(*)::integer from contact_messages where ${isTheirs(sql`contact_messages.email`)})`
  const notes = sql<number>`(select count(*)::integer from notes where person_id = people.id)`
  const rows = await database
    .select({ id, email, name, company, customerId, orders, spent, lastOrderAt, newsletter, messages, notes })
    .from(people)
    .where(inArray(id, ids))
    .orderBy(...lastFirst)
  return rows.map(({ customerId: account, ...row }) => ({
    ...row,
    hasAccount: account !== null,
    spent: printMoney(money(row.spent)),
    lastOrderAt: row.lastOrderAt?.toISOString() ?? null,
  }))
}
