import { describe, expect, test } from 'vitest'
import { languages } from '../../src/kernel/language.ts'
import { storeTexts } from '../../src/i18n/store.ts'
import { loadTexts } from '../../src/i18n/texts.ts'
import { useBrowser } from '../support/browser.ts'
import { useProgram } from '../support/program.ts'

const { visit } = useBrowser()
const program = useProgram()

describe('a visitor', () => {
  test.for(languages)('reads the store in %s, from the browser’s preference alone', async (language) => {
    const texts = await storeTexts.load(language)
    const page = await visit(`${program.origin}/store`, { locale: language })
    await expect.poll(() => page.title()).toBe(`${texts.about.title} – Salorge`)
    await expect.poll(() => page.locator('h1').textContent()).toBe(texts.title)
    await expect.poll(() => page.locator('main li').count()).toBe(6)
    await expect.poll(() => page.locator('main output').textContent()).toBe(texts.count(6))
  })

  test('sees the page come to life: the drawer opens, traps the focus, closes with Escape and gives the focus back', async () => {
    const page = await visit(`${program.origin}/`)
    const opener = page.getByRole('button', { name: 'Otwórz menu' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await drawer.waitFor()
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab')
      expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    }
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'detached' })
    await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test('goes to the store without loading the page anew; its heading has the focus and its title is in the tab', async () => {
    const page = await visit(`${program.origin}/`)
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await page.getByRole('button', { name: 'Otwórz menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Sklep' }).click()
    await page.getByRole('heading', { level: 1, name: 'Sklep' }).waitFor()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    await expect.poll(() => page.title()).toBe('Sklep z celtycką solą morską – Salorge')
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    await page.goBack()
    await expect.poll(() => page.title()).toMatch(/^Salorge – /)
  })

  test('chooses a language by its flag; it holds on the next visit, whatever the browser prefers', async () => {
    const page = await visit(`${program.origin}/store`)
    await page.getByRole('button', { name: 'Otwórz menu' }).click()
    await page.getByRole('link', { name: 'Deutsch' }).click()
    await page.waitForURL('**/store?lang=de')
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await page.goto(`${program.origin}/`)
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de')
  })

  test('gets everything but the drawer without JavaScript', async () => {
    const page = await visit(`${program.origin}/store`, { javaScriptEnabled: false })
    await expect.poll(() => page.locator('main li').count()).toBe(6)
    await expect.poll(() => page.locator('main li').first().textContent()).toContain('24,90')
    await page.locator('footer a[hreflang=fr]').click()
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('fr')
  })

  test('is told that a page does not exist, and finds a way on', async () => {
    const page = await visit(`${program.origin}/`)
    const answer = await page.request.get(`${program.origin}/brak`)
    expect(answer.status()).toBe(404)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => window.history.pushState({}, '', '/brak'))
    await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')))
    await page.getByRole('heading', { name: 'Tej strony nie ma' }).waitFor()
    await page.getByRole('link', { name: 'Do sklepu' }).click()
    await page.getByRole('heading', { level: 1, name: 'Sklep' }).waitFor()
  })
})

test.for(languages)('every page’s HTML leads to all others, in %s and without JavaScript', async (language) => {
  const { shell } = await loadTexts[language]()
  const page = await visit(`${program.origin}/store?lang=${language}`, { javaScriptEnabled: false })
  const links = page.getByRole('contentinfo').getByRole('navigation', { name: shell.menu }).getByRole('link')
  await expect.poll(() => links.allTextContents()).toEqual(Object.values(shell.links))
  await links.filter({ hasText: shell.links.contact }).click()
  await page.waitForURL('**/contact')
})

