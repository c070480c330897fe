import { checkoutTexts } from '../../src/sales/checkout/texts.ts'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { listens, useBrowser } from '../support/browser.ts'
import {
  answerOrders,
  checkoutIn,
  choosePoint,
  fieldOf,
  figure,
  fillAddress,
  keepAddress,
  maria,
  openProvider,
  payButton,
  provider,
  refusedWith,
} from '../support/checkout.ts'
import { useProgram } from '../support/program.ts'

const { visit } = useBrowser()
const program = useProgram()
const openCheckout = checkoutIn(visit, program)
const pl = (await checkoutTexts.load('pl')).checkoutForm

test('while it is under way the button says so, keeps the focus and sends once; shown again by the browser, it rests', async () => {
  const page = await openCheckout(undefined, {}, keepAddress)
  let count = 0
  await page.route('**/api/store/create-checkout-session?*', () => void (count += 1))
  await payButton(page, pl).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  const button = page.getByRole('button', { name: 'Przetwarzanie...' })
  await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true')
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
  await expect.poll(() => count).toBe(1)
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect.poll(() => payButton(page, pl).getAttribute('aria-disabled')).toBe('false')
  expect(count).toBe(1)
})

test('what is said of fields goes as soon as they are right', async () => {
  const page = await openCheckout()
  const alert = page.getByRole('alert')
  await payButton(page, pl).click()
  await refusedWith(page, pl.address.incomplete)
  const { city, ...others } = maria
  await fillAddress(page, pl, others)
  await expect.poll(() => alert.textContent()).toContain(pl.address.incomplete)
  await fillAddress(page, pl, { city })
  await expect.poll(() => alert.textContent()).toBe('')

  await page.getByLabel(pl.shipping.inpost).click()
  await listens(page.getByRole('dialog'))
  await page.keyboard.press('Escape')
  await payButton(page, pl).click()
  await refusedWith(page, pl.shipping.missing)
  await page.getByRole('button', { name: pl.shipping.choose }).click()
  await choosePoint(page)
  await expect.poll(() => alert.textContent()).toBe('')
})

