import { expect, test } from 'vitest'
import { pathsOf } from '../../scripts/bench/public-paths.ts'
import { screens } from '../../src/screens.tsx'
import { findingsOn, troublesOn } from '../support/findings.ts'
import { desk, eachState, phone, siteStates, useSite } from '../support/states/site.ts'

const { show } = await useSite()

test('every screen is among them', () => {
  expect(Object.keys(siteStates).toSorted()).toEqual(pathsOf(screens).toSorted())
})

// What a page is made of is the same in each language; what languages change is looked at in every-language-*.
test.for(eachState)('anybody can use $path $name', async ({ show: state }) => {
  const page = await show(state, 'pl', desk)
  const onDesk = await troublesOn(page)
  await page.setViewportSize(phone.viewport)
  expect([...onDesk, ...(await findingsOn(page))]).toEqual([])
})