describe('on a slow network', () => {
  test('the veil of the drawer comes at once, Escape takes it away, and the drawer follows', async () => {
    const page = await visit(`${program.origin}/`)
    const arrival = Promise.withResolvers<void>()
    await page.route('**/assets/MenuPanel-*.js', async (route) => {
      await arrival.promise
      await route.continue()
    })
    const opener = page.getByRole('button', { name: 'Otwórz menu' })
    const veil = page.locator('.animate-veil-in')
    await opener.click()
    await veil.waitFor()
    await page.keyboard.press('Escape')
    await veil.waitFor({ state: 'detached' })
    await opener.click()
    await veil.waitFor()
    arrival.resolve()
    await page.getByRole('dialog').waitFor()
    await page.mouse.click(100, 400)
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => veil.count()).toBe(0)
  })

  test.for(['no-preference', 'reduce'] as const)(
    'a line under the bar shows that a page is on its way, motion: %s',
    async (reducedMotion) => {
      const page = await visit(`${program.origin}/`, { reducedMotion })
      const arrival = Promise.withResolvers<void>()
      await page.route('**/assets/StorePage-*.js', async (route) => {
        await arrival.promise
        await route.continue()
      })
      const line = () =>
        page.evaluate(() => getComputedStyle(document.querySelector('header') as Element, '::after').content)
      expect(await line()).toBe('none')
      await page.getByRole('link', { name: 'Zobacz sklep' }).click()
      await page.locator('main[aria-busy=true]').waitFor()
      expect(await line()).toBe('""')
      arrival.resolve()
      await page.getByText('6 produktów').waitFor()
      await page.locator('main[aria-busy=false]').waitFor()
      expect(await line()).toBe('none')
    },
  )
})

test('a drawer that does not come leads to the links in the footer, and is fetched again when asked', async () => {
  const page = await visit(`${program.origin}/`, {}, /ERR_FAILED/)
  await page.route('**/assets/MenuPanel-*.js*', (route) => route.abort())
  const opener = page.getByRole('button', { name: 'Otwórz menu' })
  await opener.click()
  const first = page.getByRole('contentinfo').getByRole('link', { name: 'Strona główna', exact: true })
  await expect.poll(() => first.evaluate((link) => link === document.activeElement)).toBe(true)
  await expect.poll(() => opener.getAttribute('aria-expanded')).toBe('false')
  await page.unroute('**/assets/MenuPanel-*.js*')
  await opener.click()
  await page.getByRole('dialog').waitFor()
})

test('the page that is left when rendering fails stays as it came', async () => {
  const page = await visit(`${program.origin}/`)
  const html = await (await page.request.get(`${program.origin}/store`)).text()
  const withoutState = html.replace(/(id="state">)[^<]*/, '$1\n')
  await page.route('**/store', (route) => route.fulfill({ body: withoutState, contentType: 'text/html' }))
  await page.goto(`${program.origin}/store`)
  await page.waitForLoadState('networkidle')
  await expect.poll(() => page.locator('main li').count()).toBe(6)
})

test('two tabs in two languages stay apart', async () => {
  const german = await visit(`${program.origin}/?lang=de`)
  const french = await german.context().newPage()
  await french.goto(`${program.origin}/?lang=fr`)
  await german.getByRole('link', { name: 'Zum Shop' }).click()
  await german.getByText('Feines keltisches Salz').waitFor()
  await expect.poll(() => german.locator('main output').textContent()).toBe('6 Produkte')
})

describe('the store while its data is coming or failing', () => {
  test('shows skeletons of the size of what comes, then the products', async () => {
    const page = await visit(`${program.origin}/`)
    const arrival = Promise.withResolvers<void>()
    await page.route('**/api/store/products?lang=pl', async (route) => {
      await arrival.promise
      await route.continue()
    })
    await page.getByRole('link', { name: 'Zobacz sklep' }).click()
    await page.locator('ul[aria-busy=true]').waitFor()
    await expect.poll(() => page.locator('main output').textContent()).toBe('Wczytywanie produktów')
    arrival.resolve()
    await page.getByText('6 produktów').waitFor()
  })

  test('says what went wrong, and tries again when asked', async () => {
    const page = await visit(`${program.origin}/`, {}, /status of 503/)
    let isDown = true
    await page.route('**/api/store/products?lang=pl', (route) =>
      isDown ? route.fulfill({ status: 503, json: { message: 'Chwila przerwy.' } }) : route.continue(),
    )
    await page.getByRole('link', { name: 'Zobacz sklep' }).click()
    await page.getByRole('alert').getByText('Błąd: 503: Chwila przerwy.').waitFor()
    isDown = false
    await page.getByRole('button', { name: 'Spróbuj ponownie' }).click()
    await page.getByText('6 produktów').waitFor()
  })

  test('says kindly when nothing is on sale', async () => {
    const page = await visit(`${program.origin}/`)
    await page.route('**/api/store/products?lang=pl', (route) => route.fulfill({ json: [] }))
    await page.getByRole('link', { name: 'Zobacz sklep' }).click()
    await page.getByText('Brak dostępnych produktów').waitFor()
  })
})
