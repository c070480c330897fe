import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { paid, placeOrder } from '../../../tests/support/orders.ts'
import { openTestShop, type TestShop } from '../../../tests/support/shop.ts'
import { statementForm, statementOf } from '../../../tests/support/statements.ts'
import { dayInPoland } from '../../kernel/day-in-poland.ts'
import { daysAfter } from '../../kernel/calendar.ts'
import type { StatementLineJson, StatementReport, StatementSummary } from './statement.ts'

/** A shop with an order of 90.69, and what its office does with statements. */
async function openOffice() {
  const shop = await openTestShop()
  const ask = async <Answer>(...call: Parameters<TestShop['callAsAdmin']>) => {
    const answer = await shop.callAsAdmin(...call)
    return { status: answer.status, ...((await answer.json()) as Answer) }
  }
  const bring = (...lines: Parameters<typeof statementOf>) =>
    ask<StatementReport>('POST', '/api/admin/statement-lines/import', { body: statementForm(statementOf(...lines)) })
  const list = async (state = 'open') =>
    (await (await shop.callAsAdmin('GET', `/api/admin/statement-lines?state=${state}`)).json()) as StatementLineJson[]
  const summary = () => ask<StatementSummary>('GET', '/api/admin/statement-lines/summary')
  const decide = (id: number | undefined, body: object) =>
    ask<StatementLineJson & { code?: string }>('PUT', `/api/admin/statement-lines/${id}`, { body })
  const book = (lines: number[]) =>
    ask<{ booked: number; left: number }>('POST', '/api/admin/statement-lines/sure', { body: { lines } })
  const states = async () =>
    (await shop.database.execute(sql`select number, payment_status as "paymentStatus" from orders order by id`)).rows
  const place = (number: string, said: Parameters<typeof placeOrder>[1] = {}) =>
    placeOrder(shop.database, { number, ...said })
  return { shop, bring, list, summary, decide, book, states, place }
}

test('a statement proposes for which orders money came, by number, by amount and name, and books nothing', async () => {
  const { bring, list, summary, states, place } = await openOffice()
  await place('S-2026-000001')
  await place('S-2026-000002', { lastName: 'Żółć-Gęś' })
  await place('S-2026-000003', { ...paid })
  await place('S-2026-000004', { lastName: 'Zając' })
  await place('S-2026-000005', { lastName: 'Zając' })
  const report = await bring(
    { amount: '90,69', title: 'zam. S-2026-000001 Nowak' },
    { amount: '10,00', title: 'S2026000002' },
    { amount: '90,69', title: 'za sól', sender: 'ANNA ZOLC-GES UL. SOLNA 1' },
    { amount: '90,69', title: '2026-000003' },
    { amount: '90,69', title: 'sól', sender: 'ZAJĄC ANNA' },
    { amount: '90,69', title: 'czynsz', sender: 'WSPÓLNOTA' },
    { amount: '-12,00', title: 'S-2026-000001' },
  )
  expect(report).toMatchObject({ status: 200, addedCount: 6, debitCount: 1, knownCount: 0, faultyCount: 0 })
  const lines = (await list()).toReversed()
  expect(
    lines.map(({ certainty, proposals }) => [certainty, ...proposals.map(({ orderNumber }) => orderNumber)]),
  ).toEqual([
    ['sure', 'S-2026-000001'],
    ['amount_differs', 'S-2026-000002'],
    ['likely', 'S-2026-000002'],
    ['settled', 'S-2026-000003'],
    ['several', 'S-2026-000004', 'S-2026-000005'],
    ['none'],
  ])
  expect(await summary()).toMatchObject({ open: 6, sure: [lines[0]?.id] })
  expect((await states()).filter((order) => order['paymentStatus'] === 'paid')).toMatchObject([
    { number: 'S-2026-000003' },
  ])
})

test('what an earlier statement brought is not brought again, and two alike transfers of one day are two', async () => {
  const { bring, list } = await openOffice()
  const alike = { amount: '90,69', title: 'S-2026-000001' }
  expect(await bring(alike)).toMatchObject({ addedCount: 1, knownCount: 0 })
  expect(await bring(alike, alike, { amount: '5,00', title: 'inna' })).toMatchObject({ addedCount: 2, knownCount: 1 })
  expect(await bring(alike, alike)).toMatchObject({ addedCount: 0, knownCount: 2 })
  expect(await bring({ ...alike, day: daysAfter(dayInPoland(), -400) })).toMatchObject({ addedCount: 0, oldCount: 1 })
  expect(await list()).toHaveLength(3)
})

