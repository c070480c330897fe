import { checkoutTexts } from '../../src/sales/checkout/texts.ts'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { formatMoney } from '../../src/i18n/format.ts'
import { readMoney } from '../../src/kernel/money.ts'
import { listens, useBrowser } from '../support/browser.ts'
import {
  answerOrders,
  checkoutIn,
  choosePoint,
  coarse,
  complaints,
  draftIn,
  fieldOf,
  figure,
  fillAddress,
  focusedText,
  keepAddress,
  keepCart,
  maria,
  openProvider,
  payButton,
  premium,
  provider,
  refusedWith,
} from '../support/checkout.ts'
import { layoutProblems } from '../support/axe.ts'
import { useProgram } from '../support/program.ts'
import { onlyForRelease } from '../support/release.ts'

const { visit } = useBrowser()
const program = useProgram()
const openCheckout = checkoutIn(visit, program)
const pl = (await checkoutTexts.load('pl')).checkoutForm

test('a guest who reads German sees what it costs to send to Germany, orders to a pickup point in Poland, is led to where it is paid, and finds everything again on the way back', async () => {
  const locale = 'de'
  const texts = (await checkoutTexts.load(locale)).checkoutForm
  const money = (amount: string) => formatMoney(readMoney(amount), locale)
  const abroad = {
    id: 1,
    deliveryType: 'home',
    countries: ['DE'],
    minWeight: 0,
    maxWeight: null,
    cost: '59.00',
    isActive: true,
  }
  const tellRates = (tab: Page) =>
    tab.route('**/api/admin/shipping-rates*', (route) => route.fulfill({ json: [abroad] }))
  const page = await openCheckout(undefined, { locale }, tellRates)
  await openProvider(page)
  const orders = await answerOrders(page, { json: { url: `${provider}?1` } })
  await page.getByText(texts.toPay(3)).waitFor()
  await fillAddress(page, texts)
  await expect.poll(() => figure(page, texts.figures.shipping).textContent()).toBe(money('15.99'))
  await fieldOf(page, texts, 'country').selectOption('Germany')
  await expect.poll(() => figure(page, texts.figures.shipping).textContent()).toBe(money('59.00'))
  await page.getByText(texts.shipping.noLockersThere).waitFor()
  await fieldOf(page, texts, 'country').selectOption('Poland')
  await page.getByRole('radio', { name: texts.shipping.inpost }).check()
  await choosePoint(page)
  await page.getByText('KRA012').waitFor()
  await expect.poll(() => figure(page, texts.figures.total).textContent()).toBe(money('221.79'))
  await payButton(page, texts).click()
  await page.waitForURL(`${provider}*`)
  const [sent] = orders.sent()
  expect(sent).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/) as string,
    cart: [coarse, premium].map((line) => ({ ...line, expectedPrice: line.price })),
    shippingAddress: { ...maria, country: 'Poland' },
    discountAmount: 0,
    discountCode: null,
    shippingMethod: 'inpost',
    pickupPoint: expect.objectContaining({ name: 'KRA012' }) as object,
    language: locale,
    expectedTotal: '221.79',
    company: null,
    termsVersion: expect.any(String) as string,
  })

  await page.goBack()
  await expect.poll(() => fieldOf(page, texts, 'lastName').inputValue()).toBe(maria.lastName)
  await page.getByText('KRA012').waitFor()
  await payButton(page, texts).click()
  await page.waitForURL(`${provider}*`)
  expect(orders.sent()[1]).toEqual(sent)
})

