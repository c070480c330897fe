import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { linkTo, placeOrder } from '../../../../tests/support/orders.ts'
import { openTestShop, type TestShop } from '../../../../tests/support/shop.ts'
import { orRefuse } from '../../../server/http/errors.ts'
import { orders } from '../../orders/orders.table.ts'
import { countAttempt, limits } from '../../../server/http/throttle.ts'
import { documentPdf } from './document-pdf.server.ts'
import { readDocument } from '../read-document.server.ts'

/** Unlike all others, so that nobody has drawn it before. */
const unlike = () => ({ companyName: `Bistro ${randomUUID()}`, taxNumber: '5260250274' })

/** What it takes of this thread, which is the one that all visitors share. */
async function ownTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

test('a dozen proformas at once take a small part of the time that drawing them takes', async () => {
  const shop = await openTestShop()
  const place = async () => (await placeOrder(shop.database, unlike())).id
  const look = async (id: number) => {
    const answer = await shop.callAsAdmin('GET', `/api/admin/orders/${id}/documents/proforma`)
    expect([answer.status, (await answer.bytes()).length > 10_000]).toEqual([200, true])
  }
  const first = await place()
  // Signs in, and has the thread started.
  await look(first)
  const ids = await Promise.all(Array.from({ length: 12 }, place))
  const asked = await ownTime(() => Promise.all(ids.map(look)))
  const document = orRefuse(await readDocument(shop.database, first, 'proforma'))
  const drawing = []
  // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other, until it is used to it
  for (let time = 0; time < 5; time += 1) drawing.push(await ownTime(() => documentPdf(document)))
  expect(asked).toBeLessThan((Math.min(...drawing) * ids.length) / 2)
})

async function openWithLink(shop: TestShop) {
  const { id } = await placeOrder(shop.database, unlike())
  const { token } = await linkTo(shop.database, id)
  const look = () => shop.call('GET', `/api/store/order-links/${token}/documents/proforma`)
  return {
    id,
    look,
    change: () => shop.database.update(orders).set(unlike()).where(eq(orders.id, id)),
    lookAsAdmin: () => shop.callAsAdmin('GET', `/api/admin/orders/${id}/documents/proforma`),
  }
}

const count = async ({ database }: TestShop, limit: 'filesOfOne' | 'filesForAddress', of: string, times: number) => {
  // oxlint-disable-next-line eslint/no-await-in-loop -- as if one had come after the other
  for (let time = 0; time < times; time += 1) await countAttempt(database, limit, of)
}

test('what says the same is drawn once, and looking at it again is free; who has more drawn of an order than there can be waits', async () => {
  const shop = await openTestShop()
  const { id, look, change, lookAsAdmin } = await openWithLink(shop)
  await count(shop, 'filesOfOne', `order ${id}`, limits.filesOfOne.waits.length - 2)
  const answers = await Promise.all([look(), look(), look()])
  answers.push(await look(), await lookAsAdmin())
  const files = await Promise.all(answers.map((answer) => answer.bytes()))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  for (const file of files) expect(Buffer.compare(file, files[0] ?? file)).toBe(0)
  await change()
  expect((await look()).status).toBe(200)
  await change()
  const refused = await look()
  expect([refused.status, (await refused.json()) as object]).toMatchObject([429, { code: 'too_many' }])
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect((await lookAsAdmin()).status).toBe(200)
  expect((await look()).status).toBe(200)
})

test('who has documents of many orders drawn waits, too', async () => {
  const shop = await openTestShop()
  const [one, other] = [await openWithLink(shop), await openWithLink(shop)]
  await count(shop, 'filesForAddress', '127.0.0.1', limits.filesForAddress.waits.length - 1)
  expect((await one.look()).status).toBe(200)
  expect((await other.look()).status).toBe(429)
})
