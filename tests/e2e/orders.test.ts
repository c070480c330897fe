import { orderManagementTexts } from '../../src/sales/order-management/texts.ts'
import { ordersTexts } from '../../src/sales/orders/texts.ts'
import { customersTexts } from '../../src/customers/texts.ts'
import { paymentsTexts } from '../../src/sales/payments/texts.ts'
import { eq } from 'drizzle-orm'
import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { products } from '../../src/catalog/products.table.ts'
import { formatMoney } from '../../src/i18n/format.ts'
import type { Language } from '../../src/kernel/language.ts'
import { money } from '../../src/kernel/money.ts'
import { orders } from '../../src/sales/orders/orders.table.ts'
import { refusalServerTexts } from '../../src/server/http/texts.server.ts'
import { isHydrated } from '../support/hydrated.ts'
import { useBrowser } from '../support/browser.ts'
import { axeViolations } from '../support/axe.ts'
import { waitForEmails } from '../support/outbox.ts'
import { stepsWithoutLine } from '../support/order-steps.ts'
import { customerIdOf, linkTo, locker, paid, placeOrder } from '../support/orders.ts'
import { useDatabase, useProgram } from '../support/program.ts'
import { onlyForRelease } from '../support/release.ts'
import { startPayment } from '../support/unpaid-order.ts'

const { visit } = useBrowser()

const { url, database } = await useDatabase()
const program = useProgram({ DATABASE_URL: url })

type Said = Parameters<typeof placeOrder>[1]

async function placed(said: Said = {}, language: Language = 'pl') {
  const order = await placeOrder(database, said)
  return { ...order, address: `${program.origin}${(await linkTo(database, order.id, language)).path}` }
}
const change = (id: number, values: Partial<typeof orders.$inferSelect>) =>
  database.update(orders).set(values).where(eq(orders.id, id))

