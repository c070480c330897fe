import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

/** The accessibility violations that axe finds on the page, after animations have ended. */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  )
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source)
  const { violations } = (await page.evaluate("axe.run({ preload: false, resultTypes: ['violations'] })")) as AxeResults
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

/** How far the page scrolls sideways, in pixels. */
export const horizontalOverflow = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth))

/** A page width and text size; 100% by default. */
interface Look {
  width: number
  textSize?: '200%'
}

/** Overflow and squeezed words in these looks. The page is restored afterwards. */
export async function layoutProblems(page: Page, looks: Look[]): Promise<string[]> {
  const found: string[] = []
  const asItWas = page.viewportSize()
  for (const { width, textSize = '' } of looks) {
    await page.setViewportSize({ width, height: 844 })
    await enlargeText(page, textSize)
    const sideways = await horizontalOverflow(page)
    const where = `for ${width} pixels, with letters of ${textSize || '100%'}`
    if (sideways > 0) found.push(`${sideways} pixels too wide ${where}`)
    found.push(...(await squeezedOn(page)).map((text) => `squeezed ${where}: ${text}`))
  }
  if (asItWas) await page.setViewportSize(asItWas)
  await enlargeText(page, '')
  return found
}

const large = { textSize: '200%' } as const
/** A phone with large text, and a window magnified four times. */
export const tightestLooks = [{ width: 390, ...large }, { width: 320 }]
const everywhere = [{ width: 768 }, { width: 390 }, ...tightestLooks]

/** Axe violations and layout problems: as it is, with doubled text size, and at these widths. */
export async function accessibilityProblems(page: Page, widths: Look[] = everywhere): Promise<string[]> {
  const { width = 0 } = page.viewportSize() ?? {}
  const found = await axeViolations(page)
  const looks = widths === everywhere ? [{ width }, { width, ...large }, ...widths] : widths
  return [...found, ...(await layoutProblems(page, looks))]
}

/** Texts in such narrow boxes that their words break. */
const squeezedOn = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const written = texts.currentNode.textContent?.trim() ?? ''
      const around = document.createRange()
      around.selectNodeContents(texts.currentNode)
      const boxes = [...around.getClientRects()].filter(({ width }) => width > 1)
      const lines = new Set(boxes.map(({ top }) => Math.round(top))).size
      if (lines > 2 && written.length / lines < 3) found.push(written.slice(0, 40))
    }
    return found
  })

export const enlargeText = (page: Page, size: string) =>
  page.evaluate((textSize) => (document.documentElement.style.fontSize = textSize), size)
