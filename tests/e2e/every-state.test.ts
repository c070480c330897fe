import { expect, test } from 'vitest'
import { isOneOfMany, pathsOf } from '../../scripts/bench/public-paths.ts'
import { screens } from '../../src/app/screens.tsx'
import { tightestLooks, axeViolations, accessibilityProblems } from '../support/axe.ts'
import { isForRelease } from '../support/release.ts'
import { desk, eachPage, eachState, phone, siteStates, useSite } from '../support/states/site.ts'
import { polishAlone, shownOn } from '../support/states/untranslated.ts'

const { show } = await useSite()

/** What the checkout shows with all of its parts: there nothing may be in the way of anybody. */
const checkout = new Set([
  'filled',
  'filled in wrongly, for a company, by a locker',
  'under its map',
  'with a point and a discount',
  'refused',
])

test('every screen is among them', () => {
  expect(Object.keys(siteStates).toSorted()).toEqual(pathsOf(screens).toSorted())
  expect(Object.keys(siteStates)).toEqual(expect.arrayContaining([...likeOthers]))
  expect(Object.keys(siteStates['/checkout'] ?? {})).toEqual(expect.arrayContaining([...checkout]))
})

/** Made of the same pieces as others that are looked at: a form of one field, a note, a list of cards, a page of texts. */
const likeOthers = new Set([
  '/activities',
  '/cooperation',
  '/recipes',
  '/success',
  '/store/recover',
  '/store/recover/$token',
  '/store/confirm/$token',
  '/checkout/demo/$session',
  '/checkout/success',
  '/newsletter',
  '/newsletter/$token',
  '/unsubscribe/$token',
  '/materials/$token',
])

// The gate has each kind of page as it comes, one text of the law, and these; test:all has every state of every page.
const looked = isForRelease
  ? eachState
  : eachState.filter(
      (state) =>
        (eachPage.includes(state) && !isOneOfMany(state.path) && !likeOthers.has(state.path)) ||
        (state.path === '/checkout' && checkout.has(state.name)),
    )

// What a page is made of is the same in each language, and German has the longest words: what has room for them has room for the others'.
test.for(looked)('anybody can use $path $name', async (state) => {
  const page = await show(state.show, 'de', desk)
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de')
  expect(await shownOn(page, await polishAlone('de'))).toEqual([])
  // What has room in the tightest looks has it in the others: those, and axe on a phone, come for a release.
  const isWhole = isForRelease && eachPage.includes(state)
  const troubles = await accessibilityProblems(page, ...(isWhole ? [] : [tightestLooks]))
  if (isWhole) {
    await page.setViewportSize(phone.viewport)
    troubles.push(...(await axeViolations(page)))
  }
  expect(troubles).toEqual([])
})
