import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeManyOrders } from '../../tests/support/many-orders.ts'
import { attemptPayment, paid, placeOrder } from '../../tests/support/orders.ts'
import { openFilled } from '../../tests/support/plans.ts'
import { openTestShop, type TestShop } from '../../tests/support/shop.ts'
import { contactMessages } from '../contact/contact-messages.table.ts'
import { customers } from '../customers/customers.table.ts'
import { money } from '../kernel/money.ts'
import { marketingContacts, newsletterConsents } from '../marketing/contacts/marketing-contacts.table.ts'
import { anonymiseOrders } from '../sales/order-management/anonymise-order.server.ts'
import { orders } from '../sales/orders/orders.table.ts'
import { payments } from '../sales/payments/payments.table.ts'
import type { Database } from '../server/database/database.ts'
import { gatherPeople } from './gather-people.server.ts'
import { listPeople } from './list-people.server.ts'
import type { PersonInList, PersonRecord } from './person.ts'

const listOf = async (shop: TestShop, query = '') => {
  const answer = await shop.callAsAdmin('GET', `/api/admin/customers${query}`)
  return { total: answer.headers.get('X-Total-Count'), list: (await answer.json()) as PersonInList[] }
}

async function openAccount(database: Database, email: string, firstName = 'Ewa') {
  const account = { email, firstName, lastName: 'Lis', passwordHash: 'x', language: 'pl' as const }
  const [made] = await database.insert(customers).values(account).returning({ id: customers.id })
  return made?.id as number
}

const [first, second] = [new Date('2026-05-01T10:00:00Z'), new Date('2026-06-01T10:00:00Z')]

test('a person is one row, by account or address in any case, with what they paid less what went back; those who ordered last come first', async () => {
  const shop = await openTestShop()
  const { database } = shop
  const account = await openAccount(database, 'ewa@example.com')
  await openAccount(database, 'nowa@example.com', 'Nowa')
  const order = await placeOrder(database, { ...paid, email: 'Anna@Example.com', createdAt: first })
  await placeOrder(database, {
    email: 'anna@example.com',
    createdAt: second,
    firstName: 'Hanna',
    companyName: 'Pod Solą',
  })
  await attemptPayment(database, order.id, { state: 'paid', amount: money(9069), refunded: money(1000) })
  // Sent to somebody else, from Ewa's account; and as a guest, before she had one.
  await placeOrder(database, { ...paid, customerId: account, email: 'prezent@example.com', createdAt: first })
  await placeOrder(database, { email: 'EWA@example.com', createdAt: first })
  const found = await listOf(shop)
  expect(found.total).toBe('3')
  expect(found.list).toMatchObject([
    { email: 'anna@example.com', name: 'Hanna Nowak', company: 'Pod Solą', hasAccount: false, orders: 2 },
    { email: 'ewa@example.com', name: 'Ewa Lis', hasAccount: true, orders: 2, newsletter: 'none', messages: 0 },
    { email: 'nowa@example.com', name: 'Nowa Lis', orders: 0, spent: '0.00', lastOrderAt: null },
  ])
  const [{ total = 0 } = {}] = await database
    .select({ total: orders.total })
    .from(orders)
    .where(eq(orders.id, order.id))
  expect(found.list[0]?.spent).toBe(((total - 1000) / 100).toFixed(2))
  expect(found.list[0]?.lastOrderAt).toBe(second.toISOString())
  const names = async (query: string) => (await listOf(shop, query)).list.map(({ name }) => name)
  expect(await names('?search=hann')).toEqual(['Hanna Nowak'])
  expect(await names('?search=POD+SOLĄ')).toEqual(['Hanna Nowak'])
  expect(await names('?search=%25')).toEqual([])
  expect(await names('?limit=1&page=2')).toEqual(['Ewa Lis'])
})

