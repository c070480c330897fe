import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { listens } from '../support/browser.ts'
import { demoOutcomes } from '../../src/sales/payments/payments.table.ts'
import { placeListedOrders } from '../support/listed-orders.ts'
import { writePaidOrder } from '../support/paid-orders.ts'
import { toastOn, usePanelAndDatabase } from '../support/panel.ts'
import { onlyForRelease } from '../support/release.ts'

const { panel, database } = await usePanelAndDatabase()

let placed: Awaited<ReturnType<typeof placeListedOrders>>
beforeAll(async () => {
  placed = await placeListedOrders(database)
})
const numberOf = (place: number) => placed[place]?.number ?? ''
const numbers = (from: number, to: number) => placed.slice(from, to).map(({ number }) => number)

const listedOn = (page: Page) =>
  page
    .getByRole('region', { name: 'Lista zamówień' })
    .getByRole('rowheader')
    .locator('span:first-child')
    .allTextContents()
const showsOrders = (page: Page, expected: string[]) =>
  expect.poll(async () => (await listedOn(page)).filter((text) => text.startsWith('S-'))).toEqual(expected)
const count = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Lista zamówień' }).getByRole('status').filter({ hasText: text }).waitFor()
const details = (page: Page, place: number) =>
  page.getByRole('link', { name: `Szczegóły zamówienia ${numberOf(place)}` })
const hasFocus = (locator: ReturnType<Page['locator']>) =>
  expect.poll(() => locator.evaluate((element) => element === document.activeElement)).toBe(true)
const openList = async (asked = 'tab=orders', expected?: RegExp) => {
  const page = await panel.open(asked, {}, expected)
  await page.getByRole('region', { name: 'Lista zamówień' }).waitFor()
  return page
}

