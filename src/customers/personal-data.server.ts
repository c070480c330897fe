import { asc, eq, lt, or, sql } from 'drizzle-orm'
import { areEmailCountsOf } from '../mail/email-limits.server.ts'
import type { PersonalRecord } from '../personal-data/personal-data.ts'
import { accountOf, forgetAccount } from '../server/accounts/sign-in.ts'
import { areAttemptsOf } from '../server/http/throttle.ts'
import type { Database } from '../server/database/database.ts'
import { listDevices } from '../server/accounts/known-devices.ts'
import { listSessions } from '../server/accounts/sessions.ts'
import { customers, passwordRecoveries, type CustomerRow } from './customers.table.ts'
import { findCustomer } from './find-customer.server.ts'
import { sendRecoveryLink } from './recovery/send-recovery-link.server.ts'
import { customer as customerSchema, type AccountDescription } from './customer.ts'

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
  /** Orders stay without their customer, as when somebody deletes their own account. */
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

/** Counters of sign-in attempts and finished recovery jobs, which are kept for a few days. */
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

/** An account with all its data here, without secrets. */
export async function toAccountJson(database: Database, customer: CustomerRow): Promise<AccountDescription> {
  const sessions = await listSessions(database, { role: 'customer', id: customer.id }, '')
  const devices = await listDevices(database, accountOf('customer', customer.email))
  const { createdAt, expiresAt, usedAt } = passwordRecoveries
  const links = await database
    .select({ createdAt, expiresAt, usedAt })
    .from(passwordRecoveries)
    .where(eq(passwordRecoveries.customerId, customer.id))
    .orderBy(asc(createdAt))
  return {
    account: {
      ...customerSchema.parse(customer),
      language: customer.language,
      createdAt: customer.createdAt.toISOString(),
    },
    sessions: sessions.map(({ startedAt, lastUsedAt }) => ({ startedAt, lastUsedAt })),
    devices: devices.map((rememberedAt) => ({ rememberedAt: rememberedAt.toISOString() })),
    passwordRecoveries: links.map((link) => ({
      requestedAt: link.createdAt.toISOString(),
      expiresAt: link.expiresAt.toISOString(),
      usedAt: link.usedAt?.toISOString() ?? null,
    })),
  }
}

/** Removes links a day after they expired. Until then their page can say that they are used or expired. */
export async function clearOldRecoveryLinks(database: Database): Promise<void> {
  await database.delete(passwordRecoveries).where(lt(passwordRecoveries.expiresAt, sql`now() - interval '1 day'`))
}
