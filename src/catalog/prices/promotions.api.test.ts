import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { stock } from '../../../tests/support/checkouts.ts'
import { race } from '../../../tests/support/race.ts'
import { haveCost, inHours, letPromotionsPass, promote } from '../../../tests/support/promotions.ts'
import { openTestShop, type TestShop } from '../../../tests/support/shop.ts'
import type { ProductOnSale } from '../product.ts'
import type { AdminPromotion } from './promotion.ts'

async function shopWithSalt(price = '30.00') {
  const shop = await openTestShop()
  const [salt = 0] = await stock(shop, { price, pieces: 10, weight: 0.5 })
  return { shop, salt, path: `/api/admin/products/${salt}/promotions` }
}

const shown = async (shop: TestShop) =>
  ((await (await shop.call('GET', '/api/store/products')).json()) as ProductOnSale[])[0] as ProductOnSale

const planned = async (shop: TestShop, path: string) =>
  (await (await shop.callAsAdmin('GET', path)).json()) as AdminPromotion[]

async function refusalOf(answering: Promise<Response>) {
  const answer = await answering
  const { code, fields } = (await answer.json()) as { code: string; fields?: Record<string, string> }
  return { status: answer.status, code, fields }
}

describe('a promotion that runs', () => {
  test('is the price, with the regular one, the lowest before and the price per kilogram', async () => {
    const { shop, salt } = await shopWithSalt()
    await haveCost(shop.database, salt, '20 days', 2790)
    const { endsAt } = await promote(shop, salt, '24.00')
    expect(await shown(shop)).toMatchObject({
      price: '24.00',
      pricePerKilogram: '48.00',
      promotion: { regularPrice: '30.00', lowestPrice: '27.90', endsAt },
    })
    const detail = await shop.call('GET', `/api/store/products/${(await shown(shop)).slug}`)
    expect(await detail.json()).toMatchObject({ price: '24.00', promotion: { lowestPrice: '27.90' } })
  })

  test('ends by the clock, to the moment, though lists are kept; and a planned one begins by it', async () => {
    const { shop, salt } = await shopWithSalt()
    await promote(shop, salt, '24.00', { until: new Date(Date.now() + 2_000).toISOString() })
    await promote(shop, salt, '21.00', { from: new Date(Date.now() + 3_000).toISOString() })
    const [seen, stale] = [new Set<string>(), [] as string[]]
    while (!seen.has('21.00')) {
      const before = Date.now()
      const { price } = await shown(shop)
      seen.add(price)
      const asked = sql`to_timestamp(${before}::numeric / 1000)`
      const { rows } = await shop.database.execute<{ price: string; ran: boolean }>(sql`
        select price_grosze::text as price, starts_at <= ${asked} and ends_at > clock_timestamp() as ran
        from product_promotions where starts_at <= clock_timestamp() and ends_at > ${asked}`)
      // Running since before the question and still: then it must have been told. None meanwhile: then none.
      const told = price.replace('.', '')
      const [one] = rows
      if (one ? one.ran && told !== one.price : told !== '3000') stale.push(price)
    }
    // Where the machine stood still, one of them may never have been seen.
    expect([...seen]).toEqual(['24.00', '30.00', '21.00'].filter((price) => seen.has(price)))
    expect(stale).toEqual([])
  })

  test('can be ended at once, and then is history that nobody changes', async () => {
    const { shop, salt, path } = await shopWithSalt()
    const { id } = await promote(shop, salt, '24.00')
    expect((await shown(shop)).price).toBe('24.00')
    const end = () => shop.callAsAdmin('PUT', `/api/admin/promotions/${id}`, { body: { ended: true } })
    expect((await end()).status).toBe(200)
    await expect.poll(async () => (await shown(shop)).price).toBe('30.00')
    expect(await refusalOf(end())).toMatchObject({ status: 409, code: 'promotion_not_running' })
    const removal = shop.callAsAdmin('DELETE', `/api/admin/promotions/${id}`)
    expect(await refusalOf(removal)).toMatchObject({ status: 409, code: 'promotion_has_begun' })
    expect(await planned(shop, path)).toHaveLength(1)
    // The next one has to tell of it.
    expect(await promote(shop, salt, '26.00')).toMatchObject({ lowestPrice: '24.00' })
  })
})