describe('the list', () => {
  test('has the newest first, ten to a page; the page stands in the address, and going back comes to it', async () => {
    const page = await openList()
    await count(page, '25 zamówień')
    await showsOrders(page, numbers(0, 10))
    const row = page.getByRole('row').filter({ hasText: numberOf(0) })
    for (const text of ['Łucja Żak', 'lucja@example.com', '65,79 zł', 'Oczekujące', 'Oczekuje', 'Nie wysłane']) {
      await row.getByText(text, { exact: true }).waitFor()
    }
    await page.getByRole('link', { name: 'Strona 3' }).click()
    await showsOrders(page, numbers(20, 25))
    await page.getByText('620000000000000000000020').waitFor()
    await page.reload()
    await showsOrders(page, numbers(20, 25))
    await page.goBack()
    await showsOrders(page, numbers(0, 10))
    await page.goto(`${panel.program.origin}/admin?tab=orders&page=77`)
    await page.getByRole('button', { name: 'Pierwsza strona' }).click()
    await showsOrders(page, numbers(0, 10))
  })

  test('keeps what it shows, dimmed, while the next page is on its way; of an order that needs somebody it says why', async () => {
    const page = await openList()
    await showsOrders(page, numbers(0, 10))
    let answer = () => {}
    const pause = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/admin/orders?*page=2*', async (route) => {
      await pause
      await route.continue()
    })
    await page.getByRole('link', { name: 'Strona 2' }).click()
    await page.locator('[aria-busy=true]').getByText(numberOf(0)).waitFor()
    answer()
    await showsOrders(page, numbers(10, 20))
    await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)

    await page.goto(`${panel.program.origin}/admin?tab=orders&needsAttention=true`)
    await showsOrders(page, numbers(2, 3))
    await page.getByRole('rowheader', { name: 'Wymaga uwagi: opłacone dwa razy' }).waitFor()
  })

  test(
    'is asked for again when the tab is opened after more than a minute, and not before',
    onlyForRelease('a stale list harms nobody whose changes are refused when others came first, as the gate shows'),
    async () => {
      const page = await openList()
      await showsOrders(page, numbers(0, 10))
      let asked = 0
      page.on('request', (request) => (asked += /\/api\/admin\/orders[/?]/.test(request.url()) ? 1 : 0))
      const leaveAndComeBack = async () => {
        await page.getByRole('tab', { name: 'Klienci' }).click()
        await page.getByRole('heading', { name: 'Klienci', level: 2 }).waitFor()
        await page.getByRole('tab', { name: 'Zamówienia' }).click()
        await showsOrders(page, numbers(0, 10))
      }
      await leaveAndComeBack()
      expect(asked).toBe(0)
      await page.clock.setSystemTime(Date.now() + 61_000)
      await leaveAndComeBack()
      await expect.poll(() => asked).toBe(2)
    },
  )

  test(
    'and the strip above it, when they can’t be had, say so apart from one another, and are asked for again; without any orders the list says what comes, and has nothing to save',
    onlyForRelease('other lists show it'),
    async () => {
      const page = await panel.open('tab=customers', {}, /status of 503/)
      const [list, summary] = [/\/api\/admin\/orders\?/, '**/api/admin/orders/summary*'] as const
      const refusal = { status: 503, json: { code: 'unavailable', message: 'Przerwa.', error: 'Przerwa.' } }
      await page.route(list, (route) => route.fulfill(refusal))
      await page.getByRole('tab', { name: 'Zamówienia' }).click()
      await page.getByRole('region', { name: 'Lista zamówień' }).getByText('Przerwa.').waitFor()
      await page.getByText('Ostatnie 30 dni').waitFor()
      await page.unroute(list)
      await page.getByRole('button', { name: 'Spróbuj ponownie' }).click()
      await showsOrders(page, numbers(0, 10))

      await page.route(summary, (route) => route.fulfill(refusal))
      await page.reload()
      await page.getByText('Nie udało się wczytać podsumowania.').waitFor()
      await showsOrders(page, numbers(0, 10))
      await page.unroute(summary)
      await page.getByRole('button', { name: 'Spróbuj ponownie' }).click()
      await page.getByText('Ostatnie 30 dni').waitFor()

      await page.route(list, (route) => route.fulfill({ json: [], headers: { 'X-Total-Count': '0' } }))
      await page.reload()
      await page.getByText('Nie ma jeszcze zamówień').waitFor()
      await expect.poll(() => page.getByRole('button', { name: 'Eksportuj CSV' }).isDisabled()).toBe(true)
    },
  )
})

describe('filters', () => {
  test('typing looks for number, e-mail and name in any letters, from the first page on, without a trail of pages', async () => {
    const page = await panel.open('tab=customers')
    await page.getByRole('tab', { name: 'Zamówienia' }).click()
    await page.getByRole('link', { name: 'Strona 2' }).click()
    await showsOrders(page, numbers(10, 20))
    await page.keyboard.press('/')
    await hasFocus(page.getByRole('searchbox'))
    await page.keyboard.type('łucja ż', { delay: 30 })
    await showsOrders(page, numbers(0, 1))
    await count(page, '1 zamówienie')
    // A beginning of the name finds the same.
    const address = () => Object.fromEntries(new URL(page.url()).searchParams)
    await expect.poll(address).toEqual({ tab: 'orders', search: 'łucja ż' })
    await page.keyboard.type('/')
    await page.getByText('Żadne zamówienie nie pasuje').waitFor()
    await page.getByRole('searchbox').fill('CUSTOMER7@')
    await showsOrders(page, numbers(11, 12))
    await page.getByRole('searchbox').fill(numberOf(5).toLowerCase())
    await showsOrders(page, numbers(5, 6))
    // The page before the search was replaced by it, so the one before that comes back, and the box follows.
    await page.goBack()
    await showsOrders(page, numbers(0, 10))
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('')
  })

  test('go together, stand in the address, survive a reload, and are cleared at once; those that nobody knows are as good as none', async () => {
    const page = await openList('tab=orders&page=3')
    await page.getByLabel('Status', { exact: true }).selectOption('Oczekujące')
    await showsOrders(page, numbers(0, 2))
    await page.getByLabel('Płatność', { exact: true }).selectOption('Nieudana')
    await showsOrders(page, numbers(1, 2))
    await page.reload()
    await showsOrders(page, numbers(1, 2))
    await expect.poll(() => new URL(page.url()).search).toBe('?tab=orders&status=pending&paymentStatus=failed')
    await page.getByRole('button', { name: 'Do spakowania' }).click()
    await page.getByText('Żadne zamówienie nie pasuje').waitFor()
    await page.getByRole('region', { name: 'Lista zamówień' }).getByRole('button', { name: 'Wyczyść filtry' }).click()
    await showsOrders(page, numbers(0, 10))
    await expect.poll(() => new URL(page.url()).search).toBe('?tab=orders')
    await hasFocus(page.getByRole('region', { name: 'Lista zamówień' }))
    await expect.poll(() => page.getByRole('button', { name: 'Wyczyść filtry' }).isDisabled()).toBe(true)

    const unknown = 'status=eaten&paymentStatus=%27&needsAttention=1&page=-4&order=x'
    await page.goto(`${panel.program.origin}/admin?tab=orders&${unknown}`)
    await showsOrders(page, numbers(0, 10))
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  })
})

