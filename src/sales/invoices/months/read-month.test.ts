import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { placeCompanyOrder, placeInvoicedOrder } from '../../../../tests/support/invoices.ts'
import { openReadyDatabase } from '../../../../tests/support/job-runner.ts'
import { money } from '../../../kernel/money.ts'
import { orderEvents } from '../../orders/orders.table.ts'
import { payments, refunds } from '../../payments/payments.table.ts'
import { invoices } from '../invoices.table.ts'
import { issueCorrections } from '../corrections/issue-corrections.server.ts'
import { readMonth } from './read-month.server.ts'

const on = (day: string) => new Date(`${day}T10:00:00Z`)
const person = { companyName: null, taxNumber: null }

test('a sale at a distance is one of taxed goods to somebody without a tax number in another member state', async () => {
  const { database } = await openReadyDatabase()
  const sales = [
    [{ ...person, country: 'Germany' }, true],
    [{ ...person, country: 'Poland' }, false],
    [{ ...person, country: 'Norway' }, false],
    [{ ...person, country: 'Nirgendwo' }, false],
    [{ ...person, country: 'Germany', taxation: 'exempt' }, false],
    [{ country: 'Germany', taxNumber: 'DE136695976' }, false],
  ] as const
  for (const [sale] of sales) {
    await placeCompanyOrder(database, { paidAt: on('2026-05-03'), ...sale })
    await placeInvoicedOrder(database, { paidAt: on('2026-05-04'), ...sale }, on('2026-05-04'))
  }
  const { documents, moves } = await readMonth(database, '2026-05')
  expect(documents.map(({ isAtDistance }) => isAtDistance)).toEqual(sales.map(([, is]) => is))
  expect(moves.map(({ isAtDistance }) => isAtDistance)).toEqual(sales.map(([, is]) => is))
})

test('what an earlier month held already is taken off once, by the first document about it', async () => {
  const { database } = await openReadyDatabase()
  const { order, invoice } = await placeInvoicedOrder(database, { paidAt: on('2026-04-30') }, on('2026-05-01'))
  const [payment] = await database.select().from(payments).where(eq(payments.orderId, order.id))
  const refund = { id: randomUUID(), orderId: order.id, paymentId: payment?.id ?? '', amount: money(500) }
  await database.insert(refunds).values({ ...refund, state: 'done' })
  const note = (kind: string, day: string) =>
    database
      .insert(orderEvents)
      .values({ orderId: order.id, kind, actor: 'provider', details: { refund: refund.id }, createdAt: on(day) })
  await note('refunded', '2026-03-02')
  const [correction] = await issueCorrections(database, order.id, on('2026-05-02'))
  await database.update(refunds).set({ state: 'refused' }).where(eq(refunds.id, refund.id))
  await note('refund_failed', '2026-04-02')
  await issueCorrections(database, order.id, on('2026-05-03'))
  await placeInvoicedOrder(database, { paidAt: on('2026-05-04') }, on('2026-05-04'))
  // Documents in place of these tell of the same again.
  const { id: _, ...again } = { ...invoice, replacesId: invoice.id, replaces: { number: 'FV/1', issuedAt: '' } }
  const [{ id: __, ...correctedAgain } = { id: 0 }] = correction ? [correction] : []
  const numbered = { ...again, sequence: 90, number: 'FV/2026/000090', issuedAt: on('2026-05-05') }
  const [replacing] = await database.insert(invoices).values(numbered).returning()
  const corrected = { ...again, ...correctedAgain, correctedId: replacing?.id, sequence: 91, number: 'FK/2026/000091' }
  await database.insert(invoices).values({ ...corrected, issuedAt: on('2026-05-05') })
  const { documents } = await readMonth(database, '2026-05')
  expect(documents.map(({ document: { kind }, recordedIn }) => [kind, recordedIn])).toEqual([
    ['invoice', '2026-04'],
    ['correction', '2026-03'],
    ['correction', '2026-04'],
    ['invoice', null],
    ['invoice', null],
    ['correction', null],
  ])
})