describe('a promotion that is planned', () => {
  test('changes nothing yet, and can be taken back', async () => {
    const { shop, salt, path } = await shopWithSalt()
    const { id } = await promote(shop, salt, '24.00', { from: inHours(1) })
    expect(await shown(shop)).toMatchObject({ price: '30.00', promotion: null })
    const ending = shop.callAsAdmin('PUT', `/api/admin/promotions/${id}`, { body: { ended: true } })
    expect(await refusalOf(ending)).toMatchObject({ status: 409, code: 'promotion_not_running' })
    expect((await shop.callAsAdmin('DELETE', `/api/admin/promotions/${id}`)).status).toBe(204)
    expect(await planned(shop, path)).toEqual([])
    const again = shop.callAsAdmin('DELETE', `/api/admin/promotions/${id}`)
    expect(await refusalOf(again)).toMatchObject({ status: 404, code: 'promotion_not_found' })
  })

  test('may follow another without a gap: whole days touch', async () => {
    const { shop, salt } = await shopWithSalt()
    const first = await promote(shop, salt, '24.00', { from: '2050-05-01', until: '2050-05-31' })
    const second = await promote(shop, salt, '23.00', { from: '2050-06-01', until: '2050-06-30' })
    expect(first.endsAt).toBe('2050-05-31T22:00:00.000Z')
    expect(second.startsAt).toBe(first.endsAt)
    // What is charged meanwhile was charged before the second.
    expect(second.lowestPrice).toBe('24.00')
  })
})