describe('the strip above', () => {
  test('is read by arrow keys and by pointer for what came in on a day, and each figure counts what it leads to', async () => {
    const page = await openList()
    const summary = page.getByRole('region', { name: 'Podsumowanie' })
    await summary.getByText('23 zamówienia').waitFor()
    const day = summary.getByRole('slider', { name: 'Dzień na wykresie' })
    await day.focus()
    // 24,90 zł and 15,99 zł for the parcel.
    await summary.getByText('40,89 zł').waitFor()
    await summary.getByText('1 zamówienie', { exact: true }).waitFor()
    await expect.poll(() => day.getAttribute('aria-valuetext')).toMatch(/: 40,89.zł, 1 zamówienie$/)
    await page.keyboard.press('Home')
    await summary.getByText('0 zamówień').waitFor()
    await page.keyboard.press('Tab')
    await summary.getByText('23 zamówienia').waitFor()
    const { x = 0, y = 0, width = 0 } = (await day.boundingBox()) ?? {}
    await page.mouse.move(x + width - 3, y + 20)
    await summary.getByText('40,89 zł').waitFor()

    const figures = page.getByRole('list', { name: 'Do zrobienia' })
    for (const [label, shown] of [
      ['Do spakowania', numbers(2, 4)],
      ['Nieopłacone', numbers(0, 2)],
      ['Wymaga uwagi', numbers(2, 3)],
    ] as const) {
      await figures.getByRole('link', { name: `${label} ${shown.length}` }).click()
      await showsOrders(page, [...shown])
      await expect.poll(() => page.getByRole('button', { name: label }).getAttribute('aria-pressed')).toBe('true')
    }
    await figures.getByRole('link', { name: 'Niski stan' }).click()
    await page.getByRole('tab', { name: 'Produkty', selected: true }).waitFor()
  })
})

describe('an order', () => {
  test('is found, opened and closed by keys alone, or by its address and going back, and the focus comes back to it', async () => {
    const page = await openList()
    await details(page, 0).focus()
    await page.keyboard.press('ArrowDown')
    // A key that is held repeats.
    await page.keyboard.down('j')
    await page.keyboard.down('j')
    await page.keyboard.up('j')
    await hasFocus(details(page, 3))
    // Another one that came at once would be a scanner's.
    await page.waitForTimeout(100)
    await page.keyboard.press('k')
    await hasFocus(details(page, 2))
    await page.keyboard.press('Enter')
    await listens(page.getByRole('dialog'))
    await expect.poll(() => page.url()).toMatch(new RegExp(`order=${placed[2]?.id}$`))
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await hasFocus(details(page, 2))
    await expect.poll(() => page.url()).not.toMatch(/order=/)

    // One that an address opens gives the focus to its row; going back closes one.
    await page.goto(`${panel.program.origin}/admin?tab=orders&page=2&order=${placed[14]?.id}`)
    await listens(page.getByRole('dialog'))
    // Before, there is no row that it could be given to.
    await page.locator('#order-list').getByText(numberOf(14)).waitFor({ state: 'attached' })
    await page.keyboard.press('Escape')
    await hasFocus(details(page, 14))
    await page.getByText('customer9@example.com').click()
    await page.getByRole('dialog').waitFor()
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await showsOrders(page, numbers(10, 20))
    await hasFocus(details(page, 13))
  })
})

