import { shippingTexts } from '../../src/shipping/texts.ts'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { brand } from '../../src/brand.ts'
import { useBrowser } from '../support/browser.ts'
import { enlargeText } from '../support/axe.ts'
import { useProgram } from '../support/program.ts'
import { onlyForRelease } from '../support/release.ts'

const { visit } = useBrowser()
const withoutToken = useProgram()
const withToken = useProgram({ INPOST_GEOWIDGET_TOKEN: 'a.public.token' })

const line = { id: 2, name: 'Sól celtycka gruba', price: '29.90', quantity: 1, weight: '500g' }
const frameHost = `https://geowidget-app.${brand.carrier.domain}`
const script = `https://geowidget.${brand.carrier.domain}/inpost-geowidget.js`

const pickup = (page: Page) => page.getByRole('radio', { name: /^Punkt odbioru/ })
const home = (page: Page) => page.getByRole('radio', { name: /dom/i })
const dialog = (page: Page) => page.getByRole('dialog')
const codeOf = (page: Page) => dialog(page).getByRole('textbox')
const texts = () => shippingTexts.part('pickup').load('pl')

/** Comes to the checkout with something in the cart. */
async function openCheckout(
  origin: string,
  { options = {}, expected = /^$/, prepare }: Partial<Preparation> = {},
): Promise<Page> {
  const asksCarrier = origin === withToken.origin ? `|^asked https://[\\w-]+\\.${brand.carrier.domain}/` : ''
  const page = await visit(`${origin}/robots.txt`, options, new RegExp(expected.source + asksCarrier))
  await page.evaluate(([key, kept]) => window.localStorage.setItem(key, kept), [
    `${brand.slug}-cart`,
    JSON.stringify([line]),
  ] as const)
  await prepare?.(page)
  await page.goto(`${origin}/checkout`)
  await pickup(page).waitFor()
  return page
}
interface Preparation {
  options: BrowserContextOptions
  expected: RegExp
  prepare(page: Page): Promise<unknown>
}

async function openDialog(page: Page): Promise<void> {
  await home(page).click()
  await pickup(page).click()
  await dialog(page).waitFor()
}

async function isChosen(page: Page, code: string): Promise<void> {
  await dialog(page).waitFor({ state: 'detached' })
  await page.getByText(code).first().waitFor()
}

describe('without a token of the carrier', () => {
  test('the dialog is large, says that it is a demonstration, needs no scrolling sideways, and a point is chosen on its map', async () => {
    const page = await openCheckout(withoutToken.origin)
    await openDialog(page)
    await dialog(page)
      .getByRole('heading', { name: `Wybierz punkt odbioru ${brand.carrier.name}` })
      .waitFor()
    await dialog(page)
      .getByText((await texts()).sample.notice)
      .waitFor()
    await dialog(page).getByRole('listitem').first().waitFor()
    const overflow = () => dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth)
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport)
      await expect.poll(async () => (await dialog(page).boundingBox())?.width).toBeCloseTo(viewport.width * 0.95, 0)
      await expect.poll(async () => (await dialog(page).boundingBox())?.height).toBeCloseTo(viewport.height * 0.9, 0)
      expect(await overflow()).toBeLessThanOrEqual(0)
      await enlargeText(page, '200%')
      expect(await overflow()).toBeLessThanOrEqual(0)
      await enlargeText(page, '')
    }
    await dialog(page).locator('svg g').nth(1).click()
    await isChosen(page, 'DEMO-GDA01')
  })

  test(
    'a point is chosen from the list by keyboard alone, and nothing is asked of other hosts',
    onlyForRelease('the gate has a point by keyboard where somebody buys'),
    async () => {
      const asked: string[] = []
      const page = await openCheckout(withoutToken.origin)
      page.on('request', (request) => asked.push(new URL(request.url()).origin))
      await home(page).click()
      await page.keyboard.press('ArrowDown')
      await dialog(page)
        .getByRole('button', { name: /Kraków/ })
        .waitFor()
      const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
      for (let presses = 0; presses < 20 && !(await focused()).includes('Kraków'); presses += 1)
        await page.keyboard.press('Tab')
      await expect
        .poll(() => page.evaluate(() => document.querySelector('[role=dialog]')?.contains(document.activeElement)))
        .toBe(true)
      await page.keyboard.press('Enter')
      await isChosen(page, 'DEMO-KRA01')
      expect(new Set(asked)).toEqual(new Set([withoutToken.origin]))
    },
  )

  test('a code is typed, in small letters too; nonsense is said to be that, and stays to be mended', async () => {
    const { code } = await texts()
    const page = await openCheckout(withoutToken.origin)
    await openDialog(page)
    for (const nonsense of ['', 'ab', 'kra 01', 'łódź1']) {
      await codeOf(page).fill(nonsense)
      await dialog(page).getByRole('button', { name: code.choose, exact: true }).click()
      await dialog(page).getByText(code.problem).waitFor()
      await expect.poll(() => codeOf(page).getAttribute('aria-invalid')).toBe('true')
      await expect.poll(() => codeOf(page).evaluate((field) => field === document.activeElement)).toBe(true)
    }
    await codeOf(page).fill('kra01m')
    await dialog(page).getByText(code.problem).waitFor({ state: 'detached' })
    await codeOf(page).press('Enter')
    await isChosen(page, 'KRA01M')
  })

  test('the focus is inside while it is open, and back where it was afterwards, whichever way it is closed', async () => {
    const { close } = await texts()
    const page = await openCheckout(withoutToken.origin)
    const isInside = () =>
      page.evaluate(() => document.querySelector('[role=dialog]')?.contains(document.activeElement))
    const isBack = () =>
      expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('radio')
    await openDialog(page)
    for (let presses = 0; presses < 16; presses += 1) {
      expect(await isInside()).toBe(true)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    await isBack()
    await openDialog(page)
    await dialog(page).getByRole('button', { name: close }).click()
    await dialog(page).waitFor({ state: 'detached' })
    await isBack()
  })
})

