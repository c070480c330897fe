import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../server/database/database.ts'
import { listDevices } from '../../server/accounts/known-devices.ts'
import { listSessions } from '../../server/accounts/sessions.ts'
import { accountOf } from '../../server/accounts/sign-in.ts'
import { customer as customerSchema, type AccountDescription } from '../customer.ts'
import type { customers } from '../customers.table.ts'
import { passwordRecoveries } from '../recovery/password-recoveries.table.ts'

/** An account with all that this room knows of it, without what would let somebody in. */
export async function toAccountJson(
  database: Database,
  customer: typeof customers.$inferSelect,
): Promise<AccountDescription> {
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
