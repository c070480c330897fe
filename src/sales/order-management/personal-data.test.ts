import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { money } from '../../kernel/money.ts'
import { shownInPoland } from '../../kernel/polish-time.ts'
import { erase, itemsOf, lookFor } from '../../../tests/support/person.ts'
import { openTestShop, type TestShop } from '../../../tests/support/shop.ts'
import { placeInvoicedOrder } from '../../../tests/support/invoices.ts'
import { attemptPayment, placeOrder } from '../../../tests/support/orders.ts'
import {
  daysAgo,
  emailsAbout,
  kept,
  orderRow,
  placeDelivered,
  placePaid,
  said,
  settleAll,
} from '../../../tests/support/withdrawals.ts'
import { clearOrderContacts, clearPaidOrders, clearUnpaidOrders, personalOrders } from './personal-data.server.ts'
import { declareOwnWithdrawal, declareWithdrawal } from '../withdrawal/declare-withdrawal.server.ts'

const email = 'anna@example.com'
const typed = { name: 'Anna Nowak', goods: '', remark: '', email, orderNumber: 'S-2026-999999' }

const eraseAnna = async (shop: TestShop, address = email) => {
  const answer = await erase(shop, await lookFor(shop, address))
  expect(answer.status).toBe(200)
}
const handleAll = ({ database }: TestShop) =>
  database.execute(sql`update withdrawals set handled_at = now(), handled_by = 'admin'`)

/** An order whose contract is over, by its own days alone. */
async function placeOld(shop: TestShop) {
  const order = await placePaid(shop.database, { status: 'completed', shippingStatus: 'delivered' })
  await shop.database.execute(sql`update orders set updated_at = now() - interval '90 days'`)
  return order
}

test('who withdrew and waits for an answer is known until there is one, though no order was found', async () => {
  const shop = await openTestShop()
  await declareWithdrawal(shop.database, typed, said)
  await settleAll(shop.database)
  expect(itemsOf(await lookFor(shop, email), 'withdrawals')).toMatchObject([{ fate: 'kept', why: ['withdrawal_open'] }])
  // Other letters to her are kept for nothing.
  await shop.database.execute(sql`
    insert into mails (id, kind, recipient, language, subject, html, plain, state)
    values (uuidv7(), 'welcome', ${email}, 'pl', 'Witaj', '', '', 'waiting')`)
  const letters = itemsOf(await lookFor(shop, email), 'mails')
  expect(letters.map(({ fate, why, data }) => [fate, why, data['sentAt']])).toEqual([
    ['deleted', [], null],
    ['kept', ['withdrawal_open'], null],
    ['kept', ['withdrawal_open'], null],
  ])
  await eraseAnna(shop)
  expect(await shop.database.$count(sql`mails where kind = 'welcome'`)).toBe(0)
  expect(await kept(shop.database)).toMatchObject([{ name: typed.name, email, state: 'unmatched' }])
  expect(await emailsAbout(shop.database)).toHaveLength(2)
  await handleAll(shop)
  await eraseAnna(shop)
  expect(await kept(shop.database)).toEqual([])
  expect(await emailsAbout(shop.database)).toEqual([])
})

test('what nobody has looked at yet can still be settled afterwards', async () => {
  const shop = await openTestShop()
  await declareWithdrawal(shop.database, typed, said)
  await eraseAnna(shop)
  await settleAll(shop.database)
  expect(await kept(shop.database)).toMatchObject([{ state: 'unmatched', email }])
})

test('an order stays its customer’s while a withdrawal from it is open, also when nothing marks it', async () => {
  const shop = await openTestShop()
  const { id } = await placeOld(shop)
  await declareOwnWithdrawal(shop.database, id, typed, said)
  await shop.database.execute(sql`update orders set needs_attention = null`)
  await shop.database.execute(
    sql`update orders set created_at = now() - interval '9 years', paid_at = now() - interval '9 years'`,
  )
  expect(itemsOf(await lookFor(shop, email), 'orders')).toMatchObject([{ fate: 'kept', why: ['money_open'] }])
  await eraseAnna(shop)
  for (const clear of [clearOrderContacts, clearPaidOrders])
    expect(await shop.database.transaction((transaction) => clear(transaction, sql`now()`, 200))).toBe(0)
  expect(await orderRow(shop.database, id)).toMatchObject({ email, anonymisedAt: null })
  await handleAll(shop)
  await shop.database.execute(sql`update orders set updated_at = now() - interval '90 days'`)
  await eraseAnna(shop)
  expect(await orderRow(shop.database, id)).toMatchObject({ email: '' })
  expect(await kept(shop.database)).toMatchObject([{ email: '', orderId: id, state: 'accepted' }])
})

