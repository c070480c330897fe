import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { listens } from '../support/browser.ts'
import { anna, decide, locker } from '../support/checkouts.ts'
import { adminPassword } from '../support/database.ts'
import { axeViolations, layoutProblems } from '../support/axe.ts'
import { button, dialogOn, field, openOrder, said, section, textOf } from '../support/order-dialog.ts'
import { placeOrder } from '../support/orders.ts'
import { usePanelAndDatabase } from '../support/panel.ts'
import { decideOverHttp, placeOverHttp, type Placed } from '../support/placed-orders.ts'
import { onlyForRelease } from '../support/release.ts'

const { panel, database } = await usePanelAndDatabase()

const place = (more: object = {}) => placeOverHttp(panel.program.origin, panel.asAdmin, more)
async function placePaid(more: object = {}): Promise<Placed> {
  const order = await place(more)
  await decideOverHttp(panel.program.origin, order, 'pay')
  return order
}

async function putOnShelf(pieces: number): Promise<number> {
  const made = { name: 'Sól na próbę', description: 'Szara.', price: '10.00', weight: 0.5, stockQuantity: pieces }
  return (await panel.asAdmin<{ id: number }>('POST', '/api/admin/products', made)).id
}
async function leftOf(product: number): Promise<number | undefined> {
  const all = await panel.asAdmin<{ id: number; stockQuantity: number }[]>('GET', '/api/admin/products')
  return all.find(({ id }) => id === product)?.stockQuantity
}

const chooseStatus = (page: Page, label: string) => field(page, 'Status').selectOption({ label })

