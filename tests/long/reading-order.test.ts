// In the long matrix because it listens to each page on a desk and a phone. What screen readers need of each page is read by axe in the
// gate (tests/e2e/every-state.test.ts).
import { frameTexts } from '../../src/web/texts.ts'
import { siteTexts } from '../../src/site/texts.ts'
import { catalogTexts } from '../../src/catalog/texts.ts'
import { contactTexts } from '../../src/contact/texts.ts'
import { describe, expect, test } from 'vitest'
import { publicPathsOf } from '../../scripts/bench/public-paths.ts'
import { languages } from '../../src/kernel/language.ts'
import { screens } from '../../src/app/screens.tsx'
import { hear, outOfOrder, type Heard } from '../support/accessibility-tree.ts'
import { useBrowser } from '../support/browser.ts'
import { coarse, keepCart, premium } from '../support/checkout.ts'
import { useProgram } from '../support/program.ts'

const { visit } = useBrowser()
const program = useProgram()
const desk = { width: 1440, height: 900 }
const still = { reducedMotion: 'reduce' } as const

test.for(publicPathsOf(screens))(
  'what is heard of %s has the order in which it is seen, on a desk and a phone',
  async (path) => {
    const page = await visit(`${program.origin}/robots.txt`, { viewport: desk, ...still }, /status of 404/)
    await keepCart(page, [coarse, premium])
    await page.goto(`${program.origin}${path}?lang=pl`)
    await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'))
    for (const viewport of [desk, { width: 390, height: 844 }]) {
      await page.setViewportSize(viewport)
      expectInOrder(await hear(page))
    }
  },
)

function expectInOrder(heard: Heard[]) {
  const named = (role: string) => heard.filter((thing) => thing.role === role).map(({ name }) => name)
  expect([named('banner'), named('main'), named('contentinfo')].map(({ length }) => length)).toEqual([1, 1, 1])
  const navigations = named('navigation')
  expect(navigations).not.toContain('')
  expect(new Set(navigations).size).toBe(navigations.length)
  for (const role of ['link', 'button', 'textbox', 'region', 'image', 'img']) expect(named(role)).not.toContain('')

  const headings = heard.filter(({ role }) => role === 'heading')
  expect(headings.filter(({ level }) => level === 1)).toHaveLength(1)
  const jumps = headings.filter(({ level }, place) => level > (headings[place - 1]?.level ?? 0) + 1)
  expect(jumps).toEqual([])
  // The bar sticks to the top, and what leads past it is out of sight until it is reached.
  const inPage = heard.slice(heard.findIndex(({ role }) => role === 'main') + 1)
  expect(outOfOrder(inPage.filter(({ role }) => role === 'heading'))).toEqual([])
  expect(outOfOrder(inPage.filter(({ role }) => /link|button|textbox|radio|checkbox|combobox|tab/.test(role)))).toEqual(
    [],
  )
}

test('the order is looked at from what is seen: the same page read backwards is out of order', async () => {
  const page = await visit(`${program.origin}/?lang=pl`, still)
  const headings = (await hear(page)).filter(({ role }) => role === 'heading')
  expect(headings.length).toBeGreaterThan(5)
  expect(outOfOrder(headings.toReversed())).not.toHaveLength(0)
})

describe.for(languages)('in %s', (language) => {
  /** What is read out, in this order, with other things between. */
  async function expectHeard(path: string, ...lines: (string | undefined)[]) {
    const page = await visit(`${program.origin}${path}?lang=${language}`, still)
    const read = (await page.locator('body').ariaSnapshot()).replaceAll('\u00A0', ' ')
    let place = 0
    for (const line of lines) {
      const found = read.indexOf(String(line).replaceAll('\u00A0', ' '), place)
      expect(found, `${line} after what comes before it, in\n${read}`).toBeGreaterThanOrEqual(0)
      place = found
    }
  }

  test('the home page is told as it is written, its title as one text', async () => {
    const { shell } = await frameTexts.load(language)
    const home = (await siteTexts.load(language)).home
    const story = (await siteTexts.load(language)).story
    await expectHeard(
      '/',
      shell.skipToContent,
      shell.homeLink,
      `button "${shell.openMenu}"`,
      'main',
      home.overline,
      `heading "${home.title}" [level=1]`,
      `link "${home.toStore}"`,
      `heading "${story.process.title}" [level=2]`,
      `heading "${story.salt.title}" [level=2]`,
      `button "${story.salt.questions[0]?.question}"`,
      'contentinfo',
      shell.links.home,
      shell.legal.accessibility,
    )
  })

  test('the shelf is told product by product: name, weight, price, and what can be done', async () => {
    const store = (await catalogTexts.load(language)).store
    const answer = await fetch(`${program.origin}/api/store/products?lang=${language}`)
    const [first, second] = (await answer.json()) as { name: string; price: string }[]
    await expectHeard(
      '/store',
      `heading "${store.title}" [level=1]`,
      `heading "${first?.name}" [level=2]`,
      'zł',
      `heading "${second?.name}" [level=2]`,
    )
  })

  test('the contact form is told field by field', async () => {
    const { title, name, email, message, send } = (await contactTexts.load(language)).contact
    await expectHeard(
      '/contact',
      `heading "${title}" [level=1]`,
      `textbox "${name}"`,
      `textbox "${email}"`,
      `textbox "${message}"`,
      `button "${send}"`,
    )
  })
})

test('words of another language say which', async () => {
  const page = await visit(`${program.origin}/?lang=pl`, still)
  const foreign = await page
    .locator('main [lang]')
    .evaluateAll((all) => all.map((phrase) => [phrase.getAttribute('lang'), phrase.textContent]))
  expect(foreign.map(([, text]) => text).join('|')).toMatch(/Fleur de sel/i)
  expect(new Set(foreign.map(([lang]) => lang))).toEqual(new Set(['fr']))
  await page.getByRole('button', { name: 'Otwórz menu' }).click()
  const choices = page.getByRole('dialog').locator('[lang]')
  await expect
    .poll(() => choices.evaluateAll((all) => all.map((choice) => choice.getAttribute('lang')).toSorted()))
    .toEqual([...languages].toSorted())
})
