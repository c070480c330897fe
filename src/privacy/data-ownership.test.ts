import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anna, register } from '../../tests/support/customers.ts'
import { customerIdOf, paid, placeOrder } from '../../tests/support/orders.ts'
import { erase, ewa, itemsOf, lookFor } from '../../tests/support/person.ts'
import { openTestShop } from '../../tests/support/shop.ts'
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
  await database.execute(sql`
    insert into audit_entries (administrator, action, subject, subject_name, after) values
      ('ann@x.pl', 'changed', 'product', null, '{"note":"Ann@x.pl i joann@x.pl"}'),
      ('admin', 'changed', 'product', null, '{"note":"joann@x.pl, ann@x.pl.example.com"}'),
      ('admin', 'created', 'administrator', 'ann@x.pl', '{"username":"ann@x.pl"}')`)
  const shown = await lookFor(shop, 'ann@x.pl')
  expect(itemsOf(shown, 'attempts')).toMatchObject([{ data: { action: 'signInToAccount', count: 1 } }])
  expect(itemsOf(shown, 'audit')).toHaveLength(1)
  await erase(shop, shown)
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
