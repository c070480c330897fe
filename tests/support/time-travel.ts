import { sql } from 'drizzle-orm'
import { reconcileOrders } from '../../src/sales/order-management/reconciliation/reconcile-orders.server.ts'
import { createDemoProvider } from '../../src/sales/payments/demo/demo-provider.server.ts'
import type { PaymentProvider } from '../../src/sales/payments/payment.ts'
import { createLog } from '../../src/server/log.ts'
import type { TestShop } from './shop.ts'

/** Runs the reconciliation that the schedule runs each minute. */
export const reconcile = ({ database }: TestShop, payments: PaymentProvider = createDemoProvider(database)) =>
  reconcileOrders.perform(
    { database, payments, log: createLog('silent') } as Parameters<typeof reconcileOrders.perform>[0],
    {},
    new AbortController().signal,
  )

/** Moves the whole shop this far into the future. */
export async function timeTravel({ database }: TestShop, time: string): Promise<void> {
  const back = sql`${time}::interval`
  await database.execute(
    sql`update orders set created_at = created_at - ${back}, updated_at = updated_at - ${back}, payable_until = payable_until - ${back}`,
  )
  await database.execute(
    sql`update payments set created_at = created_at - ${back}, expires_at = expires_at - ${back}, checked_at = checked_at - ${back}`,
  )
}
