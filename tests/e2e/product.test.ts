import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { languages } from '../../src/kernel/language.ts'
import { useBrowser } from '../support/browser.ts'
import { readHtml } from '../support/html.ts'
import { openAndMeasureShift } from '../support/layout-shift.ts'
import { useProgram } from '../support/program.ts'

const { visit } = useBrowser()
const program = useProgram()

const slug = 'sol-celtycka-gruba-500g'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

const read = async (address: string) => readHtml(await (await fetch(`${program.origin}${address}`)).text())

/** The link lives: pressing it loads no whole page. */
const livesOn = (page: Page, link: string) =>
  page.waitForFunction(
    (selector) => Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__reactProps')),
    link,
  )

test.for([
  [
    'pl',
    'Sól celtycka gruba',
    ['Składniki', 'Sól morska, bez dodatków'],
    'W magazynie',
    [
      'Sól morska, nieoczyszczona',
      'Loire-Atlantique, północno-zachodnia Francja',
      'W\u00A0suchym miejscu, w\u00A0szczelnie zamkniętym opakowaniu',
    ],
    ['zawiera VAT', 'Do garnka i\u00A0do piekarnika', 'Zbierają ją solarze z\u00A0Loire-Atlantique'],
  ],
  [
    'de',
    'Grobes keltisches Salz',
    ['Zutaten', 'Meersalz, ohne Zusätze'],
    'Vorrätig',
    ['Meersalz, unraffiniert', 'Loire-Atlantique, Nordwestfrankreich', 'Trocken und gut verschlossen lagern'],
    ['inkl. MwSt.', 'Für Topf und Ofen', 'Salzbauern von Loire-Atlantique'],
  ],
] as const)(
  'a product is read in %s without JavaScript: name, price, stock, delivery, what it is good for and facts',
  async (expected) => {
    const [language, title, ingredients, stock, told, story] = expected
    const { all } = await read(`/store/${slug}?lang=${language}`)
    expect(all('h1').map(({ text }) => text)).toEqual([title])
    const article = all('article')[0]?.text ?? ''
    for (const part of ['29,90\u00A0zł', '59,80\u00A0zł / kg', stock, '15,99\u00A0zł', '12,99\u00A0zł', ...story])
      expect(article).toContain(part)
    const values = all('dd')
    const facts = all('dt').map(({ text }, place) => [text, values[place]?.text])
    const [name, madeOf, weight, origin, storage, operator] = facts
    expect(madeOf).toEqual(ingredients)
    expect(weight?.[1]).toBe('500\u00A0g')
    expect([name, origin, storage].map((fact) => fact?.[1])).toEqual(told)
    expect(operator?.[1]).toContain('Association Salorge, 12 quai des Paludiers, 44490\u00A0Le Croisic')
    expect(facts).toHaveLength(6)
  },
)

test('from the store it is two stops of the Tab key for each product, the name and the button; its title and heading follow, and the way back is kept', async () => {
  const page = await visit(`${program.origin}/store`)
  await livesOn(page, 'main li a')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  const links = page.locator('main li a:not([tabindex="-1"])')
  await expect.poll(() => links.count()).toBe(6)
  await links.first().focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await heading(page, 'Sól celtycka gruba').waitFor()
  await expect.poll(() => page.title()).toBe('Sól celtycka gruba, 500\u00A0g – Salorge')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  await page.getByRole('link', { name: 'Wróć do sklepu' }).click()
  await heading(page, 'Sklep').waitFor()
  await page.locator('main li img').first().click()
  await heading(page, 'Sól celtycka drobna').waitFor()
})

test('other sizes stand below, the nearest first, and lead on with the right title', async () => {
  const page = await visit(`${program.origin}/store/${slug}`)
  const sizes = page.locator('main section').filter({ hasText: 'Inne opakowania' }).locator('li')
  await expect
    .poll(() => sizes.locator('p').allTextContents())
    .toEqual(
      ['250 g · 24,90 zł99,60 zł / kg', '1 kg · 149,00 zł149,00 zł / kg', '2 kg · 89,00 zł44,50 zł / kg'].map((text) =>
        text.replaceAll(/(\d) (\w)/g, '$1\u00A0$2'),
      ),
    )
  // No line drawing stands for what has a picture.
  for (const address of await page.locator('main img').evaluateAll((all) => all.map((img) => img.getAttribute('src'))))
    expect(address).toMatch(/^\/pictures\/.*\.webp$/)
  await sizes.nth(1).click()
  await heading(page, 'Sól celtycka premium').waitFor()
  await expect.poll(() => page.title()).toMatch(/^Sól celtycka premium, 1\skg – /)
  await expect.poll(() => sizes.getByRole('link').allTextContents()).not.toContain('Sól celtycka premium')
})

