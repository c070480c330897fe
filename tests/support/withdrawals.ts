import { eq, sql } from 'drizzle-orm'
import type { Language } from '../../src/kernel/language.ts'
import { mails } from '../../src/mail/mails.table.ts'
import { recordEvent } from '../../src/sales/orders/record-event.server.ts'
import { orderEvents, orders } from '../../src/sales/orders/orders.table.ts'
import type { Database } from '../../src/server/database/database.ts'
import { settleWithdrawal } from '../../src/sales/withdrawal/settle-withdrawal.server.ts'
import { withdrawals } from '../../src/sales/withdrawal/withdrawals.table.ts'
import type { WithdrawalOutcome } from '../../src/sales/withdrawal/withdrawal.ts'
import { linkTo, paid, placeOrder } from './orders.ts'
import type { TestShop } from './shop.ts'

type Said = NonNullable<Parameters<typeof placeOrder>[1]>

/** What somebody declares who withdraws from all of an order, and in which language. */
export const draft = { name: 'Anna Nowak', goods: '', remark: '' }
export const said = { language: 'pl', key: undefined } as const

/** An order whose money has come. */
export const placePaid = (database: Database, more: Said = {}) => placeOrder(database, { ...paid, ...more })

/** The same, and the office said at this moment that it was delivered. */
export async function placeDelivered(database: Database, deliveredAt: Date, more: Said = {}) {
  const order = await placePaid(database, { shippingStatus: 'delivered', ...more })
  await recordEvent(database, order.id, 'shipping_changed', 'administrator', { from: 'shipped', to: 'delivered' })
  await database.update(orderEvents).set({ createdAt: deliveredAt }).where(eq(orderEvents.orderId, order.id))
  return order
}

export const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

/** Does what the job does, for each declaration that waits for it. */
export async function settleAll(database: Database): Promise<void> {
  const waiting = await database
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(eq(withdrawals.state, 'received'))
  for (const { id } of waiting) await database.transaction((transaction) => settleWithdrawal(transaction, id))
}

export const anna = { name: 'Anna Nowak', email: 'anna@example.com' }

export const declare = (
  shop: TestShop,
  body: unknown,
  headers: Record<string, string> = {},
  language: Language = 'pl',
) => shop.call('POST', `/api/withdrawals?lang=${language}`, { body, headers })

/** Says it as anybody does, and waits until its order was looked for. */
export async function declareAndSettle(shop: TestShop, more: object) {
  const answer = await declare(shop, { ...anna, ...more })
  await settleAll(shop.database)
  return answer
}

/** Says it as who has the link from a letter. */
export async function declareByLink(
  shop: TestShop,
  orderId: number,
  more: object = {},
  headers: Record<string, string> = {},
): Promise<WithdrawalOutcome> {
  const { token } = await linkTo(shop.database, orderId)
  const path = `/api/store/order-links/${token}/withdrawals`
  const answer = await shop.call('POST', path, { body: { name: 'Anna Nowak', ...more }, headers })
  return (await answer.json()) as WithdrawalOutcome
}

export const emailsAbout = (database: Database) =>
  database
    .select({ to: mails.recipient, subject: mails.subject, plain: mails.plain, kind: mails.kind })
    .from(mails)
    .where(sql`${mails.kind} like 'withdrawal%'`)
    .orderBy(mails.id)

export const kept = (database: Database) => database.select().from(withdrawals).orderBy(withdrawals.id)

export const orderRow = async (database: Database, id: number) =>
  (await database.select().from(orders).where(eq(orders.id, id)))[0]