const heading = (page: Page, name: string, level = 1) => page.getByRole('heading', { level, name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const lookAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

describe('a link from a letter', () => {
  test.for([
    ['pl', 390],
    ['de', 1280],
  ] as const)('in %s shows the order and what becomes of it, %i pixels wide', async ([language, width]) => {
    const texts = {
      ...(await orderManagementTexts.load(language)).order,
      ...(await orderManagementTexts.load(language)).orderView,
    }
    const states = (await ordersTexts.load(language)).orderStates
    const { address, number, id } = await placed(
      { ...paid, status: 'shipped', shippingStatus: 'shipped', pickupPoint: locker, trackingNumber: '6'.repeat(24) },
      language,
    )
    const page = await visit(address, { viewport: { width, height: 844 }, locale: 'it' })
    await heading(page, `${texts.title} ${number}`).waitFor()
    await heading(page, texts.situations.shipped.heading, 2).waitFor()
    const steps = page.getByRole('list', { name: texts.progress }).getByRole('listitem')
    const said = await steps.allInnerTexts()
    expect(said.map((step) => step.replaceAll(/\s+/g, ' '))).toEqual([
      ...(['ordered', 'paid', 'preparing', 'shipped'] as const).map((step) => `${texts.steps[step]} ${texts.reached}`),
      `${texts.steps.delivered} ${texts.ahead}`,
    ])
    await expect.poll(() => steps.nth(3).getAttribute('aria-current')).toBe('step')
    expect(await stepsWithoutLine(steps)).toBe(0)
    await page.getByText(locker.address.line1).waitFor()
    await page.getByText(formatMoney(money(9069), language)).waitFor()
    const link = page.getByRole('link', { name: texts.delivery.track })
    await expect
      .poll(() => link.getAttribute('href'))
      .toBe(`https://inpost.pl/sledzenie-przesylek?number=${'6'.repeat(24)}`)
    await isHydrated(page)

    // What happens meanwhile is there when one looks again.
    await change(id, { status: 'cancelled', paymentStatus: 'refunded' })
    await lookAgain(page)
    await heading(page, texts.situations.cancelled_refunded.heading, 2).waitFor()
    await page.getByText(states.payment.refunded, { exact: true }).waitFor()
    await expect.poll(() => page.getByRole('list', { name: texts.progress }).count()).toBe(0)
  })

  test('leads back to the order from where it is paid, in the tab that went there; in another one a new link is sent', async () => {
    const [texts, words, demo] = [
      (await orderManagementTexts.load('pl')).order,
      (await orderManagementTexts.load('pl')).orderView,
      (await paymentsTexts.load('pl')).demoPayment,
    ]
    const form = (await orderManagementTexts.load('pl')).orderLink
    const [product] = await database.select({ id: products.id }).from(products).limit(1)
    const email = 'lost-link@example.com'
    const { address, number } = await placed({ email, lines: [{ productId: product?.id ?? 0 }] })
    const page = await visit(address)
    await isHydrated(page)
    await button(page, words.pay.now).click()
    await button(page, demo.back).click()
    await heading(page, `${texts.title} ${number}`).waitFor()
    expect(page.url()).toBe(address.replace(/\?.*/, ''))

    const elsewhere = await visit(`${program.origin}/order?lang=pl#back`)
    await elsewhere.getByLabel(form.number).fill(number)
    await elsewhere.getByLabel(form.email).fill(email)
    await button(elsewhere, form.submit).click()
    await elsewhere.getByText(form.sentNext).waitFor()
    const [message] = await waitForEmails(program, email)
    const [path = ''] = /\/order\/[\w-]{43}\?lang=pl/.exec(message?.text ?? '') ?? []
    await elsewhere.goto(`${program.origin}${path}`)
    await heading(elsewhere, `${texts.title} ${number}`).waitFor()
  })

  test('that nobody was sent says so, with ways to the store, to the office and to a new one', async () => {
    const { unknown, toStore, newLink } = (await orderManagementTexts.load('de')).order
    const page = await visit(`${program.origin}/order/half-a-link?lang=de`, {}, /status of 404/)
    await heading(page, unknown.heading).waitFor()
    await page.getByRole('main').getByRole('link', { name: newLink }).waitFor()
    await expect.poll(() => page.getByRole('main').locator('a[href^="mailto:"]').count()).toBe(1)
    await page.getByRole('main').getByRole('link', { name: toStore }).click()
    await page.waitForURL('**/store')
  })
})

describe('an order that waits for its money', () => {
  /** The page of one, on which `answer` answers who wants to pay. */
  async function openPayable(language: Language, answer: (route: Route) => Promise<unknown>) {
    const texts = {
      ...(await orderManagementTexts.load(language)).order,
      ...(await orderManagementTexts.load(language)).orderView,
    }
    const order = await placed({}, language)
    const page = await visit(order.address, {}, /status of|ERR_FAILED/)
    const asked: string[] = []
    await page.route('**/pay?*', (route) => {
      asked.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`)
      return answer(route)
    })
    await isHydrated(page)
    return { page, texts, order, asked }
  }
  const json = (route: Route, status: number, body: object) =>
    route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) })

  test('leads to where it is paid, however often one presses, and to there again from the page as it was left', async () => {
    let answerNow = () => {}
    const waiting = new Promise<void>((resolve) => (answerNow = resolve))
    const { page, texts, order, asked } = await openPayable('de', async (route) => {
      await waiting
      await json(route, 200, { url: asked.length === 1 ? '#paying' : `${program.origin}/contact?paying` })
    })
    await page.getByText(texts.pay.amount(formatMoney(money(9069), 'de'))).waitFor()
    await button(page, texts.pay.now).dblclick()
    const pressed = button(page, texts.pay.opening)
    await pressed.waitFor()
    await expect.poll(() => pressed.getAttribute('aria-disabled')).toBe('true')
    expect(await axeViolations(page)).toEqual([])
    answerNow()
    await page.waitForURL('**#paying')
    await pressed.waitFor()
    const token = new URL(order.address).pathname.split('/').at(-1)
    const call = `POST /api/store/order-links/${token}/pay`
    expect(asked).toEqual([call])
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await button(page, texts.pay.now).click()
    await page.waitForURL('**/contact?paying')
    expect(asked).toEqual([call, call])
  })

  test('says why it can’t be paid in the shop’s words, or that something went wrong, and lets one try again', async () => {
    const answers = [
      (route: Route) => json(route, 409, { code: 'sold_out', message: 'Niektórych produktów już nie ma.' }),
      (route: Route) => route.abort(),
      (route: Route) => route.fulfill({ status: 502, body: 'Bad gateway' }),
    ]
    const { page, texts, asked } = await openPayable(
      'pl',
      (route) => answers[asked.length - 1]?.(route) ?? route.abort(),
    )
    const said = page.getByRole('alert').filter({ hasText: /./ })
    for (const sentence of ['Niektórych produktów już nie ma.', texts.pay.failed, texts.pay.failed]) {
      await button(page, 'Zapłać teraz').click()
      await expect.poll(() => said.innerText()).toBe(sentence)
      await expect.poll(() => button(page, texts.pay.now).getAttribute('aria-disabled')).toBe('false')
    }
    expect(texts.pay.failed).toBe('Wystąpił błąd podczas przetwarzania płatności')
    expect(asked).toHaveLength(3)
    expect(await axeViolations(page)).toEqual([])
  })

  test('that can’t be paid any more says so, and has become what it is', async () => {
    const { page, texts, order } = await openPayable('pl', async (route) => {
      await change(order.id, { status: 'cancelled', paymentStatus: 'failed' })
      await json(route, 409, { code: 'order_not_payable', message: 'Tego zamówienia nie można już opłacić.' })
    })
    await button(page, texts.pay.now).click()
    await heading(page, texts.situations.cancelled.heading, 2).waitFor()
    await page.getByRole('alert').getByText('Tego zamówienia nie można już opłacić.').waitFor()
    await expect.poll(() => button(page, texts.pay.now).count()).toBe(0)
    await expect.poll(() => focused(page)).toBe(`${texts.title} ${order.number}`)
  })

  test('is paid by one press where no scripts run, or the page says why not', async () => {
    const { order, sessionId } = await startPayment(database, {}, { origin: program.origin })
    const { path } = await linkTo(database, order.id, 'pl')
    const { pay } = (await orderManagementTexts.load('pl')).orderView
    const page = await visit(`${program.origin}${path}`, { javaScriptEnabled: false }, /status of 409/)
    await button(page, pay.now).click()
    await page.waitForURL(`**/checkout/demo/${sessionId}*`)
    await page.goto(`${program.origin}${path}`)
    await change(order.id, { payableUntil: new Date(0) })
    await button(page, pay.now).click()
    await page.getByRole('alert').filter({ hasText: refusalServerTexts.pl.errors.order_not_payable }).waitFor()
  })
})

describe('a customer', () => {
  const password = 'szara sól o świcie'
  let count = 0
  /** A browser in which somebody new is signed in, who has made these orders. */
  async function openAccount(made: Said[], path: string, expected?: RegExp) {
    const email = `anna-${(count += 1)}@example.com`
    const page = await visit('about:blank', {}, expected)
    const answer = await page.request.post(`${program.origin}/api/customers/register?lang=pl`, {
      data: { email, password, firstName: 'Anna', lastName: 'Nowak' },
      headers: { Origin: program.origin },
    })
    expect(answer.status()).toBe(201)
    const customerId = await customerIdOf(database, email)
    const all = []
    for (const said of made) all.push(await placeOrder(database, { ...said, customerId }))
    if (path) await page.goto(`${program.origin}${path.replace('#', String(all[0]?.id))}`)
    return {
      page,
      all,
      email,
      texts: (await orderManagementTexts.load('pl')).ownOrders,
      words: { ...(await orderManagementTexts.load('pl')).order, ...(await orderManagementTexts.load('pl')).orderView },
    }
  }
  const section = (page: Page) => page.locator('#orders')
  const listed = (page: Page) => section(page).getByRole('heading', { level: 3 }).allTextContents()
  const inOrder = (all: { number: string }[]) => all.map(({ number }) => `Zamówienie ${number}`)
  const days = (many: number) =>
    Array.from({ length: many }, (_, day) => ({ ...paid, createdAt: new Date(Date.UTC(2026, 8, 30 - day)) }))

  test('finds their orders in the account, the newest first, older ones when asked for, and opens one', async () => {
    const { page, all, texts, words } = await openAccount(days(12), '/store/account')
    await expect.poll(() => listed(page)).toEqual(inOrder(all.slice(0, 10)))
    await expect.poll(() => section(page).getByText('30 września 2026', { exact: true }).count()).toBe(1)
    await expect.poll(() => section(page).getByText('Potwierdzone', { exact: true }).count()).toBe(10)
    await isHydrated(page)
    expect(await axeViolations(page)).toEqual([])
    await button(page, texts.showMore).click()
    await expect.poll(() => listed(page)).toEqual(inOrder(all))
    await expect.poll(() => focused(page)).toBe(inOrder(all)[10])
    await expect.poll(() => button(page, texts.showMore).count()).toBe(0)

    await page.keyboard.press('Enter')
    await page.waitForURL(`**/store/account/orders/${all[10]?.id}`)
    await heading(page, inOrder(all)[10] ?? '').waitFor()
    await isHydrated(page)
    await page.getByRole('main').getByRole('link', { name: words.toAccount }).click()
    await page.waitForURL('**/store/account')
  })

  test(
    'is told when the orders, or older ones, can’t be loaded, and tries again',
    onlyForRelease('the store has the same in the gate'),
    async () => {
      const { page, all, texts } = await openAccount(days(11), '', /ERR_FAILED|status of 503/)
      await page.route('**/api/customers/orders?*', (route) => route.abort())
      await page.goto(`${program.origin}/store/account`)
      await section(page).getByRole('alert').getByText(texts.notLoaded).waitFor()
      await page.unroute('**/api/customers/orders?*')
      await section(page).getByRole('button', { name: texts.tryAgain }).click()
      await expect.poll(() => listed(page)).toEqual(inOrder(all.slice(0, 10)))
      await page.route('**/api/customers/orders?page=2*', (route) => route.abort())
      await button(page, texts.showMore).click()
      await section(page).getByRole('alert').getByText(texts.moreNotLoaded).waitFor()
      await expect.poll(() => listed(page)).toHaveLength(10)
      await page.unroute('**/api/customers/orders?page=2*')
      await button(page, texts.showMore).click()
      await expect.poll(() => listed(page)).toEqual(inOrder(all))
    },
  )

  test('who isn’t signed in signs in, comes back to the order, and pays for it', async () => {
    const { page, all, email, words } = await openAccount([{}], '/store/account/orders/#')
    await heading(page, inOrder(all)[0] ?? '').waitFor()
    await page.context().clearCookies()
    await page.goto(`${program.origin}/store/account/orders/${all[0]?.id}?lang=pl`)
    await heading(page, words.signedOut.heading).waitFor()
    await page.getByRole('main').getByRole('link', { name: words.signedOut.toLogin }).click()
    await page.waitForURL(`**/store/login?next=*`)
    await heading(page, (await customersTexts.load('pl')).login.title).waitFor()
    await isHydrated(page)
    await page.locator('[name=email]:visible').fill(email)
    await page.locator('[name=password]:visible').fill(password)
    await page.keyboard.press('Enter')
    await heading(page, inOrder(all)[0] ?? '').waitFor()
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/store/account/orders/${all[0]?.id}`)
    const asked: string[] = []
    await page.route('**/pay?*', (route) => {
      asked.push(new URL(route.request().url()).pathname)
      return route.fulfill({ contentType: 'application/json', body: '{"url":"/contact?paying"}' })
    })
    await button(page, words.pay.now).click()
    await page.waitForURL('**/contact?paying')
    expect(asked).toEqual([`/api/store/orders/${all[0]?.id}/pay`])
  })

  test('without an order is led to the store, and finds nothing at the address of somebody else’s, nor at one that is none', async () => {
    const guests = await placed()
    const { page, texts, words } = await openAccount([], '/store/account', /status of 404/)
    await section(page).getByText(texts.empty).waitFor()
    await section(page).getByRole('link', { name: texts.toStore }).click()
    await page.waitForURL('**/store')
    for (const id of [guests.id, 'nonsense']) {
      await page.goto(`${program.origin}/store/account/orders/${id}`)
      await heading(page, words.notOnAccount.heading).waitFor()
    }
  })

  test('reads whatever was typed as text', async () => {
    const hostile = '<img src=x onerror="document.title=1">'
    const { page } = await openAccount(
      [{ ...paid, city: hostile, companyName: hostile, trackingNumber: hostile, lines: [{ productName: hostile }] }],
      '/store/account/orders/#',
    )
    await expect.poll(() => page.getByRole('main').getByText(hostile, { exact: false }).count()).toBe(5)
    await expect.poll(() => page.locator('main img[onerror]').count()).toBe(0)
  })
})
