import { expect, test } from 'vitest'
import { pathsOf } from '../../scripts/bench/public-paths.ts'
import { screens } from '../../src/screens.tsx'
import { findingsOn, troublesOn } from '../support/findings.ts'
import { desk, eachPage, eachState, phone, siteStates, useSite } from '../support/states/site.ts'
import { polishAlone, shownOn } from '../support/states/untranslated.ts'

const { show } = await useSite()

test('every screen is among them', () => {
  expect(Object.keys(siteStates).toSorted()).toEqual(pathsOf(screens).toSorted())
})

// What a page is made of is the same in each language, and German has the longest words: what has room for them has room for the others'.
test.for(eachState)('anybody can use $path $name', async (state) => {
  const page = await show(state.show, 'de', desk)
  expect(await page.locator('html').getAttribute('lang')).toBe('de')
  expect(await shownOn(page, await polishAlone('de'))).toEqual([])
  const troubles = await troublesOn(page)
  // How a page is built on a phone hardly differs between its states; test:all reads each of them at four widths.
  if (eachPage.includes(state)) {
    await page.setViewportSize(phone.viewport)
    troubles.push(...(await findingsOn(page)))
  }
  expect(troubles).toEqual([])
})
