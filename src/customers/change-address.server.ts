import { eq } from 'drizzle-orm'
import type { Database } from '../server/database.ts'
import type { AddressChanges, Customer } from './customer.ts'
import { customers } from './customers.table.ts'

/** Changes what is named. Gives the customer as they are now, or nobody, if they deleted their account meanwhile. */
export async function changeAddress(
  database: Database,
  id: number,
  changes: AddressChanges,
): Promise<Customer | undefined> {
  const [customer] = await database
    .update(customers)
    // Something is always set, so that a change of nothing is none.
    .set({ country: customers.country, ...changes })
    .where(eq(customers.id, id))
    .returning()
  return customer
}
