// In the long matrix because figures of time need a machine that does nothing else: the gate runs several browsers at once.
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { coarse, keepCart, maria, premium } from '../support/checkout.ts'
import { placeListedOrders } from '../support/listed-orders.ts'
import { usePanelAndDatabase } from '../support/panel.ts'

const { panel, database } = await usePanelAndDatabase()
beforeAll(() => placeListedOrders(database))

/** Interaction to next paint, on a processor that is four times slower. */
const slowedBy = 4
const longest = 100

interface Measured {
  name: string
  duration: number
}

async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowedBy })
}

/** Begins to note how long each press and key takes until it is seen. */
const observe = (page: Page) =>
  page.evaluate(() => {
    const measured: Measured[] = []
    Object.assign(window, { measured })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (!entry.interactionId) continue
        const target = entry.target instanceof Element ? entry.target.outerHTML.slice(0, 120) : ''
        measured.push({ name: `${entry.name} ${target}`, duration: entry.duration })
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })

/** The slow ones, once all have been told. */
async function slowest(page: Page): Promise<Measured[]> {
  await page.waitForTimeout(500)
  const measured = await page.evaluate(() => (window as unknown as { measured: Measured[] }).measured)
  expect(measured.length, 'nothing was measured').toBeGreaterThan(0)
  return measured.filter(({ duration }) => duration > longest)
}

async function shop(path: string): Promise<Page> {
  const { origin } = panel.program
  const page = await panel.visit(`${origin}/robots.txt`)
  await keepCart(page, [coarse, premium])
  await page.goto(`${origin}${path}`)
  await page.waitForLoadState('networkidle')
  await slow(page)
  await observe(page)
  return page
}

const press = async (page: Page, ...selectors: string[]) => {
  for (const selector of selectors) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as a hand does
    await page.locator(selector).filter({ visible: true }).first().click()
    // oxlint-disable-next-line no-await-in-loop
    await page.waitForTimeout(150)
  }
}

test('whatever is pressed in the cart answers within a tenth of a second', async () => {
  const page = await shop('/cart')
  const [more, fewer] = ['main li button:has(svg) >> nth=1', 'main li button:has(svg) >> nth=0']
  await press(page, more, more, fewer, 'main li button:not(:has(svg))')
  expect(await slowest(page)).toEqual([])
})

test('and whatever is typed and pressed in the checkout', async () => {
  const page = await shop('/checkout')
  for (const [name, typed] of Object.entries(maria)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as a hand does
    await page.locator(`main input[name=${name}]`).click()
    // oxlint-disable-next-line no-await-in-loop
    await page.keyboard.type(typed, { delay: 40 })
  }
  await page.locator('main input[name=discountCode]').click()
  await page.keyboard.type('lato', { delay: 40 })
  await press(page, 'main input[type=checkbox]', 'main input[value=inpost]')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await press(page, 'main input[value=home]', '[aria-labelledby=address-heading] input[name=city]')
  expect(await slowest(page)).toEqual([])
})

test('and in the store', async () => {
  const page = await shop('/store')
  await press(page, 'main li button, main article button', 'main li button, main article button')
  await page.getByRole('button', { name: 'Otwórz menu' }).click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  expect(await slowest(page)).toEqual([])
})

test('and in the panel’s list of orders', async () => {
  const page = await openList('orders', 'Lista zamówień')
  await page.locator('main input[type=search]').first().click()
  await page.keyboard.type('lucja', { delay: 60 })
  await page.waitForTimeout(1_000)
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Backspace')
  await page.waitForTimeout(1_000)
  await page.locator('main select').first().selectOption({ index: 1 })
  await page.waitForTimeout(500)
  expect(await slowest(page)).toEqual([])
})

test('and in that of products, where figures change in their places', async () => {
  const page = await openList('products', 'Produkty')
  await press(page, 'main button[title^="Zmień stan"]')
  await page.keyboard.type('+5', { delay: 60 })
  await page.keyboard.press('Enter')
  await page.waitForTimeout(1_000)
  await press(page, 'main button[title^="Ukryj"]')
  await page.waitForTimeout(1_000)
  expect(await slowest(page)).toEqual([])
})

async function openList(tab: string, name: string): Promise<Page> {
  const page = await panel.open(`tab=${tab}`)
  await page.getByRole('region', { name }).getByRole('table').first().waitFor()
  await page.waitForLoadState('networkidle')
  await slow(page)
  await observe(page)
  return page
}
