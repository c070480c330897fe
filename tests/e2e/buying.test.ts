import { successTexts } from '../../src/sales/checkout/success/texts.ts'
import { cartTexts } from '../../src/cart/texts.ts'
import { plainCheckoutTexts } from '../../src/sales/checkout/plain/texts.ts'
import { fieldProblems } from '../../src/schemas/field-problems.server.ts'
import { uiTexts } from '../../src/ui/texts.ts'
import { checkoutTexts } from '../../src/sales/checkout/texts.ts'
import { orderManagementTexts } from '../../src/sales/order-management/texts.ts'
import { paymentsTexts } from '../../src/sales/payments/texts.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { formatMoney } from '../../src/i18n/format.ts'
import type { Language } from '../../src/kernel/language.ts'
import { money } from '../../src/kernel/money.ts'
import { useBrowser } from '../support/browser.ts'
import {
  checkoutIn,
  choosePoint,
  coarse,
  draftIn,
  fieldOf,
  fillAddress,
  maria,
  payButton,
} from '../support/checkout.ts'
import { waitForEmails } from '../support/outbox.ts'
import { useProgram } from '../support/program.ts'
import { onlyForRelease } from '../support/release.ts'

// Nothing is put in the place of anything here: the shop with its own database, its own payment page, its letters.
const { visit } = useBrowser()
const program = useProgram({}, 'own')
const openCheckout = checkoutIn(visit, program)

const cartOf = (page: Page) => page.evaluate(() => window.localStorage.getItem('salorge-cart'))

async function wordsIn(language: Language) {
  return {
    form: (await checkoutTexts.load(language)).checkoutForm,
    demo: (await paymentsTexts.load(language)).demoPayment,
    success: (await checkoutTexts.load(language)).paymentSuccess,
    placed: (await successTexts.load(language)).placedOrder,
    account: (await successTexts.load(language)).accountOffer,
    order: (await orderManagementTexts.load(language)).orderView,
  }
}

