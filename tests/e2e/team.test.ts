import { uiTexts } from '../../src/ui/texts.ts'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useBrowser } from '../support/browser.ts'
import { openAndMeasureShift } from '../support/layout-shift.ts'
import { useProgram } from '../support/program.ts'
import { fewOf, onlyForRelease } from '../support/release.ts'

const { visit } = useBrowser()
const program = useProgram()

const carousel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const slidesOf = (place: Page | Locator) => place.locator('[aria-roledescription=slajd]')

/** The page with its carousels at work. */
async function visitTeam(width = 1280, height = 800, hasTouch = false): Promise<Page> {
  const page = await visit(`${program.origin}/team`, { viewport: { width, height }, hasTouch })
  await isAlive(page)
  return page
}

const isAlive = (page: Page) => page.locator('[data-live]').first().waitFor()

/** The numbers of the slides that can be seen and used. */
function inSight(page: Page): Promise<number[]> {
  return slidesOf(carousel(page, 'Zespół')).evaluateAll((slides) =>
    slides.flatMap((slide, index) => (slide.hasAttribute('inert') ? [] : index + 1)),
  )
}

/** Where the slides lie that lie within the carousel. */
function placesOf(page: Page) {
  return slidesOf(carousel(page, 'Zespół')).evaluateAll((slides) => {
    const { left = 0, right = 0 } = slides[0]?.parentElement?.parentElement?.getBoundingClientRect() ?? {}
    return slides
      .map((slide) => slide.getBoundingClientRect())
      .filter((slide) => slide.left >= left && slide.right <= right)
      .map((slide) => ({ left: slide.left, right: slide.right }))
  })
}

async function bearsItsNameOnce(page: Page): Promise<void> {
  await expect.poll(() => carousel(page, 'Zespół').getAttribute('aria-roledescription')).toBe('karuzela')
  await expect.poll(() => page.getByRole('group', { name: 'Zespół', exact: true }).count()).toBe(0)
}

const chef = { id: 1, firstName: 'Jan', lastName: 'Kowalczyk', description: '', photoUrl: null }

/** Goes to the page from the store, with the answers of this list of the API. */
async function goToTeam(page: Page, list: 'team' | 'chefs' | 'restaurants', answer: unknown): Promise<void> {
  await page.route(`**/api/${list}?*`, (route) => route.fulfill({ json: answer }))
  await followLink(page)
}

async function followLink(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Otwórz menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'O nas' }).click()
  await page.getByRole('heading', { level: 1, name: 'Przy jednym stole' }).waitFor()
}

