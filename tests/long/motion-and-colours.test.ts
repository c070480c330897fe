// In the long matrix because it goes through all pages for settings that few readers have.
import { siteTexts } from '../../src/site/texts.ts'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { publicPathsOf } from '../../scripts/bench/public-paths.ts'
import { screens } from '../../src/app/screens.tsx'
import { messageOn } from '../support/browser.ts'
import { usePanel } from '../support/panel.ts'

const panel = usePanel()
const at = (path: string) => `${panel.program.origin}${path}?lang=pl`

describe('where no motion is wanted', () => {
  /** What takes longer than the eye notices. */
  const movements = (page: Page) =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 10)
        .map((animation) => `${animation.constructor.name} ${(animation as CSSAnimation).animationName ?? ''}`),
    )
  const watch = { reducedMotion: 'reduce' } as const

  test('nothing moves on any page, neither while it comes nor when it is there', async () => {
    const page = await panel.visit('about:blank', watch, /status of 404/)
    for (const path of publicPathsOf(screens)) {
      await page.goto(at(path), { waitUntil: 'commit' })
      await page.locator('h1').waitFor()
      expect(await movements(page), path).toEqual([])
      await page.waitForLoadState()
      expect(await movements(page), path).toEqual([])
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior), path).toBe('auto')
    }
  })

  test('the drawer, a message and the line of a page on its way stand there at once', async () => {
    const page = await panel.visit(at('/store'), watch)
    await page.locator('main li button').first().click()
    await messageOn(page).waitFor()
    expect(await movements(page)).toEqual([])
    await page.getByRole('button', { name: 'Otwórz menu' }).click()
    await page.getByRole('dialog').waitFor()
    expect(await movements(page)).toEqual([])
    await page.route('**/assets/TeamPage-*.js', () => {})
    await page.getByRole('dialog').getByRole('link', { name: 'O nas' }).click()
    await page.locator('main[aria-busy=true]').waitFor()
    expect(await movements(page)).toEqual([])
  })

  test('a carousel is on its next page when the button is let go, and the counters are at their end', async () => {
    const page = await panel.visit(at('/team'), watch)
    const slides = page.locator('[aria-roledescription=slajd]')
    const next = page.getByRole('button', { name: 'Następne' }).first()
    await page.locator('[data-live]').first().waitFor()
    const before = await slides.first().boundingBox()
    await next.click()
    await expect.poll(() => slides.first().evaluate((slide) => slide.hasAttribute('inert'))).toBe(true)
    const after = await slides.first().boundingBox()
    expect(after?.x).toBeLessThan((before?.x ?? 0) - 300)
    await page.waitForTimeout(120)
    expect(await slides.first().boundingBox()).toEqual(after)
    await page.goto(at('/cooperation'))
    const { restaurateurs } = (await siteTexts.load('pl')).cooperation
    await page.getByText(restaurateurs, { exact: true }).waitFor()
    expect(await page.locator('dd span[aria-hidden]').allTextContents()).toEqual(['847', '1203'])
  })

  test('where it is wanted, there is some: the same look finds it', async () => {
    const page = await panel.visit('about:blank')
    await page.goto(at('/'), { waitUntil: 'commit' })
    await page.locator('h1 .letter').last().waitFor({ state: 'attached' })
    await expect.poll(async () => (await movements(page)).length).toBeGreaterThan(0)
  })
})

describe.for(['light', 'dark'] as const)('with colours of the reader’s own, %s', (colorScheme) => {
  const own = { forcedColors: 'active', colorScheme, reducedMotion: 'reduce' } as const
  const style = (page: Page, place: string, name: string, pseudo?: string) =>
    page
      .locator(place)
      .first()
      .evaluate((element, [property, part]) => getComputedStyle(element, part).getPropertyValue(property), [
        name,
        pseudo,
      ] as const)

  test('the white logo, buttons, pictures, the chosen tab, a wrong field, the focus, and a dialog with its menu are seen', async () => {
    const page = await panel.visit(at('/cooperation'), own)
    const services = await style(page, 'html', 'background-color')
    expect(await style(page, 'header a svg', 'color')).not.toBe(services)
    expect(await style(page, 'main a[href="/joinus"]', 'border-top-style')).toBe('solid')
    expect(await style(page, 'main a[href="/joinus"]', 'border-top-color')).not.toBe(services)
    expect(await style(page, 'main img', 'background-color')).toBe('rgb(250, 249, 246)')

    await page.goto(at('/store/login'))
    const edge = (isChosen: boolean) => style(page, `[role=tab][aria-selected=${isChosen}]`, 'border-bottom-color')
    expect(await edge(true)).not.toBe(await edge(false))
    await page.locator('form button[type=submit]').first().click()
    await page.locator('[aria-invalid=true]').first().waitFor()
    expect(await style(page, '[aria-invalid=true]', 'border-top-width')).toBe('3px')
    expect(await style(page, ':focus', 'outline-style')).toBe('solid')

    await page.goto(at('/team'))
    await page.getByRole('button', { name: 'Otwórz menu' }).click()
    await page.getByRole('dialog').waitFor()
    expect(await style(page, '[role=dialog]', 'border-left-style')).toBe('solid')
    expect(await style(page, '[role=dialog] nav a[aria-current]', 'background-color')).not.toBe(
      await style(page, '[role=dialog] nav a:not([aria-current])', 'background-color'),
    )
  })

  test('in the panel a switch shows what it is set to, and filters which is chosen', async () => {
    const page = await panel.open('tab=products&edit=2', own)
    await page.locator('input[name=isActive]').waitFor()
    const turned = () => style(page, 'input[name=isActive]', 'background-color')
    const knob = () => style(page, 'input[name=isActive]', 'background-color', '::before')
    expect(await knob()).not.toBe(await turned())
    const on = await turned()
    await page.locator('input[name=isActive]').uncheck()
    expect(await turned()).not.toBe(on)
    expect(await knob()).not.toBe(await turned())
    await page.goto(`${panel.program.origin}/admin?tab=members`)
    const filters = 'nav[aria-label="Których członków pokazać"]'
    await page.locator(`${filters} a`).first().waitFor()
    expect(await style(page, `${filters} a[aria-current]`, 'background-color')).not.toBe(
      await style(page, `${filters} a:not([aria-current])`, 'background-color'),
    )
  })
})
