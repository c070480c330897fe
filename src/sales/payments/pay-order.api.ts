import type { Context } from 'hono'
import { eq } from 'drizzle-orm'
import { customers } from '../../customers/customers.guard.server.ts'
import { paymentsClosed } from './payment.ts'
import { isTransferOffered } from './transfers/transfer-offer.ts'
import { transferNotOffered } from './transfers/transfer.ts'
import { createTransferProvider } from './transfers/transfer-provider.server.ts'
import type { Database } from '../../server/database/database.ts'
import { resumePayment } from './resume-payment.server.ts'
import { anyone, pathId } from '../../server/http/endpoint.ts'
import { orRefuse } from '../../server/http/errors.ts'
import { callAsScripts, pageAgain, readTyped } from '../../server/http/plain-form.ts'
import { endpoints, type AppEnv } from '../../server/http/app-env.ts'
import { countAttempt } from '../../server/http/throttle.ts'
import { orderNotFound, paymentAddress } from '../orders/order.ts'
import { findOrderByLink } from '../orders/order-links.server.ts'
import { orders } from '../orders/orders.table.ts'
import { orderReturnPath } from '../orders/return-from-payment.ts'

/** How an order that was left unpaid is paid after all. */
export const payOrderApi = endpoints()
  .post(
    '/store/order-links/:token/pay',
    anyone('Pay the unpaid order of a link', { 200: paymentAddress }),
    async (c) => {
      const id = orRefuse(await findOrderByLink(c.var.database, c.req.param('token')))
      return c.json({ url: await resume(c, id, orderReturnPath(c.var.language)) })
    },
  )

  .post(
    '/store/order-links/:token/transfer',
    anyone('Pay the unpaid order of a link by bank transfer', { 200: paymentAddress }),
    async (c) => {
      const id = orRefuse(await findOrderByLink(c.var.database, c.req.param('token')))
      return c.json({ url: await resume(c, id, orderReturnPath(c.var.language), 'transfer') })
    },
  )

  .post(
    '/store/orders/:id/transfer',
    customers('Pay an unpaid order of one’s own by bank transfer', { 200: paymentAddress }),
    pathId(),
    async (c) => {
      const { id } = c.req.valid('param')
      await requireOwn(c.var.database, id, c.var.customer.id)
      return c.json({ url: await resume(c, id, `/store/account/orders/${id}?lang=${c.var.language}`, 'transfer') })
    },
  )

  .post(
    '/store/orders/:id/pay',
    customers('Pay an unpaid order of one’s own', { 200: paymentAddress }),
    pathId(),
    async (c) => {
      const { id } = c.req.valid('param')
      await requireOwn(c.var.database, id, c.var.customer.id)
      return c.json({ url: await resume(c, id, `/store/account/orders/${id}?lang=${c.var.language}`) })
    },
  )

/** The same where no scripts run: the button of the page that the link leads to. */
export const payOrderForm = endpoints().post(
  '/order/:token',
  anyone('Pay the unpaid order of a link'),
  async (c, next) => {
    const token = c.req.param('token')
    const byTransfer = (await readTyped(c))['do'] === 'transfer'
    const call = `/api/store/order-links/${encodeURIComponent(token)}/${byTransfer ? 'transfer' : 'pay'}`
    const answer = await callAsScripts(c, call, {})
    const { url } = answer.body
    if (answer.isDone && byTransfer) return c.redirect(`${c.req.path}?lang=${c.var.language}`, 303)
    if (answer.isDone && typeof url === 'string') return c.redirect(url, 303)
    c.set('plain', pageAgain({}, answer))
    return next()
  },
)

async function requireOwn(database: Database, id: number, customerId: number): Promise<void> {
  const [order] = await database.select({ customerId: orders.customerId }).from(orders).where(eq(orders.id, id))
  if (order?.customerId !== customerId) orRefuse(orderNotFound)
}

type Way = 'card' | 'transfer'

async function resume<Env extends AppEnv>(
  c: Context<Env>,
  orderId: number,
  cancelPath: string,
  way: Way = 'card',
): Promise<string> {
  const { database, payments, log, origin } = c.var
  const provider = way === 'transfer' ? createTransferProvider(database) : payments
  if (!provider) return orRefuse(paymentsClosed)
  if (way === 'transfer') {
    const [order] = await database.select({ taxNumber: orders.taxNumber }).from(orders).where(eq(orders.id, orderId))
    if (!isTransferOffered(order?.taxNumber)) return orRefuse(transferNotOffered)
  }
  await countAttempt(database, 'checkoutSessions', c.var.address)
  const target = { provider, origin, address: c.var.address, cancelPath }
  return orRefuse(await resumePayment({ database, payments, log }, orderId, target))
}
