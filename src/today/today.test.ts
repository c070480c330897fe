import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { stock } from '../../tests/support/checkouts.ts'
import { attemptPayment, paid, placeOrder } from '../../tests/support/orders.ts'
import { openTestShop } from '../../tests/support/shop.ts'
import { draft, placePaid, said } from '../../tests/support/withdrawals.ts'
import { contactMessages } from '../contact/contact-messages.table.ts'
import { money } from '../kernel/money.ts'
import { flagOrder } from '../sales/orders/flag-order.server.ts'
import { declareOwnWithdrawal } from '../sales/withdrawal/declare-withdrawal.server.ts'
import { formatAge, formatChange, formatWaiting } from './panel/today-words.ts'
import { today } from './today.ts'

/** The same moments however long the test takes. */
const begun = Date.now()
const daysAgo = (days: number) => new Date(begun - days * 86_400_000)

test('the day says what waits, how much of it and since when; what is done is no longer said', async () => {
  const shop = await openTestShop()
  const { database } = shop
  const read = async () => today.parse(await (await shop.callAsAdmin('GET', '/api/admin/today')).json())
  await stock(shop, { price: '24.90', pieces: 100 })
  expect(await read()).toMatchObject({ waiting: [], revenue: '0.00', earlier: '0.00' })

  await placeOrder(database, { ...paid, paidAt: daysAgo(3) })
  await placeOrder(database, { ...paid, paidAt: daysAgo(1) })
  await placeOrder(database, { createdAt: daysAgo(2) })
  const flagged = await placeOrder(database, {
    ...paid,
    status: 'delivered',
    shippingStatus: 'delivered',
    paidAt: daysAgo(40),
  })
  await flagOrder(database, flagged.id, 'disputed')
  const withdrawn = await placePaid(database)
  await declareOwnWithdrawal(database, withdrawn.id, draft, said)
  const message = { name: 'Anna', email: 'anna@example.com', message: 'Kiedy?', language: 'pl' as const }
  await database.insert(contactMessages).values([{ ...message, createdAt: daysAgo(5) }, message])
  await database.execute(sql`insert into members (kind, first_name, last_name, email, address, description, language, applied_at)
    values ('chef', 'Jan', 'Kot', 'jan@example.com', 'ul. Solna 1', 'Gotuje', 'pl', ${daysAgo(4).toISOString()})`)
  await database.execute(sql`insert into privacy_requests (kind, address_hash, email, received_on, recorded_by)
    values ('access', 'x', 'anna@example.com', current_date - 40, 'admin')`)
  await database.execute(sql`insert into mails (id, kind, recipient, language, subject, html, plain, state)
    values (gen_random_uuid(), 'test', 'anna@example.com', 'pl', 'x', 'x', 'x', 'failed')`)
  await database.execute(sql`update products set stock_quantity = 2`)
  // One that waits since yesterday is said; its day is the 15th of the month after the payment.
  const waits = { ...paid, status: 'delivered', shippingStatus: 'delivered', total: money(100) } as const
  await placeOrder(database, { ...waits, paidAt: new Date('2026-01-31T23:30:00Z'), invoiceWaitsSince: daysAgo(2) })
  await placeOrder(database, { ...waits, paidAt: daysAgo(100), invoiceWaitsSince: daysAgo(0.5) })

  const { waiting, days, revenue, earlier } = await read()
  expect(waiting.map(({ name, count }) => `${name} ${count}`)).toEqual([
    // The withdrawal marks its order, too, as the list of orders counts it.
    'attention 2',
    'withdrawals 1',
    'toPack 2',
    'unpaid 1',
    'invoices 1',
    'messages 2',
    'applications 1',
    'materials 1',
    'requests 1',
    'failedMails 1',
    'lowStock 1',
  ])
  const of = (name: string) => waiting.find((one) => one.name === name)
  expect(Date.parse(of('toPack')?.since ?? '')).toBe(daysAgo(3).getTime())
  expect(Date.parse(of('messages')?.since ?? '')).toBe(daysAgo(5).getTime())
  expect(of('invoices')).toMatchObject({ dueOn: '2026-03-15', overdue: 1 })
  expect(of('lowStock')).toMatchObject({ since: null, dueOn: null, overdue: 0 })
  expect(of('requests')).toMatchObject({ overdue: 1 })
  expect(of('materials')).toMatchObject({ overdue: 1 })
  expect(days).toHaveLength(30)
  const sum = days.reduce((whole, day) => whole + Number(day.revenue), 0)
  expect(revenue).toBe(sum.toFixed(2))
  expect(Number(earlier)).toBeGreaterThan(0)
  const before = await read()
  await attemptPayment(database, flagged.id, { state: 'paid', amount: money(1), taken: money(1) })
  expect(await read()).toEqual(before)
})

test('words say how long it waits, until when, and whether it goes better', () => {
  const now = new Date('2026-11-27T12:00:00Z')
  const ago = (hours: number) => formatAge(new Date(now.getTime() - hours * 3_600_000).toISOString(), now)
  expect([0, 0.5, 1, 47, 48, 24 * 22].map(ago)).toEqual([
    'krócej niż minutę',
    'od 30 minut',
    'od 1 godziny',
    'od 47 godzin',
    'od 2 dni',
    'od 22 dni',
  ])
  const waits = { name: 'requests', count: 2, since: '2026-11-20T12:00:00Z', dueOn: '2026-12-20', overdue: 1 } as const
  expect(formatWaiting(waits, now)).toBe('najstarsze czeka od 7 dni, najbliższy termin 20.12.2026, 1 po terminie')
  expect(formatWaiting({ ...waits, name: 'lowStock', since: null, dueOn: null, overdue: 0 }, now)).toBe('')
  expect(
    [
      [120, 100],
      [80, 100],
      [100, 100],
      [5, 0],
      [1001, 1000],
    ].map(([one = 0, other = 0]) => formatChange(one, other)),
  ).toEqual([
    'o 20% więcej niż 30 dni wcześniej',
    'o 20% mniej niż 30 dni wcześniej',
    'tyle samo co 30 dni wcześniej',
    'więcej niż 30 dni wcześniej',
    'prawie tyle samo co 30 dni wcześniej',
  ])
})
