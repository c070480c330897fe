import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anna, openShopWithAnna, register } from '../../../tests/support/customers.ts'
import { customerIdOf, paid, placeOrder } from '../../../tests/support/orders.ts'
import { emailsAsSent } from '../../../tests/support/sent-emails.ts'
import { cookiesOf, type TestShop } from '../../../tests/support/shop.ts'
import { sendRecoveryLink } from '../../customers/recovery/send-recovery-link.server.ts'
import { customers } from '../../customers/customers.table.ts'
import { confirmOrder } from './confirm-order.server.ts'
import { joinGuestOrders, joinOrder } from './join-orders.server.ts'

const { signal } = new AbortController()

async function ordersIn(shop: TestShop, Cookie: string): Promise<string[]> {
  const answer = await shop.call('GET', '/api/customers/orders', { headers: { Cookie } })
  return ((await answer.json()) as { orderNumber: string }[]).map(({ orderNumber }) => orderNumber).toSorted()
}

async function proofsIn({ database }: TestShop, kind: 'account-created' | 'email-proof'): Promise<string[]> {
  const emails = await emailsAsSent(database, kind)
  return emails.map(({ plain }) => /\/store\/confirm\/([\w-]{43})\?/.exec(plain)?.[1] ?? '')
}

const prove = (shop: TestShop, token: string, Cookie: string) =>
  shop.call('PUT', `/api/customers/email-proof/${token}`, { headers: { Cookie } })

/** Does the job that follows, as a worker would; asking twice changes nothing. */
async function join({ database }: TestShop, email = anna.email) {
  const customerId = await customerIdOf(database, email)
  for (const _ of [1, 2])
    await joinGuestOrders.perform({ database } as Parameters<typeof joinGuestOrders.perform>[0], { customerId }, signal)
}

test('orders made without an account join it once its owner has followed the letter, and each later one as it is confirmed', async () => {
  const { shop, cookies } = await openShopWithAnna()
  const { database } = shop
  const ours = await placeOrder(database, { ...paid, email: anna.email.toUpperCase() })
  await placeOrder(database, { ...paid, email: 'anna@example.com' })
  const waiting = await placeOrder(database, { email: anna.email, checkoutId: 'in another browser' })
  await join(shop)
  expect(await ordersIn(shop, cookies)).toEqual([])

  // Somebody who is signed in to another account holds the link, or nobody.
  const eve = cookiesOf(await register(shop, { ...anna, email: 'eve@example.com' }))
  const [token = ''] = await proofsIn(shop, 'account-created')
  expect(token).toHaveLength(43)
  const refused = [
    await prove(shop, token, eve),
    await prove(shop, token, ''),
    await prove(shop, 'x'.repeat(43), cookies),
  ]
  expect(refused.map(({ status }) => status)).toEqual([404, 401, 404])
  for (const email of [anna.email, 'eve@example.com']) await join(shop, email)
  expect([await ordersIn(shop, cookies), await ordersIn(shop, eve)]).toEqual([[], []])

  expect((await shop.call('POST', '/api/customers/email-proof', { headers: { Cookie: cookies } })).status).toBe(204)
  const [another = ''] = await proofsIn(shop, 'email-proof')
  for (const one of [another, token]) expect((await prove(shop, one, cookies)).status).toBe(204)
  await join(shop)
  expect(await ordersIn(shop, cookies)).toEqual([ours.number])
  // An address that is proved needs no more letters, and those that are still on their way prove nothing.
  expect((await shop.call('POST', '/api/customers/email-proof', { headers: { Cookie: cookies } })).status).toBe(204)
  expect(await proofsIn(shop, 'email-proof')).toHaveLength(1)
  const owners = await database
    .select({ email: customers.email, is: customers.isEmailProved, proofs: customers.emailProofHashes })
    .from(customers)
    .orderBy(customers.email)
  expect(owners).toEqual([
    { email: anna.email, is: true, proofs: [] },
    { email: 'eve@example.com', is: false, proofs: [expect.anything()] },
  ])
  const { rows } = await database.execute(sql`select 1 from pgboss.job where name = ${joinGuestOrders.name}`)
  expect(rows).toHaveLength(1)

  await database.transaction((transaction) =>
    confirmOrder(transaction, { id: waiting.id, status: 'pending' }, 'provider', {}),
  )
  expect(await ordersIn(shop, cookies)).toEqual([ours.number, waiting.number].toSorted())
})

test('a new password by a link proves the address; another address has to be proved anew, and an old link does nothing', async () => {
  const { shop, cookies } = await openShopWithAnna()
  const { database } = shop
  const isProved = async () =>
    (await database.select({ is: customers.isEmailProved }).from(customers)).map((row) => row.is)
  const [early = ''] = await proofsIn(shop, 'account-created')
  await database.execute(sql`update customers set email_proof_until = now()`)
  expect((await prove(shop, early, cookies)).status).toBe(404)
  await database.execute(sql`update customers set email_proof_until = now() + interval '1 hour'`)
  await database.update(customers).set({ email: 'anna.new@example.com' })
  expect((await prove(shop, early, cookies)).status).toBe(404)
  await sendRecoveryLink.perform(
    { database } as Parameters<typeof sendRecoveryLink.perform>[0],
    { request: crypto.randomUUID(), email: 'anna.new@example.com' },
    signal,
  )
  const [letter] = await emailsAsSent(database, 'password-recovery')
  const token = /\/store\/recover\/([\w-]{43})\?/.exec(letter?.plain ?? '')?.[1] ?? ''
  expect(await isProved()).toEqual([false])
  await shop.call('PUT', `/api/customers/password-recovery/${token}`, { body: { password: 'fleur de sel z Batz' } })
  expect(await isProved()).toEqual([true])
  expect((await database.execute(sql`select from pgboss.job where name = ${joinGuestOrders.name}`)).rowCount).toBe(1)
  await database.update(customers).set({ email: 'Anna.New@example.com' })
  expect(await isProved()).toEqual([true])
  await database.update(customers).set({ email: 'stranger@example.com' })
  expect(await isProved()).toEqual([false])
})

test('one order joins the account that its own browser makes, if the address is the same and it is nobody else’s', async () => {
  const { shop, cookies } = await openShopWithAnna()
  const { database } = shop
  await register(shop, { ...anna, email: 'eve@example.com' })
  const [customerId, eve] = [await customerIdOf(database, anna.email), await customerIdOf(database, 'eve@example.com')]
  const ours = await placeOrder(database, { ...paid, email: anna.email.toLowerCase() })
  const others = await placeOrder(database, { ...paid, email: 'anna@example.com' })
  const joined = []
  for (const [orderId, id] of [
    [ours.id, eve],
    [others.id, customerId],
    [ours.id, customerId],
    [ours.id, customerId],
  ] as const)
    joined.push(await joinOrder(database, { orderId, customerId: id }))
  expect(joined).toEqual([false, false, true, false])
  expect(await ordersIn(shop, cookies)).toEqual([ours.number])
  await database.delete(customers).where(eq(customers.id, customerId))
  expect(await joinOrder(database, { orderId: ours.id, customerId: eve })).toBe(false)
})
