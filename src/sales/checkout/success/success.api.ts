import type { Context } from 'hono'
import { customer } from '../../../customers/customer.ts'
import { findSignedIn } from '../../../customers/find-customer.server.ts'
import { keepSignedIn, visitorOf } from '../../../customers/sign-in/session-cookies.server.ts'
import { createToken, hashOfToken } from '../../../server/accounts/tokens.ts'
import { endpoints, type AppEnv } from '../../../server/http/app-env.ts'
import { maxBytes, receive } from '../../../server/http/body-limit.ts'
import { anyone, body } from '../../../server/http/endpoint.ts'
import { orRefuse } from '../../../server/http/errors.ts'
import { countAttempt } from '../../../server/http/throttle.ts'
import { withinProcess } from '../../../server/http/visitor.ts'
import { orderPath } from '../../orders/order-links.server.ts'
import { orderLinks } from '../../orders/orders.table.ts'
import { readSessionState } from '../../payments/read-session-state.server.ts'
import { knownBrowserHash } from '../ordering-browser.server.ts'
import { registerWithOrder } from './join-account.server.ts'
import { accountForOrder, afterPaying } from './placed-order.ts'
import { findPlacedOrder, readPlacedOrder, type Asking } from './read-placed-order.server.ts'

export const successApi = endpoints()
  .get(
    '/store/checkout-sessions/:session',
    anyone('How a payment stands; asking brings its order up to date', { 200: afterPaying }),
    async (c) => {
      const { database, address } = c.var
      // Calls of a page rendered on the server aren't counted: they have no address of their own.
      if (address !== withinProcess) await countAttempt(database, 'paymentLooks', address)
      const session = c.req.param('session')
      const known = await readSessionState(c.var, session)
      const order = known.state !== 'failed' && (await readPlacedOrder(database, session, await askingOf(c)))
      if (order) c.header('Cache-Control', 'no-store')
      return c.json({ ...known, ...(order && { order }) })
    },
  )

  .post(
    '/store/checkout-sessions/:session/account',
    anyone('Make an account of the order that this browser has just placed as a guest', { 201: customer }),
    body(accountForOrder),
    async (c) => {
      const asked = { sessionId: c.req.param('session'), asking: await askingOf(c), ...c.req.valid('json') }
      const made = orRefuse(await registerWithOrder(c.var.database, asked, c.var.language, visitorOf(c)))
      keepSignedIn(c, made.signedIn)
      return c.json(customer.parse(made.customer), 201)
    },
  )

/** Leads from the page after paying to the page of the order: by a link of its own, or on the account. */
export const successForm = endpoints().post(
  '/checkout/success',
  anyone('Follow the order that this browser has just placed'),
  async (c, next) => {
    const { database, language } = c.var
    const sent = await receive(c, maxBytes.form, () => c.req.parseBody().catch((): Record<string, unknown> => ({})))
    const asking = await askingOf(c)
    const order = await findPlacedOrder(database, String(sent['session_id'] ?? ''), asking)
    if (!order) return next()
    if (order.customerId !== null) return c.redirect(`/store/account/orders/${order.id}?lang=${language}`, 303)
    await countAttempt(database, 'orderLinkRequests', c.var.address)
    const token = createToken()
    await database.insert(orderLinks).values({ tokenHash: hashOfToken(token), orderId: order.id })
    return c.redirect(orderPath(token, language), 303)
  },
)

async function askingOf(c: Context<AppEnv>): Promise<Asking> {
  const signedIn = await findSignedIn(c)
  return { browserHash: knownBrowserHash(c), customerId: signedIn?.customer.id ?? null }
}
