import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readCsv } from '../../../../tests/support/csv.ts'
import { placeManyOrders } from '../../../../tests/support/many-orders.ts'
import { locker, paid, placeOrder } from '../../../../tests/support/orders.ts'
import { openTestShop, type TestShop } from '../../../../tests/support/shop.ts'
import pg from 'pg'
import { onlyForRelease } from '../../../../tests/support/release.ts'

async function tableOf(shop: TestShop, asked = '') {
  const answer = await shop.callAsAdmin('GET', `/api/admin/orders/export${asked}`)
  const bytes = Buffer.from(await answer.arrayBuffer())
  const [heads = [], ...rows] = readCsv(bytes.toString('utf8').replace(/^\uFEFF/, ''))
  const table = rows.map((row) => Object.fromEntries(row.map((cell, place) => [heads[place], cell])))
  return { answer, bytes, heads, table }
}

async function fill(shop: TestShop, count: number) {
  const client = new pg.Client({ connectionString: shop.databaseUrl })
  await client.connect()
  await placeManyOrders(client, count)
  await client.end()
}

test('an order is a line of a file that a Polish spreadsheet opens', async () => {
  const shop = await openTestShop()
  await placeOrder(shop.database, {
    ...paid,
    createdAt: new Date('2026-11-21T23:05:00Z'),
    firstName: '=HYPERLINK("https://evil.example.com")',
    lastName: 'Święs; "Sól"',
    companyName: '@Sól',
    taxNumber: '5260250274',
    pickupPoint: locker,
    trackingNumber: '620000000000000000000001',
    discountCode: '-SOL',
    needsAttention: 'disputed',
    lines: [{ weight: 1_500 }, { productName: '+Zestaw', weight: null, quantity: 3 }],
  })
  const { answer, bytes, heads, table } = await tableOf(shop)
  expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment; filename="zamowienia-\d{4}-\d\d-\d\d\.csv"$/)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(heads).toHaveLength(26)
  expect(table).toEqual([
    {
      'Numer zamówienia': expect.stringMatching(/^S-\d{4}-\d+$/),
      Data: '2026-11-22 00:05',
      Klient: `'=HYPERLINK("https://evil.example.com") Święs; "Sól"`,
      'E-mail': 'anna@example.com',
      Telefon: "'+48 600 100 200",
      Firma: "'@Sól",
      NIP: '5260250274',
      Adres: 'ul. Solna 7',
      Miasto: 'Kraków',
      'Kod pocztowy': '31-000',
      Kraj: 'Poland',
      'Sposób dostawy': 'Punkt odbioru',
      'Punkt odbioru': 'GDY01A, ul. Portowa 3, 81-350 Gdynia',
      Produkty: 'Sól celtycka gruba 1.5kg × 1, +Zestaw × 3',
      'Wartość produktów': '99,60',
      'Koszt dostawy': '15,99',
      Rabat: '0,00',
      'Kod rabatowy': "'-SOL",
      Razem: '115,59',
      Status: 'Potwierdzone',
      Płatność: 'Opłacone',
      'Data płatności': '2026-11-21 14:30',
      Wysyłka: 'Nie wysłane',
      'Numer przesyłki': "'620000000000000000000001",
      'Wymaga uwagi': 'Płatność zakwestionowana',
      'Adres na fakturze': '',
    },
  ])
})

test('it holds each order that is asked for once, in the order of the list, over all its batches', async () => {
  const shop = await openTestShop()
  await fill(shop, 1_700)
  // As many as two batches, all of one moment.
  await shop.database.execute(
    sql`update orders set created_at = '2026-05-05T10:00:00.123456Z' where id between 300 and 1300`,
  )
  const numbers = async (where = sql`true`) =>
    (
      await shop.database.execute<{ number: string }>(
        sql`select number from orders where ${where} order by created_at desc, id desc`,
      )
    ).rows.map(({ number }) => number)
  const exported = async (asked: string) => (await tableOf(shop, asked)).table.map((row) => row['Numer zamówienia'])
  expect(await exported('')).toEqual(await numbers())
  expect(await exported('?status=delivered')).toEqual(await numbers(sql`status = 'delivered'`))
  const paidKrol = sql`payment_status = 'paid' and last_name = 'Król'`
  expect(await exported('?search=KR%C3%93L&paymentStatus=paid')).toEqual(await numbers(paidKrol))
  expect(await exported('?search=nobody')).toEqual([])
})

test('who is not an administrator gets no table, and a filter that is none is refused', async () => {
  const shop = await openTestShop()
  expect((await shop.call('GET', '/api/admin/orders/export')).status).toBe(401)
  expect((await shop.callAsAdmin('GET', '/api/admin/orders/export?status=lost')).status).toBe(422)
})

/** An export that is underway, of which the client has taken the first piece. */
async function begin(shop: TestShop) {
  const answer = await shop.callAsAdmin('GET', '/api/admin/orders/export')
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader()
  await reader.read()
  return reader
}

test(
  '50,000 orders pass through without the program growing with them',
  onlyForRelease('that memory does not grow shows with the orders of years only'),
  async () => {
    const shop = await openTestShop()
    await fill(shop, 50_000)
    setFlagsFromString('--expose-gc')
    const collectGarbage = runInNewContext('gc') as () => void
    const held = () => {
      collectGarbage()
      const { heapUsed, external } = process.memoryUsage()
      return heapUsed + external
    }
    await tableOf(shop, '?search=Kr%C3%B3l1')
    const before = held()
    const reader = await begin(shop)
    let [bytes, growth, nextLook] = [0, held() - before, 4_000_000]
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      bytes += piece.value.length
      if (bytes < nextLook) continue
      growth = Math.max(growth, held() - before)
      nextLook += 4_000_000
    }
    expect(bytes).toBeGreaterThan(10_000_000)
    expect(growth).toBeLessThan(10_000_000)
  },
)

test('it stops when the client goes away, and goes on only as far as the client takes it', async () => {
  const shop = await openTestShop()
  await fill(shop, 20_000)
  const waiting = async () =>
    (
      await shop.database.execute<{ count: number }>(
        sql`select count(*)::integer as count from pg_locks where not granted and relation = 'orders'::regclass`,
      )
    ).rows[0]?.count
  const blocker = new pg.Client({ connectionString: shop.databaseUrl })
  await blocker.connect()
  const block = () => blocker.query('begin; lock table orders in access exclusive mode')

  const read = await begin(shop)
  await block()
  const rest = (async () => {
    for (;;) if ((await read.read()).done) return
  })()
  // Who goes on reading makes the program go on, which then meets the lock.
  await expect.poll(waiting).toBe(1)
  await blocker.query('rollback')
  await rest

  const left = await begin(shop)
  await left.cancel()
  const meetsTheLock = async () => {
    await block()
    await sleep(500)
    const count = await waiting()
    await blocker.query('rollback')
    return count
  }
  // A piece that was begun before the client left may meet it once; no other one follows.
  await meetsTheLock()
  expect(await meetsTheLock()).toBe(0)
  await blocker.end()
})

test('a database that fails in the middle breaks the file off, so that a part of it is not taken for all', async () => {
  const shop = await openTestShop()
  await fill(shop, 20_000)
  const reader = await begin(shop)
  await shop.database.execute(sql`alter table order_lines rename to gone`)
  const readOn = async () => {
    for (;;) if ((await reader.read()).done) return 'complete'
  }
  await expect(readOn()).rejects.toThrow('terminated')
  const answer = await shop.callAsAdmin('GET', '/api/admin/orders/export')
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([500, 'application/json'])
})
