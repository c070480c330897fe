import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { expectSound, order, sessionIn, stock } from '../../../tests/support/checkouts.ts'
import { cookiesOf, openTestShop, type TestShop } from '../../../tests/support/shop.ts'

const checkoutId = '6f1c2a34-5d2e-4b7a-9f60-1f2e3d4c5b6a'

const quantitiesIn = async ({ database }: TestShop) =>
  (await database.execute<{ quantity: number }>(sql`select quantity from order_lines order by order_id`)).rows.map(
    ({ quantity }) => quantity,
  )

/** A browser that has opened the checkout, and what its orders say of it. */
async function openBrowser(shop: TestShop): Promise<Record<string, string>> {
  const opened = await shop.call('GET', '/api/store/checkout-settings')
  return {
    Cookie: cookiesOf(opened),
    Origin: shop.origin,
    'Sec-Fetch-Site': 'same-origin',
    'Idempotency-Key': checkoutId,
  }
}

async function openShopWithOrder() {
  const shop = await openTestShop()
  const [salt = 0] = await stock(shop, { price: '10.00', pieces: 20 })
  const theirs = await openBrowser(shop)
  const buy = (quantity: number, headers: Record<string, string>) => order(shop, [{ id: salt, quantity }], {}, headers)
  const session = await sessionIn(await buy(1, theirs))
  return { shop, salt, theirs, buy, session }
}

describe('what a browser ordered', () => {
  test('is changed under its name by that browser alone: to anybody else the name is as good as none', async () => {
    const { shop, salt, theirs, buy, session } = await openShopWithOrder()
    const { Cookie: _, ...withoutCookie } = theirs
    const others = [{ 'Idempotency-Key': checkoutId }, withoutCookie, await openBrowser(shop)]
    for (const other of others) expect(await sessionIn(await buy(5, other))).not.toBe(session)
    expect(await quantitiesIn(shop)).toEqual([1, 5, 5, 5])
    expect(await sessionIn(await buy(1, theirs))).toBe(session)
    expect(await sessionIn(await buy(2, theirs))).not.toBe(session)
    expect(await quantitiesIn(shop)).toEqual([2, 5, 5, 5])
    await expectSound(shop.database, { [salt]: 20 })
  })

  test('leads to the same session whoever sends all of it again: a second click may come before the cookie', async () => {
    const { shop, theirs, buy, session } = await openShopWithOrder()
    expect(await sessionIn(await buy(1, { 'Idempotency-Key': checkoutId }))).toBe(session)
    expect(await sessionIn(await buy(3, theirs))).not.toBe(session)
    expect(await quantitiesIn(shop)).toEqual([3])
  })

  test('is its own, though it never asked for a cookie before', async () => {
    const shop = await openTestShop()
    const [salt = 0] = await stock(shop, { price: '10.00', pieces: 20 })
    const headers = { Origin: shop.origin, 'Idempotency-Key': checkoutId }
    const first = await order(shop, [{ id: salt, quantity: 1 }], {}, headers)
    await sessionIn(await order(shop, [{ id: salt, quantity: 4 }], {}, { ...headers, Cookie: cookiesOf(first) }))
    expect(await quantitiesIn(shop)).toEqual([4])
  })
})

test('what a program without cookies ordered is its own by the name of the checkout', async () => {
  const shop = await openTestShop()
  const [salt = 0] = await stock(shop, { price: '10.00', pieces: 20 })
  const buy = (quantity: number) =>
    order(shop, [{ id: salt, quantity }], {}, { 'Idempotency-Key': `${checkoutId}-retry` })
  const answers = [await buy(1), await buy(3)]
  expect(answers.map((answer) => answer.headers.getSetCookie())).toEqual([[], []])
  expect(await quantitiesIn(shop)).toEqual([3])
})

test('a name that could be guessed is refused with a sentence, and nothing is ordered', async () => {
  const shop = await openTestShop()
  const [salt = 0] = await stock(shop, { price: '10.00', pieces: 20 })
  const buy = (key: string) =>
    order(shop, [{ id: salt, quantity: 1 }], {}, { 'Idempotency-Key': key, 'Accept-Language': 'en' })
  for (const guessable of ['a', 'x'.repeat(21)]) {
    const refused = await buy(guessable)
    expect([refused.status, await refused.json()]).toEqual([
      422,
      expect.objectContaining({ code: 'checkout_key_short', message: expect.stringContaining('at least 22') }),
    ])
  }
  expect(await quantitiesIn(shop)).toEqual([])
  for (const fine of [randomUUID(), 'V3ryR4nd0m_Characters-']) await sessionIn(await buy(fine))
})

test('the cookie is kept from scripts and from other sites, lasts a week, and stays the same', async () => {
  const shop = await openTestShop({ publicUrl: 'https://salt.example.com' })
  const opened = await shop.call('GET', '/api/store/checkout-settings')
  const [cookie = ''] = opened.headers.getSetCookie()
  expect(cookie).toMatch(
    /^__Host-salorge-checkout-browser=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  const again = await shop.call('GET', '/api/store/checkout-settings', { headers: { Cookie: cookiesOf(opened) } })
  expect(cookiesOf(again)).toBe(cookiesOf(opened))
})
