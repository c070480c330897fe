import { describe, expect, test } from 'vitest'
import { withdrawalServerTexts } from './texts.server.ts'
import { fieldProblems } from '../../schemas/field-problems.server.ts'
import { anna as account, openShopWithAnna } from '../../../tests/support/customers.ts'
import { customerIdOf, linkTo, placeOrder } from '../../../tests/support/orders.ts'
import { openTestShop } from '../../../tests/support/shop.ts'
import {
  daysAgo,
  anna,
  declare,
  declareAndSettle,
  declareByLink,
  kept,
  emailsAbout,
  orderRow,
  placeDelivered,
  placePaid,
  settleAll,
} from '../../../tests/support/withdrawals.ts'
import { runJobsOn } from '../../../tests/support/job-runner.ts'
import { languages } from '../../kernel/language.ts'
import { settleWithdrawalJob } from './settle-withdrawal.server.ts'

const says = (text: string) => expect.stringContaining(text)

describe('who is nobody yet', () => {
  test('hears the same, whatever there is: the letter alone tells', async () => {
    const shop = await openTestShop({ trustProxy: true })
    const { database } = shop
    const own = await placePaid(database)
    const elses = await placePaid(database, { email: 'jan@example.com' })
    const late = await placeDelivered(database, daysAgo(40))
    const unpaid = await placeOrder(database)
    const cancelled = await placePaid(database, { status: 'cancelled' })
    const numbers = [
      own.number,
      own.number,
      elses.number,
      late.number,
      unpaid.number,
      cancelled.number,
      'S-2026-999999',
      'xyz',
    ]
    const answers = []
    for (const [place, orderNumber] of numbers.entries()) {
      const answer = await declare(shop, { ...anna, orderNumber }, { 'X-Forwarded-For': `192.0.2.${place}` })
      const { declaredAt, ...told } = (await answer.json()) as { declaredAt: string }
      answers.push({ status: answer.status, told, isMoment: declaredAt === new Date(declaredAt).toISOString() })
      await settleAll(database)
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ status: 201, told: { email: anna.email }, isMoment: true })]),
    )
    expect((await kept(database)).map(({ state, orderId }) => [state, orderId])).toEqual([
      ['accepted', own.id],
      ['repeated', own.id],
      ['unmatched', null],
      ['late', late.id],
      ['unpaid', unpaid.id],
      ['cancelled', cancelled.id],
      ['unmatched', null],
      ['unmatched', null],
    ])
  })

  test('is told in the letter what came of it, each in its own sentence', async () => {
    const shop = await openTestShop()
    const { database } = shop
    const texts = withdrawalServerTexts.pl.withdrawalEmails
    const own = await placePaid(database, { shippingStatus: 'shipped' })
    const cancelled = await placePaid(database, { status: 'cancelled', email: 'ewa@example.com' })
    const unpaid = await placeOrder(database, { email: 'jan@example.com' })
    await declareAndSettle(shop, { orderNumber: own.number, remark: 'Za słona' })
    await declareAndSettle(shop, { orderNumber: own.number })
    await declareAndSettle(shop, { orderNumber: cancelled.number, email: 'ewa@example.com' })
    await declareAndSettle(shop, { orderNumber: unpaid.number, email: 'jan@example.com' })
    await declareAndSettle(shop, { orderNumber: own.number, email: 'obcy@example.com' })
    const emails = (await emailsAbout(database)).filter(({ kind }) => kind !== 'withdrawal-office')
    expect(emails).toMatchObject([
      { to: anna.email, subject: says(own.number), plain: says('najtańszej zwykłej dostawy') },
      { to: anna.email, plain: says('Takie samo odstąpienie') },
      { to: 'ewa@example.com', plain: says(texts.cancelled) },
      { to: 'jan@example.com', plain: says(texts.unpaid) },
      { to: 'obcy@example.com', plain: says(texts.unmatched) },
    ])
    expect(emails[0]?.plain).toMatch(/dotarło do nas \d+ \S+ 20\d\d, \d\d:\d\d CES?T/)
    expect(emails[0]?.plain).toContain(
      `Ja, Anna Nowak, odstępuję od całej umowy sprzedaży zawartej zamówieniem nr ${own.number}.`,
    )
    expect(emails[0]?.plain).toContain('Za słona')
    // Who isn't the order's customer learns nothing of it, and is led nowhere.
    expect(emails[4]?.plain).not.toContain('/order/')
    expect(emails[4]?.subject).toBe(texts.subject)
  })

  test.for([
    (number: string) => ` ${number.toLowerCase()} `,
    (number: string) => `#${number}`,
    (number: string) => number.replaceAll('-', ' '),
    (number: string) => number.replaceAll('-', ''),
    (number: string) => number.replaceAll('-', '–'),
    (number: string) => number.slice(2),
    (number: string) => `nr ${number}`,
  ])('may type the number in its own way: %s', async (typed) => {
    const shop = await openTestShop()
    const { id, number } = await placePaid(shop.database)
    await declareAndSettle(shop, { orderNumber: typed(number), email: 'ANNA@example.com' })
    expect(await kept(shop.database)).toMatchObject([{ state: 'accepted', orderId: id }])
  })

  test.for(languages)('is answered in %s', async (language) => {
    const shop = await openTestShop()
    const { number } = await placePaid(shop.database, { language: 'pl' })
    await declare(shop, { ...anna, orderNumber: number }, {}, language)
    await settleAll(shop.database)
    const [email] = await emailsAbout(shop.database)
    expect(email?.subject).toBe(withdrawalServerTexts[language].withdrawalEmails.subjectOfOrder(number))
    expect(email?.plain).toContain(withdrawalServerTexts[language].withdrawalEmails.whole.notSentYet)
  })

  test('is told at each field what is missing or wrong, and nothing is kept', async () => {
    const shop = await openTestShop()
    const { required, email, too_long } = fieldProblems.pl
    const answer = await declare(shop, { name: ' ', orderNumber: '', email: 'anna' })
    expect([answer.status, await answer.json()]).toEqual([
      422,
      expect.objectContaining({ fields: { name: required, orderNumber: required, email } }),
    ])
    const long = await declare(shop, { ...anna, orderNumber: '1'.repeat(41), goods: 'a'.repeat(501) })
    expect(await long.json()).toMatchObject({ fields: { orderNumber: too_long('40'), goods: too_long('500') } })
    expect(await kept(shop.database)).toEqual([])
  })

  test('is heard where the trap for programs caught them, but no stranger is written to', async () => {
    const shop = await openTestShop()
    const { number } = await placePaid(shop.database)
    const subject = 'Cheap watches'
    const caught = await declare(shop, { ...anna, orderNumber: '1', subject })
    expect([caught.status, Object.keys((await caught.json()) as object)]).toEqual([201, ['declaredAt', 'email']])
    await runJobsOn(shop.databaseUrl, { jobs: [settleWithdrawalJob] })
    const states = async () => (await kept(shop.database)).map(({ state }) => state)
    await expect.poll(states).toEqual(['unmatched'])
    expect(await emailsAbout(shop.database)).toEqual([])
    await declare(shop, { ...anna, orderNumber: number, subject })
    await expect.poll(states).toEqual(['unmatched', 'accepted'])
    expect((await emailsAbout(shop.database)).map(({ kind }) => kind)).toEqual(['withdrawal', 'withdrawal-office'])
  })
})

