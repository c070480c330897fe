import { sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectSound, locker, makeCode, order, sessionIn, stock } from '../../../tests/support/checkouts.ts'
import { openStripeScene } from '../../../tests/support/stripe-shop.ts'
import { amount } from '../../../tests/support/release.ts'

const prices = ['24.90', '0.01', '3.33', '649.00', '0.00']
const pieces = 9_999
const percentages = [1, 333, 1000, 3333, 9999, 10_000]

test('what Stripe will take is what the order comes to, to the grosz, whatever is ordered with whatever code', async () => {
  const { shop, stripe, rows } = await openStripeScene()
  const ids = await stock(shop, ...prices.map((price) => ({ price, pieces, weight: 0.3 })))
  for (const hundredths of percentages) await makeCode(shop.database, `P${hundredths}`, null, hundredths)
  for (const grosze of [1, 999, 100_000])
    await shop.database.execute(
      sql`insert into discount_codes (code, type, value_hundredths) values (${`F${grosze}`}, 'fixed', ${grosze})`,
    )
  const bought = fc.record({
    lines: fc.uniqueArray(fc.record({ shelf: fc.nat(prices.length - 1), quantity: fc.integer({ min: 1, max: 12 }) }), {
      minLength: 1,
      maxLength: prices.length,
      selector: ({ shelf }) => shelf,
    }),
    code: fc.constantFrom(undefined, ...percentages.map((one) => `P${one}`), 'F1', 'F999', 'F100000'),
    method: fc.constantFrom('home', 'inpost'),
  })
  const baskets = amount(30, 100)
  await fc.assert(
    fc.asyncProperty(bought, async ({ lines, code, method }) => {
      const cart = lines.map(({ shelf, quantity }) => ({ id: ids[shelf], quantity }))
      const more = { discountCode: code, shippingMethod: method, pickupPoint: method === 'inpost' ? locker : null }
      const session = await sessionIn(await order(shop, cart, more))
      const { amount_total, amount_subtotal, amount_shipping, amount_discount, currency } =
        stripe.ledger.session(session)
      expect(
        await rows(sql`select subtotal_grosze, shipping_grosze, discount_grosze, total_grosze, amount_grosze
          from payments join orders on orders.id = order_id where session_id = ${session}`),
      ).toEqual([
        {
          subtotal_grosze: amount_subtotal,
          shipping_grosze: amount_shipping,
          discount_grosze: amount_discount,
          total_grosze: amount_total,
          amount_grosze: amount_total,
        },
      ])
      expect(currency).toBe('pln')
    }),
    { numRuns: baskets },
  )
  expect(stripe.ledger.sessions.size).toBeGreaterThanOrEqual(baskets)
  await expectSound(shop.database, Object.fromEntries(ids.map((id) => [id, pieces])))
})

test('what costs nothing is confirmed at once, and Stripe never hears of it, not even when it is away', async () => {
  const scene = await openStripeScene()
  const { shop, stripe } = scene
  const [salt = 0] = await stock(shop, { price: '10.00', pieces: 2 })
  await makeCode(shop.database, 'GRATIS', 1, 10_000)
  await shop.database.execute(sql`delete from shipping_rates`)
  await shop.database.execute(
    sql`insert into shipping_rates (delivery_type, min_weight_grams, cost_grosze) values ('home', 0, 0)`,
  )
  stripe.answerWith('down')
  const answer = await order(shop, [{ id: salt, quantity: 2 }], { discountCode: 'GRATIS' })
  const { url } = (await answer.json()) as { url: string }
  const session = new URL(url).searchParams.get('session_id') ?? ''
  for (let visit = 0; visit < 3; visit += 1) expect(await scene.visitSuccessPage(session)).toBe('paid')
  await scene.check()
  await scene.timeTravel(80 * 60)
  await scene.reconcile()
  expect(stripe.calls).toEqual([])
  expect(await scene.orders()).toEqual([
    { status: 'confirmed', payment_status: 'paid', holds_stock: true, attention: null },
  ])
  expect(await scene.mails()).toEqual({ 'order-confirmed': 1, 'order-paid': 1 })
  await expectSound(shop.database, { [salt]: 2 })
})
