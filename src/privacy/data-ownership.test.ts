import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anna, register } from '../../tests/support/customers.ts'
import { customerIdOf, paid, placeOrder } from '../../tests/support/orders.ts'
import { erase, ewa, itemsOf, lookFor } from '../../tests/support/person.ts'
import { openTestShop } from '../../tests/support/shop.ts'
import { gatherPeople } from '../people/gather-people.server.ts'
import { personalNotes } from '../people/personal-data.server.ts'
import { orders } from '../sales/orders/orders.table.ts'
import { clearings, endOf } from './clear-old-data.server.ts'
import { retentionOf } from '../personal-data/retention.ts'

test('whose order is so old that its e-mail was cleared away is found by that address, and erased', async () => {
  const shop = await openTestShop()
  const { database } = shop
  const longAgo = new Date(Date.now() - 4 * 366 * 86_400_000)
  const said = { ...paid, status: 'delivered', shippingStatus: 'delivered', paidAt: longAgo } as const
  const { id, number } = await placeOrder(database, { ...said, createdAt: longAgo, updatedAt: longAgo })
  await database.transaction((transaction) =>
    clearings.orderContacts(transaction, endOf(retentionOf.orderContacts), 200),
  )
  expect(await lookFor(shop, number)).toMatchObject({ status: 422, code: 'order_address_cleared' })
  const shown = await lookFor(shop, 'ANNA@example.com')
  expect(itemsOf(shown, 'orders')).toMatchObject([
    { title: number, fate: 'anonymised', data: { customerName: 'Anna Nowak', customerEmail: '' } },
  ])
  expect((await erase(shop, shown)).status).toBe(200)
  const [row] = await database.select().from(orders).where(eq(orders.id, id))
  expect(row).toMatchObject({ firstName: 'usunięto', lastName: '', address: '', emailHash: null })
  expect(await lookFor(shop, number)).toMatchObject({ status: 410, code: 'order_of_nobody' })
  expect(itemsOf(await lookFor(shop, 'anna@example.com'), 'orders')).toEqual([])
})

test('what somebody else ordered with an account of theirs stays; of another’s address in one’s own one is told', async () => {
  const shop = await openTestShop()
  const { database } = shop
  for (const email of [ewa.email, 'jan@example.com']) await register(shop, { ...anna, email })
  const accounts = {
    ewa: await customerIdOf(database, ewa.email),
    jan: await customerIdOf(database, 'jan@example.com'),
  }
  const createdAt = new Date(Date.now() - 60 * 86_400_000)
  const over = { ...paid, status: 'delivered', createdAt, updatedAt: createdAt, paidAt: createdAt } as const
  const byJan = await placeOrder(database, { ...over, email: ewa.email, customerId: accounts.jan })
  const byEwa = await placeOrder(database, { ...over, email: 'prezent@example.com', customerId: accounts.ewa })
  expect(await lookFor(shop, byJan.number)).toMatchObject({ status: 200, email: 'jan@example.com' })
  const shown = await lookFor(shop, ewa.email)
  expect(itemsOf(shown, 'orders')).toMatchObject([
    { title: byEwa.number, fate: 'anonymised', why: ['tax_records', 'claims_possible', 'other_address'] },
    { title: byJan.number, fate: 'kept', why: ['of_other_account'] },
  ])
  expect((await erase(shop, shown)).status).toBe(200)
  const rows = await database.select().from(orders).orderBy(orders.id)
  expect(rows).toMatchObject([
    { email: ewa.email, lastName: 'Nowak', anonymisedAt: null },
    { email: '', lastName: '' },
  ])
  const theirs = itemsOf(await lookFor(shop, 'jan@example.com'), 'orders')
  expect(theirs).toMatchObject([{ title: byJan.number, fate: 'anonymised' }])
})

