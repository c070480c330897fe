import { sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anna, expectSound, makeCode, order, stock } from '../../../tests/support/checkouts.ts'
import { openTestShop } from '../../../tests/support/shop.ts'
import { amount } from '../../../tests/support/release.ts'

const prices = [2490, 1999, 1, 64_900]
const kilograms = [0.25, 1, 0.5, 25]

/** What the shop charges, worked out once more from its price list and the table of the carrier. */
function truth(cart: { shelf: number; quantity: number }[], code: unknown, method: unknown): number {
  const subtotal = cart.reduce((sum, { shelf, quantity }) => sum + (prices[shelf] as number) * quantity, 0)
  const weight = cart.reduce((sum, { shelf, quantity }) => sum + (kilograms[shelf] as number) * quantity, 0)
  const place = weight <= 2 ? 0 : weight <= 10 ? 1 : 2
  const shipping = (method === 'inpost' ? [1299, 1899, 2599] : [1599, 2599, 3599])[place] as number
  const off = typeof code === 'string' && code.trim().toUpperCase() === 'TEN' ? Math.round(subtotal / 10) : 0
  return subtotal + shipping - off
}

const amounts = fc.oneof(
  fc.constantFrom(0, -1, 1e9, '0.00', '-5.00', '99999999999', 'NaN', '', null, [], {}, true, Number.MAX_VALUE),
  fc.double(),
  fc.string(),
)

/** Everything that could carry an amount, under the names that somebody would try. */
const amountFields = fc.record(
  Object.fromEntries(
    [
      'discountAmount',
      'total',
      'totalAmount',
      'subtotal',
      'shippingCost',
      'amount',
      'price',
      'discount',
      'currency',
    ].map((name) => [name, amounts]),
  ),
  { requiredKeys: [] },
)

const line = fc.record({
  shelf: fc.integer({ min: 0, max: 2 }),
  quantity: fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: 1, max: 9 }) },
    { weight: 1, arbitrary: fc.constantFrom(0, -3, 0.1, 1e9, '2', null) },
  ),
  lies: fc.record(
    {
      price: amounts,
      weight: fc.constantFrom('1g', 0, '-5kg', null),
      unitPrice: amounts,
      total: amounts,
      discount: amounts,
    },
    { requiredKeys: [] },
  ),
})

const request = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 5 }),
  lies: amountFields,
  code: fc.constantFrom(undefined, 'TEN', 'ten ', 'NONE', null, '', 7),
  method: fc.constantFrom(undefined, 'home', 'inpost', 'free', null),
  expectedTotal: fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: amounts }),
})

test('of hundreds of requests that lie about amounts, none is charged anything but the true total', async () => {
  const shop = await openTestShop({ trustProxy: true })
  const ids = await stock(
    shop,
    ...prices.map((price, shelf) => ({
      price: (price / 100).toFixed(2),
      pieces: 1_000_000,
      weight: kilograms[shelf] as number,
    })),
  )
  await makeCode(shop.database, 'TEN')
  const requests = amount(250, 1_000)
  let charged = 0
  let sent = 0
  const lie = async ({
    lines,
    lies,
    code,
    method,
    expectedTotal,
  }: typeof request extends fc.Arbitrary<infer T> ? T : never) => {
    sent += 1
    const cart = lines.map(({ shelf, quantity, lies: more }) => ({ ...more, id: ids[shelf], quantity }))
    const more = { ...lies, discountCode: code, shippingMethod: method, pickupPoint: { name: 'KRA012' }, expectedTotal }
    const from = { 'X-Forwarded-For': `10.3.${sent >> 8}.${sent & 255}` }
    const answer = await order(shop, cart, { ...more, shippingAddress: { ...anna, total: '0.00' } }, from)
    expect(answer.status).toBeLessThan(500)
    if (answer.status !== 201) return
    charged += 1
    const session = new URL(((await answer.json()) as { url: string }).url).pathname.split('/').at(-1)
    const { rows } = await shop.database.execute<{ amount: number }>(
      sql`select amount_grosze as amount from payments where session_id = ${session}`,
    )
    expect(rows[0]?.amount).toBe(truth(lines as { shelf: number; quantity: number }[], code, method))
  }
  await fc.assert(fc.asyncProperty(request, lie), { numRuns: requests, endOnFailure: true })
  expect(sent).toBe(requests)
  // Enough of them are good enough to be charged at all.
  expect(charged).toBeGreaterThan(requests / 10)
  await expectSound(shop.database, Object.fromEntries(ids.map((id) => [id, 1_000_000])))
})
