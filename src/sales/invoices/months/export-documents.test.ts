import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readCsv } from '../../../../tests/support/csv.ts'
import { placeCompanyOrder, placeInvoicedOrder } from '../../../../tests/support/invoices.ts'
import { openTestShop, type TestShop } from '../../../../tests/support/shop.ts'
import { money } from '../../../kernel/money.ts'
import { orderEvents } from '../../orders/orders.table.ts'
import { payments, refunds } from '../../payments/payments.table.ts'
import { ksefDocuments } from '../ksef/ksef-documents.table.ts'
import { issueCorrections } from '../corrections/issue-corrections.server.ts'
import { issueInvoice } from '../issue-invoice.server.ts'

const person = { companyName: null, taxNumber: null }
const sold = (day: string) => ({ paidAt: new Date(`${day}T10:00:00Z`), createdAt: new Date(`${day}T09:00:00Z`) })

/** So much goes back, or turns out later not to have gone, as the payments' room notes it. */
async function giveBack({ database }: TestShop, orderId: number, grosze: number, day: string) {
  const [payment] = await database.select().from(payments).where(eq(payments.orderId, orderId))
  const [id, at, amount] = [randomUUID(), new Date(`${day}T10:00:00Z`), money(grosze)]
  const paymentId = payment?.id ?? ''
  await database.insert(refunds).values({ id, paymentId, orderId, amount, state: 'done', createdAt: at })
  const details = { refund: id, payment: paymentId, amount: grosze }
  const note = (kind: string, createdAt: Date) =>
    database.insert(orderEvents).values({ orderId, kind, actor: 'provider', details, createdAt })
  await note('refunded', at)
  return {
    async fails(later: string) {
      await database.update(refunds).set({ state: 'refused' }).where(eq(refunds.id, id))
      await note('refund_failed', new Date(`${later}T10:00:00Z`))
    },
  }
}

async function monthOf(shop: TestShop, month: string) {
  const answer = await shop.callAsAdmin('GET', `/api/admin/invoices/export?month=${month}`)
  expect(answer.status, await answer.clone().text()).toBe(200)
  const [heads = [], ...rows] = readCsv(
    Buffer.from(await answer.arrayBuffer())
      .toString('utf8')
      .replace(/^\uFEFF/, ''),
  )
  const table = rows.map((row) => Object.fromEntries(row.map((cell, place) => [heads[place] ?? '', cell])))
  return {
    answer,
    table,
    short: table.map((row) => [row['Rodzaj'], row['Brutto'], row['Ujęto już bez faktury w miesiącu']]),
  }
}

test('a month is a file with a line for each document and rate, which a Polish spreadsheet opens', async () => {
  const shop = await openTestShop()
  const lines = [{ vatRate: 23 }, { vatRate: 5, quantity: 1 }]
  const companyName = '=HYPERLINK("https://evil.example.com")'
  const { order, invoice } = await placeInvoicedOrder(
    shop.database,
    { ...sold('2026-05-31'), companyName, lines },
    new Date('2026-05-31T21:59:59Z'),
  )
  const { answer, table } = await monthOf(shop, '2026-05')
  expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment; filename="faktury-2026-05-/)
  const about = {
    'Numer dokumentu': 'FV/2026/000001',
    Rodzaj: 'faktura',
    'Data wystawienia': '2026-05-31',
    'Data sprzedaży (zapłaty lub zwrotu)': '2026-05-31',
    Zamówienie: order.number,
    Nabywca: `'${companyName}`,
    'NIP nabywcy': '5260250274',
    'Kraj nabywcy': 'PL',
    Waluta: 'PLN',
    'Koryguje dokument': '',
    'Ujęto już bez faktury w miesiącu': '',
    'Numer KSeF albo oznaczenie': 'BFK',
  }
  const printed = (amount = 0) => (amount / 100).toFixed(2).replace('.', ',')
  const sumOf = (rate: number) => {
    const { net, vat, gross } = invoice.sums.find((sum) => sum.rate === rate) ?? {}
    return { 'Stawka VAT (%)': String(rate), Netto: printed(net), VAT: printed(vat), Brutto: printed(gross) }
  }
  expect(table).toEqual([
    { ...about, ...sumOf(23) },
    { ...about, ...sumOf(5) },
  ])
  expect((await monthOf(shop, '2026-06')).table).toEqual([])
})