/**
 * Behaves as the carrier's widget does: an element that says once that it is there, at the moment in which it is, and puts a
 * frame of the carrier's into itself.
 */
const widget = `
  window.timesRun = (window.timesRun ?? 0) + 1
  customElements.define('inpost-geowidget', class extends HTMLElement {
    connectedCallback() {
      const tells = []
      window.widget = {
        attributes: Object.fromEntries([...this.attributes].map(({ name, value }) => [name, value])),
        tell: (point) => tells.forEach((tell) => tell(point)),
        height: this.getBoundingClientRect().height,
      }
      const detail = { api: { addPointSelectedCallback: (tell) => tells.push(tell) } }
      this.dispatchEvent(new CustomEvent('inpost.geowidget.init', { detail }))
      const frame = document.createElement('iframe')
      frame.src = '${frameHost}/'
      frame.title = 'Mapa'
      this.append(frame)
      fetch('https://api.inpost.pl/v1/points')
    }
  })
`

interface Carrier {
  asked: string[]
  /** What browsers refused to load. */
  refused(page: Page): Promise<string[]>
  isAway: boolean
}

async function meetCarrier(
  expected?: RegExp,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; carrier: Carrier }> {
  const carrier: Carrier = {
    asked: [],
    isAway: false,
    refused: (page) => page.evaluate('window.refused'),
  }
  const page = await openCheckout(withToken.origin, {
    options,
    ...(expected && { expected }),
    prepare: async (visitor) => {
      await visitor.addInitScript(() => {
        const refused: string[] = []
        Object.assign(window, { refused })
        document.addEventListener('securitypolicyviolation', ({ blockedURI }) => refused.push(blockedURI))
      })
      await visitor.route(/inpost\.pl/, (route) => {
        const url = route.request().url()
        carrier.asked.push(url)
        if (carrier.isAway) return route.abort()
        const headers = { 'Access-Control-Allow-Origin': '*' }
        if (url === script) return route.fulfill({ contentType: 'text/javascript', body: widget })
        if (url.endsWith('.css'))
          return route.fulfill({ contentType: 'text/css', body: 'inpost-geowidget { color: rgb(1, 2, 3) }' })
        if (url.startsWith(frameHost))
          return route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<p>Mapa przewoźnika</p>' })
        return route.fulfill({ json: {}, headers })
      })
    },
  })
  return { page, carrier }
}

const tell = (page: Page, point: unknown) =>
  page.evaluate((given) => (window as unknown as { widget: { tell(point: unknown): void } }).widget.tell(given), point)
