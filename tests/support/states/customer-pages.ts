import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { customers, passwordRecoveries } from '../../../src/customers/customers.table.ts'
import { createToken, hashOfToken } from '../../../src/server/accounts/tokens.ts'
import { placeInvoicedOrder } from '../invoices.ts'
import { latestUnsubscribeLink, writeNewsletter } from '../newsletters.ts'
import { money } from '../../../src/kernel/money.ts'
import { customerIdOf, linkTo, locker, paid, placeOrder } from '../orders.ts'
import { writePaidOrder } from '../paid-orders.ts'
import { startPayment } from '../unpaid-order.ts'
import { problemShown, refuse, submit, whole, type States, type Visitor } from './state.ts'

const shipped = { ...paid, status: 'shipped', shippingStatus: 'shipped', trackingNumber: '6'.repeat(24) } as const

/** An account of the visitor's, who is signed in to it. */
async function haveAccount({ page, origin, database, language }: Visitor) {
  const email = `anna-${randomUUID()}@example.com`
  // One browser after another comes from the same address.
  await database.execute(sql`truncate attempts`)
  const account = { email, password: 'szara sól o świcie', firstName: 'Anna', lastName: 'Nowak' }
  await page.context().request.post(`${origin}/api/customers/register?lang=${language}`, { data: account })
  return customerIdOf(database, email)
}

async function openRecovery({ database, go }: Visitor) {
  const [customer] = await database
    .insert(customers)
    .values({ email: `${randomUUID()}@example.com`, firstName: 'A', lastName: 'N', passwordHash: 'x', language: 'pl' })
    .returning({ id: customers.id })
  const token = createToken()
  const tokenHashes = sql`array[${hashOfToken(token)}::bytea]`
  const link = { id: randomUUID(), tokenHashes, expiresAt: new Date(Date.now() + 3_600_000) }
  await database.insert(passwordRecoveries).values({ ...link, customerId: customer?.id ?? 0 })
  await go(`/store/recover/${token}`)
}

async function openOrder({ database, language, go }: Visitor, said: Parameters<typeof placeOrder>[1]) {
  const { id } = await placeOrder(database, said)
  const { path } = await linkTo(database, id, language)
  await go(path.split('?')[0] ?? '')
}

const comeBack =
  (state: Parameters<typeof writePaidOrder>[1]) =>
  async ({ database, go }: Visitor) => {
    const { session } = await writePaidOrder(database, state)
    await go(`/checkout/success?session_id=${session}`)
  }

/** In the browser that has just ordered. */
async function comeBackToOrder({ page, origin, database, go }: Visitor) {
  const token = createToken()
  await page.context().addCookies([{ name: 'salorge-checkout-browser', value: token, url: origin }])
  const { number, session } = await writePaidOrder(database, 'paid')
  await database.execute(sql`update orders set browser_hash = ${hashOfToken(token)} where number = ${number}`)
  await database.execute(sql`
    insert into order_lines (order_id, position, product_name, weight_grams, quantity, price_grosze, vat_rate)
    select id, 0, 'Sól celtycka gruba', 500, 1, 2990, 23 from orders where number = ${number}`)
  await go(`/checkout/success?session_id=${session}`)
  await page.locator('main input[type=password]').waitFor()
}

async function openDemo({ database, language, go }: Visitor) {
  const { url } = await startPayment(database, {}, { language })
  await go(url.split('?')[0] ?? '')
}

async function openEmail({ database, language, go }: Visitor) {
  await writeNewsletter(database, `reader-${randomUUID()}@example.com`, language)
  const { path } = await latestUnsubscribeLink(database)
  await go(path.split('?')[0] ?? '')
}

