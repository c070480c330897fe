import { eq } from 'drizzle-orm'
import type { Database } from '../../server/database/database.ts'
import { checkPassword, type Visitor } from '../../server/accounts/sign-in.ts'
import { customers } from '../customers.table.ts'

type CustomerRow = typeof customers.$inferSelect

/**
 * Checks the password of a signed-in customer. Failures count like failed sign-ins, so an open session is no better
 * place to guess.
 */
export async function isCurrentPassword(
  database: Database,
  { id, email }: CustomerRow,
  password: string,
  visitor: Visitor,
): Promise<CustomerRow | undefined> {
  return checkPassword(database, {
    role: 'customer',
    name: email,
    password,
    visitor,
    find: (where) => readCustomer(where, id),
  })
}

/** The customer, locked until the transaction ends; undefined if the password has changed since. */
export async function lockCustomer(transaction: Database, known: CustomerRow): Promise<CustomerRow | undefined> {
  const [held] = await transaction.select().from(customers).where(eq(customers.id, known.id)).for('update')
  return held?.passwordHash === known.passwordHash ? held : undefined
}

async function readCustomer(database: Database, id: number): Promise<CustomerRow | undefined> {
  const [customer] = await database.select().from(customers).where(eq(customers.id, id))
  return customer
}
