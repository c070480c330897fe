import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { usePanel } from '../support/panel.ts'
import { onlyForRelease } from '../support/release.ts'

const { program, asAdmin, open, visit } = usePanel()

const readOffer = () => asAdmin<{ html: string }>('GET', '/api/admin/marketing/offer')

/** Landmarks are the mail program's own: a letter is one article in it. */
const ofLetters = { rules: { region: { enabled: false }, 'landmark-one-main': { enabled: false } } }

async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const { violations } = (await page.evaluate(`axe.run(${JSON.stringify(ofLetters)})`)) as AxeResults
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

/** The letter as a mail program shows it: a document of its own, with or without what it asks our site for. */
async function openEmail(width: number, pictures: 'shown' | 'blocked') {
  const page = await visit(
    'about:blank',
    { viewport: { width, height: 800 } },
    pictures === 'shown' ? undefined : /ERR_FAILED/,
  )
  if (pictures === 'blocked') await page.route('**/mail/*', (route) => route.abort())
  const body = (await readOffer()).html
  const address = `${program.origin}/opened-letter`
  await page.route(address, (route) => route.fulfill({ body, contentType: 'text/html; charset=utf-8' }))
  await page.goto(address)
  return page
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
const picturesSeen = (page: Page) =>
  page.evaluate(() => [...document.images].map(({ complete, naturalWidth }) => complete && naturalWidth > 0))

describe.for(['shown', 'blocked'] as const)('with its pictures %s', (pictures) => {
  test(
    'the offer fits into screens of any width, and axe finds nothing',
    onlyForRelease('its markup changes seldom; the gate reads what it says'),
    async () => {
      const page = await openEmail(390, pictures)
      expect(await findings(page)).toEqual([])
      for (const width of [320, 390, 600, 1024]) {
        await page.setViewportSize({ width, height: 800 })
        expect(new Set(await picturesSeen(page))).toEqual(new Set([pictures === 'shown']))
        expect(await overflow(page), `${width} px wide`).toBe(0)
        const sheet = await page.locator('.sheet').boundingBox()
        expect(sheet?.width).toBe(Math.min(600, width - 16))
      }
    },
  )
})

// Mail programs show it in fonts of their own, and some are so wide that its words need a second line.
test('the button is large enough for a thumb and fits the narrowest phone, in whatever font; without style elements and classes nothing scrolls sideways, either', async () => {
  const page = await openEmail(320, 'shown')
  const button = await page.getByRole('link', { name: 'Dołącz do stowarzyszenia' }).boundingBox()
  const sheet = await page.locator('.sheet').boundingBox()
  if (!button || !sheet) throw new Error('the letter has no button')
  expect(button.height).toBeGreaterThanOrEqual(44)
  expect(button.height).toBeLessThan(80)
  expect(button.x).toBeGreaterThan(sheet.x)
  expect(button.x + button.width).toBeLessThan(sheet.x + sheet.width)

  const html = (await readOffer()).html.replaceAll(/<style>.*?<\/style>/g, '').replaceAll(/ class="[^"]*"/g, '')
  await page.setContent(html)
  await expect.poll(() => page.locator('style, [class]').count()).toBe(0)
  await expect.poll(async () => new Set(await picturesSeen(page))).toEqual(new Set([true]))
  expect(await overflow(page)).toBe(0)
})

test('in a closed frame of the panel the offer shows with its pictures, and nothing complains', async () => {
  // The message is shown where there is somebody to get it.
  const contact = { businessName: 'Sól', emailAddress: 'sol@example.com' }
  await asAdmin('POST', '/api/admin/marketing/contacts', contact)
  const page = await open('tab=marketing&offer=preview')
  const frame = page.getByRole('dialog').frameLocator('iframe[sandbox=""]')
  await frame.getByRole('heading', { level: 1 }).waitFor()
  const heights = () =>
    frame.locator('img').evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth))
  await expect.poll(heights).toEqual([316, 1200, 144, 144, 144, 144])
})

test('the pictures of letters are kept by whoever fetched them, since they never change under their name', async () => {
  const sources = [...(await readOffer()).html.matchAll(/ src="([^"]+)"/g)].map(([, source]) => source ?? '')
  expect(sources).toHaveLength(6)
  for (const source of sources) {
    const answer = await fetch(source)
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, expect.stringMatching(/^image\//)])
    expect(answer.headers.get('Cache-Control')).toContain('immutable')
  }
  const icon = await fetch(`${program.origin}/favicon.svg`)
  expect(icon.headers.get('Cache-Control')).toBe('no-cache')
})
