// oxlint-disable no-await-in-loop -- the provider is asked for one after the other
import { desc, eq, sql } from 'drizzle-orm'
import { payments as paymentsTable } from '../sales/payments/payments.table.ts'
import { ProviderUnavailable, sessionMinutes, type PaymentProvider } from '../sales/payments/payment.ts'
import { settlePayment } from '../sales/payments/settle-payment.server.ts'
import type { Database } from '../server/database/database.ts'
import type { Job, JobServices } from '../server/jobs/jobs.ts'
import { restores } from '../server/backup/restores.table.ts'
import type { UnmatchedPayment } from '../schemas/restored.ts'

/** A customer may have paid at the end of a session that began before the backup, and clocks differ. */
const marginMilliseconds = (sessionMinutes + 60) * 60_000

/**
 * Asks the provider what was paid since the restored backup. Payments of known orders are settled; the others are
 * listed for the administrator, so that no money is taken unnoticed.
 */
export const checkPaymentsAfterRestore: Job = {
  name: 'ask-after-restore',
  retries: { max: 300, firstPauseSeconds: 10, longestPauseSeconds: 600 },

  async perform(services) {
    const { database, payments: provider } = services
    const [last] = await database.select().from(restores).orderBy(desc(restores.restoredAt)).limit(1)
    if (!last || last.paymentsAskedAt) return
    const isThis = eq(restores.id, last.id)
    const since = new Date(last.backupMadeAt.getTime() - marginMilliseconds)
    try {
      const { settled, strays } = await settleSince(services, provider, since)
      await raiseOrderNumber(database, strays)
      await database
        .update(restores)
        .set({
          paymentsAskedAt: sql`now()`,
          paymentsProblem: null,
          paymentsSettled: settled,
          strayPayments: strays,
        })
        .where(isThis)
    } catch (error) {
      if (error instanceof ProviderUnavailable)
        await database
          .update(restores)
          .set({ paymentsProblem: error.message.slice(0, 500) })
          .where(isThis)
      throw error
    }
  },

  async giveUp() {},
}

async function settleSince(services: JobServices, provider: PaymentProvider | undefined, since: Date) {
  const strays: UnmatchedPayment[] = []
  let settled = 0
  // The demo provider stores its sessions in this database, so it can list nothing more.
  for (const paid of (await provider?.listPaid?.(since)) ?? []) {
    const [known] = await services.database
      .select({ state: paymentsTable.state })
      .from(paymentsTable)
      .where(eq(paymentsTable.sessionId, paid.id))
    if (!known) strays.push(paid)
    else if (known.state !== 'paid' && (await settlePayment(services, paid.id)) === 'paid') settled += 1
  }
  return { settled, strays }
}

/** Orders that are missing here had numbers, too. */
async function raiseOrderNumber(database: Database, strays: UnmatchedPayment[]): Promise<void> {
  const numbers = strays.map(({ orderNumber }) => Number(/^S-\d{4}-(\d{1,9})$/.exec(orderNumber ?? '')?.[1] ?? 0))
  const highest = Math.max(0, ...numbers)
  if (highest === 0) return
  await database.execute(sql`
    select setval('order_numbers', ${highest}::bigint) from order_numbers where ${highest}::bigint > last_value or not is_called`)
}
