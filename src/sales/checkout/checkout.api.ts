import type { Context } from 'hono'
import { findSignedIn } from '../../customers/find-customer.server.ts'
import { countGuess } from '../../discounts/check-discount.server.ts'
import { currentLegalVersion } from '../../legal/legal.ts'
import { transfersOfferedTo } from '../payments/transfers/transfer-offer.ts'
import { paymentsClosed } from '../payments/payment.ts'
import { anyone, body } from '../../server/http/endpoint.ts'
import { orRefuse } from '../../server/http/errors.ts'
import { endpoints, type AppEnv } from '../../server/http/app-env.ts'
import { countAttempt } from '../../server/http/throttle.ts'
import { checkoutRequest, checkoutSession, checkoutSettings, checkoutKeyShort } from './checkout.ts'
import { createCheckoutSession } from './create-checkout-session.server.ts'
import { done, type Outcome } from '../../kernel/outcome.ts'
import { idempotencyKeyOf } from '../../server/http/idempotency-key.ts'
import { browserHashOf, recogniseBrowser } from './ordering-browser.server.ts'

export const checkoutApi = endpoints()
  .get(
    '/store/checkout-settings',
    anyone('What a page must know before anybody can order', { 200: checkoutSettings }),
    (c) => {
      recogniseBrowser(c)
      const { pickupMapToken, payments } = c.var.config
      const pickupMap = pickupMapToken === undefined ? null : { token: pickupMapToken }
      const to = transfersOfferedTo()
      const transfer = to !== 'nobody' && { transfer: to }
      const ways = c.var.payments?.ways?.() ?? []
      return c.json({
        pickupMap,
        payments,
        ...(ways.length > 0 && { ways }),
        ...transfer,
        termsVersion: currentLegalVersion(),
      })
    },
  )

  .post(
    '/store/create-checkout-session',
    anyone('Order, and get the address at which it is paid', { 201: checkoutSession }),
    body(checkoutRequest),
    async (c) => {
      const { database, payments, log, origin, language } = c.var
      const asked = c.req.valid('json')
      if (!payments && asked.paymentMethod !== 'transfer') return orRefuse(paymentsClosed)
      const checkoutId = orRefuse(checkoutIdOf(c))
      await countAttempt(database, 'checkoutSessions', c.var.address)
      if (asked.discountCode) await countGuess(database, asked.discountCode, c.var.address)
      const signedIn = await findSignedIn(c)
      const checkout = {
        asked,
        language: asked.language ?? language,
        customerId: signedIn?.customer.id ?? null,
        checkoutId,
        browserHash: browserHashOf(c),
        origin,
        address: c.var.address,
      }
      return c.json({ url: orRefuse(await createCheckoutSession({ database, payments, log }, checkout)) }, 201)
    },
  )

/** Whoever knows a checkout id can access its order, so the id needs 128 random bits: 22 characters, as in a UUID. */
const shortestKey = 22

/** The checkout id sent by the caller, if any. */
function checkoutIdOf(c: Context<AppEnv>): Outcome<string | undefined, typeof checkoutKeyShort> {
  const key = idempotencyKeyOf(c)
  return key !== undefined && key.length < shortestKey ? checkoutKeyShort : done(key)
}