/** What belongs to one visitor: accounts, orders, and what letters lead to. */
export const customerStates: Record<string, States> = {
  '/store/login': {
    whole: whole('/store/login'),
    'of who was turned away': async ({ page, go }) => {
      await go('/store/login')
      await page.locator('[name=email]').filter({ visible: true }).fill('nobody@example.com')
      await page.locator('[name=password]').filter({ visible: true }).fill('not the one')
      await submit(page)
      await page.locator('[role=alert] p').filter({ visible: true }).first().waitFor()
    },
    'filled in wrongly by a new customer': async ({ page, go }) => {
      await go('/store/login?tab=register')
      await submit(page)
      await problemShown(page)
    },
    'of who is signed in': async (visitor) => {
      await haveAccount(visitor)
      await visitor.go('/store/login')
    },
  },
  '/store/recover': {
    whole: whole('/store/recover'),
    'filled in wrongly': async ({ page, go }) => {
      await go('/store/recover')
      await submit(page)
      await problemShown(page)
    },
    sent: async ({ page, go }) => {
      await go('/store/recover')
      await page.locator('[name=email]').fill('nobody@example.com')
      await submit(page)
      await page.locator('main output:not(:empty)').waitFor()
    },
  },
  '/store/recover/$token': {
    'of an unknown link': whole('/store/recover/no-such-link'),
    whole: openRecovery,
    'filled in wrongly': async (visitor) => {
      await openRecovery(visitor)
      await submit(visitor.page)
      await problemShown(visitor.page)
    },
  },
  '/store/confirm/$token': {
    'of a guest': whole('/store/confirm/no-such-link'),
    'of an unknown link': async (visitor) => {
      await haveAccount(visitor)
      await visitor.go('/store/confirm/no-such-link')
      const heading = await visitor.page.locator('h1').textContent()
      await visitor.page.locator('main button:visible').last().click()
      await visitor.page
        .locator('h1')
        .filter({ hasNotText: heading ?? '' })
        .waitFor()
    },
  },
  '/store/account': {
    'of a guest': whole('/store/account'),
    'with all sections open': async (visitor) => {
      const customerId = await haveAccount(visitor)
      await placeOrder(visitor.database, { ...shipped, customerId })
      await visitor.go('/store/account')
      await visitor.page.locator('summary').click()
      await visitor.page.locator('#password form button[type=submit]').click()
      await problemShown(visitor.page)
    },
    'without an order': async (visitor) => {
      await haveAccount(visitor)
      await visitor.go('/store/account')
    },
    'that nobody answers': async (visitor) => {
      await haveAccount(visitor)
      await refuse(visitor.page, /\/api\/(customers\/sessions|store\/orders|customers\/orders)/)
      await visitor.go('/store/account')
      await visitor.page.locator('[role=alert] p').first().waitFor()
    },
  },
  '/store/account/orders/$id': {
    'of a guest': whole('/store/account/orders/1'),
    whole: async (visitor) => {
      const customerId = await haveAccount(visitor)
      const { id } = await placeOrder(visitor.database, { ...shipped, pickupPoint: locker, customerId })
      await visitor.go(`/store/account/orders/${id}`)
    },
    'of another customer': async (visitor) => {
      await haveAccount(visitor)
      await visitor.go('/store/account/orders/1')
    },
  },
  '/order/$token': {
    'on its way': (visitor) => openOrder(visitor, { ...shipped, pickupPoint: locker }),
    'not paid': (visitor) => openOrder(visitor, {}),
    'at a reduced price': (visitor) =>
      openOrder(visitor, { lines: [{ regularPrice: money(2990), lowestPrice: money(2790) }] }),
    'with an invoice': async ({ database, language, go }) => {
      const { order } = await placeInvoicedOrder(database)
      await go((await linkTo(database, order.id, language)).path.split('?')[0] ?? '')
    },
    'that an invoice can be asked for': (visitor) => openOrder(visitor, { ...paid, paidAt: new Date() }),
    cancelled: (visitor) => openOrder(visitor, { status: 'cancelled', paymentStatus: 'refunded' }),
    'of an unknown link': whole('/order/no-such-link'),
    'of a link that is over': async ({ database, language, go }) => {
      const { id } = await placeOrder(database)
      const { path } = await linkTo(database, id, language)
      await database.execute(sql`update order_links set created_at = now() - interval '91 days' where order_id = ${id}`)
      await go(path.split('?')[0] ?? '')
    },
  },
  '/order': {
    whole: whole('/order'),
    'filled in wrongly': async ({ page, go }) => {
      await go('/order')
      await submit(page)
      await problemShown(page)
    },
    sent: async ({ page, go, database }) => {
      await database.execute(sql`truncate attempts`)
      await go('/order')
      await page.locator('[name=orderNumber]').fill('S-2026-000123')
      await page.locator('[name=email]').fill('nobody@example.com')
      await submit(page)
      await page.locator('main output:not(:empty)').waitFor()
    },
  },
  '/checkout/demo/$session': {
    open: openDemo,
    paid: async (visitor) => {
      await openDemo(visitor)
      const address = visitor.page.url()
      await visitor.page.locator('main button').first().click()
      await visitor.page.waitForURL('**/checkout/success*')
      await visitor.go(new URL(address).pathname)
    },
    'that there is not': whole('/checkout/demo/no-such-session'),
  },
  '/checkout/success': {
    'without a session': whole('/checkout/success'),
    paid: comeBack('paid'),
    'paid just now': comeBackToOrder,
    waiting: comeBack('open'),
    declined: comeBack('declined'),
  },
  '/unsubscribe/$token': {
    whole: openEmail,
    done: async (visitor) => {
      await openEmail(visitor)
      const asked = await visitor.page.locator('h1').textContent()
      await visitor.page.locator('main form button').click()
      await visitor.page.waitForFunction((before) => document.querySelector('h1')?.textContent !== before, asked)
    },
    'of an unknown link': whole('/unsubscribe/no-such-link'),
  },
  '/newsletter': {
    whole: whole('/newsletter'),
    asked: whole('/newsletter?state=asked'),
    'sent and answered': async ({ page, go }) => {
      await go('/newsletter')
      await page.route('**/api/newsletter*', (route) => route.fulfill({ status: 204 }))
      await page.locator('main form [name=email]').fill('anna@example.com')
      await page.locator('main form button').click()
      await page.locator('main form').waitFor({ state: 'detached' })
    },
    faulty: whole('/newsletter?state=faulty'),
  },
  '/newsletter/$token': {
    waiting: async ({ page, go }) => {
      await page.route('**/api/newsletter/**', (route) => route.fulfill({ json: { state: 'waiting' } }))
      await go('/newsletter/no-such-link')
    },
    'of an unknown link': whole('/newsletter/no-such-link'),
  },
}
