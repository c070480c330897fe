import { uiTexts } from '../../src/ui/texts.ts'
import { checkoutTexts } from '../../src/sales/checkout/texts.ts'
import { expect, test } from 'vitest'
import { formatMoney } from '../../src/i18n/format.ts'
import { languages, type Language } from '../../src/kernel/language.ts'
import { money } from '../../src/kernel/money.ts'
import { coarse, fillAddress, keepCart, maria, payButton } from '../support/checkout.ts'
import { readHtml } from '../support/html.ts'
import { waitForEmails } from '../support/outbox.ts'
import { refused } from '../support/panel-products.ts'
import { usePanel } from '../support/panel.ts'
import { inHours } from '../support/promotions.ts'
import { onlyForRelease } from '../support/release.ts'

const panel = usePanel()
const { program } = panel
const path = '/store/sol-celtycka-gruba-500g'

const begin = () =>
  panel.asAdmin<{ id: number }>('POST', '/api/admin/products/2/promotions', { price: '24,90', endsAt: inHours(24) })
const end = ({ id }: { id: number }) => panel.asAdmin('PUT', `/api/admin/promotions/${id}`, { ended: true })

/** What the letter about this customer's order says. */
async function confirmationTo(address: string): Promise<string> {
  const [email] = await waitForEmails(program, address)
  return email?.text ?? ''
}

const plainly = (text = '') => text.replaceAll(/\s+/g, ' ')

/** Somebody who reads that language, and no more than what the shop sends. */
async function readerOf(language: Language) {
  const { reduction } = (await uiTexts.load(language)).shop
  const amount = (grosze: number) => formatMoney(money(grosze), language)
  const regular = plainly(`${reduction.regular} ${amount(2990)}`)
  const email = `promotion-${language}@example.com`
  const read = async (address: string) =>
    readHtml(await (await fetch(`${program.origin}${address}`, { headers: { 'Accept-Language': language } })).text())
  const isToldBy = async (address: string) => {
    const { all } = await read(address)
    const note = all('p').find(({ text }) => text.includes(reduction.lowest))
    expect(plainly(note?.text)).toContain(regular)
    expect(all('s')[0]?.text).toBe(amount(2990))
    const main = plainly(all('main')[0]?.text)
    for (const price of [amount(2490), `${amount(4980)} / kg`]) expect(main).toContain(plainly(price))
  }
  return {
    isToldBy,
    async order() {
      const ordered = await fetch(`${program.origin}/api/store/create-checkout-session`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ cart: [{ id: 2, quantity: 2 }], shippingAddress: { ...maria, email }, language }),
      })
      return ((await ordered.json()) as { url: string }).url
    },
    async isToldByLetter() {
      const message = plainly(await confirmationTo(email))
      for (const sentence of [regular, plainly(reduction.lowest)]) expect(message).toContain(sentence)
      await isToldBy(/\/order\/[\w-]{43}\?lang=\w\w/.exec(message)?.[0] ?? '')
    },
    async isToldNoMore() {
      const { all } = await read('/store')
      expect(all('main')[0]?.text).toContain(amount(2990))
      expect(all('s')).toEqual([])
    },
  }
}

test(
  'in each language the shelf, the product and its neighbours tell the regular and the lowest price, until it is over; a letter and an order tell it afterwards, too',
  onlyForRelease('the gate has the prices with the cart and the checkout, and what the pages say at the server'),
  async () => {
    const promotion = await begin()
    const readers = await Promise.all(languages.map(readerOf))
    for (const { isToldBy } of readers)
      for (const address of ['/store', path, '/store/sol-celtycka-drobna-250g']) await isToldBy(address)
    const customer = await readerOf('de')
    const payment = await customer.order()
    // What was agreed stays, though the promotion is over.
    await end(promotion)
    await fetch(payment, { method: 'POST', headers: { Origin: 'null' }, body: new URLSearchParams({ do: 'pay' }) })
    for (const { isToldNoMore } of readers) await isToldNoMore()
    await customer.isToldByLetter()
  },
)

test('the cart and the checkout tell it, too, and a cart that meets the end of a promotion says the price that is asked now', async () => {
  const { reduction } = (await uiTexts.load('pl')).shop
  const promotion = await begin()
  const page = await panel.visit(`${program.origin}/robots.txt`, { locale: 'pl' })
  await keepCart(page, [{ ...coarse, price: '24.90' }])
  for (const address of ['/cart', '/checkout']) {
    await page.goto(`${program.origin}${address}`)
    const note = page.getByText(reduction.lowest).first().locator('xpath=..')
    await expect.poll(async () => plainly(await note.innerText())).toContain(`${reduction.regular} 29,90 zł`)
    await expect.poll(() => page.locator('s').first().innerText()).toBe('29,90\u00A0zł')
    for (const price of ['24,90\u00A0zł', '49,80\u00A0zł / kg']) await page.getByText(price).first().waitFor()
  }
  await end(promotion)
  await page.goto(`${program.origin}/cart`)
  await page.getByText('Cena zmieniła się z\u00A024,90\u00A0zł na 29,90\u00A0zł.').waitFor()
  await expect.poll(() => page.locator('main li s').count()).toBe(0)
})

test('pages that stay open know when their promotion is over', async () => {
  const promotion = await begin()
  const cart = await panel.visit(`${program.origin}/robots.txt`, { locale: 'pl' })
  await keepCart(cart, [{ ...coarse, price: '24.90' }])
  await cart.clock.install()
  const pages = [cart, await cart.context().newPage(), await cart.context().newPage()]
  for (const [place, address] of ['/cart', '/store', path].entries()) {
    await pages[place]?.goto(`${program.origin}${address}`)
    await pages[place]?.locator('main s').first().waitFor()
  }
  // To the shop it is over now, to the pages on the next day, as they were told.
  await end(promotion)
  for (const page of pages) await expect.poll(() => page.locator('main s').count()).toBeGreaterThan(0)
  await cart.clock.fastForward('24:00:01')
  for (const page of pages) await expect.poll(() => page.locator('main s').count()).toBe(0)
  for (const page of pages) await page.getByText('29,90').first().waitFor()
})

test('a refused order says at once what the new price is reduced from, and the cart what a kilogram costs', async () => {
  const form = (await checkoutTexts.load('pl')).checkoutForm
  const { reduction } = (await uiTexts.load('pl')).shop
  const page = await panel.visit(`${program.origin}/robots.txt`, { locale: 'pl' }, refused)
  await keepCart(page, [coarse])
  await page.goto(`${program.origin}/checkout`)
  await fillAddress(page, form)
  await page.getByRole('link', { name: form.summary.factsOf('Sól celtycka gruba') }).waitFor()
  // From now on the cart isn't compared with the shop any more.
  await page.route('**/api/store/check-cart?*', () => {})
  const promotion = await begin()
  await payButton(page, form).click()
  const line = page.getByRole('list', { name: form.summary.lines }).getByRole('listitem')
  await line.getByText('24,90').first().waitFor()
  await line.getByText(reduction.lowest).waitFor()
  await expect.poll(() => line.locator('s').innerText()).toBe('29,90\u00A0zł')
  await page.goto(`${program.origin}/cart`)
  await page.getByText('49,80\u00A0zł / kg').waitFor()
  await end(promotion)
})
