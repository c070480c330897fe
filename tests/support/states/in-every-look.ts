import { describe, expect, test } from 'vitest'
import type { Language } from '../../../src/kernel/language.ts'
import { axeViolations, layoutProblems } from '../axe.ts'
import { desk, eachState, useSite } from './site.ts'
import { polishAlone, shownOn } from './untranslated.ts'

const widths = [320, 390, 768, 1440]
// A window of 320 pixels is one that was magnified already. At 768, who sets large letters in their browser gets fewer columns, because the
// widths at which columns begin grow with them; letters that are enlarged by a test leave them as they are.
const withLargeLetters = new Set([390, 1440])

/** Looks at each state as it comes and in colours of the reader's own, on every width, with letters of both sizes. */
export async function testEachLookIn(language: Language): Promise<void> {
  const { show } = await useSite()
  const foreign = await polishAlone(language)

  describe.for(['none', 'active'] as const)(`in ${language}, with forced colours: %s`, (forcedColors) => {
    test.for(eachState)('anybody can use $path $name', async (state) => {
      const page = await show(state.show, language, { ...desk, forcedColors })
      const found = await shownOn(page, foreign)
      for (const width of widths) {
        const sizes = withLargeLetters.has(width) ? [{ width }, { width, textSize: '200%' } as const] : [{ width }]
        found.push(...(await layoutProblems(page, sizes)))
        await page.setViewportSize({ width, height: 844 })
        found.push(...(await axeViolations(page)).map((finding) => `for ${width} pixels: ${finding}`))
      }
      expect(found).toEqual([])
    })
  })
}