describe('who has shown that the order is theirs', () => {
  test('is told at once what comes of it and by when, and the order says so', async () => {
    const shop = await openTestShop()
    const { id } = await placePaid(shop.database, { shippingStatus: 'shipped' })
    const first = await declareByLink(shop, id)
    expect(first).toMatchObject({ state: 'accepted', email: anna.email, goods: '', firstDeclaredAt: null })
    expect(await declareByLink(shop, id)).toMatchObject({ state: 'repeated', firstDeclaredAt: first.declaredAt })
    const { token } = await linkTo(shop.database, id)
    const order = await (await shop.call('GET', `/api/store/order-links/${token}`)).json()
    expect(order).toMatchObject({
      isWithdrawable: false,
      withdrawals: [{ declaredAt: first.declaredAt, state: 'accepted' }],
    })
  })

  test('may withdraw from one part after the other, and then from all', async () => {
    const shop = await openTestShop()
    const { id } = await placePaid(shop.database)
    const said = []
    for (const goods of ['Fleur de Sel', ' fleur de  sel. ', 'Sól gruba', '', 'Sól gruba'])
      said.push((await declareByLink(shop, id, { goods })).state)
    expect(said).toEqual(['accepted', 'repeated', 'accepted', 'accepted', 'repeated'])
    const refunds = (await kept(shop.database)).map(({ refund }) => refund)
    expect(refunds).toEqual([null, null, null, 8_769, null])
  })

  test('has the dearer part of the delivery kept back, and nothing else', async () => {
    const shop = await openTestShop()
    // 74,70 of goods, of a kilogram, sent home for 15,99; a locker costs 12,99.
    const { id } = await placePaid(shop.database)
    await declareByLink(shop, id)
    expect(await kept(shop.database)).toMatchObject([{ refund: 7_470 + 1_299 }])
  })

  test('is told that the period is over, and is heard all the same', async () => {
    const shop = await openTestShop()
    const { id } = await placeDelivered(shop.database, daysAgo(40))
    expect(await declareByLink(shop, id)).toMatchObject({ state: 'late', periodEndsOn: expect.any(String) })
    expect((await orderRow(shop.database, id))?.needsAttention).toBe('withdrawn')
  })

  test('is known by their account as well, and only for their own orders', async () => {
    const { shop, cookies } = await openShopWithAnna()
    const customerId = await customerIdOf(shop.database, account.email)
    const own = await placePaid(shop.database, { customerId, email: account.email })
    const elses = await placePaid(shop.database)
    const body = { name: anna.name, goods: 'Fleur de Sel' }
    const at = (id: number, Cookie: string) =>
      shop.call('POST', `/api/store/orders/${id}/withdrawals`, { body, headers: { Cookie } })
    expect((await at(own.id, '')).status).toBe(401)
    expect((await at(elses.id, cookies)).status).toBe(404)
    const answer = await at(own.id, cookies)
    expect([answer.status, await answer.json()]).toEqual([
      201,
      expect.objectContaining({ state: 'accepted', goods: 'Fleur de Sel', email: account.email }),
    ])
    const exported = await shop.call('GET', '/api/customers/export', { headers: { Cookie: cookies } })
    expect(await exported.text()).toContain('Fleur de Sel')
  })

  test('finds nothing behind a link that there is not', async () => {
    const shop = await openTestShop()
    const answer = await shop.call('POST', `/api/store/order-links/${'x'.repeat(43)}/withdrawals`, {
      body: { name: 'A' },
    })
    expect([answer.status, await answer.json()]).toEqual([404, expect.objectContaining({ code: 'order_not_found' })])
  })
})

