import { describe, expect, test } from 'vitest'
import type { Language } from '../../../src/kernel/language.ts'
import { findingsOn, tightnessOn } from '../findings.ts'
import { desk, eachState, useSite } from './site.ts'
import { polishAlone, shownOn } from './untranslated.ts'

const widths = [320, 390, 768, 1440]

/** Looks at each state as it comes and in colours of the reader's own, on every width, with letters of both sizes. */
export async function testEachLookIn(language: Language): Promise<void> {
  const { show } = await useSite()
  const foreign = await polishAlone(language)

  describe.for(['none', 'active'] as const)(`in ${language}, with forced colours: %s`, (forcedColors) => {
    test.for(eachState)('anybody can use $path $name', async (state) => {
      const page = await show(state.show, language, { ...desk, forcedColors })
      const found = await shownOn(page, foreign)
      for (const width of widths) {
        found.push(...(await tightnessOn(page, [{ width, letters: '200%' }, { width }])))
        found.push(...(await findingsOn(page)).map((finding) => `for ${width} pixels: ${finding}`))
      }
      expect(found).toEqual([])
    })
  })
}