describe('what cannot be', () => {
  const refused: [what: string, draft: object, field: string, sentence: RegExp][] = [
    ['a beginning in the past', { startsAt: inHours(-1) }, 'startsAt', /przeszłości/],
    ['an end before the beginning', { startsAt: inHours(9), endsAt: inHours(8) }, 'endsAt', /późniejszy/],
    ['an end in the past', { endsAt: inHours(-1) }, 'endsAt', /późniejszy/],
    ['no end', { endsAt: '' }, 'endsAt', /Podaj koniec/],
    ['more than a year', { endsAt: inHours(24 * 400) }, 'endsAt', /najwyżej 366 dni/],
    ['the regular price', { price: '30' }, 'price', /niższa od regularnej, czyli od 30,00/],
    ['more than the regular price', { price: '31' }, 'price', /niższa od regularnej/],
    ['nothing', { price: '0' }, 'price', /większa od zera/],
    ['three decimals', { price: '1.234' }, 'price', /dwoma miejscami/],
    ['no date', { startsAt: 'jutro' }, 'startsAt', /Nieprawidłowa data/],
  ]

  test(`${refused.map(([what]) => what).join(', ')}: each is refused with a sentence at its field`, async () => {
    const { shop, path } = await shopWithSalt()
    for (const [what, draft, field, sentence] of refused) {
      const body = { price: '24', startsAt: null, endsAt: inHours(10), ...draft }
      const answer = await refusalOf(shop.callAsAdmin('POST', path, { body }))
      expect(answer, what).toMatchObject({ status: 422, fields: { [field]: expect.stringMatching(sentence) } })
      expect(Object.keys(answer.fields ?? {}), what).toEqual([field])
    }
    expect(await planned(shop, path)).toEqual([])
  })

  test('one that begins, ends or lies within another, or encloses it, is refused, and which one is said', async () => {
    const { shop, salt, path } = await shopWithSalt()
    await promote(shop, salt, '24.00', { from: inHours(1), until: inHours(4) })
    const said = { code: 'promotions_overlap', fields: { startsAt: expect.stringContaining('od 20') } }
    for (const [from, until] of [
      [2, 9],
      [0, 3],
      [2, 3],
      [0, 9],
    ] as const) {
      const body = { price: '23', startsAt: from ? inHours(from) : null, endsAt: inHours(until) }
      expect(await refusalOf(shop.callAsAdmin('POST', path, { body })), `${from} to ${until}`).toMatchObject(said)
    }
    expect(await planned(shop, path)).toHaveLength(1)
  })

  test('the minute that it is means now', async () => {
    const { shop, salt } = await shopWithSalt()
    const before = Date.now()
    const { startsAt } = await promote(shop, salt, '24.00', { from: new Date(before - 30_000).toISOString() })
    expect(new Date(startsAt).getTime()).toBeGreaterThanOrEqual(before)
  })

  test('of two simultaneous ones in the same time one is written', async () => {
    const { shop, salt, path } = await shopWithSalt()
    await shop.callAsAdmin('GET', path)
    const begin = (price: string) => () =>
      shop.callAsAdmin('POST', path, { body: { price, endsAt: inHours(5) } }).then(({ status }) => status)
    const hold = sql`select from products where id = ${salt} for update`
    const statuses = await race(shop.database, hold, [begin('24'), begin('23'), begin('22')])
    expect(statuses.toSorted()).toEqual([201, 422, 422])
    expect(await planned(shop, path)).toHaveLength(1)
  })

  test('two that only look and then write are both written where the database lets them, and here it does not', async () => {
    const { shop, salt } = await shopWithSalt()
    const bothLookAndWrite = async () => {
      let looked = 0
      let letWrite = () => {}
      const bothLooked = new Promise<void>((resolve) => (letWrite = resolve))
      const one = () =>
        shop.database.transaction(async (transaction) => {
          const { rowCount } = await transaction.execute(sql`select from product_promotions where ends_at > now()`)
          looked += 1
          if (looked === 2) letWrite()
          await bothLooked
          if (rowCount === 0)
            await transaction.execute(sql`
              insert into product_promotions (product_id, price_grosze, starts_at, ends_at)
              values (${salt}, 100, now(), now() + interval '1 hour')`)
        })
      const ends = await Promise.allSettled([one(), one()])
      return ends.filter(({ status }) => status === 'fulfilled').length
    }
    expect(await bothLookAndWrite()).toBe(1)
    await letPromotionsPass(shop.database, '2 hours')
    await shop.database.execute(sql`alter table product_promotions drop constraint product_promotions_apart`)
    expect(await bothLookAndWrite()).toBe(2)
  })

  test('a regular price at or below a promotion’s, or any other while it runs', async () => {
    const { shop, salt } = await shopWithSalt()
    const change = (price: string) =>
      refusalOf(shop.callAsAdmin('PUT', `/api/admin/products/${salt}`, { body: { price } }))
    await promote(shop, salt, '24.00', { from: inHours(2) })
    expect(await change('24.00')).toMatchObject({
      status: 422,
      code: 'price_below_promotion',
      fields: { price: expect.stringContaining('24,00') },
    })
    expect(await change('40.00')).toMatchObject({ status: 200 })
    await letPromotionsPass(shop.database, '3 hours')
    for (const price of ['41.00', '39.00', '24.00'])
      expect(await change(price)).toMatchObject({
        status: 422,
        code: 'price_fixed_in_promotion',
        fields: { price: expect.stringContaining('zakończ promocję') },
      })
    expect(await change('40.00')).toMatchObject({ status: 200 })
    expect(await shown(shop)).toMatchObject({ price: '24.00', promotion: { regularPrice: '40.00' } })
  })

  test('a promotion without a session, or of a product that is not there', async () => {
    const { shop } = await shopWithSalt()
    for (const [method, path] of [
      ['GET', '/api/admin/promotions'],
      ['GET', '/api/admin/products/1/promotions'],
      ['GET', '/api/admin/products/1/prices'],
      ['POST', '/api/admin/products/1/promotions'],
      ['PUT', '/api/admin/promotions/1'],
      ['DELETE', '/api/admin/promotions/1'],
    ] as const)
      expect((await shop.call(method, path)).status, `${method} ${path}`).toBe(401)
    const body = { price: '1', endsAt: inHours(1) }
    const answer = await refusalOf(shop.callAsAdmin('POST', '/api/admin/products/999/promotions', { body }))
    expect(answer).toMatchObject({ status: 404, code: 'product_not_found' })
  })
})