describe('the dialog of an order', () => {
  test('says in its sections who ordered what, where it goes, how it stands and how it was paid', async () => {
    const order = await placePaid({
      shippingMethod: 'inpost',
      pickupPoint: locker,
      company: { name: 'Bistro Pod Solą', taxNumber: '5260250274' },
    })
    const page = await openOrder(panel, order)
    await page.getByRole('heading', { level: 2, name: `Szczegóły zamówienia #${order.orderNumber}` }).waitFor()
    const headings = await dialogOn(page).getByRole('heading', { level: 3 }).allInnerTexts()
    expect(headings).toEqual([
      'Dane klienta',
      'Adres dostawy',
      'Status zamówienia',
      'Zamówione produkty',
      'Informacje o płatności',
      'Dokumenty',
      'Notatki i znaczniki',
      'Akcje zamówienia',
      'Historia',
    ])
    const customer = section(page, 'Dane klienta')
    await expect
      .poll(() => customer.getByRole('link', { name: anna.email }).getAttribute('href'))
      .toBe(`mailto:${anna.email}`)
    await expect
      .poll(() => customer.getByRole('link', { name: anna.phone }).getAttribute('href'))
      .toBe('tel:+48600100200')
    await expect
      .poll(() => textOf(page, 'Adres dostawy'))
      .toMatch(/Punkt odbioru KRA012\s+Solna 1\s+31-000 Kraków[^]*Bistro Pod Solą\s+NIP 5260250274/)
    await expect
      .poll(() => textOf(page, 'Status zamówienia'))
      .toMatch(/Potwierdzone[^]*Opłacone[^]*Nie wysłane[^]*brak/)
    const rows = await section(page, 'Zamówione produkty').getByRole('row').allInnerTexts()
    expect(rows.map((row) => row.replaceAll('\u00A0', ' ').split(/\s*\t\s*/))).toEqual([
      ['Produkt', 'Waga', 'Cena', 'Ilość', 'VAT', 'Razem'],
      ['Sól celtycka gruba', '500 g', '29,90 zł', '2', '23%', '59,80 zł'],
      ['Sól celtycka premium', '1 kg', '149,00 zł', '1', '23%', '149,00 zł'],
    ])
    await expect
      .poll(() => textOf(page, 'Zamówione produkty'))
      .toMatch(/Wartość produktów\s+208,80 zł\s+Dostawa\s+12,99 zł\s+Razem\s+221,79 zł/)
    const payment = await textOf(page, 'Informacje o płatności')
    expect(payment).toMatch(/Demo\s+Stan\s+Opłacone/)
    expect(payment).toContain(order.session)
    const sheets = section(page, 'Akcje zamówienia').getByRole('link', { name: /^Drukuj/ })
    await expect
      .poll(() => sheets.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')])))
      .toEqual([
        ['Drukuj zamówienie (nowe okno)', `/admin?print=order&order=${order.id}`],
        ['Drukuj list pakowy (nowe okno)', `/admin?print=slip&order=${order.id}`],
      ])
    const events = await section(page, 'Historia').getByRole('listitem').allInnerTexts()
    expect(events.map((event) => event.replaceAll('\u00A0', ' ').split(/\n+/)[0])).toEqual([
      expect.stringMatching(/^Wystawiono fakturę DEMO\/FV\//),
      'Potwierdzono zamówienie i napisano o tym do klienta',
      'Zapłacono 221,79 zł',
      'Złożono zamówienie',
    ])
  })

  test(
    'takes whatever was typed at the checkout as text, shows no card for an address that isn’t there, and says of an order that isn’t there that there is none',
    onlyForRelease('the products show it of the same form'),
    async () => {
      const hostile = '<img src=x onerror="document.title=1">'
      const order = await place({ shippingAddress: { ...anna, firstName: hostile, city: hostile } })
      const page = await openOrder(panel, order, {}, /status of 404/)
      await expect.poll(() => dialogOn(page).getByText(hostile).count()).toBe(3)
      await expect.poll(() => dialogOn(page).locator('img').count()).toBe(0)

      const { id } = await placeOrder(database, { address: '', city: '' })
      await page.goto(`${panel.program.origin}/admin?tab=orders&order=${id}`)
      await section(page, 'Dane klienta').waitFor()
      await section(page, 'Historia').waitFor()
      await expect.poll(() => section(page, 'Adres dostawy').count()).toBe(0)

      await page.goto(`${panel.program.origin}/admin?tab=orders&order=999999`)
      await dialogOn(page).getByText('Nie ma takiego zamówienia').waitFor()
    },
  )

  test('is closed by Esc, after a question only while something typed isn’t saved; which is asked once, however much of it there is, before going back to the list', async () => {
    const order = await placePaid()
    const page = await panel.open('tab=orders')
    await page.getByRole('link', { name: `Szczegóły zamówienia ${order.orderNumber}` }).click()
    await field(page, 'Numer przesyłki').fill('AB')
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog', { name: 'Niezapisane zmiany' })
    await listens(question)
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'detached' })
    // Back where one was, with what one had typed.
    await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('AB')
    await field(page, 'Numer przesyłki').fill('')
    await page.keyboard.press('Escape')
    await dialogOn(page).waitFor({ state: 'detached' })
    await expect.poll(() => page.url()).not.toContain('order=')

    await page.getByRole('link', { name: `Szczegóły zamówienia ${order.orderNumber}` }).click()
    await field(page, 'Numer przesyłki').fill('AB')
    await field(page, 'Powód').fill('Stłuczony słoik')
    await chooseStatus(page, 'Wysłane')
    await page.goBack()
    await button(page, 'Porzuć zmiany').click()
    await dialogOn(page).waitFor({ state: 'detached' })
    await expect.poll(() => page.getByRole('alertdialog').count()).toBe(0)
    await expect.poll(() => page.url()).not.toContain('order=')
  })

  test(
    'is usable by anybody while an order is about to be cancelled, and never scrolls sideways',
    onlyForRelease('of the panel’s places, the gate looks at each as it comes'),
    async () => {
      const page = await openOrder(panel, await placePaid(), { reducedMotion: 'reduce' })
      await chooseStatus(page, 'Anulowane')
      await dialogOn(page).getByText('Pieniądze nie wracają same').waitFor()
      expect(await axeViolations(page)).toEqual([])
      for (const width of [390, 768, 1280]) {
        expect(await layoutProblems(page, [{ width }])).toEqual([])
        await page.setViewportSize({ width, height: 844 })
        const widths = dialogOn(page).evaluate((dialog) =>
          [dialog, ...dialog.children].map((part) => part.scrollWidth - part.clientWidth),
        )
        expect(await widths).toEqual([0, 0, 0])
      }
    },
  )
})

