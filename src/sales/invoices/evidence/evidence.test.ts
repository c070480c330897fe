import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { tablesWith } from '../../../../tests/support/all-tables.ts'
import { readCsv } from '../../../../tests/support/csv.ts'
import { placeCompanyOrder } from '../../../../tests/support/invoices.ts'
import { erase, itemsOf, lookFor } from '../../../../tests/support/person.ts'
import { openTestShop, type TestShop } from '../../../../tests/support/shop.ts'
import { onlyForRelease } from '../../../../tests/support/release.ts'
import { money } from '../../../kernel/money.ts'
import { dayInPoland } from '../../../kernel/day-in-poland.ts'
import { clearPaidOrders } from '../../order-management/personal-data.server.ts'
import { issueInvoice } from '../issue-invoice.server.ts'
import { beginOf, monthOf, monthsOn } from '../months/invoice-month.ts'

const email = 'ewa@example.com'
const ewa = {
  firstName: 'Ewa',
  lastName: 'Zawadzka',
  email,
  address: 'ul. Wydmowa 5',
  city: 'Łeba',
  postalCode: '84-360',
  companyName: null,
  taxNumber: null,
}
/** A month that is over, so that nobody can send anything back any more. */
const month = monthsOn(monthOf(new Date()), -2)
const paidAt = new Date(beginOf(month).getTime() + 43_200_000)
const over = { status: 'delivered', shippingStatus: 'delivered', createdAt: paidAt, updatedAt: paidAt } as const

async function evidenceOf(shop: TestShop) {
  const answer = await shop.callAsAdmin('GET', `/api/admin/invoices/month?month=${month}`)
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  const text = new TextDecoder().decode(files[`sprzedaz-bez-faktury-${month}.csv`]).replace(/^\uFEFF/, '')
  const [heads = [], ...rows] = readCsv(text)
  return rows.map((row) => Object.fromEntries(row.map((cell, place) => [heads[place] ?? '', cell])))
}

const keepBuyers = (shop: TestShop) =>
  shop.callAsAdmin('PUT', '/api/admin/settings/accounting', { body: { version: 0, keepsBuyers: true } })

test('what was paid without an invoice is told with for what, by whom and how; what the exemption doesn’t cover is marked', async () => {
  const shop = await openTestShop()
  const { database } = shop
  const sold = { ...ewa, paidAt, shippingCost: money(1_599), lines: [{ quantity: 2, price: money(1_000) }] }
  const order = await placeCompanyOrder(database, sold)
  await database.execute(sql`update payments set provider_payment_id = 'pi_123' where order_id = ${order.id}`)
  const paid = await database.execute<{ id: string }>(sql`select id from payments where order_id = ${order.id}`)
  const refund = randomUUID()
  await database.execute(sql`
    insert into refunds (id, payment_id, order_id, amount_grosze, state, provider_refund_id)
    values (${refund}, ${paid.rows[0]?.id}, ${order.id}, 1000, 'done', 're_456')`)
  await database.execute(sql`
    insert into order_events (order_id, kind, actor, details, created_at) values (${order.id}, 'refunded', 'provider',
      ${JSON.stringify({ refund, payment: paid.rows[0]?.id, amount: 1_000 })}, ${paidAt.toISOString()}::timestamptz + interval '1 second')`)
  const handed = await placeCompanyOrder(database, { ...sold, isHandedOver: true })
  await database.execute(sql`update payments set provider = 'cash', session_id = null where order_id = ${handed.id}`)
  const [bought, byHand, back, sum] = await evidenceOf(shop)
  expect(bought).toEqual({
    Dzień: dayInPoland(paidAt),
    Rodzaj: 'sprzedaż',
    Zamówienie: order.number,
    'Czego dotyczy': '2 × Sól celtycka gruba, 500\u00A0g; dostawa',
    'Kwota brutto': '35,99',
    'Sposób zapłaty': 'Stripe (karta, BLIK, Przelewy24)',
    'Oznaczenie zapłaty': 'pi_123',
    Nabywca: 'Ewa Zawadzka',
    Ulica: 'ul. Wydmowa 5',
    'Kod pocztowy': '84-360',
    Miejscowość: 'Łeba',
    Kraj: 'PL',
    Uwagi: '',
  })
  expect(back).toMatchObject({ Rodzaj: 'zwrot', 'Kwota brutto': '-10,00', 'Oznaczenie zapłaty': 're_456' })
  expect(byHand).toMatchObject({
    'Sposób zapłaty': 'gotówka',
    Uwagi: 'Zapłacono gotówką: zwolnienie tego nie obejmuje. Wydano na miejscu: to nie sprzedaż wysyłkowa',
  })
  expect(sum).toMatchObject({ Dzień: 'Razem', 'Kwota brutto': '61,98' })
})

test('where the owner relies on the exemption, an erasure leaves name and address of who paid to the accountant alone', async () => {
  const shop = await openTestShop()
  const { database } = shop
  await keepBuyers(shop)
  await placeCompanyOrder(database, { ...over, ...ewa, paidAt })
  const invoiced = await placeCompanyOrder(database, { ...over, ...ewa, paidAt })
  await database.transaction((transaction) => issueInvoice(transaction, invoiced, { actor: 'shop' }))
  await placeCompanyOrder(database, { ...over, ...ewa, paidAt }, 'demo')
  const shown = await lookFor(shop, email)
  expect(itemsOf(shown, 'orders').map(({ why }) => why.includes('sale_evidence'))).toEqual([false, false, true])
  expect((await erase(shop, shown)).status).toBe(200)
  expect(await tablesWith(database, [email])).toEqual([])
  expect(await tablesWith(database, ['Zawadzka', 'Wydmowa'])).toEqual(['invoices', 'sales_evidence'])
  // The invoice came in a later month than the money, so this month has both sales without one.
  const rows = await evidenceOf(shop)
  expect(rows.slice(0, -1)).toMatchObject([
    { Nabywca: 'Ewa Zawadzka', Ulica: 'ul. Wydmowa 5', Uwagi: '' },
    { Nabywca: 'Ewa Zawadzka', Ulica: 'ul. Wydmowa 5', Uwagi: '' },
  ])
  await database.transaction((transaction) => clearPaidOrders(transaction, sql`now()`, 10))
  expect(await tablesWith(database, ['Zawadzka'])).toEqual(['invoices'])
})

test(
  'otherwise an erasure leaves nobody’s name, and the table says so',
  onlyForRelease('the tests of erasures look through every table'),
  async () => {
    const shop = await openTestShop()
    await placeCompanyOrder(shop.database, { ...over, ...ewa, paidAt })
    expect((await erase(shop, await lookFor(shop, email))).status).toBe(200)
    expect(await tablesWith(shop.database, ['Zawadzka'])).toEqual([])
    expect((await evidenceOf(shop))[0]).toMatchObject({
      Nabywca: '',
      Uwagi: 'Danych nabywcy już nie ma: usunięto je na prośbę',
    })
  },
)
