import type { CheckoutFormTexts } from '../../src/sales/checkout/texts.ts'
import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import type { useBrowser } from './browser.ts'

export const coarse = { id: 2, name: 'Sól celtycka gruba', price: '29.90', quantity: 2, weight: '500g' }
export const premium = { id: 3, name: 'Sól celtycka premium', price: '149.00', quantity: 1, weight: '1kg' }
/** What the shop sells at a reduced price, once it is promoted. */
export const family = { id: 5, name: 'Sól celtycka rodzinna', price: '169.00', quantity: 1, weight: '5kg' }

export const maria = {
  firstName: 'Maria',
  lastName: 'Śliwińska',
  email: 'maria@example.com',
  phone: '600 100 200',
  address: 'ul. Solna 7/2',
  postalCode: '81-001',
  city: 'Gdynia',
}

export const keepCart = (page: Page, cart: unknown) =>
  page.evaluate((kept) => window.localStorage.setItem('salorge-cart', kept), JSON.stringify(cart))

/** Has typed an address before, on a page without code: typing takes longer than all else that a test does. */
export const keepAddress = (page: Page, more: { country?: string } = {}) =>
  page.evaluate(
    (address) => {
      const draft = { id: window.crypto.randomUUID(), address }
      window.localStorage.setItem('salorge-checkout', JSON.stringify(draft))
    },
    { ...maria, ...more },
  )

export const draftIn = async (page: Page) =>
  JSON.parse((await page.evaluate(() => window.localStorage['salorge-checkout'])) ?? 'null')

export const fieldOf = (page: Page, texts: CheckoutFormTexts, name: keyof CheckoutFormTexts['address']['fields']) =>
  page.getByLabel(texts.address.fields[name], { exact: true })

export async function fillAddress(page: Page, texts: CheckoutFormTexts, address: Partial<typeof maria> = maria) {
  for (const [name, value] of Object.entries(address)) {
    await fieldOf(page, texts, name as keyof typeof maria).fill(value)
  }
}

export const payButton = (page: Page, { payment }: CheckoutFormTexts) => page.getByRole('button', { name: payment.pay })

/** What stands beside a figure's name, in the card with the button. */
export const figure = (page: Page, name: string) =>
  page.locator('[aria-labelledby=payment-heading]').getByText(name, { exact: true }).locator('+ dd')

export const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

/** The box that says why nothing was ordered: it has the focus. */
export async function refusedWith(page: Page, sentence: string) {
  await page.getByRole('alert').getByText(sentence).waitFor()
  await expect.poll(() => focusedText(page)).toContain(sentence)
}

type Answer = { status?: number; json: unknown } | 'nothing'

/** Takes the orders of a page in place of the shop, answers each with the next of these, and tells what was sent. */
export async function answerOrders(page: Page, ...answers: Answer[]) {
  const orders: Request[] = []
  await page.route('**/api/store/create-checkout-session?*', (route) => {
    const answer = answers[Math.min(orders.length, answers.length - 1)] ?? 'nothing'
    orders.push(route.request())
    return answer === 'nothing' ? route.abort() : route.fulfill({ status: 201, ...answer })
  })
  return {
    sent: () => orders.map((order) => ({ id: order.headers()['idempotency-key'], ...order.postDataJSON() })),
  }
}

export const provider = 'https://pay.example.com/session'

/** A page on which money would be taken. */
export const openProvider = (page: Page) =>
  page.route(`${provider}*`, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Pay here</h1>' }))

/** What a browser says by itself of calls that fail, and that who pays leaves the shop. */
export const complaints = new RegExp(`status of (4|5)\\d\\d|net::ERR|^asked ${provider}`)

/** Opens the checkout with this in the cart; `prepare` is done before. */
export function checkoutIn(visit: ReturnType<typeof useBrowser>['visit'], program: { origin: string }) {
  return async (cart: unknown = [coarse, premium], options = {}, prepare?: (page: Page) => unknown) => {
    const page = await visit(`${program.origin}/robots.txt`, options, complaints)
    await keepCart(page, cart)
    await prepare?.(page)
    await page.goto(`${program.origin}/checkout`)
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    return page
  }
}

/** In the open dialog, by its code. */
export async function choosePoint(page: Page, code = 'kra012') {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(code)
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
}
