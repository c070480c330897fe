import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { publicPathsOf } from '../../scripts/bench/public-paths.ts'
import { screens } from '../../src/screens.tsx'
import { languages } from '../../src/kernel/language.ts'
import { useBrowser } from '../support/browser.ts'
import { useProgram } from '../support/program.ts'

const { visit } = useBrowser()
const program = useProgram()

/** What axe finds wrong on the page as it stands. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const { violations } = (await page.evaluate('axe.run()')) as AxeResults
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
const stylesHaveCome = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet)
const enlarge = (page: Page) => page.evaluate(() => (document.documentElement.style.fontSize = '200%'))

// The page that doesn't exist is one of them, and browsers complain of its status.
const paths = publicPathsOf(screens)
const notFound = /status of 404/

describe.for(languages)('in %s', (language) => {
  test.for(paths)(
    'axe finds nothing on %s, and nothing scrolls sideways: on a phone, with letters of twice the size, on a desk',
    async (path) => {
      const page = await visit(
        `${program.origin}${path}?lang=${language}`,
        { viewport: { width: 390, height: 844 } },
        notFound,
      )
      expect(await findings(page)).toEqual([])
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      await enlarge(page)
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      await page.evaluate(() => (document.documentElement.style.fontSize = ''))
      await page.setViewportSize({ width: 1440, height: 900 })
      expect(await findings(page)).toEqual([])
      expect(await overflow(page)).toBeLessThanOrEqual(0)
    },
  )

  test('axe finds nothing in the open drawer', async () => {
    const page = await visit(`${program.origin}/store?lang=${language}`)
    await page.locator('header button').click()
    await page.getByRole('dialog').waitFor()
    await page.waitForTimeout(400)
    expect(await findings(page)).toEqual([])
  })
})

describe.for(['its scripts', 'the shop'] as const)('a page that still waits for %s', (awaited) => {
  test.for(paths)('scrolls sideways nowhere on a phone, with letters of twice the size either: %s', async (path) => {
    const page = await visit('about:blank', { viewport: { width: 390, height: 844 } }, notFound)
    await page.route(awaited === 'the shop' ? '**/api/**' : '**/*.js', () => {})
    await page.goto(`${program.origin}${path}?lang=de`, { waitUntil: 'commit' })
    await page.locator('h1').waitFor()
    await page.waitForFunction(stylesHaveCome)
    await page.evaluate(() => document.fonts.ready)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await enlarge(page)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  })
})
