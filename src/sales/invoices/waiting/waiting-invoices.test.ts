import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anna, decide, order as checkOut, sessionIn, stateOf, stock } from '../../../../tests/support/checkouts.ts'
import { openFakeVies } from '../../../../tests/support/fake-vies.ts'
import { buyAsCompany, checkoutCompany, issuedIn } from '../../../../tests/support/invoices.ts'
import { runJobsOn } from '../../../../tests/support/job-runner.ts'
import { emailsAsSent } from '../../../../tests/support/sent-emails.ts'
import { openTestShop, type TestShop } from '../../../../tests/support/shop.ts'
import { onlyForRelease } from '../../../../tests/support/release.ts'
import { mails, mailAttachments } from '../../../mail/mails.table.ts'
import { orderEvents, orders } from '../../orders/orders.table.ts'
import { issueCorrections } from '../corrections/issue-corrections.server.ts'
import { checkVatNumberJob } from '../vies/check-vat-number.server.ts'
import { vatNumberChecks } from '../vies/vat-number-checks.table.ts'
import { waitingInvoices } from './waiting-invoice.ts'

async function decideTaxes(shop: TestShop, values: object) {
  const saved = await shop.callAsAdmin('PUT', '/api/admin/settings/invoicing', { body: values })
  expect(saved.status, await saved.clone().text()).toBe(200)
}

const readWaiting = async (shop: TestShop) =>
  waitingInvoices.parse(await (await shop.callAsAdmin('GET', '/api/admin/invoices/waiting')).json())

const confirm = (shop: TestShop, ...ids: number[]) =>
  shop.callAsAdmin('POST', '/api/admin/invoices/waiting', { body: { orders: ids } })

const attachedTo = ({ database }: TestShop, kind: string) =>
  database
    .select({ kind: mailAttachments.kind })
    .from(mailAttachments)
    .innerJoin(mails, eq(mails.id, mailAttachments.mailId))
    .where(sql`${mails.kind} = ${kind}`)

test('where the owner confirms invoices, none has a number before somebody looked at it, then one, with the letter that was asked for', async () => {
  const shop = await openTestShop()
  await decideTaxes(shop, { confirmsInvoices: true })
  const { pay } = await buyAsCompany(shop, { company: { ...checkoutCompany, invoiceByMail: true } })
  await pay()
  expect(await issuedIn(shop)).toEqual([])
  expect((await attachedTo(shop, 'order-confirmed')).map(({ kind }) => kind)).not.toContain('invoice')
  const { waiting, count } = await readWaiting(shop)
  expect(count).toBe(1)
  expect(waiting).toMatchObject([{ orderId: 1, buyer: 'Bistro Morze sp. z o.o.', taxation: 'domestic' }])
  const preview = await shop.callAsAdmin('GET', '/api/admin/orders/1/invoice-preview')
  expect([preview.status, (await preview.text()).slice(0, 5)]).toEqual([200, '%PDF-'])
  // Looking took no number.
  expect(await issuedIn(shop)).toEqual([])

  const answers = await Promise.all([confirm(shop, 1), confirm(shop, 1)])
  const told = await Promise.all(answers.map((answer) => answer.json() as Promise<{ issued: string[]; left: number }>))
  const [issued] = await issuedIn(shop)
  expect(told.flatMap((one) => one.issued)).toEqual([issued?.number])
  expect(issued).toMatchObject({ sequence: 1, taxation: 'domestic' })
  expect(await readWaiting(shop)).toEqual({ waiting: [], count: 0 })
  expect(await attachedTo(shop, 'order-invoice')).toEqual([{ kind: 'invoice' }])
  expect((await shop.callAsAdmin('GET', '/api/admin/orders/1/invoice-preview')).status).toBe(404)
})

