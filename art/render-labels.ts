import { mkdir, readFile } from 'node:fs/promises'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { findChromium } from '../scripts/find-chromium.ts'
import { backLabels } from './back-labels.ts'
import { labels, type Label } from './labels.ts'

// A browser draws the labels, since they are set in our fonts; Blender prints them on the packages.
const folder = new URL('labels/', import.meta.url)
const WIDTH = 1600

// The Polish letters are in files of their own.
const POLISH = 'unicode-range: U+0104-0107, U+0118-0119, U+0141-0144, U+015A-015B, U+0179-017C'
const files = '../node_modules/@fontsource-variable'
const fonts = [
  ['Fraunces', 'normal', 'fraunces/files/fraunces-latin-opsz-normal'],
  ['Fraunces', 'italic', 'fraunces/files/fraunces-latin-opsz-italic'],
  ['Instrument Sans', 'normal', 'instrument-sans/files/instrument-sans-latin-wght-normal'],
  ['Fraunces', 'italic', 'fraunces/files/fraunces-latin-ext-opsz-italic'],
  ['Instrument Sans', 'normal', 'instrument-sans/files/instrument-sans-latin-ext-wght-normal'],
] as const

const faces = await Promise.all(
  fonts.map(async ([family, style, file]) => {
    const font = await readFile(new URL(`${files}/${file}.woff2`, import.meta.url), 'base64')
    return `@font-face { font-family: "${family}"; font-style: ${style}; font-weight: 100 900; src: url(data:font/woff2;base64,${font}); ${file.includes('-ext-') ? POLISH : ''} }`
  }),
)

await mkdir(folder, { recursive: true })
const { executablePath, env } = await findChromium()
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu'],
  env: { ...process.env, ...env } as Record<string, string>,
})
for (const label of [...labels, ...backLabels]) await draw(label)
await browser.close()

async function draw({ name, width, height, drawing }: Label): Promise<void> {
  const high = Math.round((WIDTH * height) / width)
  const page = await browser.newPage({ viewport: { width: WIDTH, height: high } })
  await page.setContent(
    `<style>${faces.join('')} body { margin: 0 } svg { display: block }</style>
    <svg width="${WIDTH}" height="${high}" viewBox="0 0 ${width} ${height}">${drawing}</svg>`,
  )
  await page.evaluate('document.fonts.ready')
  const drawn = await page.screenshot({ omitBackground: true })
  await page.close()
  await sharp(drawn)
    .png({ palette: true, colours: 64, effort: 8 })
    .toFile(new URL(`${name}.png`, folder).pathname)
}