test('sales without an invoice and what went back of them are in it, and never twice', async () => {
  const shop = await openTestShop()
  const { database } = shop
  const order = await placeCompanyOrder(database, { ...sold('2026-05-10'), ...person })
  await giveBack(shop, order.id, 1_000, '2026-05-20')
  const { fails } = await giveBack(shop, order.id, 500, '2026-06-05')
  await fails('2026-06-08')
  const may = [
    ['sprzedaż bez faktury', '90,69', ''],
    ['zwrot bez faktury', '-10,00', ''],
  ]
  const june = [
    ['zwrot bez faktury', '-5,00', ''],
    ['nieudany zwrot bez faktury', '5,00', ''],
  ]
  expect((await monthOf(shop, '2026-05')).short).toEqual(may)
  expect((await monthOf(shop, '2026-06')).short).toEqual(june)
  // The customer asks for an invoice in July; another refund follows.
  const july = new Date('2026-07-02T10:00:00Z')
  await database.transaction(async (transaction) => {
    await issueInvoice(transaction, order, { actor: 'customer', at: july })
    await issueCorrections(transaction, order.id, july)
  })
  await giveBack(shop, order.id, 2_000, '2026-07-10')
  await issueCorrections(database, order.id, new Date('2026-07-10T10:00:01Z'))
  expect((await monthOf(shop, '2026-05')).short).toEqual(may)
  expect((await monthOf(shop, '2026-06')).short).toEqual(june)
  expect((await monthOf(shop, '2026-07')).short).toEqual([
    ['faktura', '90,69', '2026-05'],
    ['korekta', '-10,00', '2026-05'],
    ['korekta', '-20,00', ''],
  ])
})

test.for([
  ['all of it', 9_069],
  ['a part of it', 4_000],
] as const)('what went back (%s) and came again before the invoice is counted once', async ([, grosze]) => {
  const shop = await openTestShop()
  const order = await placeCompanyOrder(shop.database, { ...sold('2026-05-03'), ...person })
  const { fails } = await giveBack(shop, order.id, grosze, '2026-05-20')
  await fails('2026-06-02')
  const asked = new Date('2026-06-10T10:00:00Z')
  await issueInvoice(shop.database, order, { actor: 'customer', at: asked })
  await issueCorrections(shop.database, order.id, asked)
  const amount = (grosze / 100).toFixed(2).replace('.', ',')
  expect((await monthOf(shop, '2026-05')).short).toEqual([
    ['sprzedaż bez faktury', '90,69', ''],
    ['zwrot bez faktury', `-${amount}`, ''],
  ])
  expect((await monthOf(shop, '2026-06')).short).toEqual([
    ['faktura', '90,69', '2026-05'],
    ['nieudany zwrot bez faktury', amount, ''],
  ])
})

test('what fails after it was corrected is in the month in which that is corrected, and nowhere else', async () => {
  const shop = await openTestShop()
  const { order } = await placeInvoicedOrder(shop.database, sold('2026-05-03'), new Date('2026-05-03T10:00:01Z'))
  const { fails } = await giveBack(shop, order.id, 4_000, '2026-05-20')
  await issueCorrections(shop.database, order.id, new Date('2026-05-20T10:00:01Z'))
  await fails('2026-06-02')
  await issueCorrections(shop.database, order.id, new Date('2026-06-02T10:00:01Z'))
  expect((await monthOf(shop, '2026-05')).short).toEqual([
    ['faktura', '90,69', ''],
    ['korekta', '-40,00', ''],
  ])
  expect((await monthOf(shop, '2026-06')).short).toEqual([['korekta', '40,00', '']])
})

test('what is invoiced while the month is written is in it as it was when that began', async () => {
  const shop = await openTestShop()
  const { database } = shop
  const order = await placeCompanyOrder(database, { ...sold('2026-05-10'), ...person })
  const waits = sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  const exported = await database.transaction(async (transaction) => {
    await transaction.execute(sql`lock table orders in access exclusive mode`)
    const reading = monthOf(shop, '2026-05')
    await expect.poll(async () => (await database.execute(waits)).rowCount).toBeGreaterThan(0)
    await issueInvoice(transaction, order, { actor: 'customer', at: new Date('2026-05-11T10:00:00Z') })
    return { reading }
  })
  expect((await exported.reading).short).toEqual([['sprzedaż bez faktury', '90,69', '']])
  expect((await monthOf(shop, '2026-05')).short).toEqual([['faktura', '90,69', '']])
})