test('a guest who reads German orders, pays, is thanked, makes an account by one password, gets it in writing, and follows the order by the letter’s link', async () => {
  const locale = 'de'
  const words = await wordsIn(locale)
  const email = `guest-${locale}-${Date.now()}@example.com`
  const page = await openCheckout([coarse], { locale })
  await fillAddress(page, words.form, { ...maria, email })
  await page.getByRole('radio', { name: words.form.shipping.inpost }).check()
  await choosePoint(page)
  const total = formatMoney(money(2 * 2990 + 1299), locale)
  await payButton(page, words.form).click()
  await page.waitForURL(/\/checkout\/demo\//)
  await page.getByText(total).waitFor()
  await page.getByRole('button', { name: words.demo.pay }).click()
  await page.waitForURL(/\/checkout\/success\?/)
  await page.getByText(/S-\d{4}-\d{6}/).waitFor()
  const session = new URL(page.url()).searchParams.get('session_id') ?? ''
  await page.getByText(`${session.slice(0, 24)}…`).waitFor()
  await expect.poll(() => cartOf(page)).toBe('[]')
  await expect.poll(() => draftIn(page)).toBeNull()
  const placed = page.getByRole('region', { name: words.placed.heading })
  for (const shown of [total, email, 'KRA012']) await placed.getByText(shown).first().waitFor()
  await placed.getByRole('button', { name: words.placed.follow }).click()
  await page.waitForURL(/\/order\/[\w-]{43}\?lang=de/)
  await page.goBack()
  await page.getByLabel(words.account.password, { exact: true }).fill('salz und wind am meer')
  await page.getByRole('button', { name: words.account.submit }).click()
  await page.getByRole('heading', { name: words.account.made }).waitFor()
  await page.getByRole('link', { name: words.account.toAccount }).click()
  await page
    .getByText(/S-\d{4}-\d{6}/)
    .first()
    .waitFor()

  const message = (await waitForEmails(program, email, 2)).find(({ subject = '' }) => /S-\d/.test(subject))
  const number = /S-\d{4}-\d{6}/.exec(message?.subject ?? '')?.[0]
  expect(message?.text).toContain(total)
  expect(message?.text).toContain('KRA012')
  const link = /\/order\/[\w-]{43}\?lang=\w\w/.exec(message?.text ?? '')?.[0]
  await page.goto(`${program.origin}${link}`)
  await page.getByText(String(number)).first().waitFor()
  await page.getByText(total).first().waitFor()
})

test('who declines keeps the cart and what was typed, is written to, and pays after all by the letter’s link', async () => {
  const words = await wordsIn('pl')
  const email = `again-${Date.now()}@example.com`
  const page = await openCheckout([coarse])
  await fillAddress(page, words.form, { ...maria, email })
  await payButton(page, words.form).click()
  await page.waitForURL(/\/checkout\/demo\//)
  await page.getByRole('button', { name: words.demo.decline }).click()
  await page.waitForURL(/\/checkout\/success\?/)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(JSON.parse((await cartOf(page)) ?? '')).toHaveLength(1)
  await page.goto(`${program.origin}/checkout`)
  await expect.poll(() => fieldOf(page, words.form, 'email').inputValue()).toBe(email)

  const [message] = await waitForEmails(program, email)
  const link = /\/order\/[\w-]{43}\?lang=pl/.exec(message?.text ?? '')?.[0]
  await page.goto(`${program.origin}${link}`)
  await page.getByRole('button', { name: words.order.pay.now }).click()
  await page.waitForURL(/\/checkout\/demo\//)
  await page.getByRole('button', { name: words.demo.decline }).click()
  await page.waitForURL(/\/checkout\/success\?/)
  await page.getByRole('link', { name: words.success.failed.tryAgain }).click()
  await page.waitForURL(/\/order\//)
  await page.getByRole('button', { name: words.order.pay.now }).click()
  await page.waitForURL(/\/checkout\/demo\//)
  await page.getByRole('button', { name: words.demo.back }).click()
  await page.waitForURL(/\/order\//)
  await page.getByRole('button', { name: words.order.pay.now }).click()
  await page.waitForURL(/\/checkout\/demo\//)
  await page.getByRole('button', { name: words.demo.pay }).click()
  await page.waitForURL(/\/checkout\/success\?/)
  // Two payments were declined, one went through.
  const written = await waitForEmails(program, email, 3)
  expect(written).toHaveLength(3)
  const numbers = written.map(({ subject }) => /S-\d{4}-\d{6}/.exec(subject ?? '')?.[0])
  expect(numbers[0]).toBeDefined()
  expect(new Set(numbers).size).toBe(1)
})

test('the whole way without JavaScript on the payment pages: they are plain forms and plain pages', async () => {
  const words = await wordsIn('pl')
  const ordered = await fetch(`${program.origin}/api/store/create-checkout-session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ cart: [{ id: 2, quantity: 1 }], shippingAddress: maria }),
  })
  const { url } = (await ordered.json()) as { url: string }
  const page = await visit(url, { javaScriptEnabled: false })
  await page.getByRole('button', { name: words.demo.pay }).click()
  await page.waitForURL(/\/checkout\/success\?/)
  await page.getByText(/S-\d{4}-\d{6}/).waitFor()
})

test(
  'two tabs with the same cart make one order',
  onlyForRelease('two requests with the same cart meet in the checkout’s own tests'),
  async () => {
    const words = await wordsIn('pl')
    const email = `tabs-${Date.now()}@example.com`
    const first = await openCheckout([coarse])
    await fillAddress(first, words.form, { ...maria, email })
    const second = await first.context().newPage()
    await second.goto(`${program.origin}/checkout`)
    await expect.poll(() => fieldOf(second, words.form, 'email').inputValue()).toBe(email)
    await payButton(first, words.form).click()
    await first.waitForURL(/\/checkout\/demo\//)
    await payButton(second, words.form).click()
    await second.waitForURL(/\/checkout\/demo\//)
    expect(second.url()).toBe(first.url())
  },
)

test('who runs no scripts and reads German buys by forms: to a locker, after a slip, seeing what it costs before the button', async () => {
  const { form, demo, success } = await wordsIn('de')
  const shop = (await uiTexts.load('de')).shop
  const cart = (await cartTexts.load('de')).cart
  const plain = (await plainCheckoutTexts.load('de')).plainCheckout
  const email = 'ohne-skripte@example.com'
  const page = await visit(`${program.origin}/store?lang=de`, { javaScriptEnabled: false }, /status of 422/)
  await page
    .getByRole('button', { name: shop.addThis('') })
    .nth(1)
    .click()
  const pieces = page.getByLabel(shop.quantity(''))
  await pieces.fill('2')
  await page.getByRole('button', { name: cart.change }).click()
  await expect.poll(() => pieces.inputValue()).toBe('2')
  await page.getByRole('link', { name: cart.checkout }).click()
  await fillAddress(page, form, { ...maria, email: 'ohne-skripte' })
  await page.getByRole('radio', { name: form.shipping.inpost }).check()
  await page.getByLabel(plain.point).selectOption('DEMO-KRA01')
  await page.getByRole('button', { name: plain.toReview }).click()
  await page.getByText(fieldProblems.de.email).waitFor()
  await expect.poll(() => page.getByLabel(plain.point).inputValue()).toBe('DEMO-KRA01')
  await fieldOf(page, form, 'email').fill(email)
  await page.getByRole('button', { name: plain.toReview }).click()
  const total = formatMoney(money(2 * 2990 + 1299), 'de')
  await page.getByText('ul. Żupna 7').waitFor()
  await page.getByRole('term').filter({ hasText: form.figures.total }).locator('+ dd').getByText(total).waitFor()
  await page.getByText(form.figures.withTax).waitFor()
  await payButton(page, form).click()
  await page.waitForURL(/\/checkout\/demo\//)
  await page.getByText(total).waitFor()
  await page.getByRole('button', { name: demo.pay }).click()
  await page.getByRole('heading', { level: 1, name: success.title }).waitFor()
  await page.goto(`${program.origin}/cart?lang=de`)
  await page.getByText(cart.empty).waitFor()
  const [message] = await waitForEmails(program, email)
  expect(message?.text).toContain('DEMO-KRA01')
})