test('a person is opened with all that is known; who is anonymised or deletes the account is no longer there', async () => {
  const shop = await openTestShop()
  const { database } = shop
  const order = await placeOrder(database, paid)
  await database
    .insert(contactMessages)
    .values({ name: 'Anna', email: 'ANNA@example.com', message: 'Kiedy?', language: 'pl' })
  const contact = { businessName: 'Anna', emailAddress: 'anna@example.com' }
  const [added] = await database.insert(marketingContacts).values(contact).returning({ id: marketingContacts.id })
  const consent = { contactId: added?.id ?? 0, givenOn: '/contact', language: 'pl' as const, shownText: 'Chcę.' }
  await database.insert(newsletterConsents).values(consent)
  const [listed] = (await listOf(shop)).list
  expect(listed).toMatchObject({ newsletter: 'consented', messages: 1 })
  const open = (id = listed?.id) => shop.callAsAdmin('GET', `/api/admin/customers/${id}`)
  expect((await (await open()).json()) as PersonRecord).toMatchObject({
    phone: '+48 600 100 200',
    accountSince: null,
    allOrders: [{ id: order.id, number: order.number, paymentStatus: 'paid', refundedAmount: '0.00' }],
    written: [{ message: 'Kiedy?', isHandled: false }],
    withdrawals: [],
    consents: [{ givenOn: '/contact', shownText: 'Chcę.' }],
    leftAt: null,
  })
  await database.execute(
    sql`insert into suppressed_addresses (address_hash, way) select address_hash, 'link' from marketing_contacts`,
  )
  expect((await listOf(shop)).list[0]?.newsletter).toBe('left')

  const rows = await database.select().from(orders)
  await database.transaction((transaction) => anonymiseOrders(transaction, rows))
  expect(await listOf(shop)).toEqual({ total: '0', list: [] })
  const gone = await open()
  expect([gone.status, ((await gone.json()) as { code: string }).code]).toEqual([404, 'person_not_found'])
  await openAccount(database, 'anna@example.com')
  expect((await listOf(shop)).list).toMatchObject([{ name: 'Ewa Lis', orders: 0 }])
  await database.delete(customers)
  expect((await listOf(shop)).total).toBe('0')
})

/** Whatever may happen to orders, payments and accounts, on a few people. */
const addresses = ['a@example.com', 'B@example.com', 'b@example.com', 'c@example.com']
const step = fc.record({
  kind: fc.constantFrom(
    'order',
    'order',
    'own',
    'pay',
    'pay',
    'refund',
    'refund',
    'flag',
    'open',
    'close',
    'move',
    'anonymise',
    'remove',
  ),
  which: fc.nat(3),
  email: fc.constantFrom(...addresses),
})

async function take(database: Database, { kind, which, email }: { kind: string; which: number; email: string }) {
  const ids = (await database.select({ id: orders.id }).from(orders).orderBy(orders.id)).map(({ id }) => id)
  const accounts = await database.select({ id: customers.id, email: customers.email }).from(customers)
  const id = ids[which % Math.max(1, ids.length)]
  const account = accounts[which % Math.max(1, accounts.length)]
  if (kind === 'order') await placeOrder(database, { email })
  else if (kind === 'own' && account) await placeOrder(database, { email, customerId: account.id })
  else if (kind === 'open' && !accounts.some((one) => one.email.toLowerCase() === email.toLowerCase()))
    await openAccount(database, email)
  else if (kind === 'close' && account) await database.delete(customers).where(eq(customers.id, account.id))
  else if (kind === 'move' && account && !accounts.some((one) => one.email.toLowerCase() === email.toLowerCase()))
    await database.update(customers).set({ email }).where(eq(customers.id, account.id))
  if (id === undefined) return
  const isIt = eq(orders.id, id)
  if (kind === 'pay') {
    await attemptPayment(database, id, { state: 'paid', amount: money(5000) })
    await database.update(orders).set({ paidAt: new Date() }).where(isIt)
  } else if (kind === 'refund')
    await database
      .update(payments)
      .set({ refunded: money(which + 1) })
      .where(eq(payments.orderId, id))
  else if (kind === 'flag') await database.update(payments).set({ state: 'flagged' }).where(eq(payments.orderId, id))
  else if (kind === 'remove') await database.delete(orders).where(isIt)
  else if (kind === 'anonymise') await anonymiseOrders(database, await database.select().from(orders).where(isIt))
}

test('whatever happens, what is kept is what a count of all orders gives', async () => {
  const { database } = await openTestShop()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 20 }), async (steps) => {
      for (const one of steps) {
        await take(database, one)
        // After each, so that nothing is found only because something else changed the same person.
        await Promise.all([gatherPeople(database), gatherPeople(database)])
      }
      const told = sql`lower(email) as email, name, company, customer_id, orders, spent_grosze, last_order_at`
      const kept = await database.execute(sql`select ${told} from people order by 1`)
      const counted = await database.execute(sql`select ${told} from people_as_they_are(array(
        select lower(email) from orders union select lower(email) from customers)) order by 1`)
      expect(kept.rows).toEqual(counted.rows)
      expect(new Set(kept.rows.map((row) => row['email'])).size).toBe(kept.rows.length)
    }),
    { numRuns: 6 },
  )
})

test('the list is read by its index, and a change is found without looking at other people’s orders', async () => {
  const { plansOf, close } = await openFilled(async (client) => {
    await placeManyOrders(client, 1_500)
    await client.query('select gather_people(1000000)')
    await client.query('vacuum analyze people')
    await client.query(`update orders set first_name = 'Bożena' where id = 7`)
  })
  const plans = await plansOf((database) => listPeople(database, { page: 2, limit: 10 }))
  await close()
  const scans = plans.flatMap((plan) => plan.scans)
  expect(scans).toContain('Index Only Scan people_latest')
  expect(scans.filter((scan) => /^Seq Scan (orders|people|customers|contact_messages)$/.test(scan))).toEqual([])
})