test('what was paid in the demonstration is numbered apart, listed, and counted nowhere', async () => {
  const shop = await openTestShop()
  const { database } = shop
  const at = new Date('2026-05-10T10:00:00Z')
  const tried = await placeCompanyOrder(database, sold('2026-05-10'), 'demo')
  await issueInvoice(database, tried, { actor: 'shop', at })
  await giveBack(shop, tried.id, 4_000, '2026-05-10')
  await issueCorrections(database, tried.id, at)
  await placeCompanyOrder(database, { ...sold('2026-05-10'), ...person }, 'demo')
  await placeInvoicedOrder(database, sold('2026-05-10'), at)
  const listed = await shop.callAsAdmin('GET', '/api/admin/invoices?month=2026-05')
  expect(await listed.json()).toMatchObject({
    documents: [{ number: 'DEMO/FV/2026/000001' }, { number: 'DEMO/FK/2026/000001' }, { number: 'FV/2026/000001' }],
    demoCount: 2,
    total: '90.69',
  })
  expect((await monthOf(shop, '2026-05')).short).toEqual([['faktura', '90,69', '']])
})

test('an order that was invoiced in its own month, unpaid or free is no sale without an invoice', async () => {
  const shop = await openTestShop()
  await placeInvoicedOrder(shop.database, sold('2026-05-10'), new Date('2026-05-30T10:00:00Z'))
  await placeCompanyOrder(shop.database, { ...person, status: 'pending', paymentStatus: 'pending', paidAt: null })
  await placeCompanyOrder(shop.database, {
    ...sold('2026-05-10'),
    shippingCost: money(0),
    lines: [{ price: money(0) }],
  })
  expect((await monthOf(shop, '2026-05')).short).toEqual([['faktura', '90,69', '']])
})

test('the panel lists a month with what it comes to; months to come and nonsense are refused', async () => {
  const shop = await openTestShop()
  await placeInvoicedOrder(shop.database, sold('2026-05-10'), new Date('2026-05-10T10:00:00Z'))
  const { invoice } = await placeInvoicedOrder(shop.database, sold('2026-05-11'), new Date('2026-05-11T10:00:00Z'))
  const listed = await shop.callAsAdmin('GET', '/api/admin/invoices?month=2026-05')
  expect(await listed.json()).toMatchObject({
    documents: [{ number: 'FV/2026/000001' }, { id: invoice.id, number: 'FV/2026/000002', total: '90.69' }],
    total: '181.38',
  })
  for (const month of ['', '2026-13', '2026', '2999-01', '2026-05-01', "2026-05'"]) {
    for (const path of ['invoices', 'invoices/export']) {
      const refused = await shop.callAsAdmin('GET', `/api/admin/${path}?month=${encodeURIComponent(month)}`)
      expect([month, refused.status]).toEqual([month, 422])
    }
  }
  expect((await shop.call('GET', '/api/admin/invoices?month=2026-05')).status).toBe(401)
  expect((await shop.call('GET', '/api/admin/invoices/export?month=2026-05')).status).toBe(401)
})

test('each document has its number in KSeF or its mark beside it, in the table and in the register of sales', async () => {
  const shop = await openTestShop()
  const { database } = shop
  const ksefNumber = '5260250274-20260510-0100A0B1C2D3-5F'
  const at = new Date('2026-05-10T10:00:00Z')
  const issued = []
  // oxlint-disable-next-line eslint/no-await-in-loop -- their numbers follow each other
  for (let one = 0; one < 4; one++) issued.push((await placeInvoicedOrder(database, sold('2026-05-10'), at)).invoice.id)
  const [accepted = 0, waiting = 0, failed = 0] = issued
  const written = { environment: 'production', xml: '<Faktura/>', hash: 'x', issueDay: '2026-05-11' } as const
  await database.insert(ksefDocuments).values([
    { ...written, invoiceId: accepted, state: 'accepted', ksefNumber, acceptedAt: at },
    { invoiceId: waiting, environment: 'production', state: 'waiting' },
    { ...written, invoiceId: failed, state: 'sent', dueBy: 'failure' },
  ])
  const { table } = await monthOf(shop, '2026-05')
  expect(table.map((row) => [row['Data wystawienia'], row['Numer KSeF albo oznaczenie']])).toEqual([
    ['2026-05-11', ksefNumber],
    ['2026-05-10', 'DI'],
    ['2026-05-11', 'OFF'],
    ['2026-05-10', 'BFK'],
  ])
  const answer = await shop.callAsAdmin('GET', '/api/admin/invoices/month?month=2026-05')
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  const xml = new TextDecoder().decode(files['jpk-v7m-sprzedaz-2026-05.xml'])
  expect([...xml.matchAll(/<(NrKSeF|OFF|BFK|DI)>([^<]*)</g)].map(([, ...mark]) => mark)).toEqual([
    ['NrKSeF', ksefNumber],
    ['DI', '1'],
    ['OFF', '1'],
    ['BFK', '1'],
  ])
})
