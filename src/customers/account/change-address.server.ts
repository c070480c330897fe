import { eq } from 'drizzle-orm'
import { writePostCode } from '../../kernel/post-code.ts'
import type { Database } from '../../server/database/database.ts'
import type { AddressChanges, Customer } from '../customer.ts'
import { customers } from '../customers.table.ts'

/** Changes what is named. Gives the customer as they are now, or nobody, if they deleted their account meanwhile. */
export function changeAddress(database: Database, id: number, changes: AddressChanges): Promise<Customer | undefined> {
  return database.transaction(async (transaction) => {
    const isTheirs = eq(customers.id, id)
    const [before] = await transaction.select().from(customers).where(isTheirs).for('update')
    if (!before) return undefined
    const postalCode = writePostCode(changes.postalCode ?? before.postalCode, changes.country ?? before.country)
    const [customer] = await transaction
      .update(customers)
      .set({ ...changes, postalCode })
      .where(isTheirs)
      .returning()
    return customer
  })
}