test('what was declared under another address stays with the order that it was assigned to', async () => {
  const shop = await openTestShop()
  const { id, number } = await placePaid(shop.database)
  await declareWithdrawal(shop.database, { ...typed, email: 'inna@example.com' }, said)
  await settleAll(shop.database)
  const [declared] = await kept(shop.database)
  await shop.callAsAdmin('PUT', `/api/admin/withdrawals/${declared?.id}/order`, { body: { orderNumber: number } })
  const fate = async () => itemsOf(await lookFor(shop, 'inna@example.com'), 'withdrawals').map((item) => item.why)
  expect(await fate()).toEqual([['withdrawal_open']])
  await handleAll(shop)
  expect(await fate()).toEqual([['of_kept_order']])
  await eraseAnna(shop, 'inna@example.com')
  expect(await kept(shop.database)).toMatchObject([{ orderId: id, email: 'inna@example.com' }])
})

test('an order is kept for what is open about it, and for nothing of anybody else’s', async () => {
  const { database } = await openTestShop()
  const long = { createdAt: daysAgo(90), updatedAt: daysAgo(90), paidAt: daysAgo(90) }
  const place = async (name: string, more: Parameters<typeof placePaid>[1] = {}) =>
    (await placePaid(database, { status: 'completed', email: `${name}@example.com`, ...long, ...more })).id
  const refund = (id: number, state: string) =>
    database.execute(sql`
      insert into refunds (id, payment_id, order_id, amount_grosze, state)
      select gen_random_uuid(), id, order_id, 100, ${state} from payments where order_id = ${id}`)
  const paidOnce = { state: 'paid', amount: money(100), taken: money(100) } as const
  await place('over')
  await attemptPayment(database, await place('paying'))
  await attemptPayment(database, await place('declined'), { state: 'declined' })
  for (const state of ['waiting', 'done']) {
    const id = await place(`refund-${state}`)
    await attemptPayment(database, id, paidOnce)
    await refund(id, state)
  }
  await placeDelivered(database, daysAgo(3), { status: 'delivered', email: 'came@example.com', ...long })
  const came = { status: 'delivered', email: 'came-once@example.com', ...long, updatedAt: new Date() } as const
  const { id } = await placeDelivered(database, daysAgo(90), came)
  await database.execute(sql`
    insert into order_events (order_id, kind, actor, details) values (${id}, 'status_changed', 'administrator', '{"to":"processing"}')`)
  const back = { status: 'cancelled' } as const
  await place('unreturned', back)
  await attemptPayment(database, await place('returned', back), { ...paidOnce, refunded: money(100) })
  await placeOrder(database, { ...back, email: 'unpaid@example.com', paymentStatus: 'failed' })
  await placeInvoicedOrder(
    database,
    { status: 'completed', ...long, email: 'invoiced@example.com' },
    new Date('2044-05-01'),
  )
  const found = async (name: string) => {
    const [item] = await personalOrders.read(database, `${name}@example.com`)
    return item && [item.fate, item.why, item.until?.slice(0, 4) ?? item.until]
  }
  const taxed = String(Number(shownInPoland(daysAgo(90)).slice(0, 4)) + 6)
  const going = ['anonymised', ['tax_records', 'claims_possible'], taxed]
  const fates = {
    over: going,
    paying: ['kept', ['money_open'], null],
    declined: going,
    'refund-waiting': ['kept', ['money_open'], null],
    'refund-done': going,
    came: ['kept', ['order_returnable'], shownInPoland(daysAgo(-25)).slice(0, 4)],
    'came-once': going,
    unreturned: ['kept', ['money_open'], null],
    returned: ['anonymised', ['tax_records'], taxed],
    unpaid: ['anonymised', [], null],
    invoiced: ['anonymised', ['invoiced', 'claims_possible'], '2050'],
  }
  for (const [name, fate] of Object.entries(fates)) expect([name, await found(name)]).toEqual([name, fate])
  const [shown] = await personalOrders.read(database, 'over@example.com')
  expect(shown?.data).toMatchObject({ remindedAt: null })
})

