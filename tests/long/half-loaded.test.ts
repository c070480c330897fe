// In the long matrix because it opens each page for the moment before its code is there. The gate looks at the same pages once they are
// there (tests/e2e/every-state.test.ts).
import { expect, test } from 'vitest'
import { publicPathsOf } from '../../scripts/bench/public-paths.ts'
import { screens } from '../../src/app/screens.tsx'
import { useBrowser } from '../support/browser.ts'
import { layoutProblems } from '../support/axe.ts'
import { useProgram } from '../support/program.ts'

const { visit } = useBrowser()
const program = useProgram()

const stylesHaveCome = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet)
const lives = () =>
  Object.keys(document.querySelector('header button') ?? {}).some((key) => key.startsWith('__reactProps'))

// The page that doesn't exist is one of them, and browsers complain of its status.
test.for(publicPathsOf(screens))(
  'while it waits for its scripts, and then for the shop, %s scrolls sideways nowhere on a phone, with letters of either size',
  async (path) => {
    const page = await visit('about:blank', { viewport: { width: 390, height: 844 } }, /status of 404/)
    const scripts = Promise.withResolvers<void>()
    await page.route('**/api/**', () => {})
    await page.route('**/*.js', async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto(`${program.origin}${path}?lang=de`, { waitUntil: 'commit' })
    await page.locator('h1').waitFor()
    await page.waitForFunction(stylesHaveCome)
    await page.evaluate(() => document.fonts.ready)
    const looks = [{ width: 390 }, { width: 390, textSize: '200%' }] as const
    expect(await layoutProblems(page, [...looks])).toEqual([])
    scripts.resolve()
    await page.waitForFunction(lives)
    expect(await layoutProblems(page, [...looks])).toEqual([])
  },
)