describe('the carousel of the team', () => {
  test('shows one slide, two or three of them, 30 px apart, with a stroke for each page, and bears its name once', async () => {
    const page = await visitTeam(390)
    for (const [width, count] of [
      [390, 1],
      [639, 1],
      [640, 2],
      [1023, 2],
      [1024, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      const pages = carousel(page, 'Zespół').getByRole('group', { name: 'Wybór slajdów' }).getByRole('button')
      await expect.poll(() => pages.count(), { message: `${width} px wide` }).toBe(Math.ceil(9 / count))
      await expect.poll(async () => (await inSight(page)).length, { message: `${width} px wide` }).toBe(count)
      await expect.poll(async () => (await placesOf(page)).length, { message: `${width} px wide` }).toBe(count)
      const places = await placesOf(page)
      for (const [index, { left }] of places.slice(1).entries())
        expect(left - (places[index]?.right ?? 0)).toBeCloseTo(30)
      for (const size of await pages.evaluateAll((all) => all.map((one) => one.getBoundingClientRect())))
        expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(24)
    }
    await bearsItsNameOnce(page)
  })

  test('turns by buttons, says where it is, keeps the focus at its ends, and its slide in sight when the window changes', async () => {
    const page = await visitTeam()
    const team = carousel(page, 'Zespół')
    const [back, on] = [
      team.getByRole('button', { name: 'Poprzednie' }),
      team.getByRole('button', { name: 'Następne' }),
    ]
    await expect.poll(() => back.isDisabled()).toBe(true)
    await expect.poll(() => team.locator('output').textContent()).toBe('')
    await on.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => inSight(page)).toEqual([4, 5, 6])
    await expect.poll(() => team.locator('output').textContent()).toBe('Slajdy 4–6 z 9')
    await expect.poll(() => back.isDisabled()).toBe(false)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => inSight(page)).toEqual([7, 8, 9])
    await expect.poll(() => on.isDisabled()).toBe(true)
    await expect.poll(() => on.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => inSight(page)).toEqual([4, 5, 6])

    await team.getByRole('button', { name: 'Przejdź do slajdów 1–3' }).click()
    await expect.poll(() => inSight(page)).toEqual([1, 2, 3])
    await team.getByRole('button', { name: 'Przejdź do slajdów 4–6' }).click()
    await expect.poll(() => inSight(page)).toEqual([4, 5, 6])
    await expect.poll(() => team.locator('[aria-current=true]').getAttribute('aria-label')).toMatch(/4–6$/)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(() => inSight(page)).toEqual([4])
    await expect.poll(() => team.locator('[aria-current=true]').getAttribute('aria-label')).toMatch(/slajdu 4$/)
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect.poll(() => inSight(page)).toEqual([4, 5, 6])
  })

  test(
    'shows every card where no motion is wanted, turned from upright to lying, and from wide to less wide',
    onlyForRelease('few readers ask for that, and turn their screens then'),
    async () => {
      const page = await visit('about:blank', { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
      const strokes = carousel(page, 'Zespół').getByRole('group', { name: 'Wybór slajdów' }).getByRole('button')
      const labels = () => strokes.evaluateAll((all) => all.map((one) => one.ariaLabel?.replace(/^\D+/, '')))
      for (const { before, after, expected } of [
        { before: [390, 844], after: [844, 390], expected: ['1–2', '3–4', '5–6', '7–8', '8–9'] },
        { before: [1440, 900], after: [1200, 900], expected: ['1–3', '4–6', '7–9'] },
      ] as const) {
        await page.setViewportSize({ width: before[0], height: before[1] })
        await page.goto(`${program.origin}/team`)
        await isAlive(page)
        await page.setViewportSize({ width: after[0], height: after[1] })
        await expect.poll(labels).toEqual(expected)
        for (const [index, label] of expected.entries()) {
          const [first = 0, last = 0] = label.split('–').map(Number)
          await strokes.nth(index).click()
          await expect
            .poll(() => inSight(page))
            .toEqual(Array.from({ length: last - first + 1 }, (_, at) => first + at))
          await expect.poll(async () => (await placesOf(page)).length).toBe(last - first + 1)
        }
      }
    },
  )

  test('follows a finger', onlyForRelease('the gate turns it by its buttons'), async () => {
    const page = await visitTeam(390, 844, true)
    await slidesOf(carousel(page, 'Zespół')).first().scrollIntoViewIfNeeded()
    const box = await slidesOf(carousel(page, 'Zespół')).first().boundingBox()
    const [x, y] = [(box?.x ?? 0) + 300, (box?.y ?? 0) + 100]
    const finger = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: at, y }] })
    await touch('touchStart', x)
    for (let step = 1; step <= 10; step += 1) await touch('touchMove', x - step * 22)
    await touch('touchEnd', x - 220)
    await expect.poll(() => inSight(page)).toEqual([2])
  })
})

test.for(fewOf([390, 1280], 1))('nothing on the page moves while it comes to life, %i px wide', async (width) => {
  const page = await visit('about:blank', { viewport: { width, height: 844 } })
  const shifts = await openAndMeasureShift(page, `${program.origin}/team`)
  await isAlive(page)
  for (let down = 0; down < 12; down += 1) {
    await page.mouse.wheel(0, 500)
    await page.waitForTimeout(50)
  }
  expect(await shifts()).toBe(0)
})

test('without JavaScript the whole team can be read and scrolled to, and there are no buttons that do nothing', async () => {
  const page = await visit(`${program.origin}/team`, { javaScriptEnabled: false })
  const names = await slidesOf(carousel(page, 'Zespół')).getByRole('heading').allTextContents()
  expect(names).toHaveLength(9)
  expect(names[0]).toBe('Hanna Zawilska')
  await expect.poll(() => page.locator('main button:visible').count()).toBe(0)
  await page.getByRole('heading', { name: 'Chiara Bellandi' }).scrollIntoViewIfNeeded()
  const place = await page.getByRole('heading', { name: 'Chiara Bellandi' }).boundingBox()
  expect(place?.x).toBeLessThan(1280)
  await bearsItsNameOnce(page)
})

test('the lists can be read while their code is still on its way, and what was pressed meanwhile isn’t lost', async () => {
  const page = await visit(`${program.origin}/store`)
  const arrival = Promise.withResolvers<void>()
  await page.route('**/assets/TeamPage-*.js', async (route) => {
    await arrival.promise
    await route.continue()
  })
  await page.goto(`${program.origin}/team`, { waitUntil: 'commit' })
  await page.waitForFunction(() => window.pressedEarly)
  await expect.poll(() => page.getByRole('heading', { name: 'Hanna Zawilska' }).isVisible()).toBe(true)
  await page.getByRole('button', { name: 'Otwórz menu' }).click()
  arrival.resolve()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await isAlive(page)
  expect(await inSight(page)).toEqual([1, 2, 3])
})

