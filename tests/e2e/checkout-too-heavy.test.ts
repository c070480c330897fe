import { catalogTexts } from '../../src/catalog/texts.ts'
import { checkoutTexts } from '../../src/sales/checkout/texts.ts'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { formatMoney } from '../../src/i18n/format.ts'
import { readMoney } from '../../src/kernel/money.ts'
import {
  answerOrders,
  checkoutIn,
  choosePoint,
  coarse,
  draftIn,
  figure,
  fillAddress,
  keepAddress,
  keepCart,
  openProvider,
  payButton,
  provider,
  refusedWith,
} from '../support/checkout.ts'
import { usePanel } from '../support/panel.ts'
import { onlyForRelease } from '../support/release.ts'

const { visit, program, asAdmin } = usePanel()
const openCheckout = checkoutIn(visit, program)
const pl = (await checkoutTexts.load('pl')).checkoutForm

const sack = { id: 6, name: 'Sól celtycka gastronomiczna', price: '649.00', quantity: 1, weight: '25kg' }
const bag = { id: 5, name: 'Sól celtycka rodzinna', price: '189.00', quantity: 1, weight: '5kg' }
const pack = (grossWeight: number) => asAdmin('PUT', '/api/admin/products/5', { grossWeight })
const lockerOn = (page: Page, { shipping } = pl) => page.getByRole('radio', { name: shipping.inpost })
const doorOn = (page: Page, { shipping } = pl) => page.getByRole('radio', { name: shipping.home })

beforeEach(() => pack(5.15))

describe('a locker', () => {
  test('is not offered, and the reason names what is too heavy', async () => {
    const locale = 'de'
    const texts = (await checkoutTexts.load(locale)).checkoutForm
    const page = await openCheckout([coarse, sack], { locale })
    await expect.poll(() => lockerOn(page, texts).isDisabled()).toBe(true)
    const name = await page.getByRole('listitem').filter({ hasText: '25' }).locator('p').first().textContent()
    const option = page.locator('label').filter({ has: lockerOn(page, texts) })
    for (const sentence of [texts.shipping.tooHeavy(name ?? '', '25\u00A0kg'), texts.shipping.courierOnly])
      await option.getByText(sentence, { exact: true }).waitFor()
    await expect.poll(() => doorOn(page, texts).isChecked()).toBe(true)
    await expect.poll(() => option.textContent()).not.toContain(formatMoney(readMoney('25.99'), locale))
  })

  test('that was chosen gives way to the courier and its price, and is chosen again when the sack is taken out', async () => {
    const page = await openCheckout([coarse], {}, keepAddress)
    await lockerOn(page).check()
    await choosePoint(page)
    await expect.poll(() => figure(page, pl.figures.shipping).textContent()).toBe('12,99\u00A0zł')
    await keepCart(page, [coarse, sack])
    await page.reload()
    await page.getByText(pl.shipping.tooHeavy(sack.name, '25\u00A0kg')).waitFor()
    await expect.poll(() => doorOn(page).isChecked()).toBe(true)
    await expect.poll(() => figure(page, pl.figures.shipping).textContent()).toBe('35,99\u00A0zł')
    await openProvider(page)
    const orders = await answerOrders(page, { json: { url: provider } })
    await payButton(page, pl).click()
    await page.waitForURL(provider)
    expect(orders.sent()).toMatchObject([{ shippingMethod: 'home', pickupPoint: null, expectedTotal: '744.79' }])

    await page.goBack()
    await keepCart(page, [coarse])
    await page.reload()
    await expect.poll(() => lockerOn(page).isChecked()).toBe(true)
    await expect.poll(() => draftIn(page)).toMatchObject({ method: 'inpost', point: { name: 'KRA012' } })
  })

  test('that can’t take it any more is refused by the shop, and the page turns to the courier by itself', async () => {
    const page = await openCheckout([bag], {}, keepAddress)
    await lockerOn(page).check()
    await choosePoint(page)
    await pack(25.6)
    await payButton(page, pl).click()
    await refusedWith(
      page,
      'Jeden z produktów jest z opakowaniem zbyt ciężki na automat paczkowy. Wybierz dostawę do domu.',
    )
    await page.getByText(pl.shipping.tooHeavy(bag.name, '25\u00A0kg')).waitFor()
    await expect.poll(() => doorOn(page).isChecked()).toBe(true)
    await payButton(page, pl).click()
    await page.getByRole('heading', { level: 1, name: 'Płatność' }).waitFor()
  })
})

test(
  'from the checkout one line leads to what is known of its food, and back',
  onlyForRelease('the gate has what is known of it on its own page'),
  async () => {
    const locale = 'fr'
    const texts = (await checkoutTexts.load(locale)).checkoutForm
    const { storage, operator } = (await catalogTexts.load(locale)).food
    const page = await openCheckout([coarse], { locale })
    await fillAddress(page, texts, { firstName: 'Maria' })
    await page
      .getByRole('region', { name: texts.summary.heading })
      .getByRole('link', { name: texts.summary.facts })
      .click()
    for (const name of [storage, operator]) await page.getByRole('term').getByText(name, { exact: true }).waitFor()
    await page.goBack()
    await expect.poll(() => page.getByLabel(texts.address.fields.firstName, { exact: true }).inputValue()).toBe('Maria')
  },
)
