import { describe, expect, test } from 'vitest'
import type { Language } from '../../../src/kernel/language.ts'
import { layoutProblems } from '../axe.ts'
import { phone, useSite, type eachState } from './site.ts'
import { polishAlone, shownOn } from './untranslated.ts'

/** Looks at states for what a language changes: whether its words have room, and whether they are its own. */
export async function testStatesIn(languages: Language[], states: typeof eachState): Promise<void> {
  const { show } = await useSite()

  describe.for(languages)('in %s', (language) => {
    test.for(states)('$path $name has room for its words, and they are its own', async (state) => {
      const page = await show(state.show, language, phone)
      expect(await page.locator('html').getAttribute('lang')).toBe(language)
      expect(await page.title()).toMatch(/\S/)
      expect(await shownOn(page, await polishAlone(language))).toEqual([])
      expect(await layoutProblems(page, [{ width: 390 }, { width: 390, textSize: '200%' }])).toEqual([])
    })
  })
}
