import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { linkTo, paid, placeOrder } from '../../../tests/support/orders.ts'
import { openTestShop, type TestShop } from '../../../tests/support/shop.ts'
import { suppress } from '../../../tests/support/suppressed.ts'
import { eventually } from '../../../tests/support/timing.ts'
import { seedProducts } from '../../catalog/seed-products.server.ts'
import { createLog } from '../../server/log.ts'
import { askForReviews } from './ask-for-reviews.server.ts'
import { clearOldReviews, personalReviews } from './personal-data.server.ts'
import type { OrderToReview, ProductReviews, ReviewRecord } from './review.ts'

const sent = { ...paid, status: 'delivered', shippingStatus: 'delivered' } as const

async function openWithProducts() {
  const shop = await openTestShop()
  await seedProducts(shop.database)
  return shop
}

/** A buyer of the first two products, with the link to their order. */
async function buyer(shop: TestShop, said: Parameters<typeof placeOrder>[1] = sent) {
  const { id, number } = await placeOrder(shop.database, { lines: [{ productId: 1 }, { productId: 2 }], ...said })
  const { token } = await linkTo(shop.database, id)
  return { id, number, token }
}

const post = (shop: TestShop, token: string, fields: Record<string, string>) =>
  shop.call('POST', `/review/${token}?lang=pl`, {
    body: new URLSearchParams(fields).toString(),
    // Browsers send no origin from a page with a secret address.
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'null' },
  })

/** What the page says after the form was sent. */
async function write(shop: TestShop, token: string, fields: Record<string, string>) {
  const answer = await post(shop, token, { product: '1', stars: '4', body: '', name: '', ...fields })
  expect(answer.status).toBe(303)
  return new URL(answer.headers.get('Location') ?? '', shop.origin).searchParams.get('answer')
}

const json = async <Body>(answer: Promise<Response>) => (await (await answer).json()) as Body
const toReview = (shop: TestShop, token: string) =>
  json<OrderToReview>(shop.call('GET', `/api/store/order-links/${token}/reviews`))
const listed = (shop: TestShop, state = 'waiting') =>
  json<ReviewRecord[]>(shop.callAsAdmin('GET', `/api/admin/reviews?state=${state}`))
const decide = (shop: TestShop, { id, version }: ReviewRecord, decision: object) =>
  shop.callAsAdmin('PUT', `/api/admin/reviews/${id}`, { body: { version, ...decision } })
const shown = (shop: TestShop, of: string) =>
  json<ProductReviews>(shop.call('GET', `/api/store/products/${of}/reviews/1`))
const slugOf = async ({ database }: TestShop, id: number) =>
  (await database.execute<{ slug: string }>(sql`select slug from products where id = ${id}`)).rows[0]?.slug ?? ''

test('only who has the link to an order that was paid and sent reviews its products, and odd input is answered with a sentence', async () => {
  const shop = await openWithProducts()
  const { token } = await buyer(shop)
  expect(await toReview(shop, token)).toMatchObject({
    isOpen: true,
    firstName: 'Anna',
    products: [{ id: 1, review: null }, { id: 2 }],
  })
  const refused: [Record<string, string>, string][] = [
    [{ stars: '' }, 'stars'],
    [{ stars: '6' }, 'stars'],
    [{ stars: '4.5' }, 'stars'],
    [{ body: 'a'.repeat(2_001) }, 'body'],
    [{ name: 'a'.repeat(41) }, 'name'],
    [{ product: '3' }, 'product'],
    [{ product: '-1' }, 'product'],
    [{ product: "1' or 1=1" }, 'product'],
  ]
  for (const [fields, answer] of refused) expect(await write(shop, token, fields)).toBe(answer)
  expect(await listed(shop)).toEqual([])
  const page = await (await shop.call('GET', `/review/${token}?lang=pl&answer=stars`)).text()
  expect(page).toContain('Wybierz ocenę od 1 do 5.')
  const early = await buyer(shop, paid)
  expect(await write(shop, early.token, {})).toBe('product')
  expect(await (await shop.call('GET', `/review/${early.token}?lang=pl`)).text()).toContain('Jeszcze za wcześnie')
  const unpaid = await buyer(shop, { status: 'shipped', shippingStatus: 'shipped' })
  expect(await write(shop, unpaid.token, {})).toBe('product')
  expect((await post(shop, 'x'.repeat(43), { product: '1', stars: '5', body: '', name: '' })).status).toBe(303)
  expect((await shop.call('GET', `/review/${'x'.repeat(43)}`)).status).toBe(404)
  expect(await write(shop, token, { body: ' \n ', name: ' Ewa\u202E ' })).toBe('saved')
  expect(await listed(shop)).toMatchObject([{ body: '', shownName: 'Ewa', stars: 4, state: 'waiting' }])
  for (let tries = 0; tries < 20; tries += 1) await post(shop, token, {})
  expect((await post(shop, token, {})).status).toBe(429)
})

