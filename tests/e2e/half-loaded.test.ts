import { describe, expect, test } from 'vitest'
import { publicPathsOf } from '../../scripts/bench/public-paths.ts'
import { screens } from '../../src/screens.tsx'
import { useBrowser } from '../support/browser.ts'
import { enlargeOn, sidewaysOn } from '../support/findings.ts'
import { useProgram } from '../support/program.ts'

const { visit } = useBrowser('new')
const program = useProgram()

const stylesHaveCome = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet)

// The page that doesn't exist is one of them, and browsers complain of its status.
const paths = publicPathsOf(screens)
const notFound = /status of 404/

describe.for(['its scripts', 'the shop'] as const)('a page that still waits for %s', (awaited) => {
  test.for(paths)('scrolls sideways nowhere on a phone, with letters of twice the size either: %s', async (path) => {
    const page = await visit('about:blank', { viewport: { width: 390, height: 844 } }, notFound)
    await page.route(awaited === 'the shop' ? '**/api/**' : '**/*.js', () => {})
    await page.goto(`${program.origin}${path}?lang=de`, { waitUntil: 'commit' })
    await page.locator('h1').waitFor()
    await page.waitForFunction(stylesHaveCome)
    await page.evaluate(() => document.fonts.ready)
    expect(await sidewaysOn(page)).toBe(0)
    await enlargeOn(page, '200%')
    expect(await sidewaysOn(page)).toBe(0)
  })
})