test(
  'an invoice for which a customer asks waits, too; the office that asks for it has looked',
  onlyForRelease('rare beside the invoice of a payment, which waits above'),
  async () => {
    const shop = await openTestShop()
    await decideTaxes(shop, { confirmsInvoices: true })
    const { pay } = await buyAsCompany(shop, {})
    await pay()
    expect((await readWaiting(shop)).count).toBe(0)
    const letter = (await emailsAsSent(shop.database, 'order-confirmed')).at(-1)?.plain ?? ''
    const path = `/api/store/order-links/${/\/order\/([\w-]{43})/.exec(letter)?.[1]}`
    const asked = await shop.call('POST', `${path}/documents`)
    expect(asked.status).toBe(201)
    expect(await asked.json()).toMatchObject({ documents: { issued: [], invoiceUntil: null, isInvoiceWaiting: true } })
    expect((await readWaiting(shop)).count).toBe(1)
    expect((await shop.callAsAdmin('POST', '/api/admin/orders/1/documents')).status).toBe(201)
    expect(await issuedIn(shop)).toHaveLength(1)
    expect((await readWaiting(shop)).count).toBe(0)
    expect(await attachedTo(shop, 'order-invoice')).toHaveLength(1)
  },
)

const german = { ...anna, country: 'Germany', city: 'Kiel', postalCode: '24103' }

/** A company in Kiel buys two pieces for 10,00 zł each. */
async function sellToKiel(shop: TestShop) {
  const [salt = 0] = await stock(shop, { price: '10.00', pieces: 50 })
  await shop.callAsAdmin('POST', '/api/admin/shipping-rates', {
    body: { minWeight: 0, cost: '45.00', countries: ['DE'] },
  })
  const company = { name: 'Salz GmbH', taxNumber: 'DE 123456789' }
  const session = await sessionIn(
    await checkOut(shop, [{ id: salt, quantity: 2 }], { shippingAddress: german, company }),
  )
  await decide(shop.database, session, 'paid')
  expect((await stateOf(shop, session)).state).toBe('paid')
}

test('a sale to a company of another member state is at 0 % once VIES knows its number, with the proof of the day', async () => {
  const vies = await openFakeVies()
  const shop = await openTestShop({ viesUrl: vies.url })
  await decideTaxes(shop, { sellsWithinUnion: true })
  vies.valid.add('DE123456789')
  vies.state.isAway = true
  await sellToKiel(shop)
  const [order] = await shop.database.select().from(orders)
  expect(order).toMatchObject({ taxation: 'within_union', taxNumber: 'DE123456789' })
  const letter = (await emailsAsSent(shop.database, 'order-confirmed')).at(-1)?.plain
  expect(letter).toContain('dostawa wewnątrzwspólnotowa')

  // The other state's system rests at first.
  await runJobsOn(shop.databaseUrl, { jobs: [checkVatNumberJob], environment: { VIES_URL: vies.url } })
  await expect.poll(() => shop.database.select().from(vatNumberChecks), { timeout: 20_000 }).toHaveLength(1)
  expect(await readWaiting(shop)).toMatchObject({
    waiting: [{ check: { state: 'unavailable', reason: 'MS_UNAVAILABLE' } }],
  })
  expect(await issuedIn(shop)).toEqual([])

  vies.state.isAway = false
  const again = await shop.callAsAdmin('POST', '/api/admin/orders/1/vat-number-checks')
  expect(await again.json()).toMatchObject({ state: 'valid', consultationNumber: 'WAPIAAAA2', name: 'Salz GmbH' })
  expect(vies.asked.at(-1)).toEqual({
    countryCode: 'DE',
    vatNumber: '123456789',
    requesterMemberStateCode: 'PL',
    requesterNumber: '1234563218',
  })
  const [invoice] = await issuedIn(shop)
  // What was paid is the net amount.
  expect(invoice).toMatchObject({ taxation: 'within_union', vat: 0, net: order?.total, total: order?.total })
  expect(invoice?.lines.every(({ rate }) => rate === 0)).toBe(true)
})

test('an order that has its invoice comes to 0 % by a change only with a number that VIES knows', async () => {
  const shop = await openTestShop()
  await decideTaxes(shop, { sellsWithinUnion: true, asksVies: false })
  const rate = { minWeight: 0, cost: '16.00', countries: ['DE'] }
  await shop.callAsAdmin('POST', '/api/admin/shipping-rates', { body: rate })
  const { pay, salt } = await buyAsCompany(shop)
  await pay()
  const company = { name: 'Salz GmbH', taxNumber: 'DE123456789' }
  const change = (city: string) =>
    shop.callAsAdmin('PUT', '/api/admin/orders/1/content', {
      body: {
        cart: [{ id: salt, quantity: 2 }],
        shippingMethod: 'home',
        recipient: { ...german, city, postalCode: city === 'Kiel' ? '24103' : '20095' },
        company,
        difference: 'waive',
      },
    })
  const first = await change('Kiel')
  expect(first.status, await first.clone().text()).toBeLessThan(300)
  const taxations = async () => (await issuedIn(shop)).map(({ kind, taxation }) => [kind, taxation])
  expect(await taxations()).toEqual([
    ['invoice', 'domestic'],
    ['invoice', 'domestic'],
    ['correction', 'domestic'],
  ])
  const known = { orderId: 1, number: company.taxNumber, state: 'valid' } as const
  await shop.database.insert(vatNumberChecks).values(known)
  expect((await change('Hamburg')).status).toBeLessThan(300)
  expect((await taxations()).at(-1)).toEqual(['correction', 'within_union'])
})

