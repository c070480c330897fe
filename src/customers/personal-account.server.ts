import { eq } from 'drizzle-orm'
import type { PersonalRecord } from '../privacy/personal-records.server.ts'
import { forgetAccount } from '../server/sign-in.ts'
import { customers } from './customers.table.ts'
import { describeAccount } from './describe-account.server.ts'
import { findCustomer } from './find-customer.server.ts'

export const personalAccount: PersonalRecord = {
  name: 'account',
  async read(database, email) {
    const customer = await findCustomer(database, email)
    if (!customer) return []
    return [
      {
        id: String(customer.id),
        title: `${customer.firstName} ${customer.lastName}`,
        at: customer.createdAt.toISOString(),
        place: null,
        fate: 'deleted',
        why: [],
        until: null,
        data: { ...(await describeAccount(database, customer)) },
      },
    ]
  },
  /** Orders that stay go on without it, as when somebody deletes their account themselves. */
  async erase(transaction, email) {
    const customer = await findCustomer(transaction, email, 'hold')
    if (!customer) return
    await transaction.delete(customers).where(eq(customers.id, customer.id))
    await forgetAccount(transaction, 'customer', customer.email)
  },
}
