import { and, asc, desc, inArray, sql, type SQL } from 'drizzle-orm'
import { withIndexScans } from '../../server/database/index-scans.ts'
import type { Database } from '../../server/database/database.ts'
import { containsText } from '../../server/database/text-search.ts'
import type { ContactFilter, MarketingContact, Standing } from './marketing-contact.ts'
import { marketingContacts } from './marketing-contacts.table.ts'

/** The reader unsubscribed. The administrator's switch doesn't undo that. */
const isUnsubscribed = sql<boolean>`exists (
  select from suppressed_addresses where suppressed_addresses.address_hash = marketing_contacts.address_hash)`

const standing = sql<Standing>`case
  when ${isUnsubscribed} then 'unsubscribed' when marketing_contacts.is_active then 'receives' else 'inactive' end`

const ofStanding: Record<NonNullable<ContactFilter['standing']>, SQL> = {
  receives: sql`(marketing_contacts.is_active and not ${isUnsubscribed})`,
  inactive: sql`(not marketing_contacts.is_active and not ${isUnsubscribed})`,
  unsubscribed: isUnsubscribed,
  bounced: sql`marketing_contacts.bounced_at is not null`,
  withoutConsent: sql`not exists (select from newsletter_consents where contact_id = marketing_contacts.id)`,
}

/** Which contacts are asked for. A search looks in name, address and contact person, whatever the case. */
export function isAskedFor({ search, standing: asked }: ContactFilter): SQL {
  return (
    and(search ? containsText(sql`marketing_contacts.search_text`, search) : undefined, asked && ofStanding[asked]) ??
    sql`true`
  )
}

const latestConsent = sql<MarketingContact['consent']>`(
  select json_build_object('givenAt', given_at, 'givenOn', given_on, 'text', shown_text) from newsletter_consents
  where contact_id = marketing_contacts.id order by given_at desc, newsletter_consents.id desc limit 1)`

/** These contacts as the panel shows them, the newest first. */
export async function readContacts(database: Database, ids: number[]): Promise<MarketingContact[]> {
  if (ids.length === 0) return []
  const { id, businessName, emailAddress, contactPerson, businessType, isActive, version } = marketingContacts
  const { createdAt, bouncedAt, bounceReason, bounceIsPermanent } = marketingContacts
  const told = { id, businessName, emailAddress, contactPerson, businessType, isActive, standing, version, createdAt }
  const rows = await database
    .select({ ...told, consent: latestConsent, bouncedAt, bounceReason, bounceIsPermanent })
    .from(marketingContacts)
    .where(inArray(id, ids))
    .orderBy(desc(id))
  return rows.map(({ bouncedAt: at, bounceReason: reason, bounceIsPermanent: isPermanent, ...row }) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    // In JSON a moment is a text, which the database writes in the connection's time zone.
    consent: row.consent && { ...row.consent, givenAt: new Date(row.consent.givenAt).toISOString() },
    bounce: at && { at: at.toISOString(), reason: reason ?? '', isPermanent: isPermanent ?? false },
  }))
}

/** A contact that exists, as the transaction has left it. */
export async function readContact(transaction: Database, contactId: number): Promise<MarketingContact> {
  const [contact] = await readContacts(transaction, [contactId])
  if (!contact) throw new Error('a contact that is held was not found')
  return contact
}

interface Part {
  page: number
  limit: number
}

interface Found {
  total: number
  ids: number[]
}

/** One page of the contacts asked for, the newest first, and how many there are in all. */
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

/** Finds the page and the count in one statement, because a search may have to read every contact. */
async function findBySearching(transaction: Database, asked: SQL, { page, limit }: Part): Promise<Found> {
  const found = await transaction.execute<{ total: number; ids: number[] | null }>(sql`
    select count(*)::integer as total,
      (array_agg(id order by id desc))[${(page - 1) * limit + 1}::integer : ${page * limit}::integer] as ids
    from marketing_contacts where ${asked}`)
  const { total = 0, ids } = found.rows[0] ?? {}
  return { total, ids: ids ?? [] }
}

/** Reads the index from the nearer end, so that the last page is as fast as the first. */
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

/** The ids of all contacts asked for: what "select all" selects. */
export function listContactIds(database: Database, filter: ContactFilter): Promise<number[]> {
  return withIndexScans(database, async (transaction) => {
    // One value is read many times faster than many rows.
    const { rows } = await transaction.execute<{ ids: number[] | null }>(sql`
      select json_agg(id order by id desc) as ids from marketing_contacts where ${isAskedFor(filter)}`)
    return rows[0]?.ids ?? []
  })
}