test('a review waits until it is read; published, all see it with its stars, and its author changes it no more', async () => {
  const shop = await openWithProducts()
  const of = await slugOf(shop, 1)
  const bare = await (await shop.call('GET', `/store/${of}?lang=pl`)).text()
  expect(bare).not.toContain('Opinie kupujących')
  expect(bare).not.toContain('href="#reviews"')
  const product = async () =>
    (await json<{ slug: string; rating?: object }[]>(shop.call('GET', '/api/store/products'))).find(
      (one) => one.slug === of,
    )
  expect(await product()).not.toHaveProperty('rating')
  const { token } = await buyer(shop)
  await write(shop, token, { stars: '5', body: 'Za słona', name: 'Ewa' })
  expect(await shown(shop, of)).toMatchObject({ count: 0, reviews: [] })
  await write(shop, token, { stars: '2', body: '<b>Słona</b>\nale dobra' })
  const [waiting] = (await listed(shop)) as [ReviewRecord]
  expect(waiting).toMatchObject({ stars: 2, shownName: null, version: 2 })
  // What was read before the author changed it isn't what would be published.
  expect((await decide(shop, { ...waiting, version: 1 }, { state: 'published' })).status).toBe(409)
  expect((await decide(shop, waiting, { state: 'published' })).status).toBe(200)
  expect(await write(shop, token, { stars: '1' })).toBe('published')
  const other = await buyer(shop, { ...sent, email: 'jan.nowak@example.com' })
  await write(shop, other.token, { stars: '5', body: 'Pycha', name: 'Jan' })
  const [second] = (await listed(shop)) as [ReviewRecord]
  await decide(shop, second, { state: 'published', reply: 'Dziękujemy!' })
  await eventually(async () =>
    expect(await shown(shop, of)).toEqual({
      count: 2,
      average: 3.5,
      stars: [0, 1, 0, 0, 1],
      reviews: [
        expect.objectContaining({ stars: 5, body: 'Pycha', shownName: 'Jan', reply: 'Dziękujemy!' }),
        expect.objectContaining({ stars: 2, body: '<b>Słona</b>\nale dobra', shownName: null, reply: null }),
      ],
      refused: [],
    }),
  )
  await eventually(async () => expect(await product()).toMatchObject({ rating: { count: 2, average: 3.5 } }))
  let page = bare
  await eventually(async () => {
    page = await (await shop.call('GET', `/store/${of}?lang=pl`)).text()
    expect(page).toContain('Opinie kupujących')
  })
  expect(page).toContain('href="#reviews"')
  expect(page).toContain('&lt;b&gt;Słona&lt;/b&gt;')
  expect(page).toContain('Zweryfikowany zakup')
  const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)?.[1] ?? '') as object
  expect(data).toMatchObject({
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 3.5, reviewCount: 2 },
    review: [
      { '@type': 'Review', author: { name: 'Jan' }, reviewRating: { ratingValue: 5 } },
      { author: { name: 'Bez podpisu' } },
    ],
  })
  expect(bare).not.toContain('aggregateRating')
  expect((await shop.call('GET', `/store/${of}/reviews/1?lang=pl`)).status).toBe(200)
  const items = await personalReviews.read(shop.database, 'jan.nowak@example.com')
  await shop.database.transaction((transaction) => personalReviews.erase(transaction, 'jan.nowak@example.com', items))
  await eventually(async () => expect(await shown(shop, of)).toMatchObject({ count: 1 }))
  for (const beyond of ['2', '0', 'x'])
    expect((await shop.call('GET', `/store/${of}/reviews/${beyond}`)).status).toBe(404)
})

