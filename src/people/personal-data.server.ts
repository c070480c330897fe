import { desc, eq, inArray, or, sql } from 'drizzle-orm'
import { customers } from '../customers/customers.table.ts'
import { hashOfAddress } from '../mail/unsubscribe/suppression.server.ts'
import { notes, tags } from '../notes/notes.table.ts'
import type { PersonalRecord } from '../personal-data/personal-data.ts'
import { orders } from '../sales/orders/orders.table.ts'
import type { Database } from '../server/database/database.ts'
import { isSameEmail } from '../server/database/same-email.ts'
import { people } from './people.table.ts'

/** What the office wrote for itself about a person and their orders: it is theirs to know, and goes with them, whatever stays of the orders. */
export const personalNotes: PersonalRecord = {
  name: 'notes',
  async read(database, email) {
    const written = await database
      .select()
      .from(notes)
      .where(isAbout(database, notes, email))
      .orderBy(desc(notes.id))
    const given = await database
      .select()
      .from(tags)
      .where(isAbout(database, tags, email))
      .orderBy(desc(tags.id))
    const record = { place: null, fate: 'deleted' as const, why: [], until: null }
    return [
      ...written.map(({ id, text, writtenBy, writtenAt, changedAt }) => ({
        ...record,
        id: `note ${id}`,
        title: 'Notatka',
        at: writtenAt.toISOString(),
        data: { text, writtenBy, writtenAt: writtenAt.toISOString(), changedAt: changedAt?.toISOString() ?? null },
      })),
      ...given.map(({ id, tag, addedAt }) => ({
        ...record,
        id: `tag ${id}`,
        title: 'Znacznik',
        at: addedAt.toISOString(),
        data: { tag, addedAt: addedAt.toISOString() },
      })),
    ]
  },
  async erase(transaction, _, items) {
    const numbersOf = (kind: string) =>
      items.filter(({ id }) => id.startsWith(`${kind} `)).map(({ id }) => Number(id.slice(kind.length + 1)))
    await transaction.delete(notes).where(inArray(notes.id, numbersOf('note')))
    await transaction.delete(tags).where(inArray(tags.id, numbersOf('tag')))
  },
}

function isAbout(database: Database, table: typeof notes | typeof tags, email: string) {
  const account = database.select({ id: customers.id }).from(customers).where(isSameEmail(customers.email, email))
  const theirs = database
    .select({ id: orders.id })
    .from(orders)
    .where(
      or(
        // Of another account it is another person's.
        sql`${orders.customerId} is null and ${isSameEmail(orders.email, email)}`,
        sql`${orders.customerId} is null and ${eq(orders.emailHash, hashOfAddress(email))}`,
        inArray(orders.customerId, account),
      ),
    )
  const person = database.select({ id: people.id }).from(people).where(isSameEmail(people.email, email))
  return or(inArray(table.orderId, theirs), inArray(table.personId, person))
}