const shown = (page: Page) => page.evaluate('window.widget') as Promise<{ attributes: object; height: number }>
const widgetIsThere = (page: Page) =>
  page.frameLocator('inpost-geowidget iframe').getByText('Mapa przewoźnika').waitFor()

describe('with a token of the carrier', () => {
  test('its map comes with the dialog, with the token, and gives a point through the strict policy of the page', async () => {
    const { page, carrier } = await meetCarrier()
    expect(carrier.asked).toEqual([])
    await openDialog(page)
    await widgetIsThere(page)
    await expect
      .poll(() => shown(page))
      .toMatchObject({
        attributes: { token: 'a.public.token', language: 'pl', config: 'parcelCollect' },
      })
    expect((await shown(page)).height).toBeGreaterThan(300)
    expect(await page.locator('inpost-geowidget').evaluate((map) => getComputedStyle(map).color)).toBe('rgb(1, 2, 3)')
    await expect.poll(() => carrier.asked).toContain('https://api.inpost.pl/v1/points')
    await tell(page, { name: 'KRA01M', status: 'Operating', address: { line1: 'Solna 1', line2: '31-042 Kraków' } })
    await isChosen(page, 'KRA01M')
    expect(await carrier.refused(page)).toEqual([])
  })

  test(
    'it is loaded once, however often the dialog is opened, each time a new map is talked to, and nonsense from it is refused with a sentence',
    onlyForRelease('rare, and the field for a code is tried by itself'),
    async () => {
      const { map } = await texts()
      const { page, carrier } = await meetCarrier()
      for (const code of ['KRA01M', 'WAW22A']) {
        await openDialog(page)
        await widgetIsThere(page)
        await tell(page, { name: code })
        await isChosen(page, code)
        await expect.poll(() => page.locator('inpost-geowidget').count()).toBe(0)
      }
      await openDialog(page)
      await widgetIsThere(page)
      for (const nonsense of [null, 'KRA01M', { name: '<b>x</b>' }, { name: 'KRA01M', address: [] }]) {
        await tell(page, nonsense)
        await dialog(page).getByRole('alert').getByText(map.refused).waitFor()
      }
      await tell(page, { name: 'gdy01a' })
      await isChosen(page, 'GDY01A')
      expect(carrier.asked.filter((url) => url === script)).toHaveLength(1)
      expect(carrier.asked.filter((url) => url.endsWith('.css'))).toHaveLength(1)
      expect(await page.evaluate('window.timesRun')).toBe(1)
    },
  )

  test(
    'when it can’t be had a sentence says so, a code can be typed, and it is fetched again next time',
    onlyForRelease('rare, and the field for a code is tried by itself'),
    async () => {
      const { map } = await texts()
      const { page, carrier } = await meetCarrier(/ERR_FAILED/)
      carrier.isAway = true
      await openDialog(page)
      await dialog(page).getByRole('alert').getByText(map.missing).waitFor()
      await codeOf(page).fill('KRA01M')
      await codeOf(page).press('Enter')
      await isChosen(page, 'KRA01M')
      carrier.isAway = false
      await openDialog(page)
      await widgetIsThere(page)
      await dialog(page).getByText(map.missing).waitFor({ state: 'detached' })
      await expect.poll(() => page.locator('script[src*=inpost]').count()).toBe(1)
    },
  )

  test(
    'when nothing has come of it for ten seconds a sentence says so, until it comes after all',
    onlyForRelease('the gate has a map that can’t be had'),
    async () => {
      const { map } = await texts()
      const { page } = await meetCarrier()
      const arrival = Promise.withResolvers<void>()
      await page.route(script, async (route) => {
        await arrival.promise
        await route.fulfill({ contentType: 'text/javascript', body: widget })
      })
      await page.clock.install()
      await openDialog(page)
      await dialog(page).getByText(map.coming).waitFor()
      await page.clock.runFor(9_000)
      await expect.poll(() => dialog(page).getByText(map.missing).count()).toBe(0)
      await page.clock.runFor(1_500)
      await dialog(page).getByRole('alert').getByText(map.missing).waitFor()
      arrival.resolve()
      await widgetIsThere(page)
      await dialog(page).getByText(map.missing).waitFor({ state: 'detached' })
    },
  )
})
