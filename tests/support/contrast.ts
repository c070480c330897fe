import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'

/** How well each text over a picture can be read: white, or what `opacity` leaves of it, against the brightest hundredth of what is behind it. */
export async function contrastsOver(page: Page, texts: Locator[]): Promise<{ text: string; contrast: number }[]> {
  const inks = await Promise.all(texts.map(inkOf))
  const style = await page.addStyleTag({ content: 'h1, h1 *, p { color: transparent !important }' })
  const found = []
  for (const [index, text] of texts.entries()) {
    await text.scrollIntoViewIfNeeded()
    const { said, lines } = await linesOf(text)
    const brightest = await brightestBehind(page, lines)
    const ink = brightest + (255 - brightest) * (inks[index] ?? 1)
    found.push({ text: said, contrast: ratio(luminance(ink), luminance(brightest)) })
  }
  await style.evaluate((element) => (element as Element).remove())
  return found
}

interface Place {
  x: number
  y: number
  width: number
  height: number
}

const linesOf = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const lines = [...range.getClientRects()]
      .filter(({ width, height }) => width > 4 && height > 4)
      .map(({ x, y, width, height }) => ({ x, y, width, height }))
    return { lines, said: element.textContent }
  })

const inkOf = (text: Locator) =>
  text.evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
    canvas.fillStyle = getComputedStyle(element).color
    canvas.fillRect(0, 0, 1, 1)
    const [, , , alpha = 255] = canvas.getImageData(0, 0, 1, 1).data
    return alpha / 255
  })

/** The brightest hundredth of what lies behind that line behind which it is brightest. */
async function brightestBehind(page: Page, lines: Place[]): Promise<number> {
  const left = Math.floor(Math.min(...lines.map(({ x }) => x)))
  const top = Math.floor(Math.min(...lines.map(({ y }) => y)))
  const right = Math.ceil(Math.max(...lines.map(({ x, width }) => x + width)))
  const bottom = Math.ceil(Math.max(...lines.map(({ y, height }) => y + height)))
  // Drawing and reading the whole window would take several times as long.
  const shot = await page.screenshot({ clip: { x: left, y: top, width: right - left, height: bottom - top } })
  const { data, info } = await sharp(shot)
    .toColourspace('b-w')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  if (info.width !== right - left || info.height !== bottom - top) throw new Error('a line lies out of sight')
  const brightest = lines.map(({ x, y, width, height }) => {
    const rows = Array.from({ length: Math.floor(height) }, (_, row) => {
      const begin = (Math.floor(y) - top + row) * info.width + Math.floor(x) - left
      return data.subarray(begin, begin + Math.floor(width))
    })
    const sorted = Buffer.concat(rows).toSorted()
    return sorted[Math.floor(sorted.length * 0.99)] ?? 255
  })
  return Math.max(...brightest)
}

function luminance(grey: number): number {
  const part = grey / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

const ratio = (light: number, dark: number) => (light + 0.05) / (dark + 0.05)
