import { sql } from 'drizzle-orm'
import type { Database } from '../server/database/database.ts'
import { customers } from './customers.table.ts'

/** The customer with this address, ignoring case. `hold` locks the row until the transaction ends. */
export async function findCustomer(database: Database, email: string, hold?: 'hold') {
  const isTheirs = sql`lower(${customers.email} collate "C") = lower(${email} collate "C")`
  const query = database.select().from(customers).where(isTheirs)
  const [customer] = await (hold ? query.for('update') : query)
  return customer
}
