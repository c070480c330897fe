import { frameTexts } from '../../src/web/texts.ts'
import { membershipTexts } from '../../src/membership/texts.ts'
import { catalogTexts } from '../../src/catalog/texts.ts'
import type { Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { languages } from '../../src/kernel/language.ts'
import { listens, useBrowser } from '../support/browser.ts'
import { coarse, keepCart, premium } from '../support/checkout.ts'
import { isHydrated } from '../support/hydrated.ts'
import { readHtml } from '../support/html.ts'
import { useProgram } from '../support/program.ts'
import { onlyForRelease } from '../support/release.ts'

const { visit } = useBrowser()
const program = useProgram()

describe('a visitor', () => {
  test.for(languages)('reads the store in %s, from the browser’s preference alone', async (language) => {
    const texts = (await catalogTexts.load(language)).store
    const headers = { 'Accept-Language': `${language},pl;q=0.5` }
    const document = readHtml(await (await fetch(`${program.origin}/store`, { headers })).text())
    const said = (name: string) => document.all(name).map(({ text, content }) => text || content)
    expect([said('title'), said('h1')]).toEqual([[`${texts.about.title} – Salorge`], [texts.title]])
    expect(document.all('output').map(({ text }) => text)).toContain(texts.count(6))
  })

  test('reads the store in the language of the browser', async () => {
    const texts = (await catalogTexts.load('fr')).store
    const page = await visit(`${program.origin}/store`, { locale: 'fr' })
    await expect.poll(() => page.title()).toBe(`${texts.about.title} – Salorge`)
    await expect.poll(() => page.locator('h1').textContent()).toBe(texts.title)
    await expect.poll(() => page.locator('main li').count()).toBe(6)
    await expect.poll(() => page.locator('main output').textContent()).toBe(texts.count(6))
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

  test('gets everything without JavaScript, the menu as well', async () => {
    const page = await visit(`${program.origin}/store`, { javaScriptEnabled: false })
    await expect.poll(() => page.locator('main li').count()).toBe(6)
    await expect.poll(() => page.locator('main li').first().textContent()).toContain('24,90')
    await page.getByRole('button', { name: 'Otwórz menu' }).click()
    await page.locator('header').getByRole('link', { name: 'Członkostwo' }).last().click()
    await page.waitForURL('**/joinus')
    await page.locator('footer a[hreflang=fr]').click()
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('fr')
    const { shell } = await frameTexts.load('fr')
    const links = page.getByRole('contentinfo').getByRole('navigation', { name: shell.menu }).getByRole('link')
    await expect.poll(() => links.allTextContents()).toEqual(expect.arrayContaining(Object.values(shell.links)))
    await links.filter({ hasText: shell.links.contact }).click()
    await page.waitForURL('**/contact')
  })

  test('is told that a page does not exist, and finds a way on', async () => {
    const page = await visit(`${program.origin}/`)
    const answer = await page.request.get(`${program.origin}/brak`)
    // What isn't there is thrown: while a page still comes to life, React would say that it had to draw it anew.
    await isHydrated(page)
    expect(answer.status()).toBe(404)
    await page.evaluate(() => window.history.pushState({}, '', '/brak'))
    await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')))
    await page.getByRole('heading', { name: 'Tej strony nie ma' }).waitFor()
    await page.getByRole('link', { name: 'Do sklepu' }).click()
    await page.getByRole('heading', { level: 1, name: 'Sklep' }).waitFor()
  })
})

test.for(languages)('the HTML leads to all other pages, in %s', async (language) => {
  const { shell } = await frameTexts.load(language)
  const html = await (await fetch(`${program.origin}/store?lang=${language}`)).text()
  const footer = readHtml(html.slice(html.indexOf('<footer'), html.indexOf('</footer>')))
  expect(footer.all('nav').map((navigation) => navigation.attribute('aria-label'))).toContain(shell.menu)
  const links = Object.values(shell.links)
  expect(footer.all('a').map(({ text }) => text)).toEqual(expect.arrayContaining(links))
})

test('the bar leads to the shop and to joining from 1024 pixels on, marks where one is, and shows the cart wherever it holds something', async () => {
  const page = await visit(`${program.origin}/cooperation`)
  const bar = page.getByRole('banner')
  const ways = bar.getByRole('navigation', { name: 'Najważniejsze strony' }).getByRole('link')
  await expect.poll(() => ways.allTextContents()).toEqual(['Sklep', 'Współpraca', 'Członkostwo'])
  await expect.poll(() => bar.getByRole('link', { name: 'Współpraca' }).getAttribute('aria-current')).toBe('page')
  await expect.poll(() => bar.getByRole('link', { name: 'Koszyk' }).count()).toBe(0)
  await keepCart(page, [coarse, { ...premium, id: 999, name: 'Sól z dawnych lat', quantity: 4 }])
  await page.reload()
  const place = await ways.first().boundingBox()
  await bar.getByRole('link', { name: `Koszyk, ${coarse.quantity + 4} ` }).click()
  // What isn't sold any more counts nowhere, and the way on says what it waits for.
  await page.getByRole('alert').getByText('Najpierw popraw zaznaczone produkty.').waitFor()
  await bar.getByRole('link', { name: `Koszyk, ${coarse.quantity} ` }).waitFor()
  await page.goto(`${program.origin}/activities`)
  await bar.getByRole('link', { name: `Koszyk, ${coarse.quantity} ` }).waitFor()
  expect(await ways.first().boundingBox()).toEqual(place)
  await page.setViewportSize({ width: 1023, height: 800 })
  await expect.poll(() => ways.count()).toBe(0)
  await expect.poll(() => bar.getByRole('link', { name: /^Koszyk, / }).count()).toBe(1)
})

describe('where one might stumble', () => {
  test('closing the drawer, and the focus in the bar, leave the page where it is', async () => {
    const page = await visit(`${program.origin}/activities`)
    const opener = page.getByRole('button', { name: 'Otwórz menu' })
    const drawer = page.getByRole('dialog')
    const scrolled = () => page.evaluate(() => window.scrollY)
    await page.evaluate(() => window.scrollTo(0, 600))
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', { name: 'Zamknij menu' }).click(),
      () => page.mouse.click(100, 400),
    ]) {
      await opener.click()
      await listens(drawer)
      await close()
      await drawer.waitFor({ state: 'detached' })
      await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
      expect(await scrolled()).toBe(600)
    }
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    expect(await scrolled()).toBe(600)
  })

  test('the menu opens that was pressed before any script had come', async () => {
    const page = await visit('about:blank')
    const arrival = Promise.withResolvers<void>()
    await page.route('**/*.js', async (route) => {
      await arrival.promise
      await route.continue()
    })
    await page.goto(program.origin, { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Otwórz menu' }).click()
    arrival.resolve()
    await page.getByRole('dialog').getByRole('link', { name: 'Sklep' }).waitFor()
    await expect.poll(() => page.locator(':popover-open').count()).toBe(0)
  })

  test('another language keeps what was typed, the chosen form and the place that was read, and Back leads to the choice', async () => {
    const page = await visit(`${program.origin}/contact`)
    await page.locator('form [name=name]').fill('Anna')
    await page.locator('form [name=message]').fill('Dzień dobry!')
    await page.evaluate(() => window.scrollTo(0, 300))
    const field = page.locator('form [name=message]')
    const place = async () => Math.round((await field.boundingBox())?.y ?? 0)
    const before = await place()
    await page.getByRole('button', { name: 'Język' }).click()
    await page.getByRole('link', { name: 'Deutsch' }).click()
    await page.waitForURL('**/contact?lang=de')
    await expect.poll(() => field.inputValue()).toBe('Dzień dobry!')
    await expect.poll(() => page.locator('form [name=name]').inputValue()).toBe('Anna')
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(40)
    expect(await page.evaluate(() => window.sessionStorage.getItem('salorge-language-change'))).toBeNull()

    const { kinds } = (await membershipTexts.load('de')).join
    await page.goto(`${program.origin}/joinus`)
    await page.getByRole('button', { name: kinds.restaurant.name }).click()
    await page.locator('form [name=organizationName]').fill('Pod Żaglem')
    await page.getByRole('button', { name: 'Menü öffnen' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'English' }).click()
    await page.waitForURL('**/joinus?type=restaurant&lang=en')
    await expect.poll(() => page.locator('form [name=organizationName]').inputValue()).toBe('Pod Żaglem')
    await page.goto(`${program.origin}/joinus?lang=pl`)
    const choice = page.getByRole('button', { name: (await membershipTexts.load('pl')).join.kinds.chef.name })
    await choice.click()
    await page.locator('form [name=firstName]').fill('Anna')
    await page.goBack()
    await expect.poll(() => choice.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.goForward()
    await expect.poll(() => page.locator('form [name=firstName]').inputValue()).toBe('')
  })
})

describe('on a slow network', () => {
  test(
    'the veil of the drawer comes at once, Escape takes it away, and the drawer follows',
    onlyForRelease('it is an ornament'),
    async () => {
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
    },
  )

  test(
    'a line under the bar shows that a page is on its way, also where no motion is wanted',
    onlyForRelease('it is an ornament'),
    async () => {
      const page = await visit('about:blank')
      let arrival = Promise.withResolvers<void>()
      await page.route('**/assets/StorePage-*.js', async (route) => {
        await arrival.promise
        await route.continue()
      })
      const line = () =>
        page.evaluate(() => getComputedStyle(document.querySelector('header') as Element, '::after').content)
      for (const reducedMotion of ['no-preference', 'reduce'] as const) {
        await page.emulateMedia({ reducedMotion })
        await page.goto(program.origin)
        expect(await line()).toBe('none')
        await page.getByRole('link', { name: 'Zobacz sklep' }).click()
        await page.locator('main[aria-busy=true]').waitFor()
        expect(await line()).toBe('""')
        arrival.resolve()
        await page.getByText('6 produktów').waitFor()
        await page.locator('main[aria-busy=false]').waitFor()
        expect(await line()).toBe('none')
        arrival = Promise.withResolvers<void>()
      }
    },
  )
})

test('a drawer that does not come leads to the links in the footer, and is fetched again when asked', async () => {
  const page = await visit(`${program.origin}/`, {}, /ERR_FAILED/)
  await page.route('**/assets/MenuPanel-*.js*', (route) => route.abort())
  const opener = page.getByRole('button', { name: 'Otwórz menu' })
  await opener.click()
  const first = page.getByRole('contentinfo').getByRole('link', { name: 'Sklep', exact: true })
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

test(
  'two tabs in two languages stay apart',
  onlyForRelease('the gate shows that a chosen language holds'),
  async () => {
    const german = await visit(`${program.origin}/?lang=de`)
    const french = await german.context().newPage()
    await french.goto(`${program.origin}/?lang=fr`)
    await german.getByRole('link', { name: 'Zum Shop' }).click()
    await german.getByText('Feines keltisches Salz').waitFor()
    await expect.poll(() => german.locator('main output').textContent()).toBe('6 Produkte')
  },
)

test('the store says that its data is coming, what went wrong and that nothing is on sale, and tries again when asked', async () => {
  // A page that shows no products of its own.
  const elsewhere = `${program.origin}/cooperation`
  const page = await visit(elsewhere, {}, /status of 503/)
  const arrival = Promise.withResolvers<void>()
  let answer = async (route: Route) => {
    await arrival.promise
    await route.continue()
  }
  await page.route('**/api/store/products?lang=pl', (route) => answer(route))
  const follow = () => page.getByRole('banner').getByRole('link', { name: 'Sklep', exact: true }).click()
  await follow()
  await page.locator('ul[aria-busy=true]').waitFor()
  await expect.poll(() => page.locator('main output').textContent()).toBe('Wczytywanie produktów')
  arrival.resolve()
  await page.getByText('6 produktów').waitFor()

  answer = (route) => route.fulfill({ status: 503, json: { message: 'Chwila przerwy.' } })
  await page.goto(elsewhere)
  await follow()
  await page.getByRole('alert').getByText('Błąd: 503: Chwila przerwy.').waitFor()
  answer = (route) => route.continue()
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click()
  await page.getByText('6 produktów').waitFor()

  answer = (route) => route.fulfill({ json: [] })
  await page.goto(elsewhere)
  await follow()
  await page.getByText('Brak dostępnych produktów').waitFor()
})