test('who is refused is told why and may write anew; visitors are told how many were refused and why', async () => {
  const shop = await openWithProducts()
  const of = await slugOf(shop, 1)
  const { token, number } = await buyer(shop)
  await write(shop, token, { stars: '1', body: 'Anna z biura to …' })
  const [waiting] = (await listed(shop)) as [ReviewRecord]
  expect((await decide(shop, waiting, { state: 'refused' })).status).toBe(422)
  expect((await decide(shop, waiting, { state: 'refused', reason: 'bad_stars' })).status).toBe(422)
  expect(
    (await decide(shop, waiting, { state: 'refused', reason: 'insult', note: 'Bez nazwisk, prosimy.' })).status,
  ).toBe(200)
  const { rows } = await shop.database.execute<{ subject: string; plain: string }>(
    sql`select subject, plain from mails where kind = 'review-refused' and recipient = 'anna@example.com'`,
  )
  expect(rows).toEqual([{ subject: expect.stringContaining(number), plain: expect.stringContaining('obraża kogoś') }])
  expect(rows[0]?.plain).toContain('Bez nazwisk, prosimy.')
  await eventually(async () =>
    expect(await shown(shop, of)).toMatchObject({ count: 0, average: null, refused: [{ reason: 'insult', count: 1 }] }),
  )
  await eventually(async () =>
    expect(await (await shop.call('GET', `/store/${of}?lang=pl`)).text()).toContain('1 opinia nieopublikowana'),
  )
  expect((await toReview(shop, token)).products[0]?.review).toMatchObject({ state: 'refused', reason: 'insult' })
  expect(await write(shop, token, { stars: '1', body: 'Niedobra' })).toBe('saved')
  const [anew] = (await listed(shop)) as [ReviewRecord]
  expect(anew).toMatchObject({ reason: null, note: null, stars: 1 })
  await decide(shop, anew, { state: 'published' })
  await eventually(async () => expect(await shown(shop, of)).toMatchObject({ count: 1, average: 1, refused: [] }))
  // What turns out to be unlawful goes, with its stars, and a reason.
  const [published] = (await listed(shop, 'published')) as [ReviewRecord]
  await decide(shop, published, { state: 'refused', reason: 'unlawful' })
  await eventually(async () =>
    expect(await shown(shop, of)).toMatchObject({ count: 0, refused: [{ reason: 'unlawful', count: 1 }] }),
  )
  await shop.database.execute(
    sql`update reviews set state = 'published', reason = null, written_at = now() - interval '4 years'`,
  )
  expect(await shop.database.transaction((transaction) => clearOldReviews(transaction, sql`now()`, 10))).toBe(1)
  const { rows: left } = await shop.database.execute(sql`select order_id, shown_name, stars from reviews`)
  expect(left).toEqual([{ order_id: null, shown_name: null, stars: 1 }])
  await shop.database.execute(sql`delete from products where id = 1`)
  expect((await shop.database.execute(sql`select from reviews`)).rowCount).toBe(0)
})

test('one letter asks who asked for it, some days after the delivery; nobody who gave back, was refunded, objects or has written', async () => {
  const shop = await openWithProducts()
  const { database } = shop
  const consent = { reviewConsent: 'Tak' }
  const place = async (email: string, said: object, days: number, to = 'delivered') => {
    const order = await buyer(shop, { ...sent, ...consent, email, ...said })
    await database.execute(sql`
      insert into order_events (order_id, kind, actor, details, created_at)
      values (${order.id}, 'status_changed', 'administrator', ${JSON.stringify({ to })}::jsonb, now() - make_interval(days => ${days}::integer))`)
    return order
  }
  await place('a@example.com', { language: 'de' }, 8)
  await place('early@example.com', {}, 6)
  await place('never@example.com', { reviewConsent: null }, 8)
  await place('refunded@example.com', { paymentStatus: 'refunded' }, 8)
  await place('disputed@example.com', { needsAttention: 'disputed' }, 8)
  await place('cancelled@example.com', { status: 'cancelled' }, 8)
  await place('objects@example.com', {}, 8)
  await place('late@example.com', {}, 90)
  const shipped = { status: 'shipped', shippingStatus: 'shipped' }
  await place('unmarked@example.com', shipped, 15, 'shipped')
  await place('onitsway@example.com', shipped, 13, 'shipped')
  const written = await place('written@example.com', {}, 8)
  await write(shop, written.token, {})
  await suppress(database, 'objects@example.com', 'page')
  const ask = async () => {
    await askForReviews.perform({ database, log: createLog('silent') } as never, {}, new AbortController().signal)
    const { rows } = await database.execute<{ recipient: string }>(
      sql`select recipient from mails where kind = 'review-request' order by recipient`,
    )
    return rows.map(({ recipient }) => recipient)
  }
  expect(await ask()).toEqual(['a@example.com', 'unmarked@example.com'])
  const { rows } = await database.execute<{ plain: string; list_role: string }>(
    sql`select plain, list_role from mails where recipient = 'a@example.com'`,
  )
  expect(rows).toMatchObject([
    { list_role: 'newsletter', plain: expect.stringContaining('Ich möchte keine solchen Nachrichten') },
  ])
  expect(rows[0]?.plain).toContain('/review/')
  await database.execute(sql`update orders set needs_attention = null`)
  expect(await ask()).toEqual(['a@example.com', 'disputed@example.com', 'unmarked@example.com'])
  expect(await ask()).toHaveLength(3)
})
