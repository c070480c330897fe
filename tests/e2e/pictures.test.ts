import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { cuts, kinds } from '../../art/cuts.ts'
import { projectFolder } from '../../scripts/project.ts'
import { languages } from '../../src/kernel/language.ts'
import { packages } from '../../src/ui/pictures/packages.ts'
import type { CutPicture } from '../../src/ui/pictures/picture.ts'
import { productViews } from '../../src/ui/pictures/product-views.ts'
import { scenes } from '../../src/ui/pictures/scenes.ts'
import { useBrowser } from '../support/browser.ts'
import { contrastsOver } from '../support/contrast.ts'
import { useProgram } from '../support/program.ts'
import { fewOf, onlyForRelease } from '../support/release.ts'

const { visit } = useBrowser('new')
const { visit: visitAgain } = useBrowser()
const program = useProgram()

const served = join(projectFolder, 'public/pictures')
const pictures: CutPicture[] = Object.values({ ...scenes, ...packages, ...productViews })

const screens = [
  { name: 'small phone', viewport: { width: 360, height: 640 }, deviceScaleFactor: 2 },
  { name: 'phone', viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
  { name: 'tablet', viewport: { width: 768, height: 1024 }, deviceScaleFactor: 2 },
  { name: 'phone on its side', viewport: { width: 844, height: 390 }, deviceScaleFactor: 2 },
  { name: 'small laptop', viewport: { width: 1024, height: 768 }, deviceScaleFactor: 1 },
  { name: 'laptop', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  { name: 'large screen', viewport: { width: 1920, height: 1080 }, deviceScaleFactor: 1 },
]

describe('the pictures of the site', () => {
  test('are cut from each master, and nothing else is kept of them', () => {
    expect(pictures.map(({ address }) => address).toSorted()).toEqual(
      readdirSync(served)
        .map((name) => `/pictures/${name}`)
        .toSorted(),
    )
    expect(pictures).toHaveLength(kinds.flatMap((kind) => Object.keys(cuts[kind])).length)
  })

  test.for(pictures)('$address is there in each width and both formats, for ever', async (picture) => {
    for (const width of picture.widths)
      for (const format of ['avif', 'webp']) {
        const answer = await fetch(`${program.origin}${picture.address}/${width}.${format}`)
        expect(answer.headers.get('content-type')).toBe(`image/${format}`)
        expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
        const content = await answer.arrayBuffer()
        const { width: wide = 0, height: high = 0 } = await sharp(Buffer.from(content)).metadata()
        expect(wide).toBe(width)
        expect(Math.abs(high - (width * picture.height) / (picture.widths.at(-1) ?? 0))).toBeLessThanOrEqual(1)
      }
  })

  test('weigh little: a screen full at 1440 no more than 120 KB, a phone full neither', () => {
    const bytes = ({ address }: CutPicture, width: number, format: string) =>
      readFileSync(join(projectFolder, 'public', address, `${width}.${format}`)).length
    for (const format of ['avif', 'webp']) {
      expect(bytes(scenes.hero, 1440, format)).toBeLessThanOrEqual(120 * 1024)
      expect(bytes(scenes['hero-tall'], 1290, format)).toBeLessThanOrEqual(120 * 1024)
    }
  })
})

describe.for(fewOf(screens, 2))('the home page on a $name', ({ viewport, deviceScaleFactor }) => {
  test('loads one picture for its first screen, the one that its document asked for', async () => {
    const page = await visit('about:blank', { viewport, deviceScaleFactor })
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/pictures/hero')) asked.push(new URL(request.url()).pathname)
    })
    await page.goto(program.origin, { waitUntil: 'load' })
    const image = page.locator('main section img').first()
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.complete)).toBe(true)
    const shown = await image.evaluate((element: HTMLImageElement) => new URL(element.currentSrc).pathname)
    expect(asked).toEqual([shown])
    expect(shown).toMatch(/\.avif$/)
    const { initiatorType } = await page.evaluate((path) => {
      const entry = performance.getEntriesByType('resource').find(({ name }) => name.endsWith(path))
      return entry as PerformanceResourceTiming
    }, shown)
    expect(initiatorType).toBe('link')
  })
})

test.for(fewOf(languages, 1))(
  'the home page can be read over its picture on each of these screens, in %s',
  onlyForRelease('the picture and the words over it seldom change'),
  async (language) => {
    const page = await visitAgain('about:blank', { reducedMotion: 'reduce' })
    await page.goto(`${program.origin}/?lang=${language}`)
    const section = page.locator('main section').first()
    const image = section.locator('img')
    const found: unknown[] = []
    for (const { name, viewport } of screens) {
      await page.setViewportSize(viewport)
      const isUpright = viewport.width / viewport.height <= 4 / 5
      const picture = scenes[isUpright ? 'hero-tall' : 'hero']
      await expect
        .poll(() => image.evaluate((element: HTMLImageElement) => element.complete && element.currentSrc))
        .toContain(picture.address)
      const texts = await contrastsOver(page, await section.locator('p, h1 > [aria-hidden]').all())
      expect(texts.length).toBeGreaterThan(1)
      found.push(...texts.filter(({ contrast }) => contrast < 4.5).map((text) => ({ screen: name, ...text })))
    }
    expect(found).toEqual([])
  },
)
