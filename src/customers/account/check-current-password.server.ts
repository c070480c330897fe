import { eq } from 'drizzle-orm'
import type { Database } from '../../server/database/database.ts'
import { checkPassword, type Visitor } from '../../server/accounts/sign-in.ts'
import { customers } from '../customers.table.ts'

type CustomerRow = typeof customers.$inferSelect

/**
 * Whether a customer who is signed in knows the password. Failures count like those of signing in: whoever finds an open
 * session can't guess here what they can't guess there.
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

/** The customer, held until the transaction ends; nobody, if the password is another one by now. */
export async function lockCustomer(transaction: Database, known: CustomerRow): Promise<CustomerRow | undefined> {
  const [held] = await transaction.select().from(customers).where(eq(customers.id, known.id)).for('update')
  return held?.passwordHash === known.passwordHash ? held : undefined
}

async function readCustomer(database: Database, id: number): Promise<CustomerRow | undefined> {
  const [customer] = await database.select().from(customers).where(eq(customers.id, id))
  return customer
}
