import { siteTexts } from '../../src/site/texts.ts'
import { uiTexts } from '../../src/ui/texts.ts'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { languages } from '../../src/kernel/language.ts'
import { TICK } from '../../src/site/counting.ts'
import { useBrowser } from '../support/browser.ts'
import { openAndMeasureShift } from '../support/layout-shift.ts'
import { useProgram } from '../support/program.ts'
import { onlyForRelease } from '../support/release.ts'

const { visit } = useBrowser()
const program = useProgram()

const at = (path: string, language = 'en') => `${program.origin}${path}?lang=${language}`
const still = { reducedMotion: 'reduce' } as const
const withoutScripts = { javaScriptEnabled: false }

/** What is to be seen of the letters of the title, from 0 to 1 each. */
const letters = (page: Page) =>
  page.locator('h1 .letter').evaluateAll((all) => all.map((letter) => Number(getComputedStyle(letter).opacity)))

/** What the counters show just now. */
const digits = (page: Page) =>
  page.locator('dd span[aria-hidden]').evaluateAll((counters) => counters.map(({ textContent }) => Number(textContent)))

describe('the title of the home page', () => {
  test(
    'comes letter by letter within 1.2 seconds, and moves nothing else',
    onlyForRelease('it is an ornament'),
    async () => {
      const page = await visit('about:blank')
      const shifts = await openAndMeasureShift(page, at('/'))
      const timing = await page.locator('h1 .letter').evaluateAll((all) =>
        all.map((letter) => {
          const { animationDelay, animationDuration, animationName } = getComputedStyle(letter)
          return { end: parseFloat(animationDelay) + parseFloat(animationDuration), animationName }
        }),
      )
      expect(timing.length).toBe('Salt gathered by hand'.length)
      expect(timing.every(({ animationName }) => animationName !== 'none')).toBe(true)
      expect(timing[1]?.end).toBeGreaterThan(timing[0]?.end ?? 0)
      expect(Math.max(...timing.map(({ end }) => end))).toBeLessThanOrEqual(1.2)
      await expect.poll(() => letters(page).then((seen) => Math.min(...seen))).toBe(1)
      expect(await shifts()).toBe(0)
    },
  )
})

describe('the questions on the home page', () => {
  test('open one at a time, by keyboard too; the open one closes again', async () => {
    const { salt } = (await siteTexts.load('en')).story
    const page = await visit(at('/'))
    const heading = (index: number) => page.locator('h3 button').nth(index)
    for (const { question } of salt.questions) {
      await expect.poll(() => page.getByRole('button', { name: question }).getAttribute('aria-expanded')).toBe('false')
    }
    const isOpen = () =>
      Promise.all(salt.questions.map(({ answer }) => page.getByText(answer, { exact: true }).isVisible()))
    expect(await isOpen()).toEqual([false, false, false])
    await heading(1).focus()
    await page.keyboard.press('Enter')
    await expect.poll(isOpen).toEqual([false, true, false])
    await expect.poll(() => heading(1).getAttribute('aria-expanded')).toBe('true')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect.poll(isOpen).toEqual([false, false, true])
    await expect.poll(() => heading(1).getAttribute('aria-expanded')).toBe('false')
    await heading(2).click()
    await expect.poll(isOpen).toEqual([false, false, false])
  })

  test('stay where they are when what brings them to life does not come', async () => {
    const { salt } = (await siteTexts.load('en')).story
    const page = await visit('about:blank', {}, /Failed to load resource/)
    await page.route('**/HomeStory-*.js', (route) => route.abort())
    await page.goto(at('/'))
    await page.getByRole('heading', { level: 2, name: salt.title }).waitFor()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('dialog').waitFor()
  })
})

test('the questions on the home page are answered without scripts', async () => {
  const { salt } = (await siteTexts.load('en')).story
  const page = await visit(at('/'), withoutScripts)
  for (const { answer } of salt.questions)
    await expect.poll(() => page.getByText(answer, { exact: true }).isVisible()).toBe(true)
})