test('what is typed survives a reload, the company and the code too, and what can’t be right is told before anything is sent, such as a country to which nothing is sent', async () => {
  const page = await openCheckout(undefined, {}, (tab) => keepAddress(tab, { country: 'Ukraine' }))
  const orders = await answerOrders(page, 'nothing')
  await fillAddress(page, pl, { ...maria, email: 'maria@' })
  await page.getByLabel('Kupuję jako firma').check()
  await page.getByLabel('Nazwa firmy').fill('Solanka sp. z o.o.')
  await page.getByLabel('NIP').fill('526-000-12-47')
  await page.getByLabel('Wpisz kod').fill('lato')
  await page.reload()
  await expect.poll(() => fieldOf(page, pl, 'firstName').inputValue()).toBe('Maria')
  await expect.poll(() => fieldOf(page, pl, 'email').inputValue()).toBe('maria@')
  await expect.poll(() => page.getByLabel('Nazwa firmy').inputValue()).toBe('Solanka sp. z o.o.')
  await expect.poll(() => page.getByLabel('NIP').inputValue()).toBe('526-000-12-47')
  await expect.poll(() => page.getByLabel('Wpisz kod').inputValue()).toBe('LATO')

  await payButton(page, pl).click()
  await refusedWith(page, pl.payment.invalid)
  await page.getByText('Podaj prawidłowy adres e-mail.').waitFor()
  await page.getByText('Sprawdź numer').waitFor()
  await page.getByText(pl.address.notServed('Ukraina')).waitFor()
  await page.getByRole('link', { name: pl.address.askUs }).waitFor()
  await expect.poll(() => figure(page, pl.figures.total).textContent()).toBe('–')
  await fieldOf(page, pl, 'country').selectOption('Poland')
  await expect.poll(() => page.getByText(pl.address.notServed('Ukraina')).count()).toBe(0)
  await page.getByLabel('NIP').fill('526-000-12-46')
  await expect.poll(() => page.getByText('Sprawdź numer').count()).toBe(0)
  expect(orders.sent()).toEqual([])
})

test(
  'where nothing can be kept, one orders all the same',
  onlyForRelease('the cart shows in the gate that nothing need be kept'),
  async () => {
    const page = await visit(`${program.origin}/robots.txt`, {}, complaints)
    await keepCart(page, [coarse])
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await page.goto(`${program.origin}/checkout`)
    await openProvider(page)
    const orders = await answerOrders(page, { json: { url: provider } })
    await fillAddress(page, pl)
    await payButton(page, pl).click()
    await page.waitForURL(provider)
    expect(orders.sent()).toMatchObject([{ shippingAddress: maria }])
  },
)

test(
  'the whole way by keyboard alone',
  onlyForRelease('the gate buys by keyboard alone elsewhere, with a pickup point'),
  async () => {
    const page = await openCheckout([coarse])
    await openProvider(page)
    const orders = await answerOrders(page, { json: { url: provider } })
    await fieldOf(page, pl, 'firstName').focus()
    for (const value of ['Maria', 'Śliwińska', 'maria@example.com', '600100200', 'ul. Solna 7', '81-001', 'Gdynia']) {
      await page.keyboard.type(value)
      await page.keyboard.press('Tab')
    }
    await expect
      .poll(() => fieldOf(page, pl, 'country').evaluate((field) => field === document.activeElement))
      .toBe(true)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Solanka')
    await page.keyboard.press('Tab')
    await page.keyboard.type('5260001246')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowDown')
    await choosePoint(page, 'GDY01A')
    await page.getByText('GDY01A').waitFor()
    // The focus is back at what opened the dialog, and the button is near.
    await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('inpost')
    await page.keyboard.press('Tab')
    await expect.poll(() => focusedText(page)).toBe('Zmień punkt')
    await page.keyboard.press('Tab')
    // Whether a letter may ask for a review stands before the button, and is nobody’s choice but theirs.
    await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).checked)).toBe(false)
    await page.keyboard.press('Tab')
    await expect.poll(() => focusedText(page)).toContain('Zamówienie z obowiązkiem zapłaty')
    await page.keyboard.press('Enter')
    await page.waitForURL(provider)
    expect(orders.sent()).toMatchObject([
      {
        shippingAddress: { firstName: 'Maria', city: 'Gdynia', country: 'Poland' },
        company: { name: 'Solanka', taxNumber: '5260001246', invoiceByMail: true },
        pickupPoint: { name: 'GDY01A' },
      },
    ])
  },
)

