import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { anna, decide, expectSound, order, sessionIn, stateOf, stock } from '../../../tests/support/checkouts.ts'
import { linkTo } from '../../../tests/support/orders.ts'
import { sendWaiting } from '../../../tests/support/send-waiting-mails.ts'
import { openTestShop, type TestShop } from '../../../tests/support/shop.ts'
import { reconcile, timeTravel } from '../../../tests/support/time-travel.ts'
import { dayInPoland } from '../../kernel/day-in-poland.ts'

const account = 'PL61109010140000071219812874'
const inFours = 'PL61 1090 1014 0000 0712 1981 2874'
const company = { name: 'Sól i Spółka', taxNumber: '1234563218' }
const byTransfer = { paymentMethod: 'transfer' }

let shop: TestShop
let salt: number
beforeEach(async () => {
  shop = await openTestShop({ trustProxy: true })
  const made = await stock(shop, { price: '10.00', pieces: 200 })
  salt = made[0] ?? 0
})

const offer = async (transfer: 'nobody' | 'companies' | 'everybody', more: object = {}) => {
  await shop.callAsAdmin('PUT', '/api/admin/settings/seller', { body: { bankAccount: account } })
  return shop.callAsAdmin('PUT', '/api/admin/settings/payments', { body: { transfer, ...more } })
}
const place = (quantity = 1, more: object = byTransfer, headers = {}) =>
  order(shop, [{ id: salt, quantity }], more, headers)
const sessionOf = async (answer: Response) => {
  expect(answer.status, await answer.clone().text()).toBe(201)
  const { url } = (await answer.json()) as { url: string }
  return new URL(url, 'http://within').searchParams.get('session_id') ?? ''
}
const orderNow = async () =>
  (await shop.database.execute(sql`select * from orders order by id desc limit 1`)).rows[0] ?? {}
const readOrder = async () => {
  const { token } = await linkTo(shop.database, Number((await orderNow())['id']))
  const read = async () =>
    (await (await shop.call('GET', `/api/store/order-links/${token}`)).json()) as Record<string, unknown>
  return { token, read, pay: (way: 'pay' | 'transfer') => shop.call('POST', `/api/store/order-links/${token}/${way}`) }
}
const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code

test('while it is off nobody is offered a transfer, nor gets one, and a request says what it said before', async () => {
  const settings = await (await shop.call('GET', '/api/store/checkout-settings')).json()
  expect(Object.keys(settings as object)).toEqual(['pickupMap', 'payments', 'ways', 'termsVersion'])
  expect(await codeOf(await place())).toBe('transfer_not_offered')
  await sessionIn(await place(1, {}))
  const { read } = await readOrder()
  expect(await read()).not.toHaveProperty('isTransferOffered')
})

test('who pays by transfer is told where on our page and by letter, which leads to the proforma; the order holds its goods for the days that the owner gives', async () => {
  await offer('companies', { transferDays: 14, transferBank: 'Bank Solny' })
  expect(await codeOf(await place())).toBe('transfer_not_offered')
  const session = await sessionOf(await place(2, { ...byTransfer, company }))
  const { state, transfer } = (await stateOf(shop, session)) as { state: string; transfer?: Record<string, unknown> }
  const { number, total_grosze: total, ...row } = await orderNow()
  const facts = {
    account: inFours,
    bank: 'Bank Solny',
    title: number,
    received: null,
    recipient: 'Association Salorge',
  }
  expect([state, transfer]).toEqual(['waiting', expect.objectContaining(facts)])
  const days = (Date.parse(String(row['payable_until'])) - Date.parse(String(row['created_at']))) / 86_400_000
  expect(Math.round(days)).toBe(14)
  const [letter, ...others] = await sendWaiting(shop.database)
  expect([letter?.kind, others]).toEqual(['order-transfer', []])
  expect(letter?.plain).toContain(inFours)
  // Anybody may have typed the address: what else they typed is on the page alone, and so is the proforma.
  expect(letter?.plain).not.toMatch(/Sól i Spółka|1234563218/)
  expect((await shop.database.execute(sql`select from mail_attachments`)).rowCount).toBe(0)
  // A week is no reason to let go of it, nor is a lost session.
  await timeTravel(shop, '13 days')
  await reconcile(shop)
  expect(await orderNow()).toMatchObject({ status: 'pending', holds_stock: true })
  const note = { amount: Number(total) / 100, paidOn: dayInPoland(), key: 'line-of-the-bank' }
  await shop.callAsAdmin('POST', `/api/admin/orders/${row['id']}/transfers`, { body: note })
  expect(await stateOf(shop, session)).toMatchObject({ state: 'paid' })
  const { rows } = await shop.database.execute(sql`select payment_method, total_grosze from invoices`)
  expect(rows).toEqual([{ payment_method: 'transfer', total_grosze: total }])
  await expectSound(shop.database, { [salt]: 200 })
})

