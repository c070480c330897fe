import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { placeInvoicedOrder } from '../../../tests/support/invoices.ts'
import { openReadyDatabase } from '../../../tests/support/job-runner.ts'
import { clearPaidOrders } from '../order-management/personal-data.server.ts'
import { endOf } from '../../privacy/clear-old-data.server.ts'
import { retentionOf } from '../../personal-data/retention.ts'
import type { Database } from '../../server/database/database.ts'
import { clearOldInvoices } from './personal-data.server.ts'

const clearNow = (database: Database) =>
  database.transaction((transaction) => clearOldInvoices(transaction, endOf(retentionOf.invoices), 200))

const inYear = (year: number) => new Date(`${year}-12-31T12:00:00Z`)
const thisYear = new Date().getFullYear()

const numbersIn = async (database: Database, table: 'orders' | 'invoices') =>
  (await database.execute<{ number: string }>(sql`select number from ${sql.identifier(table)} order by id`)).rows.map(
    ({ number }) => number,
  )

test('documents go when tax law lets them go, and not a year before', async () => {
  const { database } = await openReadyDatabase()
  await placeInvoicedOrder(database, {}, inYear(thisYear - 7))
  const kept = await placeInvoicedOrder(database, {}, inYear(thisYear - 6))
  expect(await clearNow(database)).toBe(1)
  expect(await numbersIn(database, 'invoices')).toEqual([kept.invoice.number])
  expect(await clearNow(database)).toBe(0)
})

test('an order goes with its documents; one whose invoice was asked for in the year after stays as long as that', async () => {
  const { database } = await openReadyDatabase()
  const paidAt = inYear(thisYear - 7)
  await placeInvoicedOrder(database, { paidAt }, paidAt)
  const later = await placeInvoicedOrder(database, { paidAt }, inYear(thisYear - 6))
  await clearNow(database)
  const cleared = await database.transaction((transaction) =>
    clearPaidOrders(transaction, endOf(retentionOf.paidOrders), 200),
  )
  expect(cleared).toBe(1)
  expect(await numbersIn(database, 'orders')).toEqual([later.order.number])
  expect(await numbersIn(database, 'invoices')).toEqual([later.invoice.number])
})