describe('before anything is sent', () => {
  test('missing fields are named, each has its sentence, and it goes as it is filled in', async () => {
    const page = await openCheckout()
    const orders = await answerOrders(page, 'nothing')
    await fillAddress(page, pl, { ...maria, phone: '  ', city: '' })
    await payButton(page, pl).click()
    await refusedWith(page, 'Proszę wypełnić wszystkie pola adresu dostawy.')
    await expect.poll(() => page.locator('[aria-invalid=true]').count()).toBe(2)
    await expect.poll(() => page.getByText('To pole jest wymagane.').count()).toBe(2)
    await page.getByRole('button', { name: pl.payment.toField }).click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('phone')
    await page.keyboard.type('600')
    await expect.poll(() => page.locator('[aria-invalid=true]').count()).toBe(1)
    expect(orders.sent()).toEqual([])
  })

  test('a pickup point has to be chosen, though its dialog came only when asked for again, and choosing home forgets it', async () => {
    let isAway = true
    const page = await openCheckout(undefined, {}, async (opened) => {
      await keepAddress(opened)
      await opened.route('**/assets/PickupPointDialog-*.js*', (route) => (isAway ? route.abort() : route.continue()))
    })
    const orders = await answerOrders(page, 'nothing')
    await page.getByRole('radio', { name: pl.shipping.inpost }).check()
    await page.getByText('Nie udało się otworzyć wyboru punktu').waitFor()
    isAway = false
    await page.getByRole('button', { name: pl.shipping.choose }).click()
    await listens(page.getByRole('dialog'))
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await payButton(page, pl).click()
    await refusedWith(page, 'Proszę wybrać punkt odbioru.')
    await page.getByRole('button', { name: pl.payment.toField }).click()
    await expect.poll(() => focusedText(page)).toBe(pl.shipping.choose)
    await page.keyboard.press('Enter')
    await choosePoint(page)
    await page.getByText('KRA012').waitFor()
    await page.getByRole('radio', { name: pl.shipping.home }).check()
    await expect.poll(() => draftIn(page)).toMatchObject({ method: 'home', point: null })
    expect(orders.sent()).toEqual([])
  })

  test('what has changed in the shop is told, and the button leads to the cart', async () => {
    const page = await openCheckout([
      coarse,
      { ...premium, price: '59.90' },
      { ...premium, id: 99, name: 'Sól morska' },
    ])
    await page.getByText('Sól celtycka premium: cena zmieniła się z 59,90 zł na 149,00 zł.').waitFor()
    await page.getByText('Sól morska: tego produktu nie ma już w sprzedaży.').waitFor()
    await expect.poll(() => payButton(page, pl).count()).toBe(0)
    await page.getByRole('link', { name: 'Popraw koszyk' }).last().click()
    await page.waitForURL('**/cart')
  })
})

test('an empty cart leads back to the store', async () => {
  const page = await visit(`${program.origin}/checkout`)
  await page.getByText('Twój koszyk jest pusty').waitFor()
  await page.getByRole('link', { name: 'Wróć do sklepu' }).click()
  await page.waitForURL('**/store')
})

/** What is too small to touch. */
const smallOn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(button, input, select)')].flatMap((control) => {
      const { width, height } = (control.closest('label') ?? control).getBoundingClientRect()
      const isSeen = height > 0 && (control as HTMLElement).offsetParent !== null
      return isSeen && (height < 24 || width < 24) ? [`${control.outerHTML} is small`] : []
    }),
  )

test('the page fits every screen, whatever a product is called, and a finger finds all of it, also where there are mistakes', async () => {
  const texts = (await checkoutTexts.load('de')).checkoutForm
  const long = { ...premium, name: 'S'.repeat(90), id: 98 }
  const page = await openCheckout([coarse, long], { locale: 'de' }, (opened) =>
    // The shop has no such product, and would say so.
    opened.route('**/api/store/check-cart?*', (route) => route.abort()),
  )
  await page.getByRole('radio', { name: texts.shipping.home }).waitFor()
  const widths = [390, 768, 1280, 1440]
  expect(
    await layoutProblems(
      page,
      widths.map((width) => ({ width })),
    ),
  ).toEqual([])
  // Downwards on a phone, in the document too: nobody scrolls back for what comes before the button.
  const { summary, discount, address, shipping, payment } = texts
  const steps = () => page.locator('#checkout h2').allTextContents()
  const headings = (...parts: { heading: string }[]) => parts.map(({ heading }) => heading)
  await expect.poll(steps).toEqual(headings(summary, discount, address, shipping, payment))
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(steps).toEqual(headings(shipping, address, summary, discount, payment))
  await expect.poll(() => page.getByLabel(summary.lines).isVisible()).toBe(false)
  await page.getByText(summary.heading).click()
  await page.getByLabel(summary.lines).waitFor()
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.getByLabel(texts.company.open).check()
  await page.getByRole('radio', { name: texts.shipping.inpost }).check()
  await listens(page.getByRole('dialog'))
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await payButton(page, texts).click()
  await refusedWith(page, texts.address.incomplete)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect(await smallOn(page)).toEqual([])
  }
})