test('a transfer is reminded of once, ends with its days, and pays the order after all when it comes late', async () => {
  await offer('everybody', { transferDays: 5 })
  const session = await sessionOf(await place())
  const kinds = async () => (await sendWaiting(shop.database)).map(({ kind }) => kind)
  await kinds()
  for (const [pause, kind] of [
    ['49 hours', []],
    ['24 hours', ['payment-reminder']],
    ['24 hours', []],
    ['24 hours', ['order-lapsed']],
  ] as const) {
    await timeTravel(shop, pause)
    await shop.database.execute(sql`delete from attempts`)
    for (let minute = 0; minute < 2; minute += 1) await reconcile(shop)
    expect(await kinds()).toEqual(kind)
  }
  expect(await orderNow()).toMatchObject({ status: 'cancelled', payment_status: 'failed', holds_stock: false })
  expect(await stateOf(shop, session)).toMatchObject({ state: 'failed' })
  const { id, total_grosze: total } = await orderNow()
  const note = { amount: Number(total) / 100, paidOn: dayInPoland(), key: 'line-of-the-bank' }
  await shop.callAsAdmin('POST', `/api/admin/orders/${id}/transfers`, { body: note })
  expect(await orderNow()).toMatchObject({ status: 'confirmed', payment_status: 'paid', holds_stock: true })
  await expectSound(shop.database, { [salt]: 200 })
})

test('who has chosen one way may pay in the other; the goods are held once, and for no longer', async () => {
  await offer('everybody')
  const session = await sessionOf(await place())
  const { read, pay } = await readOrder()
  const until = (await read())['payableUntil']
  const paying = (await (await pay('pay')).json()) as { url: string }
  expect(paying.url).toContain('/checkout/demo/')
  expect(await read()).toMatchObject({ isPayable: true, isTransferOffered: true })
  expect(await stateOf(shop, session)).toMatchObject({ state: 'failed' })
  expect((await pay('transfer')).status).toBe(200)
  expect(await read()).toMatchObject({ transfer: { account: inFours }, payableUntil: until })
  const card = new URL(paying.url, 'http://within').pathname.split('/').at(-1) ?? ''
  await decide(shop.database, card, 'paid')
  await expectSound(shop.database, { [salt]: 200 })
  const { rows } = await shop.database.execute(sql`select provider, state from payments order by created_at`)
  expect(rows).toEqual([
    { provider: 'transfer', state: 'superseded' },
    { provider: 'demo', state: 'superseded' },
    { provider: 'transfer', state: 'open' },
  ])
})

