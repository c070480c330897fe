import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { cartTexts } from '../../src/i18n/cart.ts'
import { checkoutFormTexts } from '../../src/i18n/checkout-form.ts'
import { formatMoney } from '../../src/i18n/format.ts'
import { languages, type Language } from '../../src/kernel/language.ts'
import { readMoney } from '../../src/kernel/money.ts'
import { useBrowser } from '../support/browser.ts'
import {
  answerOrders,
  coarse,
  draftIn,
  fieldOf,
  figure,
  fillAddress,
  focusedText,
  keepCart,
  maria,
  openProvider,
  payButton,
  premium,
  provider,
  refusedWith,
} from '../support/checkout.ts'
import { useProgram } from '../support/program.ts'

const { visit } = useBrowser()
const program = useProgram()
const pl = await checkoutFormTexts.load('pl')
const refused = /status of (4|5)\d\d|net::ERR/

/** The checkout with this in the cart. `prepare` is done before it opens. */
async function openCheckout(cart: unknown = [coarse, premium], options = {}, prepare?: (page: Page) => unknown) {
  const page = await visit(`${program.origin}/contact`, options, refused)
  await keepCart(page, cart)
  await prepare?.(page)
  await page.goto(`${program.origin}/checkout`)
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  return page
}

const choosePoint = async (page: Page, code = 'kra012') => {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(code)
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
}

describe.for(['pl', 'de'] as const)('a guest who reads %s', (locale) => {
  test('orders to a pickup point, is led to where it is paid, and finds everything again on the way back', async () => {
    const texts = await checkoutFormTexts.load(locale)
    const money = (amount: string) => formatMoney(readMoney(amount), locale)
    const page = await openCheckout(undefined, { locale })
    await openProvider(page)
    const orders = await answerOrders(page, { json: { url: `${provider}?1` } })
    await page.getByText(texts.toPay(3)).waitFor()
    await fillAddress(page, texts)
    await fieldOf(page, texts, 'country').selectOption('Germany')
    await expect.poll(() => figure(page, texts.figures.shipping).textContent()).toBe(money('15.99'))
    await page.getByRole('radio', { name: texts.shipping.inpost }).check()
    await choosePoint(page)
    await page.getByText('KRA012').waitFor()
    expect(await figure(page, texts.figures.total).textContent()).toBe(money('142.69'))
    await payButton(page, texts).click()
    await page.waitForURL(`${provider}*`)
    const [sent] = orders.sent()
    expect(sent).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/) as string,
      cart: [coarse, premium],
      shippingAddress: { ...maria, country: 'Germany' },
      discountAmount: 0,
      discountCode: null,
      shippingMethod: 'inpost',
      pickupPoint: expect.objectContaining({ name: 'KRA012' }) as object,
      language: locale,
      expectedTotal: '142.69',
      company: null,
      termsVersion: expect.any(String) as string,
    })

    await page.goBack()
    await expect.poll(() => fieldOf(page, texts, 'lastName').inputValue()).toBe(maria.lastName)
    expect(await fieldOf(page, texts, 'country').inputValue()).toBe('Germany')
    await page.getByText('KRA012').waitFor()
    await payButton(page, texts).click()
    await page.waitForURL(`${provider}*`)
    expect(orders.sent()[1]).toEqual(sent)
  })
})

test('what is typed survives a reload, the company and the code too', async () => {
  const page = await openCheckout()
  await fillAddress(page, pl, { firstName: 'Maria', email: 'maria@' })
  await page.getByLabel('Kupuję jako firma').check()
  await page.getByLabel('Nazwa firmy').fill('Solanka sp. z o.o.')
  await page.getByLabel('NIP').fill('526-000')
  await page.getByLabel('Wpisz kod').fill('lato')
  await page.reload()
  await expect.poll(() => fieldOf(page, pl, 'firstName').inputValue()).toBe('Maria')
  expect(await fieldOf(page, pl, 'email').inputValue()).toBe('maria@')
  expect(await page.getByLabel('Nazwa firmy').inputValue()).toBe('Solanka sp. z o.o.')
  expect(await page.getByLabel('NIP').inputValue()).toBe('526-000')
  expect(await page.getByLabel('Wpisz kod').inputValue()).toBe('LATO')
})

