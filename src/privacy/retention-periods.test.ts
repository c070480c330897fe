import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestShop } from '../../tests/support/shop.ts'
import { longestDays } from '../backups/which-stay.ts'
import { linkDays } from '../membership/materials/materials.ts'
import { orderLinkDays } from '../sales/orders/order.ts'
import { deviceDays } from '../server/accounts/known-devices.ts'
import { sessionLifetimes } from '../server/accounts/sessions.ts'
import { limits } from '../server/http/throttle.ts'
import { endOf } from './clear-old-data.server.ts'
import { retentionOf } from '../personal-data/retention.ts'

test('the figures of what other rooms clear away are theirs', () => {
  expect(retentionOf.customerSessions.days).toBe(sessionLifetimes.customer.absoluteDays)
  expect(retentionOf.administratorSessions.days).toBe(sessionLifetimes.administrator.absoluteDays)
  expect(retentionOf.knownDevices.days).toBe(deviceDays)
  expect(retentionOf.materials.days).toBe(linkDays)
  expect(retentionOf.backups.days).toBe(longestDays)
  expect(retentionOf.orderLinks.days).toBe(orderLinkDays + 30)
  const longest = Math.max(...Object.values(limits).map(({ forgetAfterSeconds }) => forgetAfterSeconds))
  // And up to a night until they are cleared away.
  expect(retentionOf.attempts.days * 86_400).toBeGreaterThanOrEqual(longest + 86_400)
})

test('whoever buys in December is known until five years after the January in which its tax was due', async () => {
  const { database } = await openTestShop()
  const { rows } = await database.execute<{ before: Date }>(sql`select ${endOf(retentionOf.paidOrders)} as before`)
  const shown = new Date(rows[0]?.before ?? 0).toLocaleString('sv-SE', { timeZone: 'Europe/Warsaw' })
  const year = Number(new Date().toLocaleString('sv-SE', { timeZone: 'Europe/Warsaw' }).slice(0, 4))
  expect(shown).toBe(`${year - 6}-01-01 00:00:00`)
})