describe('a refused order', () => {
  const generic = 'Wystąpił błąd podczas przetwarzania płatności'
  test('is said whatever is answered, nothing typed is lost, and each next press sends the same checkout', async () => {
    const refusals = [
      ['nothing' as const, generic],
      [{ status: 429, json: { message: 'Zbyt wiele prób. Spróbuj ponownie za 5 minut.' } }, 'za 5 minut'],
      [{ status: 502, json: {} }, generic],
      [{ status: 503, json: { code: 'payments_closed', message: 'Wyłączone.' } }, 'Wyłączone.'],
      [{ status: 409, json: { code: 'terms_changed', message: 'Regulamin się zmienił.' } }, 'Regulamin'],
    ] as const
    const page = await openCheckout(undefined, {}, keepAddress)
    await openProvider(page)
    const orders = await answerOrders(page, ...refusals.map(([answer]) => answer), { json: { url: provider } })
    for (const [, said] of refusals) {
      await payButton(page, pl).click()
      await refusedWith(page, said)
      await expect.poll(() => fieldOf(page, pl, 'city').inputValue()).toBe('Gdynia')
    }
    await payButton(page, pl).click()
    await page.waitForURL(provider)
    const ids = orders.sent().map(({ id }) => id)
    expect(ids).toEqual(Array.from({ length: 6 }, () => ids[0]))
  })

  test('of faulty fields says so at the fields', async () => {
    const page = await openCheckout(undefined, {}, keepAddress)
    const fields = { 'shippingAddress.phone': 'Zły numer.', 'shippingAddress.city': 'Złe miasto.' }
    await answerOrders(page, { status: 422, json: { code: 'invalid', message: 'Proszę poprawić.', fields } })
    await payButton(page, pl).click()
    await refusedWith(page, 'Proszę poprawić.')
    const described = (name: 'phone' | 'city') =>
      fieldOf(page, pl, name).evaluate(
        (field) => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent,
      )
    expect([await described('phone'), await described('city')]).toEqual(['Zły numer.', 'Złe miasto.'])
    await page.getByRole('button', { name: pl.payment.toField }).click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('phone')
  })

  test('of what is sold out names the lines and leads to the cart', async () => {
    const page = await openCheckout(undefined, {}, keepAddress)
    const lines = [{ id: 3, available: 0 }]
    await answerOrders(page, { status: 409, json: { code: 'sold_out', message: 'Nie ma już w tej ilości.', lines } })
    await payButton(page, pl).click()
    await refusedWith(page, 'Nie ma już w tej ilości.')
    await page.getByText('Sól celtycka premium: ten produkt właśnie się wyprzedał.').waitFor()
    await page.getByRole('alert').getByRole('link', { name: 'Wróć do koszyka' }).click()
    await page.waitForURL('**/cart')
  })

  test('of another total shows what has changed, and orders for that when pressed again', async () => {
    let isChanged = false
    const page = await openCheckout(undefined, {}, async (opened) => {
      await keepAddress(opened)
      // The shop itself still has the old price, which would be told as a change back.
      await opened.route('**/api/store/check-cart?*', (route) => (isChanged ? route.abort() : route.continue()))
    })
    await openProvider(page)
    const quote = {
      subtotal: '212.80',
      shippingCost: '20.00',
      discountAmount: '0.00',
      total: '232.80',
      lines: [
        { id: 2, price: '31.90', quantity: 2 },
        { id: 3, price: '149.00', quantity: 1 },
      ],
    }
    const refusal = { status: 409, json: { code: 'total_changed', message: 'Kwota zamówienia się zmieniła.', quote } }
    const orders = await answerOrders(page, refusal, { json: { url: provider } })
    await expect.poll(() => figure(page, 'Razem').textContent()).toBe('224,79\u00A0zł')
    isChanged = true
    await payButton(page, pl).click()
    await refusedWith(page, 'Kwota zamówienia się zmieniła.')
    for (const change of [
      'Sól celtycka gruba: 31,90 zł zamiast 29,90 zł',
      'Dostawa: 20,00 zł zamiast 15,99 zł',
      'Razem: 232,80 zł zamiast 224,79 zł',
    ]) {
      await page.getByRole('alert').getByText(change).waitFor()
    }
    await expect.poll(() => figure(page, 'Razem').textContent()).toBe('232,80\u00A0zł')
    await expect.poll(() => figure(page, 'Dostawa').textContent()).toBe('20,00\u00A0zł')
    await payButton(page, pl).click()
    await page.waitForURL(provider)
    expect(orders.sent()[1]).toMatchObject({ expectedTotal: '232.80', cart: [{ id: 2, price: '31.90' }, { id: 3 }] })
  })

  test('of a checkout that is paid already begins a new one', async () => {
    const page = await openCheckout(undefined, {}, keepAddress)
    await openProvider(page)
    const paid = { status: 409, json: { code: 'checkout_paid', message: 'To zamówienie jest już opłacone.' } }
    const orders = await answerOrders(page, paid, { json: { url: provider } })
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

  test('a demonstration says that no money moves; a parcel that costs nothing is free; the terms open beside the page', async () => {
    const page = await openCheckout(undefined, {}, async (opened) => {
      await settings('demo')(opened)
      await rates('0.00')(opened)
    })
    await page.getByText('żadne pieniądze nie zostaną pobrane').waitFor()
    await expect.poll(() => figure(page, 'Dostawa').textContent()).toBe('Gratis')
    await expect.poll(() => figure(page, 'Razem').textContent()).toBe('208,80\u00A0zł')
    for (const path of ['/terms', '/privacy', '/delivery', '/withdrawal', '/imprint']) {
      await expect.poll(() => page.locator(`#checkout a[href="${path}"]`).getAttribute('target')).toBe('_blank')
    }
  })

  test('where payments are closed, that is said, and nothing is sent; rates that can’t be had are those that hold otherwise', async () => {
    const page = await openCheckout(undefined, {}, async (opened) => {
      await keepAddress(opened)
      await settings('closed')(opened)
      await opened.route('**/api/admin/shipping-rates?*', (route) => route.abort())
    })
    const orders = await answerOrders(page, 'nothing')
    await page.getByText(pl.payment.closed).waitFor()
    await expect.poll(() => figure(page, 'Dostawa').textContent()).toBe('15,99\u00A0zł')
    await payButton(page, pl).click()
    await refusedWith(page, pl.payment.closed)
    expect(orders.sent()).toEqual([])
  })
})
