import { asc, eq } from 'drizzle-orm'
import { readOwnOrders } from '../orders/list-own-orders.server.ts'
import type { Database } from '../server/database.ts'
import { listDevices } from '../server/known-devices.ts'
import { listSessions } from '../server/sessions.ts'
import { accountOf } from '../server/sign-in.ts'
import { customer as customerSchema, type AccountExport } from './customer.ts'
import type { customers } from './customers.table.ts'
import { passwordRecoveries } from './password-recoveries.table.ts'

/**
 * All that the shop knows of a customer by their account, with what they ordered in it, without what would let somebody in. What is known of their
 * e-mail address alone (an application, the newsletter, messages to the office) is left out: nobody has proved yet that
 * the address is theirs. The office answers who asks for that.
 */
export async function exportAccount(
  database: Database,
  customer: typeof customers.$inferSelect,
  sessionToken: string,
): Promise<AccountExport> {
  const sessions = await listSessions(database, { role: 'customer', id: customer.id }, sessionToken)
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
    orders: await readOwnOrders(database, customer.id),
  }
}