describe('the status', () => {
  test('is changed by keyboard alone; cancelling asks first and puts the goods back, and going on takes them again', async () => {
    const salt = await putOnShelf(3)
    const order = await placePaid({ cart: [{ id: salt, quantity: 2 }] })
    expect(await leftOf(salt)).toBe(1)
    const page = await openOrder(panel, order, {}, /status of 409/)
    const status = field(page, 'Status')
    await status.focus()
    await page.keyboard.type('W real')
    await page.keyboard.press('Control+s')
    await said(page, 'Status zamówienia został zaktualizowany')
    await expect.poll(() => textOf(page, 'Status zamówienia')).toContain('W realizacji')
    await expect.poll(() => textOf(page, 'Historia')).toContain('Status zmieniono z „Potwierdzone” na „W realizacji”')

    await chooseStatus(page, 'Anulowane')
    await dialogOn(page).getByText('Pieniądze nie wracają same').waitFor()
    await button(page, 'Zmień status').click()
    await button(page, 'Nie anuluj').click()
    expect(await leftOf(salt)).toBe(1)
    await button(page, 'Zmień status').click()
    await button(page, 'Anuluj zamówienie').click()
    await said(page, 'Status zamówienia został zaktualizowany')
    await expect.poll(() => textOf(page, 'Status zamówienia')).toContain('Anulowane')
    expect(await leftOf(salt)).toBe(3)
    await dialogOn(page)
      .getByText(/Zamówienie jest anulowane, a.*od klienta nadal jest u.nas/)
      .waitFor()

    await panel.asAdmin('PUT', `/api/admin/products/${salt}`, { stockQuantity: 1 })
    await chooseStatus(page, 'Potwierdzone')
    await button(page, 'Zmień status').click()
    await said(page, 'Nie ma już tylu sztuk, ilu potrzebuje to zamówienie.')
    await dialogOn(page).getByRole('alert').getByText('Sól na próbę: potrzeba 2, jest 1').waitFor()
    expect(await leftOf(salt)).toBe(1)
    await panel.asAdmin('PUT', `/api/admin/products/${salt}`, { stockQuantity: 2 })
    await button(page, 'Zmień status').click()
    await expect.poll(() => textOf(page, 'Status zamówienia')).toContain('Potwierdzone')
    expect(await leftOf(salt)).toBe(0)
    // The message that lies over the dialog doesn't keep the key to itself.
    await said(page, 'Status zamówienia został zaktualizowany')
    await page.keyboard.press('Escape')
    await dialogOn(page).waitFor({ state: 'detached' })
  })

  test('that another session has changed meanwhile is shown, and nothing is overwritten nor lost', async () => {
    const order = await placePaid()
    const page = await openOrder(panel, order, {}, /status of 409/)
    await field(page, 'Numer przesyłki').fill('TYPED 1')
    await panel.asAdmin('PUT', `/api/admin/orders/${order.id}/status`, { status: 'processing' })
    await panel.asAdmin('PUT', `/api/admin/orders/${order.id}/shipping-status`, { shippingStatus: 'preparing' })
    await button(page, 'Zmień status wysyłki').click()
    await said(page, 'Widzisz już jego aktualny stan')
    await expect.poll(() => textOf(page, 'Status zamówienia')).toMatch(/W realizacji[^]*Przygotowanie[^]*brak/)
    await expect.poll(() => field(page, 'Numer przesyłki').inputValue()).toBe('TYPED 1')
    // What wasn't touched follows what is so now.
    await expect.poll(() => field(page, 'Status wysyłki').inputValue()).toBe('preparing')
    await expect.poll(() => field(page, 'Status').inputValue()).toBe('processing')
    // What was is still to be saved.
    await dialogOn(page).getByText('Niezapisane zmiany').waitFor()
    await button(page, 'Zmień status wysyłki').click()
    await said(page, 'Status wysyłki został zaktualizowany')
    await expect.poll(() => textOf(page, 'Status zamówienia')).toMatch(/Przygotowanie[^]*TYPED 1/)
    await dialogOn(page).getByText('Niezapisane zmiany').waitFor({ state: 'detached' })
  })

  test('that is typed while the one before is being saved stays, and is still to be saved', async () => {
    const order = await placePaid()
    const page = await openOrder(panel, order)
    let letThrough = () => {}
    const mayGo = new Promise<void>((resolve) => (letThrough = resolve))
    await page.route('**/shipping-status?*', async (route) => {
      await mayGo
      await route.continue()
    })
    await field(page, 'Numer przesyłki').fill('TYPED 4')
    await button(page, 'Zmień status wysyłki').click()
    await field(page, 'Numer przesyłki').fill('TYPED 45')
    letThrough()
    await said(page, 'Status wysyłki został zaktualizowany')
    await expect.poll(() => textOf(page, 'Status zamówienia')).toMatch(/TYPED 4$/m)
    await expect.poll(() => field(page, 'Numer przesyłki').inputValue()).toBe('TYPED 45')
    await dialogOn(page).getByText('Niezapisane zmiany').waitFor()
    await button(page, 'Zmień status wysyłki').click()
    await expect.poll(() => textOf(page, 'Status zamówienia')).toContain('TYPED 45')
    await dialogOn(page).getByText('Niezapisane zmiany').waitFor({ state: 'detached' })
  })
})

