import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'

/** How well a text over a picture can be read: white, or what `opacity` leaves of it, against the brightest hundredth of what is behind it. */
export async function contrastOver(page: Page, text: Locator): Promise<number> {
  const lines = await text.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return [...range.getClientRects()]
      .filter(({ width, height }) => width > 4 && height > 4)
      .map(({ x, y, width, height }) => ({ x, y, width, height }))
  })
  const ink = await text.evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
    canvas.fillStyle = getComputedStyle(element).color
    canvas.fillRect(0, 0, 1, 1)
    const [, , , alpha = 255] = canvas.getImageData(0, 0, 1, 1).data
    return alpha / 255
  })
  const style = await page.addStyleTag({ content: 'h1, h1 *, p { color: transparent !important }' })
  const shot = await page.screenshot()
  await style.evaluate((element) => (element as Element).remove())
  const grounds = await Promise.all(lines.map((line) => brightestOf(shot, line)))
  const ground = Math.max(...grounds)
  return ratio(luminance(ground + (255 - ground) * ink), luminance(ground))
}

interface Place {
  x: number
  y: number
  width: number
  height: number
}

async function brightestOf(shot: Buffer, { x, y, width, height }: Place): Promise<number> {
  const place = { left: Math.floor(x), top: Math.floor(y), width: Math.ceil(width), height: Math.ceil(height) }
  const { data } = await sharp(shot)
    .extract(place)
    .toColourspace('b-w')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const sorted = data.toSorted()
  return sorted[Math.floor(sorted.length * 0.99)] ?? 255
}

function luminance(grey: number): number {
  const part = grey / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

const ratio = (light: number, dark: number) => (light + 0.05) / (dark + 0.05)