test('old orders lose who bought, and go, once nothing can come of them any more, one no sooner than another', async () => {
  const { database } = await openTestShop()
  const long = daysAgo(9 * 366)
  const place = async (name: string, more: Parameters<typeof placeOrder>[1] = {}) => {
    const gone = { status: 'cancelled', paymentStatus: 'failed', createdAt: long, updatedAt: long } as const
    return (await placeOrder(database, { ...gone, email: name, ...more })).id
  }
  await place('nothing')
  await attemptPayment(database, await place('declined'), { state: 'declined' })
  await place('pending', { status: 'pending' })
  await place('paid', { paidAt: new Date() })
  await attemptPayment(database, await place('asked', { needsAttention: 'disputed' }), { state: 'declined' })
  for (const state of ['creating', 'open', 'processing', 'paid', 'flagged'] as const)
    await attemptPayment(database, await place(state), { state })
  await attemptPayment(database, await place('taken'), { state: 'declined', taken: money(1) })
  await declareOwnWithdrawal(database, await place('withdrawn'), typed, said)
  await place('young', { createdAt: new Date() })
  const returned = await place('returned', { paidAt: long })
  await declareOwnWithdrawal(database, returned, typed, said)
  await database.execute(sql`update withdrawals set state = 'accepted'`)
  await database.execute(
    sql`update withdrawals set handled_at = now(), handled_by = 'admin' where order_id = ${returned}`,
  )
  await database.execute(sql`update orders set needs_attention = null where email in ('withdrawn', 'returned')`)
  await database.execute(
    sql`insert into notes (order_id, text, written_by) select id, email, 'admin' from orders order by id`,
  )
  await database.execute(sql`
    insert into refunds (id, order_id, payment_id, amount_grosze, administrator, state, reason)
    select gen_random_uuid(), order_id, payments.id, 1, 'admin', 'refused', email
    from payments join orders on orders.id = order_id where email in ('taken', 'asked')`)
  await database.execute(sql`
    insert into shipments (order_id, parcel, attempt, carrier, reference, service, weight_grams, created_by, tracking_number)
    select id, 1, 1, 'inpost', 'parcel-' || id, 'courier', 1, 'admin', email from orders where email in ('taken', 'asked')`)
  await placeInvoicedOrder(database, { status: 'completed', createdAt: long, paidAt: long, email: 'invoiced' })
  await database.execute(sql`delete from mails`)
  await database.execute(sql`
    insert into mails (id, kind, recipient, language, subject, html, plain, state)
    select uuidv7(), 'order-confirmed', email, 'pl', 'Zamówienie ' || number, '', '', 'sent' from orders order by id`)
  const cleared = (clear: typeof clearPaidOrders, days: number) =>
    database.transaction((transaction) => clear(transaction, sql`now() - make_interval(days => ${days}::integer)`, 200))
  const names = {
    orders: sql`email`,
    mails: sql`recipient`,
    notes: sql`text`,
    refunds: sql`reason`,
    shipments: sql`tracking_number`,
  }
  const left = async (what: keyof typeof names) => {
    const { rows } = await database.execute<{ name: string }>(
      sql`select ${names[what]} as name from ${sql.identifier(what)} order by id`,
    )
    return rows.map(({ name }) => name)
  }
  const busy = ['creating', 'open', 'processing', 'paid', 'flagged', 'taken']
  expect(await cleared(clearUnpaidOrders, 365)).toBe(2)
  const others = ['pending', 'paid', 'asked', ...busy, 'withdrawn', 'young', 'returned', 'invoiced']
  expect([await left('orders'), await left('mails')]).toEqual([others, others])

  expect([await cleared(clearOrderContacts, 1_096), await cleared(clearOrderContacts, 1_096)]).toEqual([10, 0])
  const unsettled = ['asked', 'withdrawn', 'young']
  expect([(await left('orders')).filter(Boolean), await left('mails')]).toEqual([unsettled, unsettled])
  expect(await left('notes')).toEqual(unsettled)
  for (const what of ['refunds', 'shipments'] as const) expect((await left(what)).filter(Boolean)).toEqual(['asked'])
  expect(await kept(database)).toMatchObject([{ name: typed.name }, { name: '', orderId: returned }])

  await database.execute(sql`update orders set paid_at = now() where status = 'pending'`)
  expect(await cleared(clearPaidOrders, 6 * 366)).toBe(8)
  // Two were paid for not long ago, and one has an invoice.
  expect(await left('orders')).toEqual(['', '', 'withdrawn', 'young', ''])
})
