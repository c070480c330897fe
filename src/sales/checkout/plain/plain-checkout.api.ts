import { randomUUID } from 'node:crypto'
import { and, eq, inArray, or } from 'drizzle-orm'
import type { Context } from 'hono'
import { comparePlainCart, readPlainCart, writePlainCart, type PlainCart } from '../../../cart/plain-cart.server.ts'
import { countGuess } from '../../../discounts/check-discount.server.ts'
import { currentLegalVersion } from '../../../legal/legal.ts'
import { untouchedPage, type PlainPage } from '../../../schemas/plain-page.ts'
import type { Database } from '../../../server/database/database.ts'
import { endpoints, type AppEnv } from '../../../server/http/app-env.ts'
import { anyone, checked } from '../../../server/http/endpoint.ts'
import { errorAnswer, orRefuse, Refusal } from '../../../server/http/errors.ts'
import { callAsScripts, pageAgain, readTyped, type Typed } from '../../../server/http/plain-form.ts'
import { readActiveRates } from '../../../shipping/list-shipping-rates.server.ts'
import { orderLines, orders } from '../../orders/orders.table.ts'
import type { PaymentState } from '../../payments/payment.ts'
import { payments } from '../../payments/payments.table.ts'
import { isTransferOffered, transfersOfferedTo } from '../../payments/transfers/transfer-offer.ts'
import { transferNotOffered } from '../../payments/transfers/transfer.ts'
import { checkoutRequest, pickupPointMissing } from '../checkout.ts'
import { quoteOrder } from '../quote-order.server.ts'
import { atFields, requestOf, type PlainCheckout, type Review } from './plain-checkout.ts'

/** The checkout where no scripts run: what is typed is read once more, with all that it costs, before it is ordered. */
export const checkoutForms = endpoints()
  .get('/checkout', anyone('The page of the checkout'), async (c, next) => {
    const cart = readPlainCart(c)
    if (cart.length > 0) c.set('plain', { ...untouchedPage, told: await readCheckout(c, cart) })
    return next()
  })
  .post('/checkout', anyone('Order: what was typed is shown, then ordered'), async (c, next) => {
    const { do: step, key, ...typed } = await readTyped(c)
    const cart = readPlainCart(c)
    if (step === 'order') {
      const json = { ...requestOf(typed, cart, hasMap(c)), language: c.var.language }
      const answer = await callAsScripts(c, '/api/store/create-checkout-session', { json, key })
      const { url, code } = answer.body
      if (answer.isDone && typeof url === 'string') return c.redirect(url, 303)
      const refused = pageAgain(typed, answer)
      // What has changed is read once more.
      const isReadAgain = code === 'total_changed' || code === 'terms_changed'
      c.set('plain', isReadAgain ? await reviewed(c, typed, cart, { ...refused, key }) : await typing(c, refused, cart))
    } else
      c.set(
        'plain',
        await (step === 'review' ? reviewed(c, typed, cart) : typing(c, { ...untouchedPage, values: typed }, cart)),
      )
    return next()
  })
  .get('/checkout/success', anyone('The page after paying'), async (c, next) => {
    await next()
    const [session] = /^[\w-]{1,255}$/.exec(c.req.query('session_id') ?? '') ?? []
    const cart = readPlainCart(c)
    // What was just bought leaves the cart; another one stays.
    if (session && cart.length > 0 && (await isBought(c.var.database, session, cart))) writePlainCart(c, [])
  })

const hasMap = <Env extends AppEnv>(c: Context<Env>) => c.var.config.pickupMapToken !== undefined

async function readCheckout<Env extends AppEnv>(c: Context<Env>, cart: PlainCart): Promise<PlainCheckout> {
  const { database, language, config } = c.var
  const [lines, rates] = await Promise.all([comparePlainCart(database, cart, language), readActiveRates(database)])
  const to = transfersOfferedTo()
  return { lines, rates, payments: config.payments, transfer: to === 'nobody' ? undefined : to, hasMap: hasMap(c) }
}

const typing = async <Env extends AppEnv>(c: Context<Env>, page: PlainPage, cart: PlainCart): Promise<PlainPage> => ({
  ...page,
  problems: atFields(page.problems),
  told: await readCheckout(c, cart),
})

/** The whole order with its figures, or what isn't right about it. */
async function reviewed<Env extends AppEnv>(
  c: Context<Env>,
  typed: Typed,
  cart: PlainCart,
  before: Partial<PlainPage> & { key?: string | undefined } = {},
): Promise<PlainPage> {
  const { database, language, address } = c.var
  const { expectedTotal: _total, termsVersion: _version, ...own } = typed
  try {
    const asked = checked(checkoutRequest, requestOf(own, cart, hasMap(c)), language)
    if (asked.shippingMethod === 'inpost' && !asked.pickupPoint) orRefuse(pickupPointMissing)
    if (asked.paymentMethod === 'transfer' && !isTransferOffered(asked.company?.taxNumber)) orRefuse(transferNotOffered)
    if (asked.discountCode) await countGuess(database, asked.discountCode, address)
    const quote = orRefuse(await quoteOrder(database, asked, language))
    const { key = randomUUID(), sentence, status } = before
    const carried = { key, expectedTotal: quote.total, termsVersion: currentLegalVersion() }
    const review: Review = { asked, quote, carried }
    return { values: own, problems: {}, sentence, status, told: { ...(await readCheckout(c, cart)), review } }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return typing(c, pageAgain(own, { isDone: false, ...errorAnswer(error, language) }), cart)
  }
}

const taken = ['processing', 'paid', 'flagged'] satisfies PaymentState[]

/** Whether this payment is for just what is in the cart. */
async function isBought(database: Database, session: string, cart: PlainCart): Promise<boolean> {
  const bought = await database
    .select({ id: orderLines.productId, quantity: orderLines.quantity })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(eq(payments.sessionId, session), or(inArray(payments.state, taken), eq(payments.provider, 'transfer'))))
  return (
    bought.length === cart.length &&
    cart.every(({ id, quantity }) => bought.some((line) => line.id === id && line.quantity === quantity))
  )
}
