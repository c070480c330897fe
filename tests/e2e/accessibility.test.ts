import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
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

describe.for(languages)('axe finds nothing, in %s', (language) => {
  test.for(['/', '/contact', '/store'])('on %s, at the width of a phone and of a desk', async (path) => {
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      const page = await visit(`${program.origin}${path}?lang=${language}`, { viewport })
      expect(await findings(page)).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    }
  })

  test.for(['/', '/contact', '/store'])(
    'nor does %s scroll sideways on a phone with letters of twice the size',
    async (path) => {
      const page = await visit(`${program.origin}${path}?lang=${language}`, { viewport: { width: 390, height: 844 } })
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    },
  )

  test('on the page that does not exist', async () => {
    const page = await visit(`${program.origin}/none?lang=${language}`, {}, /status of 404/)
    expect(await findings(page)).toEqual([])
  })

  test('in the open drawer', async () => {
    const page = await visit(`${program.origin}/store?lang=${language}`)
    await page.locator('header button').click()
    await page.getByRole('dialog').waitFor()
    await page.waitForTimeout(400)
    expect(await findings(page)).toEqual([])
  })
})