test('several pieces go into the cart at once; on a phone the button goes along, until the page ends, and is one; nothing moves for it', async () => {
  const page = await visit('about:blank', { viewport: { width: 390, height: 844 } })
  // In French the button is the widest.
  const shifts = await openAndMeasureShift(page, `${program.origin}/store/${slug}?lang=fr`)
  await page.locator('.along').waitFor()
  expect(await shifts()).toBeLessThanOrEqual(0.02)
  await page.goto(`${program.origin}/store/${slug}?lang=pl`)
  const button = page.getByRole('button', { name: 'Do koszyka' })
  const foot = async () => Math.round(844 - ((await button.boundingBox())?.y ?? 0))
  await expect.poll(foot).toBeLessThan(80)
  await page.getByRole('heading', { name: 'Kto i jak ją zbiera' }).scrollIntoViewIfNeeded()
  await expect.poll(foot).toBeGreaterThan(40)
  await expect.poll(foot).toBeLessThan(80)
  await button.focus()
  // What takes the focus isn't under it.
  await page.getByRole('link', { name: 'Ryba pieczona w soli' }).focus()
  const focused = await page.locator(':focus').boundingBox()
  expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThan((await button.boundingBox())?.y ?? 0)
  await page.locator('footer').scrollIntoViewIfNeeded()
  await expect.poll(foot).toBeGreaterThan(844)
  const quantity = page.getByRole('textbox', { name: 'Ilość' })
  await quantity.scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Więcej: ' }).click()
  await quantity.press('ArrowUp')
  await expect.poll(() => quantity.inputValue()).toBe('3')
  await button.click()
  await page.getByText('w koszyku: 3').waitFor()
  await expect.poll(() => quantity.inputValue()).toBe('1')
  expect(await button.count()).toBe(1)
})

test('recipes lead back to the salt that they are made with; one that there is not is answered with 404', async () => {
  const { all } = await read(`/store/${slug}?lang=fr`)
  const links = all('a').map((link) => link.attribute('href') ?? '')
  const dishes = links.filter((href) => href.startsWith('/recipes/'))
  expect(dishes).toHaveLength(3)
  for (const dish of dishes) {
    const recipe = await read(`${dish}?lang=fr`)
    expect(recipe.all('a').map((link) => link.attribute('href'))).toContain(`/store/${slug}`)
    const told = recipe.all('script', { type: 'application/ld+json' }).map(({ content }) => JSON.parse(content))
    expect(told[0]).toMatchObject({ '@type': 'Recipe', name: recipe.all('h1')[0]?.text })
    for (const ingredient of told[0].recipeIngredient as string[])
      expect(recipe.all('li').map(({ text }) => text)).toContain(ingredient)
  }
  expect((await fetch(`${program.origin}/recipes/nie-ma`)).status).toBe(404)
})

test.for(languages)('programs read of it in %s', async (language) => {
  const { all } = await read(`/store/${slug}?lang=${language}`)
  const texts = all('script', { type: 'application/ld+json' }).map(({ content }) => content)
  const told = JSON.parse(texts.find((text) => text.includes('"@type":"Product"')) ?? '') as {
    name: string
    image: string[]
    offers: { url: string }
  }
  expect(told.name).toBe(all('h1')[0]?.text)
  expect(told.offers.url).toBe(all('link', { rel: 'canonical' })[0]?.attribute('href'))
  for (const image of told.image) expect((await fetch(image)).headers.get('Content-Type')).toBe('image/jpeg')
})

describe('what is not there', () => {
  test('a sold-out product says so in words', async () => {
    const page = await visit(`${program.origin}/`)
    await livesOn(page, 'main a[href="/store"]')
    await page.route(`**/api/store/products/${slug}?*`, async (route) => {
      const product = (await (await route.fetch()).json()) as object
      await route.fulfill({ json: { ...product, inStock: false } })
    })
    await page.getByRole('link', { name: 'Zobacz sklep' }).click()
    await page.getByRole('link', { name: 'Sól celtycka gruba' }).click()
    await page.locator('article').getByText('Brak w magazynie').waitFor()
  })

  test('an unknown product is answered with 404 and a way to the store; a shop that is away with a way to try again', async () => {
    const page = await visit(`${program.origin}/store/nie-ma`, {}, /status of (404|503)/)
    await page.getByRole('heading', { level: 1, name: 'Tego produktu nie ma w sprzedaży' }).waitFor()
    await livesOn(page, 'main a[href="/store"]')
    await page.locator('main').getByRole('link', { name: 'Wróć do sklepu' }).click()
    await heading(page, 'Sklep').waitFor()
    await page.route(`**/api/store/products/${slug}?*`, (route) => route.fulfill({ status: 503, json: {} }))
    await page.getByRole('link', { name: 'Sól celtycka gruba' }).click()
    await heading(page, 'Coś poszło nie tak').waitFor()
    expect(await page.title()).toBe('Coś poszło nie tak – Salorge')
    await page.getByRole('link', { name: 'Spróbuj ponownie' }).click()
    await heading(page, 'Sól celtycka gruba').waitFor()
  })
})
