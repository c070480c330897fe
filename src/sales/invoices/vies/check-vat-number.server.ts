import { and, asc, desc, eq } from 'drizzle-orm'
import { recordAudit } from '../../../audit/record-audit.server.ts'
import { brand } from '../../../brand.ts'
import type { Acting } from '../../../guards/administrator.ts'
import { done, type Outcome } from '../../../kernel/outcome.ts'
import type { Config } from '../../../server/config.ts'
import type { Database } from '../../../server/database/database.ts'
import { enqueue, type Job } from '../../../server/jobs/jobs.ts'
import { lockOrder } from '../../orders/lock-order.server.ts'
import { orderNotFound } from '../../orders/order.ts'
import { orders } from '../../orders/orders.table.ts'
import { invoiceConfirmed, readInvoiceable } from '../issue-invoice.server.ts'
import { isSale } from '../invoiceable.server.ts'
import { askVies, isKnownToVies } from './ask-vies.server.ts'
import { noNumberToCheck, numberCheckJob, type VatNumberCheck } from './vat-number-check.ts'
import { vatNumberChecks } from './vat-number-checks.table.ts'

type Row = typeof vatNumberChecks.$inferSelect
type Problem = typeof orderNotFound | typeof noNumberToCheck

/**
 * Asks whether the number of an order's buyer is valid and records what came back. An invoice that waited for no more than that is
 * issued in the same transaction.
 * @param by the administrator who asks; undefined: the shop does by itself
 */
export async function checkVatNumber(
  { database, config }: { database: Database; config: Pick<Config, 'viesUrl'> },
  orderId: number,
  by?: Acting,
): Promise<Outcome<Row, Problem>> {
  const [order] = await database.select().from(orders).where(eq(orders.id, orderId))
  if (!order) return orderNotFound
  const { taxNumber: number } = order
  if (!number || !isKnownToVies(number)) return noNumberToCheck
  const own = brand.seller.taxNumber
  const answer = await askVies(config, number, own)
  return database.transaction(async (transaction) => {
    const held = await lockOrder(transaction, orderId)
    if (!held) return orderNotFound
    const [row] = await transaction
      .insert(vatNumberChecks)
      .values({ orderId, number, askedAs: own === '' ? null : own, ...answer })
      .returning()
    if (!row) throw new Error('a check was not written down')
    if (by) {
      const after = { vatNumber: answer.state }
      await recordAudit(transaction, by, {
        action: 'tried',
        subject: 'order',
        id: orderId,
        name: order.number,
        after,
      })
    }
    if (held.order.invoiceWaitsSince && answer.state === 'valid') {
      const owed = await readInvoiceable(transaction, orderId)
      if (owed && isSale(owed)) await invoiceConfirmed(transaction, owed)
    }
    return done(row)
  })
}

/** The systems of some states rest at night and on Sundays, so they are asked for a day. */
const pauses = [5, 15, 30, 60, 120, 180, 240, 360, 420].map((minutes) => minutes * 60_000)

export const checkVatNumberJob: Job<{ order: number; attempt?: number }> = {
  ...numberCheckJob,
  retries: { max: 5, firstPauseSeconds: 30, longestPauseSeconds: 600 },

  async perform({ database, config }, { order, attempt = 0 }) {
    const checked = await checkVatNumber({ database, config }, order)
    const pause = pauses[attempt]
    if (!checked.ok || checked.value.state !== 'unavailable' || pause === undefined) return
    await enqueue(database, numberCheckJob, { order, attempt: attempt + 1 }, new Date(Date.now() + pause))
  },
}

/** The latest check of the number that an order has now. */
export async function readVatNumberCheck(database: Database, orderId: number): Promise<VatNumberCheck | undefined> {
  const [row] = await database
    .select({ check: vatNumberChecks })
    .from(vatNumberChecks)
    .innerJoin(orders, and(eq(orders.id, vatNumberChecks.orderId), eq(orders.taxNumber, vatNumberChecks.number)))
    .where(eq(orders.id, orderId))
    // An answer counts for more than that there was none afterwards.
    .orderBy(asc(eq(vatNumberChecks.state, 'unavailable')), desc(vatNumberChecks.id))
    .limit(1)
  return row && toCheckJson(row.check)
}

export const toCheckJson = ({
  number,
  state,
  consultationNumber,
  name,
  address,
  reason,
  askedAt,
}: Row): VatNumberCheck => ({
  number,
  state,
  consultationNumber,
  name,
  address,
  reason,
  askedAt: askedAt.toISOString(),
})