describe('the same declaration', () => {
  test('sent again with its key is one, and answered as the first time', async () => {
    const shop = await openTestShop()
    const { id, number } = await placePaid(shop.database)
    const headers = { 'Idempotency-Key': 'one-click' }
    const first = await (await declare(shop, { ...anna, orderNumber: number }, headers)).json()
    expect(await (await declare(shop, { ...anna, orderNumber: number }, headers)).json()).toEqual(first)
    expect(await kept(shop.database)).toHaveLength(1)
    const own = await declareByLink(shop, id, {}, headers)
    expect(await kept(shop.database)).toHaveLength(2)
    expect(await declareByLink(shop, id, {}, headers)).toEqual(own)
    await declare(shop, { ...anna, orderNumber: number, goods: 'Sól' }, headers)
    expect(await kept(shop.database)).toHaveLength(3)
  })
})

test('the order is marked, its history knows, and the office is told what to do by when', async () => {
  const shop = await openTestShop()
  const { id, number } = await placePaid(shop.database, { shippingStatus: 'shipped' })
  await declareByLink(shop, id)
  expect((await orderRow(shop.database, id))?.needsAttention).toBe('withdrawn')
  const record = (await (await shop.callAsAdmin('GET', `/api/store/orders/${id}`)).json()) as object
  expect(record).toMatchObject({
    withdrawals: [{ state: 'accepted', isOpen: true, name: anna.name, refundAmount: '87.69' }],
    events: [
      { kind: 'withdrawn', actor: 'customer', details: { state: 'accepted', isWhole: true } },
      { kind: 'flagged', details: { reason: 'withdrawn' } },
    ],
  })
  const office = (await emailsAbout(shop.database)).find(({ kind }) => kind === 'withdrawal-office')
  expect(office).toMatchObject({
    to: null,
    subject: `Odstąpienie od umowy: zamówienie ${number}`,
    plain: says('Zwrot pieniędzy najpóźniej do'),
  })
})

test('what else somebody has to look at stays named', async () => {
  const shop = await openTestShop()
  const { id } = await placePaid(shop.database, { needsAttention: 'disputed' })
  await declareByLink(shop, id)
  expect((await orderRow(shop.database, id))?.needsAttention).toBe('disputed')
})