test(
  'whose session ends in the middle signs in over the order and goes on with what was typed; what a save answered then stays, though a look at the order that began before it comes in late',
  onlyForRelease('the products show it of the same form'),
  async () => {
    const order = await placePaid()
    const page = await openOrder(panel, order, {}, /status of 401/)
    let letLookIn = () => {}
    const lookMayCome = new Promise<void>((resolve) => (letLookIn = resolve))
    let looks = 0
    await page.route(`**/api/store/orders/${order.id}?*`, async (route) => {
      const answer = await route.fetch()
      if (answer.ok()) {
        looks += 1
        await lookMayCome
      }
      await route.fulfill({ response: answer })
    })
    await field(page, 'Numer przesyłki').fill('TYPED 3')
    await page.context().clearCookies()
    await button(page, 'Zmień status wysyłki').click()
    await page.getByText('Sesja wygasła. Zaloguj się ponownie.').waitFor()
    await page.getByLabel('Hasło').fill(adminPassword)
    await page.keyboard.press('Enter')
    await page.getByText('Sesja wygasła. Zaloguj się ponownie.').waitFor({ state: 'detached' })
    await expect.poll(() => looks).toBe(1)
    await expect.poll(() => field(page, 'Numer przesyłki').inputValue()).toBe('TYPED 3')
    await button(page, 'Zmień status wysyłki').click()
    await said(page, 'Status wysyłki został zaktualizowany')
    await expect.poll(() => textOf(page, 'Status zamówienia')).toContain('TYPED 3')
    letLookIn()
    await page.unrouteAll({ behavior: 'wait' })
    await page.waitForTimeout(250)
    await expect.poll(() => textOf(page, 'Status zamówienia')).toContain('TYPED 3')
  },
)

test('a parcel on its way has the carrier’s link, and its customer is told once', async () => {
  const email = 'waits@example.com'
  const order = await placePaid({ shippingAddress: { ...anna, email } })
  const page = await openOrder(panel, order)
  const emails = async () =>
    (await panel.asAdmin<{ kind: string; recipient: string }[]>('GET', '/api/admin/mails'))
      .filter(({ recipient, kind }) => recipient === email && kind.includes('shipped'))
      .map(({ kind }) => kind)
  const tracking = '620012345678901234567890'
  await field(page, 'Numer przesyłki').fill(tracking)
  await field(page, 'Status wysyłki').selectOption('shipped')
  await field(page, 'Status wysyłki').focus()
  await page.keyboard.press('Control+s')
  await said(page, 'Status wysyłki został zaktualizowany')
  const link = section(page, 'Status zamówienia').getByRole('link', { name: /Śledź w InPost/ })
  await expect.poll(() => link.getAttribute('href')).toBe(`https://inpost.pl/sledzenie-przesylek?number=${tracking}`)
  await expect
    .poll(() => textOf(page, 'Historia'))
    .toContain(`Wysyłkę zmieniono z „Nie wysłane” na „Wysłane”, numer przesyłki ${tracking}`)
  await expect.poll(emails).toHaveLength(1)
  for (const state of ['preparing', 'shipped'] as const) {
    await field(page, 'Status wysyłki').selectOption(state)
    await button(page, 'Zmień status wysyłki').click()
    await expect
      .poll(() => textOf(page, 'Historia'))
      .toContain(state === 'preparing' ? 'na „Przygotowanie”' : 'z „Przygotowanie” na „Wysłane”')
  }
  expect(await emails()).toHaveLength(1)
})

test('what needs attention says why and what to do, until somebody has seen to it', async () => {
  const order = await place()
  // Paid at the same moment: the shop learns of it when it has just been cancelled.
  await decide(database, order.session, 'paid')
  await panel.asAdmin('PUT', `/api/admin/orders/${order.id}/status`, { status: 'cancelled' })
  await fetch(`${panel.program.origin}/api/store/checkout-sessions/${order.session}`)
  const page = await openOrder(panel, order)
  const banner = dialogOn(page).getByRole('region', { name: 'Wymaga uwagi' })
  await banner.getByText('Przywróć zamówienie albo zwróć pieniądze').waitFor()
  await expect.poll(() => textOf(page, 'Historia')).toContain('Wymaga uwagi: opłacone po anulowaniu')
  await banner.getByRole('button', { name: 'Sprawa załatwiona' }).click()
  await said(page, 'Sprawa załatwiona')
  await banner.waitFor({ state: 'detached' })
  await expect.poll(() => textOf(page, 'Historia')).toContain('Sprawa załatwiona: opłacone po anulowaniu')
})