test('of what came short the customer is told the rest, and what the office sends back by hand is a refund like any', async () => {
  await offer('everybody')
  await sessionOf(await place(1, { ...byTransfer, company }))
  await sendWaiting(shop.database)
  const { id } = await orderNow()
  const note = { amount: '5,00', paidOn: dayInPoland(), key: 'the-first-line' }
  await shop.callAsAdmin('POST', `/api/admin/orders/${id}/transfers`, { body: note })
  const { read } = await readOrder()
  expect(await read()).toMatchObject({ transfer: { received: '5.00', amount: '20.99', until: null } })
  const letters = await sendWaiting(shop.database)
  expect(letters.find(({ kind }) => kind === 'payment-being-checked')?.plain).toMatch(/Brakuje jeszcze reszty/)
  const rest = { ...note, amount: '20,99', key: 'the-second-line' }
  await shop.callAsAdmin('POST', `/api/admin/orders/${id}/transfers`, { body: rest })
  const refund = { body: { amount: '10,00', sentOn: dayInPoland() } }
  const sent = await shop.callAsAdmin('POST', `/api/admin/orders/${id}/refunds`, refund)
  expect(await sent.json()).toMatchObject({ state: 'done' })
  // The rest goes with the cancelled order: it waits until somebody has sent it.
  await shop.callAsAdmin('POST', `/api/admin/orders/${id}/cancellation`, { body: {} })
  const { rows } = await shop.database.execute<{ id: string }>(sql`select id from refunds where state = 'waiting'`)
  const path = `/api/admin/refunds/${rows[0]?.id}/sent`
  for (let press = 0; press < 2; press += 1)
    expect((await shop.callAsAdmin('POST', path, { body: { sentOn: dayInPoland() } })).status).toBe(200)
  expect(await orderNow()).toMatchObject({ status: 'cancelled', payment_status: 'refunded', needs_attention: null })
  const { rows: papers } = await shop.database.execute(sql`select kind, total_grosze from invoices order by id`)
  expect(papers).toEqual([
    { kind: 'invoice', total_grosze: 2599 },
    { kind: 'correction', total_grosze: -1000 },
    { kind: 'correction', total_grosze: -1599 },
  ])
  await expectSound(shop.database, { [salt]: 200 })
})

const from = (person: number) => ({ 'X-Forwarded-For': `10.${person}.0.1` })
const as = (person: number) => ({ ...byTransfer, shippingAddress: { ...anna, email: `buyer${person}@example.com` } })

test('by transfer one person holds an eighth of the shelf, all together half of a product; the office can let go of it', async () => {
  await offer('everybody')
  expect(await codeOf(await place(26, as(1), from(1)))).toBe('over_transfer_limit')
  const key = { 'Idempotency-Key': 'the-first-checkout-of-one' }
  for (const quantity of [24, 25]) expect((await place(quantity, as(1), { ...from(1), ...key })).status).toBe(201)
  expect(await codeOf(await place(1, as(1), from(2)))).toBe('over_transfer_limit')
  expect(await codeOf(await place(1, as(2), from(1)))).toBe('over_transfer_limit')
  // By card there is still room.
  expect((await place(1, { shippingAddress: anna }, from(1))).status).toBe(201)
  for (const person of [3, 4, 5]) expect((await place(24, as(person), from(person))).status).toBe(201)
  expect(await codeOf(await place(24, as(6), from(6)))).toBe('over_transfer_limit')
  const { rows } = await shop.database.execute(sql`select min(id) as first from orders`)
  await shop.callAsAdmin('POST', `/api/admin/orders/${rows[0]?.['first']}/release`)
  expect((await place(24, as(6), from(6))).status).toBe(201)
  expect(await codeOf(await place(26, as(1), { ...from(1), ...key }))).toBe('over_transfer_limit')
  await expectSound(shop.database, { [salt]: 200 })
})

test('of a small shelf one person gets five pieces by transfer, and all together ten', async () => {
  await offer('everybody')
  const [few = 0] = await stock(shop, { price: '10.00', pieces: 15 })
  const take = (quantity: number, person: number) => order(shop, [{ id: few, quantity }], as(person), from(person))
  expect(await codeOf(await take(6, 1))).toBe('over_transfer_limit')
  for (const person of [1, 2]) expect((await take(5, person)).status).toBe(201)
  expect(await codeOf(await take(1, 3))).toBe('over_transfer_limit')
  await expectSound(shop.database, { [salt]: 200, [few]: 15 })
})

test('an order that is changed again and again is held for twice its days at most', async () => {
  await offer('everybody', { transferDays: 5 })
  const key = { 'Idempotency-Key': 'the-first-checkout-of-one' }
  const change = (quantity: number) => place(quantity, byTransfer, key)
  expect((await change(1)).status).toBe(201)
  const isForADay = async () =>
    (await shop.database.execute(sql`select payable_until > now() + interval '23 hours' as holds from orders`)).rows
  for (const [age, quantity, outcome, holds] of [
    [4.5, 2, 201, true],
    [8.9, 3, 201, true],
    [9.1, 4, 422, false],
  ] as const) {
    await shop.database.execute(sql`
      update orders set created_at = now() - ${age}::float8 * interval '1 day', payable_until = now() + interval '1 hour'`)
    expect([(await change(quantity)).status, await isForADay()]).toEqual([outcome, [{ holds }]])
  }
})