test('where nothing can be kept, one orders all the same', async () => {
  const page = await visit(`${program.origin}/contact`, {}, refused)
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
})

test('the whole way by keyboard alone', async () => {
  const page = await openCheckout([coarse])
  await openProvider(page)
  const orders = await answerOrders(page, { json: { url: provider } })
  await fieldOf(page, pl, 'firstName').focus()
  for (const value of ['Maria', 'Śliwińska', 'maria@example.com', '600100200', 'ul. Solna 7', '81-001', 'Gdynia']) {
    await page.keyboard.type(value)
    await page.keyboard.press('Tab')
  }
  expect(await fieldOf(page, pl, 'country').evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Solanka')
  await page.keyboard.press('Tab')
  await page.keyboard.type('5260001246')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await choosePoint(page, 'GDY01A')
  await page.getByText('GDY01A').waitFor()
  // The focus is back at what opened the dialog, and the button is near.
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('inpost')
  await page.keyboard.press('Tab')
  expect(await focusedText(page)).toBe('Zmień punkt')
  await page.keyboard.press('Tab')
  expect(await focusedText(page)).toContain('Zamówienie z obowiązkiem zapłaty')
  await page.keyboard.press('Enter')
  await page.waitForURL(provider)
  expect(orders.sent()).toMatchObject([
    {
      shippingAddress: { firstName: 'Maria', city: 'Gdynia', country: 'Poland' },
      company: { name: 'Solanka', taxNumber: '5260001246' },
      pickupPoint: { name: 'GDY01A' },
    },
  ])
})

describe('before anything is sent', () => {
  test('missing fields are named, each has its sentence, and it goes as it is filled in', async () => {
    const page = await openCheckout()
    const orders = await answerOrders(page, 'nothing')
    await fillAddress(page, pl, { ...maria, phone: '  ', city: '' })
    await payButton(page, pl).click()
    await refusedWith(page, 'Proszę wypełnić wszystkie pola adresu dostawy.')
    expect(await page.locator('[aria-invalid=true]').count()).toBe(2)
    expect(await page.getByText('To pole jest wymagane.').count()).toBe(2)
    await page.getByRole('button', { name: pl.payment.toField }).click()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('phone')
    await page.keyboard.type('600')
    await expect.poll(() => page.locator('[aria-invalid=true]').count()).toBe(1)
    expect(orders.sent()).toEqual([])
  })

  test('so are an address that is none and a tax number that can’t be', async () => {
    const page = await openCheckout()
    await fillAddress(page, pl, { ...maria, email: 'maria@' })
    await page.getByLabel('Kupuję jako firma').check()
    await page.getByLabel('Nazwa firmy').fill('Solanka')
    await page.getByLabel('NIP').fill('526-000-12-47')
    await payButton(page, pl).click()
    await refusedWith(page, pl.payment.invalid)
    await page.getByText('Podaj prawidłowy adres e-mail.').waitFor()
    await page.getByText('Sprawdź numer').waitFor()
    await page.getByLabel('NIP').fill('526-000-12-46')
    await expect.poll(() => page.getByText('Sprawdź numer').count()).toBe(0)
  })

  test('a pickup point has to be chosen, and choosing home forgets it', async () => {
    const page = await openCheckout()
    const orders = await answerOrders(page, 'nothing')
    await fillAddress(page, pl)
    await page.getByRole('radio', { name: pl.shipping.inpost }).check()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await payButton(page, pl).click()
    await refusedWith(page, 'Proszę wybrać punkt odbioru.')
    await page.getByRole('button', { name: pl.payment.toField }).click()
    expect(await focusedText(page)).toBe(pl.shipping.choose)
    await page.keyboard.press('Enter')
    await choosePoint(page)
    await page.getByText('KRA012').waitFor()
    await page.getByRole('radio', { name: pl.shipping.home }).check()
    expect(await draftIn(page)).toMatchObject({ method: 'home', point: null })
    expect(orders.sent()).toEqual([])
  })

  test('the dialog that can’t be fetched is said, and asked for again', async () => {
    let isAway = true
    const page = await openCheckout(undefined, {}, (opened) =>
      opened.route('**/assets/PickupPointDialog-*.js*', (route) => (isAway ? route.abort() : route.continue())),
    )
    await page.getByRole('radio', { name: pl.shipping.inpost }).check()
    await page.getByText('Nie udało się otworzyć wyboru punktu').waitFor()
    isAway = false
    await page.getByRole('button', { name: pl.shipping.choose }).click()
    await choosePoint(page)
    await page.getByText('KRA012').waitFor()
  })

  test('what has changed in the shop is told, and the button leads to the cart', async () => {
    const page = await openCheckout([
      coarse,
      { ...premium, price: '59.90' },
      { ...premium, id: 99, name: 'Sól morska' },
    ])
    await page.getByText('Sól celtycka premium: cena zmieniła się z 59,90 zł na 69,90 zł.').waitFor()
    await page.getByText('Sól morska: tego produktu nie ma już w sprzedaży.').waitFor()
    expect(await payButton(page, pl).count()).toBe(0)
    await page.getByRole('link', { name: 'Popraw koszyk' }).last().click()
    await page.waitForURL('**/cart')
  })
})

test('while it is under way the button says so, keeps the focus and sends once; shown again by the browser, it rests', async () => {
  const page = await openCheckout()
  await fillAddress(page, pl)
  let count = 0
  await page.route('**/api/store/create-checkout-session?*', () => void (count += 1))
  await payButton(page, pl).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  const button = page.getByRole('button', { name: 'Przetwarzanie...' })
  await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true')
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(count).toBe(1)
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect.poll(() => payButton(page, pl).getAttribute('aria-disabled')).toBe('false')
})

describe('a refused order', () => {
  const generic = 'Wystąpił błąd podczas przetwarzania płatności'
  test.for([
    ['nothing is answered', 'nothing' as const, generic],
    ['an answer without a sentence', { status: 502, json: {} }, generic],
    ['a sentence', { status: 429, json: { message: 'Zbyt wiele prób. Spróbuj ponownie za 5 minut.' } }, 'za 5 minut'],
    ['payments closed', { status: 503, json: { code: 'payments_closed', message: 'Wyłączone.' } }, 'Wyłączone.'],
    ['other terms', { status: 409, json: { code: 'terms_changed', message: 'Regulamin się zmienił.' } }, 'Regulamin'],
  ] as const)(
    '%s: is said, nothing typed is lost, and the next press sends the same checkout',
    async ([, answer, said]) => {
      const page = await openCheckout()
      await openProvider(page)
      const orders = await answerOrders(page, answer, { json: { url: provider } })
      await fillAddress(page, pl)
      await payButton(page, pl).click()
      await refusedWith(page, said)
      expect(await fieldOf(page, pl, 'city').inputValue()).toBe('Gdynia')
      await payButton(page, pl).click()
      await page.waitForURL(provider)
      const [first, second] = orders.sent()
      expect(second.id).toBe(first.id)
    },
  )

  test('of faulty fields says so at the fields', async () => {
    const page = await openCheckout()
    const fields = { 'shippingAddress.phone': 'Zły numer.', 'shippingAddress.city': 'Złe miasto.' }
    await answerOrders(page, { status: 422, json: { code: 'invalid', message: 'Proszę poprawić.', fields } })
    await fillAddress(page, pl)
    await payButton(page, pl).click()
    await refusedWith(page, 'Proszę poprawić.')
    const described = (name: 'phone' | 'city') =>
      fieldOf(page, pl, name).evaluate(
        (field) => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent,
      )
    expect([await described('phone'), await described('city')]).toEqual(['Zły numer.', 'Złe miasto.'])
    await page.getByRole('button', { name: pl.payment.toField }).click()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('phone')
  })

  test('of what is sold out names the lines and leads to the cart', async () => {
    const page = await openCheckout()
    const lines = [{ id: 3, available: 0 }]
    await answerOrders(page, { status: 409, json: { code: 'sold_out', message: 'Nie ma już w tej ilości.', lines } })
    await fillAddress(page, pl)
    await payButton(page, pl).click()
    await refusedWith(page, 'Nie ma już w tej ilości.')
    await page.getByText('Sól celtycka premium: dostępne sztuki: 0').waitFor()
    await page.getByRole('alert').getByRole('link', { name: 'Wróć do koszyka' }).click()
    await page.waitForURL('**/cart')
  })

  test('of another total shows what has changed, and orders for that when pressed again', async () => {
    let isChanged = false
    const page = await openCheckout(undefined, {}, (opened) =>
      // The shop itself still has the old price, which would be told as a change back.
      opened.route('**/api/store/check-cart?*', (route) => (isChanged ? route.abort() : route.continue())),
    )
    await openProvider(page)
    const quote = {
      subtotal: '133.70',
      shippingCost: '20.00',
      discountAmount: '0.00',
      total: '153.70',
      lines: [
        { id: 2, price: '31.90', quantity: 2 },
        { id: 3, price: '69.90', quantity: 1 },
      ],
    }
    const refusal = { status: 409, json: { code: 'total_changed', message: 'Kwota zamówienia się zmieniła.', quote } }
    const orders = await answerOrders(page, refusal, { json: { url: provider } })
    await fillAddress(page, pl)
    await expect.poll(() => figure(page, 'Razem').textContent()).toBe('145,69\u00A0zł')
    isChanged = true
    await payButton(page, pl).click()
    await refusedWith(page, 'Kwota zamówienia się zmieniła.')
    for (const change of [
      'Sól celtycka gruba: 31,90 zł zamiast 29,90 zł',
      'Dostawa: 20,00 zł zamiast 15,99 zł',
      'Razem: 153,70 zł zamiast 145,69 zł',
    ]) {
      await page.getByRole('alert').getByText(change).waitFor()
    }
    await expect.poll(() => figure(page, 'Razem').textContent()).toBe('153,70\u00A0zł')
    expect(await figure(page, 'Dostawa').textContent()).toBe('20,00\u00A0zł')
    await payButton(page, pl).click()
    await page.waitForURL(provider)
    expect(orders.sent()[1]).toMatchObject({ expectedTotal: '153.70', cart: [{ id: 2, price: '31.90' }, { id: 3 }] })
  })

  test('of a checkout that is paid already begins a new one', async () => {
    const page = await openCheckout()
    await openProvider(page)
    const paid = { status: 409, json: { code: 'checkout_paid', message: 'To zamówienie jest już opłacone.' } }
    const orders = await answerOrders(page, paid, { json: { url: provider } })
    await fillAddress(page, pl)
    await payButton(page, pl).click()
    await refusedWith(page, 'To zamówienie jest już opłacone.')
    await payButton(page, pl).click()
    await page.waitForURL(provider)
    const [first, second] = orders.sent()
    expect(second).toEqual({ ...first, id: expect.not.stringMatching(first.id) as string })
  })
})

describe('what the shop says before', () => {
  const settings = (payments: string) => (page: Page) =>
    page.route('**/api/store/checkout-settings?*', (route) =>
      route.fulfill({ json: { pickupMap: null, payments, termsVersion: '7' } }),
    )
  const rates = (cost: string) => (page: Page) =>
    page.route('**/api/admin/shipping-rates?*', (route) =>
      route.fulfill({
        json: [{ id: 1, deliveryType: 'home', minWeight: 0, maxWeight: null, cost, isActive: true }],
      }),
    )

  test('a demonstration says that no money moves', async () => {
    const page = await openCheckout(undefined, {}, settings('demo'))
    await page.getByText('żadne pieniądze nie zostaną pobrane').waitFor()
  })

  test('where payments are closed, that is said, and nothing is sent', async () => {
    const page = await openCheckout(undefined, {}, settings('closed'))
    const orders = await answerOrders(page, 'nothing')
    await page.getByText(pl.payment.closed).waitFor()
    await fillAddress(page, pl)
    await payButton(page, pl).click()
    await refusedWith(page, pl.payment.closed)
    expect(orders.sent()).toEqual([])
  })

  test('a parcel that costs nothing is free', async () => {
    const page = await openCheckout(undefined, {}, rates('0.00'))
    await expect.poll(() => figure(page, 'Dostawa').textContent()).toBe('Gratis')
    expect(await figure(page, 'Razem').textContent()).toBe('129,70\u00A0zł')
  })

  test('rates that can’t be had are those that hold otherwise', async () => {
    const page = await openCheckout(undefined, {}, (opened) =>
      opened.route('**/api/admin/shipping-rates?*', (route) => route.abort()),
    )
    await expect.poll(() => figure(page, 'Dostawa').textContent()).toBe('15,99\u00A0zł')
  })

  test('the terms open beside the page', async () => {
    const page = await openCheckout()
    for (const path of ['/terms', '/privacy', '/withdrawal']) {
      expect(await page.locator(`#checkout a[href="${path}"]`).getAttribute('target')).toBe('_blank')
    }
  })
})

test('an empty cart leads back to the store', async () => {
  const page = await visit(`${program.origin}/checkout`)
  await page.getByText('Twój koszyk jest pusty').waitFor()
  await page.getByRole('link', { name: 'Wróć do sklepu' }).click()
  await page.waitForURL('**/store')
})

test('without JavaScript the page says how one orders', async () => {
  const page = await visit(`${program.origin}/checkout`, { javaScriptEnabled: false })
  expect(await page.locator('main noscript').textContent()).toContain('potrzebny jest JavaScript')
})

/** What axe finds wrong on the page, and what doesn't fit a phone. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const { violations } = (await page.evaluate('axe.run()')) as AxeResults
  const misfits = await page.evaluate(() => {
    const overflow = document.documentElement.scrollWidth - window.innerWidth
    const small = [...document.querySelectorAll('main :is(button, input, select)')].flatMap((control) => {
      const { width, height } = (control.closest('label') ?? control).getBoundingClientRect()
      const isSeen = height > 0 && (control as HTMLElement).offsetParent !== null
      return isSeen && (height < 24 || width < 24) ? [`${control.outerHTML} is small`] : []
    })
    return [...small, ...(overflow > 0 ? [`${overflow} pixels too wide`] : [])]
  })
  return [...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)), ...misfits]
}

describe.for(languages)('in %s', (language: Language) => {
  test('axe finds nothing on the page, as it opens, filled in and with mistakes, and it fits every screen', async () => {
    const texts = await checkoutFormTexts.load(language)
    await cartTexts.load(language)
    const long = { ...premium, name: 'S'.repeat(90), id: 98 }
    const page = await openCheckout([coarse, long], { locale: language }, (opened) =>
      // A name without end, of a product that the shop has.
      opened.route('**/api/store/check-cart?*', (route) => route.abort()),
    )
    await page.getByRole('radio', { name: texts.shipping.home }).waitFor()
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await findings(page)).toEqual([])
    }
    await page.getByLabel(texts.company.open).check()
    await page.getByRole('radio', { name: texts.shipping.inpost }).check()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await payButton(page, texts).click()
    await refusedWith(page, texts.address.incomplete)
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await findings(page)).toEqual([])
    }
    await fillAddress(page, texts)
    await page.getByLabel(texts.company.open).uncheck()
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await findings(page)).toEqual([])
  })
})
