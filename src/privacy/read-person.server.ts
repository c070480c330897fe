import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { customers } from '../customers/customers.table.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import { orderNotFound } from '../sales/orders/order.ts'
import { orders } from '../sales/orders/orders.table.ts'
import type { Database } from '../server/database/database.ts'
import { panelEmail } from '../schemas/panel-fields.ts'
import {
  notAPerson,
  orderAddressCleared,
  orderOfNobody,
  recordNames,
  type Person,
} from '../personal-data/personal-record.ts'
import { personalRecordOf } from './personal-records.server.ts'

const noSuchOrder = { ...orderNotFound, field: 'search' }

/** Everything about one person, found by email address or order number. */
export async function findPerson(
  database: Database,
  search: string,
): Promise<
  Outcome<Person, typeof notAPerson | typeof orderOfNobody | typeof orderAddressCleared | typeof noSuchOrder>
> {
  if (search.includes('@')) {
    const email = panelEmail.safeParse(search)
    return email.success ? done(await readPerson(database, email.data)) : notAPerson
  }
  const number = search.replace(/^#/, '').trim().toUpperCase()
  if (!/^S-\d/.test(number)) return notAPerson
  const [order] = await database
    .select({ email: orders.email, anonymisedAt: orders.anonymisedAt, accountEmail: customers.email })
    .from(orders)
    .leftJoin(customers, eq(customers.id, orders.customerId))
    .where(eq(orders.number, number))
  if (!order) return noSuchOrder
  if (order.anonymisedAt !== null) return orderOfNobody
  // An order belongs to the account that placed it, whatever its address.
  const email = order.accountEmail ?? order.email
  return email ? done(await readPerson(database, email)) : orderAddressCleared
}

/** All records of every room about an address, in the order in which they are shown. */
export async function readPerson(database: Database, email: string): Promise<Person> {
  const sections: Person['sections'] = []
  for (const name of recordNames) sections.push({ name, items: await personalRecordOf(name).read(database, email) })
  return { email, fingerprint: fingerprintOf(sections), sections }
}

/** These records come and go by themselves, so they don't change the decision. */
const passing = new Set(['attempts', 'requests'])

export function fingerprintOf(sections: Person['sections']): string {
  const decided = sections
    .filter(({ name }) => !passing.has(name))
    .map(({ name, items }) => [name, items.map(({ id, fate }) => [id, fate])])
  return createHash('sha256').update(JSON.stringify(decided)).digest('hex')
}

/** Locks the person's requests until the transaction ends, so that a second click sees the result of the first. */
export async function lockPerson(transaction: Database, email: string): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('person ' || lower(${email}::text collate "C"), 0))`,
  )
}