describe('a list of members', () => {
  test('has three placeholders of the size of its cards until it comes; empty it invites to join, and one chef alone has no buttons', async () => {
    const page = await visit(`${program.origin}/store`)
    const arrival = Promise.withResolvers<void>()
    await page.route('**/api/team?*', async (route) => {
      await arrival.promise
      await route.continue()
    })
    await followLink(page)
    const placeholders = page.locator('[data-placeholder]')
    await expect.poll(() => placeholders.count()).toBe(3)
    const [before] = await placeholders.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
    arrival.resolve()
    await isAlive(page)
    await expect.poll(() => placeholders.count()).toBe(0)
    const [after] = await placesOf(page)
    expect([after?.left, after?.right]).toEqual([before.left, before.right])

    await page.goto(`${program.origin}/store`)
    await page.route('**/api/restaurants?*', (route) => route.fulfill({ json: [] }))
    await goToTeam(page, 'chefs', [chef])
    const restaurants = page.getByRole('region', { name: 'Restauracje i hotele' })
    await restaurants.getByText('Wkrótce przedstawimy tu restauracje i hotele').waitFor()
    await expect.poll(() => restaurants.getByRole('link').getAttribute('href')).toBe('/joinus')
    const chefs = carousel(page, 'Szefowie kuchni')
    await chefs.getByText('Gotuje z celtycką solą morską').waitFor()
    await expect.poll(() => chefs.locator('button:visible').count()).toBe(0)
  })

  test(
    'that fails says so with a way out, in the reader’s language, and leaves the others alone',
    onlyForRelease('the store has the same in the gate'),
    async () => {
      const page = await visit(`${program.origin}/store`, {}, /status of 503|ERR_FAILED/)
      let isDown = true
      await page.route('**/api/chefs?*', (route) =>
        isDown ? route.fulfill({ status: 503, json: { message: 'Chwila przerwy.' } }) : route.fulfill({ json: [chef] }),
      )
      await followLink(page)
      const alert = page.getByRole('alert')
      await alert.getByText('Nie udało się wczytać szefów kuchni').waitFor()
      await expect.poll(() => alert.getByText('Chwila przerwy.', { exact: true }).isVisible()).toBe(true)
      await expect.poll(() => page.getByRole('heading', { name: 'Hanna Zawilska' }).isVisible()).toBe(true)
      isDown = false
      await alert.getByRole('button', { name: 'Spróbuj ponownie' }).click()
      await page.getByRole('heading', { name: 'Jan Kowalczyk' }).waitFor()

      // Without a word from the server there is a sentence of ours.
      const { noAnswer } = (await uiTexts.load('de')).members
      await page.unroute('**/api/chefs?*')
      await page.route('**/api/chefs?*', (route) => route.abort())
      await page.goto(`${program.origin}/store?lang=de`)
      await page.getByRole('button', { name: 'Menü öffnen' }).click()
      await page.getByRole('dialog').getByRole('link', { name: 'Über uns' }).click()
      await alert.getByText(noAnswer).waitFor()
      await expect.poll(() => alert.textContent()).not.toContain('Request failed')
    },
  )

  test(
    'holds whatever members write: long, without spaces, from right to left, with a photo that is gone',
    onlyForRelease('endless words stand in the gate at the checkout'),
    async () => {
      const page = await visit(`${program.origin}/store`, { viewport: { width: 390, height: 844 } }, /status of 404/)
      await goToTeam(page, 'chefs', [
        { ...chef, firstName: 'נועה', lastName: 'לוי', description: 'מבשלת עם מלח ים', photoUrl: '/pictures/gone' },
        { ...chef, id: 2, firstName: '👩‍🍳🧂', description: 'Sól i cierpliwość. '.repeat(110) },
        { ...chef, id: 3, lastName: 'x'.repeat(200), description: 'x'.repeat(10_000) },
      ])
      await isAlive(page)
      const cards = slidesOf(carousel(page, 'Szefowie kuchni'))
      const [first] = await cards.evaluateAll((all) =>
        all.map((card) => getComputedStyle(card.querySelector('h3') ?? card).direction),
      )
      expect(first).toBe('rtl')
      await cards.first().scrollIntoViewIfNeeded()
      await expect.poll(() => cards.first().locator('img').getAttribute('src')).toMatch(/kitchen.*#1$/)
      for (const card of await cards.all())
        expect(await card.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      await carousel(page, 'Szefowie kuchni').getByRole('button', { name: 'Następne' }).click()
      const text = cards.nth(1).getByText('Sól i cierpliwość.')
      const height = () => text.evaluate((paragraph) => paragraph.clientHeight)
      const folded = await height()
      await cards.nth(1).getByRole('button', { name: 'Czytaj dalej' }).click()
      expect(await height()).toBeGreaterThan(folded * 3)
    },
  )
})