test('who is erased is named in the trail no more, nor in attempts; whoever’s address is alike is', async () => {
  const shop = await openTestShop()
  const { database } = shop
  const others = ['joann@x.pl', 'ann@x.pl.example.com']
  for (const email of ['ann@x.pl', ...others])
    await shop.call('POST', '/api/customers/login', { body: { email, password: 'nie to hasło' } })
  await shop.call('POST', '/api/admin/login', { body: { username: 'ann@x.pl', password: 'nie to hasło' } })
  await database.execute(sql`
    insert into audit_entries (administrator, action, subject, subject_name, after) values
      ('ann@x.pl', 'changed', 'product', null, '{"note":"Ann@x.pl i joann@x.pl"}'),
      ('admin', 'changed', 'product', null, '{"note":"joann@x.pl, ann@x.pl.example.com"}'),
      ('admin', 'created', 'administrator', 'ann@x.pl', '{"username":"ann@x.pl"}')`)
  await database.execute(sql`
    insert into audit_entries (administrator, action, subject, subject_id, subject_name) values ('admin', 'changed', 'order', '7', 'ann@x.pl')`)
  const shown = await lookFor(shop, 'ann@x.pl')
  const attempted = { action: 'signInToAccount', count: 1 }
  expect(itemsOf(shown, 'attempts')).toMatchObject([
    { id: '1', data: attempted },
    { id: '2', data: attempted },
  ])
  expect(itemsOf(shown, 'audit').map(({ title, place }) => [title, place])).toEqual([
    ['changed order 7', { tab: 'audit', subject: 'order', subjectId: '7' }],
    ['changed product', { tab: 'audit', subject: 'product' }],
  ])
  // What comes and goes by itself, or asks for just this, changes nothing of the decision.
  await shop.call('POST', '/api/customers/password-recovery', { body: { email: 'ann@x.pl' } })
  await shop.callAsAdmin('POST', '/api/admin/privacy/requests', { body: { kind: 'erasure', email: 'ann@x.pl' } })
  expect((await erase(shop, shown)).status).toBe(200)
  const { rows } = await database.execute<{ after: object }>(sql`
    select after from audit_entries where subject in ('product', 'administrator') order by id`)
  expect(rows.map(({ after }) => after)).toEqual([
    { note: 'usunięto i joann@x.pl' },
    { note: 'joann@x.pl, ann@x.pl.example.com' },
    { username: 'ann@x.pl' },
  ])
  const attempts = await database.execute<{ subject: string }>(sql`
    select subject from attempts where subject like 'signInToAccount%' order by subject`)
  expect(attempts.rows.map(({ subject }) => subject)).toEqual(
    others.toSorted().map((email) => `signInToAccount customer ${email}`),
  )
})

test('what the office wrote of somebody, and of orders that are theirs, is found with them and goes; of others it stays', async () => {
  const { database } = await openTestShop()
  await database.execute(sql`
    insert into customers (email, first_name, last_name, password_hash, language)
    values ('ewa@example.com', 'Ewa', 'Lis', '', 'pl'), ('jan@example.com', 'Jan', 'Lis', '', 'pl')`)
  const accounts = {
    ewa: await customerIdOf(database, 'ewa@example.com'),
    jan: await customerIdOf(database, 'jan@example.com'),
  }
  const email = 'ewa@example.com'
  await placeOrder(database, { email: 'prezent@example.com', customerId: accounts.ewa, city: 'own' })
  await placeOrder(database, { email, city: 'guest' })
  await placeOrder(database, { email, city: 'cleared' })
  await placeOrder(database, { email, customerId: accounts.jan, city: 'of Jan' })
  await placeOrder(database, { email, customerId: accounts.jan, city: 'of Jan, cleared' })
  await placeOrder(database, { email: 'ola@example.com', city: 'of Ola' })
  await database.execute(sql`
    update orders set email = '', email_hash = sha256(email::bytea) where city like '%cleared'`)
  await gatherPeople(database)
  const subjects = sql`(
    select id as order_id, null::integer as person_id, city as name from orders union all select null, id, email from people)`
  await database.execute(sql`
    insert into notes (order_id, person_id, text, written_by) select order_id, person_id, name, 'admin' from ${subjects} as s order by name`)
  // Of others those have the same numbers.
  await database.execute(sql`
    insert into tags (order_id, person_id, tag) select order_id, person_id, name from ${subjects} as s order by name desc`)
  const hers = ['cleared', email, 'guest', 'own']
  const items = await personalNotes.read(database, email)
  expect(items.map(({ data }) => data['text'] ?? data['tag']).toSorted()).toEqual([...hers, ...hers].toSorted())
  expect(items[0]?.data).toMatchObject({ changedAt: null })
  await personalNotes.erase(database, email, items)
  const { rows } = await database.execute<{ name: string }>(
    sql`select text as name from notes union all select tag from tags`,
  )
  const others = ['jan@example.com', 'of Jan', 'of Jan, cleared', 'of Ola', 'ola@example.com']
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...others, ...others].toSorted())
})
