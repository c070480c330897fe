import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { languages } from '../../src/kernel/language.ts'
import { useBrowser } from '../support/browser.ts'
import { useProgram } from '../support/program.ts'
import { fewOf } from '../support/release.ts'

const { visit } = useBrowser('new')
const program = useProgram()

/** The names of the font files that the browser has fetched, without the mark of their content. */
async function loadedFonts(page: Page): Promise<string[]> {
  await page.evaluate(async () => void (await document.fonts.ready))
  const addresses = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  return addresses.flatMap((address) => /\/([^/]+)-[\w-]{8}\.woff2$/.exec(address)?.[1] ?? []).toSorted()
}

const first = ['fraunces-latin', 'instrument-sans-latin']
const polish = ['fraunces-polish', 'instrument-sans-polish']

describe('a page in a browser', () => {
  test.for(fewOf(languages, 1))(
    'loads the cut fonts in %s, each once on each page, and nothing of the whole ones',
    async (language) => {
      // A browser that has shown prices may bring their letters along to pages that have none.
      for (const paths of [['/store'], ['/', '/cooperation', '/contact']]) {
        const page = await visit('about:blank', { locale: language })
        for (const path of paths) {
          await page.goto(`${program.origin}${path}`)
          const forPrices = path === '/store' ? ['instrument-sans-polish'] : []
          const expected = [...first, ...(language === 'pl' ? polish : forPrices)].toSorted()
          expect(await loadedFonts(page), path).toEqual(expected)
        }
      }
    },
  )

  test('loads whole fonts for the name of a Czech member, and only those that have its letters', async () => {
    const page = await visit(`${program.origin}/`)
    expect(await loadedFonts(page)).toEqual([...first, ...polish].toSorted())
    await page.evaluate(() => document.querySelector('h1')?.append(' Dvořák'))
    const whole = ['fraunces-latin-ext-opsz-normal', 'fraunces-latin-opsz-normal']
    await expect.poll(() => loadedFonts(page)).toEqual([...first, ...polish, ...whole].toSorted())
  })
})