test('the home page is whole and alive for who comes from another page, and for who goes back', async () => {
  const { salt, process } = (await siteTexts.load('en')).story
  const page = await visit(at('/activities'))
  await page.getByRole('link', { name: 'Salorge home page' }).click()
  await page.getByRole('heading', { level: 2, name: process.title }).waitFor()
  await page.getByRole('button', { name: salt.questions[0]?.question ?? '' }).click()
  await page.getByText(salt.questions[0]?.answer ?? '', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'See what we do' }).click()
  await page.getByRole('heading', { level: 1, name: 'Our Activities' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 2, name: process.title }).waitFor()

  const first = page.getByRole('button', { name: 'Add to cart: Fine Celtic salt' })
  await first.click()
  await page.getByRole('link', { name: 'View cart' }).waitFor()
  const { newsletter } = await uiTexts.load('en')
  await page.getByLabel(newsletter.inbox).fill('ewa@example.com')
  await page.getByRole('button', { name: newsletter.send }).click()
  const answer = page.getByText(newsletter.sent)
  await expect.poll(() => answer.evaluate((said) => said === document.activeElement)).toBe(true)
})

test('the activities stand under headings that tell whom they are for, and the drawer leads there', async () => {
  const { title, salt, association } = (await siteTexts.load('en')).activities
  const page = await visit(at('/'))
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Activities' }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  for (const badge of salt.badges)
    await expect.poll(() => page.getByText(badge, { exact: true }).isVisible()).toBe(true)
  for (const list of [association.restaurateurs, association.customers]) {
    const heading = page.getByRole('heading', { level: 3, name: list.title })
    await expect.poll(() => heading.locator('xpath=following-sibling::ul/li').allTextContents()).toEqual(list.items)
  }
})

describe('the counters', () => {
  const figures = (page: Page) => page.locator('dd .sr-only').allTextContents()

  test('count upwards to exactly 847 and 1203 and never beyond, while the figures stay readable and everything in its place', async () => {
    const page = await visit('about:blank')
    await page.clock.install()
    await page.goto(at('/cooperation'))
    const heap = page.locator('figure img')
    const places = new Set<string>()
    const seen: number[][] = []
    for (let ticks = 0; ticks < 2_000 && seen.at(-1)?.join() !== '847,1203'; ticks += 1) {
      await page.clock.runFor(TICK)
      seen.push(await digits(page))
      places.add(JSON.stringify(await heap.boundingBox()))
    }
    expect(places.size).toBe(1)
    // It takes its ninety steps one after the other; a slow machine sees some of them.
    expect(new Set(seen.map(String)).size).toBeGreaterThan(3)
    for (const place of [0, 1]) {
      const counts = seen.map((pair) => pair[place] ?? Number.NaN)
      expect(counts).toEqual(counts.toSorted((a, b) => a - b))
    }
    await page.clock.runFor(20 * TICK)
    expect(await digits(page)).toEqual([847, 1203])
    expect(await figures(page)).toEqual(['847', '1203'])
    await expect.poll(() => page.getByText('+12% this year').isVisible()).toBe(true)
    await expect.poll(() => page.getByText('+18% this year').isVisible()).toBe(true)
    await expect.poll(() => page.getByRole('link', { name: 'Join us' }).getAttribute('href')).toBe('/joinus')
  })

  test(
    'wait until they are seen, and show their end at once to who asks',
    onlyForRelease('it is an ornament'),
    async () => {
      const { showResult } = (await siteTexts.load('en')).cooperation
      const page = await visit(at('/cooperation'), { viewport: { width: 390, height: 320 } })
      await expect.poll(() => digits(page)).toEqual([0, 0])
      await page.waitForTimeout(400)
      expect(await digits(page)).toEqual([0, 0])
      await page.getByRole('button', { name: showResult }).click()
      await expect.poll(() => digits(page)).toEqual([847, 1203])
      await page.waitForTimeout(400)
      expect(await digits(page)).toEqual([847, 1203])
    },
  )
})

test.for([
  ['without scripts', withoutScripts, languages],
  ['where no motion is wanted', still, ['en']],
] as const)('the title, read out whole, and the counters at their end stand there at once %s', async (how) => {
  const [, look, inLanguages] = how
  const page = await visit('about:blank', look)
  for (const language of inLanguages) {
    await page.goto(at('/', language))
    const { title } = (await siteTexts.load(language)).home
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
    const first = page.locator('h1 .letter').first()
    expect(await first.evaluate((letter) => getComputedStyle(letter).animationName)).toBe('none')
    expect(Math.min(...(await letters(page)))).toBe(1)
  }
  await page.goto(at('/cooperation'))
  expect(await digits(page)).toEqual([847, 1203])
  await expect.poll(() => page.locator('dd span[aria-hidden]').first().isVisible()).toBe(true)
})
