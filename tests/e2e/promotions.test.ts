import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { checkoutFormTexts } from '../../src/i18n/checkout-form.ts'
import { demoPaymentTexts } from '../../src/i18n/demo-payment.ts'
import { formatMoney } from '../../src/i18n/format.ts'
import { shopTexts } from '../../src/i18n/shop.ts'
import { languages } from '../../src/kernel/language.ts'
import { money } from '../../src/kernel/money.ts'
import { coarse, fillAddress, keepCart, maria, payButton } from '../support/checkout.ts'
import { refused } from '../support/panel-products.ts'
import { usePanel } from '../support/panel.ts'
import { inHours } from '../support/promotions.ts'

const panel = usePanel()
const { program } = panel
const path = '/store/sol-celtycka-gruba-500g'

const begin = () =>
  panel.asAdmin<{ id: number }>('POST', '/api/admin/products/2/promotions', { price: '24,90', endsAt: inHours(24) })
const end = ({ id }: { id: number }) => panel.asAdmin('PUT', `/api/admin/promotions/${id}`, { ended: true })

async function confirmationTo(address: string) {
  const outbox = join(program.dataFolder, 'outbox')
  const read = async () => {
    const names = await readdir(outbox).catch(() => [])
    const letters = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))))
    return letters.find(({ to }) => to?.some((one) => one.address === address))
  }
  await expect.poll(read, { timeout: 20_000 }).toBeDefined()
  return read()
}

describe.for(languages)('who reads %s', (locale) => {
  test('is told the regular and the lowest price wherever the reduced one stands, until it is over', async () => {
    const { reduction } = await shopTexts.load(locale)
    const form = await checkoutFormTexts.load(locale)
    const amount = (grosze: number) => formatMoney(money(grosze), locale)
    const sentences = [`${reduction.regular} ${amount(2990)}`, `${reduction.lowest} ${amount(2490)}`]
    const told = async (page: Page) => {
      const first = page.getByText(reduction.lowest).first()
      await first.waitFor()
      const said = (await first.locator('xpath=..').innerText()).replaceAll(/\s/g, ' ')
      expect(said).toContain(sentences[0]?.replaceAll(/\s/g, ' '))
      expect(await page.locator('s').first().innerText()).toBe(amount(2990))
      await page.getByText(amount(2490)).first().waitFor()
      await page
        .getByText(`${amount(4980)} / kg`)
        .first()
        .waitFor()
    }
    const promotion = await begin()
    const page = await panel.visit(`${program.origin}/store`, { locale })
    await told(page)
    await page.goto(`${program.origin}${path}`)
    await told(page)
    await page.goto(`${program.origin}/store/sol-celtycka-drobna-250g`)
    await told(page)
    await keepCart(page, [{ ...coarse, price: '24.90' }])
    await page.goto(`${program.origin}/cart`)
    await told(page)
    await page.goto(`${program.origin}/checkout`)
    await told(page)
    const email = `promotion-${locale}@example.com`
    await fillAddress(page, form, { ...maria, email })
    await payButton(page, form).click()
    await page.waitForURL(/\/checkout\/demo\//)
    // What was agreed stays, though the promotion is over.
    await end(promotion)
    await page.getByRole('button', { name: (await demoPaymentTexts.load(locale)).pay }).click()
    await page.waitForURL(/\/checkout\/success\?/)
    const letter = await confirmationTo(email)
    const plain = letter?.text?.replaceAll(/\s+/g, ' ') ?? ''
    expect(plain).toContain(sentences[0]?.replaceAll(/\s/g, ' '))
    expect(plain).toContain(reduction.lowest.replaceAll(/\s/g, ' '))
    const link = /\/order\/[\w-]{43}\?lang=\w\w/.exec(letter?.text ?? '')?.[0]
    await page.goto(`${program.origin}${link}`)
    await told(page)
    await page.goto(`${program.origin}/store`)
    await page.getByText(amount(2990)).waitFor()
    expect(await page.locator('main s').count()).toBe(0)
  })
})

test('a cart that meets the end of a promotion says the price that is asked now', async () => {
  const promotion = await begin()
  const page = await panel.visit(`${program.origin}/contact`, { locale: 'pl' })
  await keepCart(page, [{ ...coarse, price: '24.90' }])
  await page.goto(`${program.origin}/cart`)
  await page.locator('main li s').waitFor()
  await end(promotion)
  await page.reload()
  await page.getByText('Cena zmieniła się z\u00A024,90\u00A0zł na 29,90\u00A0zł.').waitFor()
  expect(await page.locator('main li s').count()).toBe(0)
})

test('pages that stay open know when their promotion is over', async () => {
  const endsAt = inHours(15 / 3600)
  await panel.asAdmin('POST', '/api/admin/products/2/promotions', { price: '24,90', endsAt })
  const open = (address: string) => panel.visit(`${program.origin}${address}`, { locale: 'pl' })
  const cart = await open('/contact')
  await keepCart(cart, [{ ...coarse, price: '24.90' }])
  await cart.goto(`${program.origin}/cart`)
  const pages = [await open('/store'), await open(path), cart]
  for (const page of pages) await page.locator('main s').first().waitFor()
  expect(Date.now()).toBeLessThan(new Date(endsAt).getTime())
  for (const page of pages) await expect.poll(() => page.locator('main s').count(), { timeout: 20_000 }).toBe(0)
  for (const page of pages) await page.getByText('29,90').first().waitFor()
  expect(Date.now()).toBeLessThan(new Date(endsAt).getTime() + 8_000)
})

test('a refused order says at once what the new price is reduced from, and the cart what a kilogram costs', async () => {
  const form = await checkoutFormTexts.load('pl')
  const { reduction } = await shopTexts.load('pl')
  const page = await panel.visit(`${program.origin}/contact`, { locale: 'pl' }, refused)
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
  expect(await line.locator('s').innerText()).toBe('29,90\u00A0zł')
  await page.goto(`${program.origin}/cart`)
  await page.getByText('49,80\u00A0zł / kg').waitFor()
  await end(promotion)
})
