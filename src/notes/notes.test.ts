import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { placeOrder } from '../../tests/support/orders.ts'
import { openTestShop, type TestShop } from '../../tests/support/shop.ts'
import { auditEntries } from '../audit/audit-entries.table.ts'
import { customers } from '../customers/customers.table.ts'
import { gatherPeople } from '../people/gather-people.server.ts'
import { people } from '../people/people.table.ts'
import { anonymiseOrders } from '../sales/order-management/anonymise-order.server.ts'
import { orders } from '../sales/orders/orders.table.ts'
import type { Remarks } from './note.ts'

const remarksOf = async (answer: Promise<Response>) => (await (await answer).json()) as Remarks
const count = async ({ database }: TestShop) =>
  (
    await database.execute<{ n: number }>(
      sql`select (select count(*) from notes)::integer + (select count(*) from tags)::integer as n`,
    )
  ).rows[0]?.n

test('the office notes and tags an order, finds it by the tag in any letters, and the trail doesn’t say what was written', async () => {
  const shop = await openTestShop()
  const { database, callAsAdmin } = shop
  const { id, number } = await placeOrder(database)
  await placeOrder(database)
  const about = `/api/admin/orders/${id}`
  await callAsAdmin('POST', `${about}/notes`, { body: { text: ' Dzwonić po 16 ' } })
  const tag = (name: string, isOn = true) => callAsAdmin('PUT', `${about}/tags`, { body: { tag: name, isOn } })
  await Promise.all(['Święta', 'ŚWIĘTA', 'święta'].map((name) => tag(name)))
  const { notes, tags } = await remarksOf(callAsAdmin('GET', `${about}/remarks`))
  expect(notes).toMatchObject([{ text: 'Dzwonić po 16', writtenBy: 'admin', changedAt: null }])
  expect(tags.map((one) => one.toLowerCase())).toEqual(['święta'])
  const found = await callAsAdmin('GET', `/api/admin/orders?tag=${encodeURIComponent('ŚwiĘta')}`)
  expect(((await found.json()) as { orderNumber: string }[]).map(({ orderNumber }) => orderNumber)).toEqual([number])
  expect(await (await callAsAdmin('GET', '/api/admin/orders?tag=inne')).json()).toEqual([])

  const note = `/api/admin/notes/${notes[0]?.id}`
  expect((await callAsAdmin('PUT', note, { body: { text: 'Dzwonić rano' } })).status).toBe(204)
  await database.execute(sql`update notes set written_by = 'ola'`)
  const refused = await callAsAdmin('PUT', note, { body: { text: 'Moje' } })
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([422, 'note_of_somebody_else'])
  expect((await callAsAdmin('DELETE', note)).status).toBe(204)
  expect((await callAsAdmin('DELETE', note)).status).toBe(404)
  expect((await remarksOf(tag('święta', false))).tags).toEqual([])
  const trail = await database.select().from(auditEntries)
  expect(JSON.stringify(trail)).not.toMatch(/Dzwonić|święta/i)
  expect((await callAsAdmin('POST', '/api/admin/orders/999/notes', { body: { text: 'x' } })).status).toBe(404)
})

test('what was written about a person and their orders goes with them', async () => {
  const shop = await openTestShop()
  const { database, callAsAdmin } = shop
  const { id } = await placeOrder(database)
  await gatherPeople(database)
  const [person] = await database.select().from(people)
  for (const about of [`/api/admin/orders/${id}`, `/api/admin/customers/${person?.id}`]) {
    expect((await callAsAdmin('POST', `${about}/notes`, { body: { text: 'Miły' } })).status).toBe(201)
    await callAsAdmin('PUT', `${about}/tags`, { body: { tag: 'stały', isOn: true } })
  }
  // The list is counted anew, and who is still there keeps what was written of them.
  await database.update(orders).set({ firstName: 'Hanna' })
  await gatherPeople(database)
  expect(await count(shop)).toBe(4)
  const listed = await callAsAdmin('GET', '/api/admin/customers')
  expect(await listed.json()).toMatchObject([{ name: 'Hanna Nowak', notes: 1 }])
  const rows = await database.select().from(orders)
  await database.transaction((transaction) => anonymiseOrders(transaction, rows))
  await gatherPeople(database)
  expect(await count(shop)).toBe(0)
  const late = await callAsAdmin('PUT', `/api/admin/orders/${id}/tags`, { body: { tag: 'stały', isOn: true } })
  expect(late.status).toBe(404)
})

test('who gives their account another address stays the person of whom the office wrote, also where the address was known', async () => {
  const shop = await openTestShop()
  const { database, callAsAdmin } = shop
  const account = { firstName: 'Ewa', lastName: 'Lis', passwordHash: 'x', language: 'pl' as const }
  await database.insert(customers).values(['a', 'b'].map((name) => ({ ...account, email: `${name}@example.com` })))
  await placeOrder(database, { email: 'guest@example.com' })
  await gatherPeople(database)
  for (const { id, email } of await database.select().from(people)) {
    await callAsAdmin('POST', `/api/admin/customers/${id}/notes`, { body: { text: email } })
    await callAsAdmin('PUT', `/api/admin/customers/${id}/tags`, { body: { tag: 'stały', isOn: true } })
    await callAsAdmin('PUT', `/api/admin/customers/${id}/tags`, { body: { tag: email, isOn: true } })
  }
  const written = async (table: 'notes' | 'tags') => {
    const word = table === 'notes' ? sql`text` : sql`tag`
    const { rows } = await database.execute(sql`
      select people.email, array_agg(${word} order by ${word}) as words
      from people join ${sql.identifier(table)} as said on person_id = people.id group by 1 order by 1`)
    return Object.fromEntries(rows.map(({ email, words }) => [String(email).split('@')[0], words]))
  }
  const [a, b, guest] = ['a@example.com', 'b@example.com', 'guest@example.com']
  const [{ id: first = 0 } = {}] = await database.select().from(people).where(eq(people.email, a))
  const move = (from: string, to: string) =>
    database.update(customers).set({ email: to }).where(eq(customers.email, from))
  await move(a, 'free@example.com')
  await gatherPeople(database)
  expect((await database.select().from(people).where(eq(people.id, first)))[0]?.email).toBe('free@example.com')
  // Two at once: one takes the address that the other leaves.
  await move(b, 'c@example.com')
  await move('free@example.com', b)
  await database.execute(sql`delete from people_changed where email <> ${b}`)
  await gatherPeople(database)
  expect(await written('notes')).toEqual({ b: [a], c: [b], guest: [guest] })
  expect(await written('tags')).toEqual({ b: [a, 'stały'], c: [b, 'stały'], guest: [guest, 'stały'] })
  await move(b, guest)
  await gatherPeople(database)
  expect(await written('notes')).toEqual({ c: [b], guest: [a, guest] })
  expect(await written('tags')).toEqual({ c: [b, 'stały'], guest: [a, guest, 'stały'] })
})