test('the table for spreadsheets holds the orders that are listed, on all their pages, and is never a refusal saved as a file: whose session has ended signs in first', async () => {
  const page = await openList('tab=orders&status=delivered', /status of 401/)
  await count(page, '21 zamówień')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Eksportuj CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^zamowienia-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(22)
  for (const number of numbers(4, 25)) expect(lines.some((line) => line.includes(number))).toBe(true)

  const saved: string[] = []
  page.on('download', (another) => saved.push(another.url()))
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Eksportuj CSV' }).click()
  await page.getByRole('dialog').getByLabel('Hasło').waitFor()
  expect(saved).toEqual([])
})

// From here on the orders change.
test('what is done to an order in its details is shown in the list and in the figures behind them', async () => {
  const page = await openList()
  await page.getByRole('link', { name: 'Wymaga uwagi 1' }).waitFor()
  await details(page, 2).click()
  const settled = page.getByRole('dialog').getByRole('button', { name: 'Sprawa załatwiona' })
  await settled.click()
  await settled.waitFor({ state: 'detached' })
  await page.getByRole('dialog').getByRole('button', { name: 'Zamknij', exact: true }).click()
  await page.getByRole('link', { name: 'Wymaga uwagi 0' }).waitFor()
  await page.getByRole('rowheader', { name: numberOf(2) }).waitFor()
  await expect.poll(() => page.getByText('opłacone dwa razy').count()).toBe(0)
})

describe('the three buttons', () => {
  const buttons = [
    ['Test przypomnienia', 'payment-reminders/test', 'Błąd testu', /^Przypomnienie próbne trafi na adres .+@.+\.$/],
    ['Sprawdź przypomnienia', 'payment-reminders/check', 'Błąd sprawdzania', /przypomi/],
    [
      'Sprawdź statusy płatności',
      'payment-status/check',
      'Błąd sprawdzania statusów płatności',
      /^Żadna płatność nie czeka na sprawdzenie\.$/,
    ],
  ] as const

  test('say each what it did, or why it could not', async () => {
    const page = await openList('tab=orders', /status of 503/)
    for (const [label, path, title, said] of buttons) {
      await page.getByRole('button', { name: label }).click()
      await toastOn(page).getByText(said).waitFor()
      await page.route(`**/api/admin/${path}*`, (route) =>
        route.fulfill({ status: 503, json: { message: 'Przerwa.' } }),
      )
      await page.getByRole('button', { name: label }).click()
      await toastOn(page).filter({ hasText: title }).filter({ hasText: 'Przerwa.' }).waitFor()
    }
  })

  test(
    'what the payment check finds paid is shown as paid at once',
    onlyForRelease('other lists show it'),
    async () => {
      const page = await openList()
      const { number, session } = await writePaidOrder(database, 'open')
      await page.reload()
      const row = page.getByRole('row').filter({ hasText: number })
      await row.getByText('Oczekuje', { exact: true }).waitFor()
      await database.insert(demoOutcomes).values({ sessionId: session, outcome: 'paid' })
      await page.getByRole('button', { name: 'Sprawdź statusy płatności' }).click()
      await toastOn(page).filter({ hasText: 'Sprawdzono 1 płatność, opłacone: 1.' }).waitFor()
      await row.getByText('Opłacone', { exact: true }).waitFor()
    },
  )
})