test('all that is sure is booked at one press, once, however often and by how many it is pressed', async () => {
  const { shop, bring, summary, book, states, place, list } = await openOffice()
  for (const number of ['S-2026-000001', 'S-2026-000002']) await place(number)
  const line = (number: string) => ({ amount: '90,69', title: number })
  await bring(line('S-2026-000001'), line('S-2026-000002'), line('S-2026-000002'), line('S-2026-000009'))
  const { sure } = await summary()
  expect(sure).toHaveLength(2)
  const answers = await Promise.all([book(sure), book(sure), book([...sure, ...sure])])
  expect(answers.reduce((sum, { booked }) => sum + booked, 0)).toBe(2)
  expect(await states()).toMatchObject([{ paymentStatus: 'paid' }, { paymentStatus: 'paid' }])
  const { rows } = await shop.database.execute(sql`select amount_grosze, evidence from transfers`)
  expect(rows).toHaveLength(2)
  expect((await list('booked')).map(({ order }) => order?.orderNumber).toSorted()).toEqual([
    'S-2026-000001',
    'S-2026-000002',
  ])
  // The other line for the second order would pay it twice: it is no longer sure.
  expect(await list()).toMatchObject([{ certainty: 'none' }, { certainty: 'settled' }])
  expect(await summary()).toMatchObject({ open: 2, sure: [] })
})

test('one line is booked for one order, and what is booked stays booked', async () => {
  const { bring, list, decide, place, states } = await openOffice()
  await place('S-2026-000001')
  await place('S-2026-000002')
  await bring({ amount: '90,69', title: 'za sól' })
  const [line] = await list()
  const unknown = await decide(line?.id, { state: 'booked', orderNumber: 'S-2026-999999' })
  expect(unknown).toMatchObject({ status: 422, code: 'statement_order_unknown' })
  const both = await Promise.all(
    ['2026 000001', '2026 000002'].map((orderNumber) => decide(line?.id, { state: 'booked', orderNumber })),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await states()).filter((order) => order['paymentStatus'] === 'paid')).toHaveLength(1)
  const [booked] = await list('booked')
  const again = await decide(line?.id, { state: 'booked', orderNumber: booked?.order?.orderNumber ?? '' })
  expect(again).toMatchObject({ status: 200, state: 'booked' })
  expect(await decide(line?.id, { state: 'aside' })).toMatchObject({
    status: 409,
    code: 'statement_line_changed_meanwhile',
  })
})

test('a line whose transfer the office has noted by hand is booked once more only if it is said to be another', async () => {
  const { shop, bring, list, decide, place } = await openOffice()
  const { id } = await place('S-2026-000001')
  const noted = { amount: '90,69', paidOn: dayInPoland(), key: 'screen-of-ewa' }
  await shop.callAsAdmin('POST', `/api/admin/orders/${id}/transfers`, { body: noted })
  await bring({ amount: '90,69', title: 'S-2026-000001' })
  const [line] = await list()
  const booked = { state: 'booked', orderNumber: 'S-2026-000001' }
  const refused = await decide(line?.id, booked)
  expect(refused).toMatchObject({ status: 409, code: 'transfer_seems_known', by: 'admin' })
  expect((refused as { message?: string }).message).toContain('„To inny przelew”')
  expect(await list()).toHaveLength(1)
  expect(await decide(line?.id, { ...booked, isAnother: true })).toMatchObject({ status: 200, state: 'booked' })
})

test('what is for no order is put aside, and can wait again', async () => {
  const { bring, list, decide } = await openOffice()
  await bring({ amount: '1,00', title: 'test' })
  const [line] = await list()
  expect(await decide(line?.id, { state: 'aside' })).toMatchObject({ state: 'aside', decidedBy: 'admin' })
  expect(await list()).toEqual([])
  expect(await decide(line?.id, { state: 'open' })).toMatchObject({ state: 'open', decidedBy: null })
  expect(await decide(999, { state: 'aside' })).toMatchObject({ status: 404 })
})

test.for([
  ['no statement', 'Ala ma kota', 422, 'statement_unknown'],
  ['nothing', '', 422, 'statement_unknown'],
  ['a file that is too long', 'a'.repeat(8 * 1024 * 1024 + 1), 413, 'statement_too_large'],
] as const)('%s is refused with what to do', async ([, content, status, code]) => {
  const { shop } = await openOffice()
  const answer = await shop.callAsAdmin('POST', '/api/admin/statement-lines/import', { body: statementForm(content) })
  expect([answer.status, await answer.json()]).toMatchObject([status, { code }])
})

test('who paid by a transfer is told so among their data, and the bank’s words of them go with them', async () => {
  const { shop, bring, summary, book, place, list } = await openOffice()
  await place('S-2026-000001')
  await bring({ amount: '90,69', title: 'S-2026-000001', sender: 'ANNA NOWAK' })
  await book((await summary()).sure)
  // The order itself stays while it is under way; the bank's words of its buyer needn't.
  const person = async () => {
    const body = { search: 'anna@example.com' }
    const answer = await shop.callAsAdmin('POST', '/api/admin/privacy/person', { body })
    return (await answer.json()) as { fingerprint: string; sections: { name: string; items: { data: object }[] }[] }
  }
  const { fingerprint, sections } = await person()
  const transfers = sections.find(({ name }) => name === 'transfers')
  expect(transfers?.items).toMatchObject([{ fate: 'anonymised', data: { sender: 'ANNA NOWAK', amount: '90.69' } }])
  const erased = await shop.callAsAdmin('POST', '/api/admin/privacy/erasure', {
    body: { email: 'anna@example.com', fingerprint },
  })
  expect(erased.status).toBe(200)
  expect(await list('booked')).toMatchObject([{ title: '', sender: '', senderAccount: null, amount: '90.69' }])
})