test('a number that VIES doesn’t know makes no sale untaxed: its tax is taken out of what was paid', async () => {
  const vies = await openFakeVies()
  const shop = await openTestShop({ viesUrl: vies.url })
  await decideTaxes(shop, { sellsWithinUnion: true })
  await sellToKiel(shop)
  await shop.callAsAdmin('POST', '/api/admin/orders/1/vat-number-checks')
  expect(await readWaiting(shop)).toMatchObject({ waiting: [{ vat: '0.00', check: { state: 'invalid', name: null } }] })
  expect((await shop.callAsAdmin('PUT', '/api/admin/orders/1/home-tax')).status).toBe(204)
  expect((await shop.callAsAdmin('PUT', '/api/admin/orders/1/home-tax')).status).toBe(409)
  const [order] = await shop.database.select().from(orders)
  expect((await confirm(shop, 1)).status).toBe(200)
  const [invoice] = await issuedIn(shop)
  const total = order?.total ?? 0
  const net = Math.round((total * 100) / 123)
  expect(invoice).toMatchObject({ taxation: 'domestic', total, net, vat: total - net })
})

test('an exempt seller charges no tax, names the provision, and no page says that prices contain tax', async () => {
  const shop = await openTestShop()
  const nameless = await shop.callAsAdmin('PUT', '/api/admin/settings/invoicing', { body: { isExempt: true } })
  expect(nameless.status).toBe(422)
  const exemption = 'art. 113 ust. 1 i 9 ustawy o VAT'
  await decideTaxes(shop, { isExempt: true, exemption })
  const { pay } = await buyAsCompany(shop)
  await pay()
  const [invoice] = await issuedIn(shop)
  expect(invoice).toMatchObject({ taxation: 'exempt', exemption, vat: 0, sums: [{ rate: 0 }] })
  for (const path of ['/store/sol-1', '/llms.txt']) {
    const page = await (await shop.call('GET', `${path}?lang=pl`)).text()
    expect(page).toContain('Sól 1')
    expect(page).not.toMatch(/zawiera VAT|includ\w+ VAT/)
  }
  // What is changed of this sale is exempt as it was when it was invoiced.
  await decideTaxes(shop, { isExempt: true, exemption: 'art. 43 ust. 1 ustawy o VAT' })
  const { orderId = 0 } = invoice ?? {}
  await shop.database.execute(sql`update orders set company_name = 'Bistro pod Żaglem' where id = ${orderId}`)
  await shop.database.insert(orderEvents).values({ orderId, kind: 'content_changed', actor: 'administrator' })
  expect(await issueCorrections(shop.database, orderId)).toMatchObject([{ taxation: 'exempt', exemption }])
})

test('above 15,000 zł, and not for that sum itself, a company’s invoice says how to pay the tax where such goods are sold', async () => {
  const shop = await openTestShop()
  await decideTaxes(shop, { splitsPayment: true })
  const [salt = 0] = await stock(shop, { price: '14984.01', pieces: 50 })
  const company = { company: checkoutCompany }
  for (const price of ['14984.01', '14984.02']) {
    await shop.callAsAdmin('PUT', `/api/admin/products/${salt}`, { body: { price } })
    const session = await sessionIn(await checkOut(shop, [{ id: salt, quantity: 1 }], company))
    await decide(shop.database, session, 'paid')
    await stateOf(shop, session)
  }
  const issued = await issuedIn(shop)
  expect(issued.map(({ total, isSplitPayment }) => [total, isSplitPayment])).toEqual([
    [1_500_000, false],
    [1_500_001, true],
  ])
})
