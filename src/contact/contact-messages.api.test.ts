import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { race } from '../../tests/support/race.ts'
import { openTestShop, type TestShop } from '../../tests/support/shop.ts'
import type { AuditEntry } from '../audit/audit-entry.ts'
import { mails } from '../mail/mails.table.ts'
import type { ContactRecord } from './contact-message.ts'

const anna = { name: 'Anna Nowak', email: 'anna@example.com', message: 'Dzień dobry!\n<b>Czy</b> jest sól?' }

const write = (shop: TestShop, change: object = {}) =>
  shop.call('POST', '/api/contact?lang=pl', { body: { ...anna, ...change } })

async function list(shop: TestShop, query = '') {
  const answer = await shop.callAsAdmin('GET', `/api/admin/contact-messages${query}`)
  return { total: answer.headers.get('X-Total-Count'), messages: (await answer.json()) as ContactRecord[] }
}

const namesOf = async (shop: TestShop, query: string) => (await list(shop, query)).messages.map(({ name }) => name)

async function firstId(shop: TestShop): Promise<number> {
  const [message] = (await list(shop)).messages
  return message?.id ?? 0
}

const handle = (shop: TestShop, id: number, isHandled: unknown) =>
  shop.callAsAdmin('PUT', `/api/admin/contact-messages/${id}`, { body: { isHandled } })

const trail = async (shop: TestShop) =>
  (await (await shop.callAsAdmin('GET', '/api/admin/audit?subject=contact_message')).json()) as AuditEntry[]

test('messages are listed as they were written, the newest first, a page at a time', async () => {
  const shop = await openTestShop()
  for (const name of ['Ewa', 'Jan', 'Zoé']) await write(shop, { name, language: 'fr' })
  const all = await list(shop)
  expect([all.total, ...all.messages.map(({ name }) => name)]).toEqual(['3', 'Zoé', 'Jan', 'Ewa'])
  expect(all.messages[0]).toEqual({
    ...anna,
    id: expect.any(Number),
    name: 'Zoé',
    language: 'fr',
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    handledAt: null,
    handledBy: null,
  })
  const second = await list(shop, '?limit=2&page=2')
  expect([second.total, ...second.messages.map(({ name }) => name)]).toEqual(['3', 'Ewa'])
})

test('they are found by name, address or text, in whatever letters; what has a meaning in patterns is a letter', async () => {
  const shop = await openTestShop()
  await write(shop, { name: 'Zoë Łęcka' })
  await write(shop, { name: 'Jan', email: 'jan@example.com' })
  await write(shop, { name: 'Ewa', message: '100% soli' })
  expect(await namesOf(shop, '?search=łęcka')).toEqual(['Zoë Łęcka'])
  expect(await namesOf(shop, '?search=JAN@')).toEqual(['Jan'])
  expect(await namesOf(shop, '?search=0%25')).toEqual(['Ewa'])
  expect(await namesOf(shop, '?search=_')).toEqual([])
  expect(await namesOf(shop, '?search=%20')).toHaveLength(3)
  // Links lead by the number: an address would stand in the logs.
  expect(await namesOf(shop, '?search=%232')).toEqual(['Jan'])
})

test('what was seen to leaves those that wait, says who saw to it and when, and can come back', async () => {
  const shop = await openTestShop()
  await write(shop, { name: 'Ewa' })
  await write(shop, { name: 'Jan' })
  const id = await firstId(shop)
  const answer = await handle(shop, id, true)
  expect([answer.status, await answer.json()]).toMatchObject([200, { id, name: 'Jan', handledBy: 'admin' }])
  expect(await namesOf(shop, '?handled=false')).toEqual(['Ewa'])
  expect(await namesOf(shop, '?handled=true')).toEqual(['Jan'])
  expect((await list(shop, '?handled=false&limit=1')).total).toBe('1')

  expect(await (await handle(shop, id, false)).json()).toMatchObject({ handledAt: null, handledBy: null })
  expect(await namesOf(shop, '?handled=false')).toEqual(['Jan', 'Ewa'])
})

test('of two who say so at once one is named, and the trail says it once', async () => {
  const shop = await openTestShop()
  await write(shop)
  const id = await firstId(shop)
  const answers = await Promise.all([handle(shop, id, true), handle(shop, id, true)])
  const [one, other] = await Promise.all(answers.map(async (answer) => (await answer.json()) as ContactRecord))
  expect(one?.handledAt).toEqual(expect.any(String))
  expect(other).toEqual(one)
  expect(await trail(shop)).toHaveLength(1)
})

test('a deleted message is gone with the mail that told of it, and with no other', async () => {
  const shop = await openTestShop()
  await write(shop, { message: 'to be kept' })
  await write(shop, { message: 'to be forgotten' })
  const forget = await firstId(shop)
  const remove = () => shop.callAsAdmin('DELETE', `/api/admin/contact-messages/${forget}`)
  const twice = await race(shop.database, sql`select from contact_messages for update`, [remove, remove])
  expect(twice.map(({ status }) => status).toSorted()).toEqual([204, 404])
  expect((await list(shop)).messages).toMatchObject([{ message: 'to be kept' }])
  expect(await shop.database.select().from(mails)).toMatchObject([{ plain: expect.stringContaining('to be kept') }])
  const again = await remove()
  expect([again.status, await again.json()]).toMatchObject([404, { code: 'contact_message_not_found' }])
})

test('the trail says who did what to which message, and nothing of who wrote it', async () => {
  const shop = await openTestShop()
  await write(shop)
  const id = await firstId(shop)
  await handle(shop, id, true)
  await shop.callAsAdmin('DELETE', `/api/admin/contact-messages/${id}`)
  const about = { administrator: 'admin', subjectId: String(id), subjectName: null }
  expect(await trail(shop)).toMatchObject([
    { ...about, action: 'deleted', before: { isHandled: true }, after: null },
    { ...about, action: 'changed', before: { isHandled: false }, after: { isHandled: true } },
  ])
  const { rows } = await shop.database.execute(sql`select row_to_json(audit_entries)::text as entry from audit_entries`)
  expect(JSON.stringify(rows)).not.toMatch(/Anna|Nowak|example\.com|sól/)
})

test.for([
  ['GET', '?handled=maybe', undefined, 'handled'],
  ['GET', `?search=${'a'.repeat(201)}`, undefined, 'search'],
  ['GET', '?page=0', undefined, 'page'],
  ['PUT', '/1', {}, 'isHandled'],
  ['PUT', '/1', { isHandled: 'yes' }, 'isHandled'],
] as const)('%s %s with %j is refused, naming the field', async ([method, address, body, field]) => {
  const shop = await openTestShop()
  const answer = await shop.callAsAdmin(method, `/api/admin/contact-messages${address}`, { body })
  expect(answer.status).toBe(422)
  expect(Object.keys(((await answer.json()) as { fields: object }).fields)).toEqual([field])
})

test.for([['7'], ['0'], ['x']])('there is no message %s to see to or to delete', async ([id]) => {
  const shop = await openTestShop()
  const address = `/api/admin/contact-messages/${id}`
  expect((await shop.callAsAdmin('PUT', address, { body: { isHandled: true } })).status).toBe(404)
  expect((await shop.callAsAdmin('DELETE', address)).status).toBe(404)
})
