import { readFile } from 'node:fs/promises'
import { chromium } from 'playwright-core'
import { findChromium } from '../scripts/find-chromium.ts'

interface Size {
  width: number
  height: number
  /** Pixels of the picture for each of these. */
  sharpness?: number
}

/** What a browser shows of this HTML, for pictures in which words stand in our display font, Fraunces. */
export async function photograph(html: string, { width, height, sharpness = 1 }: Size): Promise<Buffer> {
  const { executablePath, env } = await findChromium()
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
    env: { ...process.env, ...env } as Record<string, string>,
  })
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: sharpness })
  await page.setContent(`<style>${await fontFaces()} body { margin: 0 } svg { display: block }</style>${html}`)
  await page.evaluate('document.fonts.ready')
  const picture = await page.screenshot()
  await browser.close()
  return picture
}

/** The Polish letters are in a file of their own: whatever the one has not is looked for in the other. */
async function fontFaces(): Promise<string> {
  const faces = ['latin', 'polish'].map(async (letters) => {
    const font = await readFile(new URL(`../src/web/fonts/fraunces-${letters}.woff2`, import.meta.url), 'base64')
    const range =
      letters === 'polish' ? 'unicode-range: U+0104-0107, U+0118-0119, U+0141-0144, U+015A-015B, U+0179-017C' : ''
    return `@font-face { font-family: Fraunces; src: url(data:font/woff2;base64,${font}); ${range} }`
  })
  return (await Promise.all(faces)).join('\n')
}
