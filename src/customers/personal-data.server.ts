import { eq, or, sql } from 'drizzle-orm'
import { areEmailCountsOf } from '../mail/email-limits.server.ts'
import type { PersonalRecord } from '../personal-data/personal-data.ts'
import { accountOf, forgetAccount } from '../server/accounts/sign-in.ts'
import { areAttemptsOf } from '../server/http/throttle.ts'
import { customers } from './customers.table.ts'
import { toAccountJson } from './account/to-account-json.server.ts'
import { findCustomer } from './find-customer.server.ts'
import { sendRecoveryLink } from './recovery/send-recovery-link.server.ts'

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
        data: { ...(await toAccountJson(database, customer)) },
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

/**
 * Counters with an address as their key: sign-ins with it (customer or panel) and emails to it that anybody can
 * trigger.
 */
const namesThem = (email: string) =>
  or(
    areAttemptsOf('signInToAccount', accountOf('customer', email)),
    areAttemptsOf('signInToAccount', accountOf('administrator', email)),
    areEmailCountsOf(email),
  )
const asksForThem = (email: string) =>
  sql`name like ${`${sendRecoveryLink.name}%`} and lower(data->>'email') = lower(${email}::text)`

/** What is known for a day or a few of who tried to sign in, or forgot their password: counts, and jobs that were done. */
export const personalAttempts: PersonalRecord = {
  name: 'attempts',
  async read(database, email) {
    const { rows } = await database.execute<{ title: string; at: Date; count: number | null }>(sql`
      select subject as title, forgotten_at as at, count from attempts where ${namesThem(email)}
      union all select name, created_on, null from pgboss.job where ${asksForThem(email)} order by at desc`)
    return rows.map(({ title, at, count }, place) => {
      const [action = ''] = title.split(' ')
      const moment = new Date(at).toISOString()
      return {
        id: String(place + 1),
        title: action,
        at: null,
        place: null,
        fate: 'deleted',
        why: [],
        until: null,
        data: count === null ? { action, requestedAt: moment } : { action, count, forgottenAt: moment },
      }
    })
  },
  async erase(transaction, email) {
    await transaction.execute(sql`delete from attempts where ${namesThem(email)}`)
    await transaction.execute(sql`delete from pgboss.job where ${asksForThem(email)}`)
  },
}
