import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { stock } from '../../../../tests/support/checkouts.ts'
import { openWithLots } from '../../../../tests/support/lots.ts'
import { race } from '../../../../tests/support/race.ts'
import { suppress } from '../../../../tests/support/suppressed.ts'
import type { LotInList, LotRecord } from './lot.ts'

test('everybody who got of a lot is found and written to once in their language, also who unsubscribed', async () => {
  const { shop, productId, receive, place, read, send } = await openWithLots()
  const [other = 0] = await stock(shop, { price: '10.00', pieces: 0 })
  await shop.callAsAdmin('PUT', `/api/admin/products/${productId}`, { body: { name: 'Sól szara' } })
  await receive('N-1', 10, '', other)
  await receive('L-1', 10, '2027-03-01')
  await send((await place(0, { email: 'other@example.com', lines: [{ productId: other, quantity: 1 }] })).id)
  const german = { language: 'de', email: 'Greta@example.com', firstName: 'Greta' } as const
  const sent = [await place(1), await place(2, german), await place(1, { ...german, email: 'greta@example.com' })]
  for (const { id } of sent) await send(id)
  await place(1, { email: 'waits@example.com' })
  await suppress(shop.database, 'anna@example.com', 'page')
  const [lot] = await read<LotInList[]>('/api/admin/lots')
  const recall = (body: object) => shop.callAsAdmin('POST', `/api/admin/lots/${lot?.id}/recall`, { body })
  expect((await recall({ pl: ' ' })).status).toBe(422)
  expect((await shop.callAsAdmin('POST', '/api/admin/lots/4711/recall', { body: { pl: 'Pękło szkło.' } })).status).toBe(
    404,
  )
  const words = { pl: 'Pękło szkło.\nProsimy wyrzucić.', de: 'Glasbruch.' }
  const answers = await race(shop.database, sql`select from stock_lots for update`, [
    () => recall(words),
    () => recall(words),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const { rows } = await shop.database.execute<Record<'recipient' | 'language' | 'plain' | 'subject', string>>(
    sql`select recipient, language, plain, subject from mails where kind = 'recall' order by language`,
  )
  expect(rows.map(({ recipient, language }) => [recipient.toLowerCase(), language])).toEqual([
    ['greta@example.com', 'de'],
    ['anna@example.com', 'pl'],
  ])
  expect(rows[0]?.plain).toContain('Glasbruch.')
  for (const { number } of sent.slice(1)) expect(rows[0]?.plain).toContain(number)
  expect(rows[1]?.plain).toContain('Prosimy wyrzucić.')
  expect(rows[1]?.subject).toMatch(/Sól szara.*L-1/)

  const record = await read<LotRecord>(`/api/admin/lots/${lot?.id}`)
  expect(record).toMatchObject({ received: 10, sent: 4, left: 6, orders: 3, bestBefore: '2027-03-01' })
  expect(record.recipients.map(({ orderNumber, writtenAt }) => [orderNumber, writtenAt !== null])).toEqual(
    sent.toReversed().map(({ number }) => [number, true]),
  )
  const table = await (await shop.callAsAdmin('GET', `/api/admin/lots/${lot?.id}/export`)).text()
  expect(table.split('\r\n')).toHaveLength(5)
  const later = await place(1, { email: 'nowa@example.com' })
  await send(later.id)
  const unknown = await place(1, { email: '' })
  await send(unknown.id)
  await shop.database.execute(sql`
    insert into product_translations (product_id, language, name, description)
    values (${other}, 'de', 'Anderes', ''), (${productId}, 'de', 'Graues Salz', ''), (${productId}, 'fr', 'Sel gris', '')`)
  await send((await place(1, { ...german, email: 'hans@example.com' })).id)
  expect(await (await recall(words)).json()).toEqual({ letters: 2, withoutAddress: 1 })
  const { rows: last } = await shop.database.execute<{ plain: string }>(
    sql`select plain from mails where recipient = 'hans@example.com' and kind = 'recall'`,
  )
  expect(last.map(({ plain }) => plain)).toEqual([expect.stringContaining('Graues Salz')])
  expect((await recall(words)).status).toBe(409)
  const { rows: audited } = await shop.database.execute(sql`
    select subject_id as id, subject_name as name, after from audit_entries where subject = 'recall'`)
  const noted = { id: String(lot?.id), name: 'Sól szara, L-1', after: { successCount: 2 } }
  expect(audited).toEqual([noted, noted])

  // Of a product that is no more it is told without its name.
  await send((await place(1, { email: 'ewa@example.com' })).id)
  await shop.callAsAdmin('DELETE', `/api/admin/products/${productId}`)
  expect(await (await recall(words)).json()).toEqual({ letters: 1, withoutAddress: 1 })
  const toEwa = sql`select subject, plain from mails where recipient = 'ewa@example.com' and kind = 'recall'`
  expect(JSON.stringify((await shop.database.execute(toEwa)).rows)).not.toContain('undefined')
})
