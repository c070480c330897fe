import { eq } from 'drizzle-orm'
import { createCheckoutSession } from '../../src/sales/checkout/create-checkout-session.server.ts'
import { orders } from '../../src/sales/orders/orders.table.ts'
import { changeShipping } from '../../src/sales/order-management/changes/change-shipping.server.ts'
import { changeStatus } from '../../src/sales/order-management/changes/change-status.server.ts'
import type { OrderStatus, ShippingStatus } from '../../src/sales/orders/order.ts'
import { reconcileOrders } from '../../src/sales/order-management/reconciliation/reconcile-orders.server.ts'
import { requestRefund } from '../../src/sales/payments/refunds/request-refunds.server.ts'
import { beginRefund } from '../../src/sales/payments/refunds/begin-refund.server.ts'
import { recordDemoOutcome } from '../../src/sales/payments/demo/demo-sessions.server.ts'
import { payments } from '../../src/sales/payments/payments.table.ts'
import { resumePayment } from '../../src/sales/payments/resume-payment.server.ts'
import { settlePayment } from '../../src/sales/payments/settle-payment.server.ts'
import { money } from '../../src/kernel/money.ts'
import { samplePoints } from '../../src/shipping/pickup-points/sample-points.ts'
import type { Person } from './people.ts'
import { unwrap, type Year } from './year.ts'

const origin = 'http://localhost:3000'
const address = '198.51.100.7'
const cancelPath = '/checkout?lang=pl'

/** What somebody puts into their cart, and how they want it. */
export interface Purchase {
  person: Person
  customerId?: number | undefined
  cart: { id: number; quantity: number }[]
  toLocker?: boolean
  discountCode?: string | undefined
  company?: { name: string; taxNumber: string; invoiceByMail?: boolean } | undefined
}

/** An order, and the session at which it is paid now. */
export interface Placed {
  id: number
  session: string
  total: number
}

const sessionIn = (url: string) => new URL(url).pathname.split('/').at(-1) as string

/** Orders as the page does. */
export async function order(year: Year, bought: Purchase): Promise<Placed> {
  const { database, chance } = year
  const { language, ...shippingAddress } = bought.person
  const asked = {
    cart: bought.cart,
    shippingAddress,
    discountCode: bought.discountCode,
    shippingMethod: bought.toLocker ? ('inpost' as const) : ('home' as const),
    pickupPoint: bought.toLocker ? chance.one(samplePoints) : undefined,
    company: bought.company,
  }
  const customerId = bought.customerId ?? null
  const url = unwrap(
    await createCheckoutSession(year, {
      asked,
      language,
      customerId,
      checkoutId: undefined,
      browserHash: null,
      origin,
      address,
    }),
  )
  const session = sessionIn(url)
  const [placed] = await database
    .select({ id: orders.id, total: orders.total })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.sessionId, session))
  if (!placed) throw new Error('the order is not there')
  return { ...placed, session }
}

/** Does on the page of the demonstration what a customer does there; the shop hears of it when it asks. */
export const atProvider = ({ database }: Year, { session }: Placed, outcome: 'paid' | 'declined') =>
  recordDemoOutcome(database, session, outcome)

export const settle = (year: Year, { session }: Placed) => settlePayment(year, session)

/** Pays an order that wasn't paid at first. */
export async function payAfterAll(year: Year, { id }: Placed): Promise<void> {
  const url = unwrap(await resumePayment(year, id, { provider: year.payments, origin, address, cancelPath }))
  await recordDemoOutcome(year.database, sessionIn(url), 'paid')
  await settlePayment(year, sessionIn(url))
}

export const setStatus = async ({ database, by }: Year, { id }: Placed, status: OrderStatus) =>
  unwrap(await changeStatus(database, by, id, { status }))

export const setShipping = async (
  { database, by }: Year,
  { id }: Placed,
  shippingStatus: ShippingStatus,
  trackingNumber?: string,
) => unwrap(await changeShipping(database, by, id, { shippingStatus, ...(trackingNumber && { trackingNumber }) }))

/** Gives money back: a share of the whole, or all that is left. */
export async function refundOrder(year: Year, { id, total }: Placed, reason: string, share?: number): Promise<void> {
  const amount = share && { amount: money(Math.round(total * share)) }
  const { id: refund } = unwrap(await beginRefund(year, year.by, id, { reason, ...amount }))
  await requestRefund(year, refund, { isAwaited: true })
}

/** What the schedule does each minute: sessions run out, somebody is reminded, somebody is given up. */
export const reconcile = (year: Year) =>
  reconcileOrders.perform(
    year as unknown as Parameters<typeof reconcileOrders.perform>[0],
    {},
    new AbortController().signal,
  )
