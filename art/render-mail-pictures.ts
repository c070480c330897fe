import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { findChromium } from '../scripts/find-chromium.ts'
import { brand } from '../src/brand.ts'

// Mail programs show no SVG. Letters that were sent years ago still ask for these files: another drawing gets another number.
const folder = new URL('../public/mail/', import.meta.url)
const inMail = (name: string) => new URL(name, folder)
const drawing = (path: string) => readFile(new URL(`../${path}`, import.meta.url), 'utf8')

const SHARPNESS = 2
const NIGHT = '#111111'
const PAPER = '#faf9f6'

await mkdir(folder, { recursive: true })
await marsh()
for (const vessel of ['crystal', 'jar', 'box', 'sack']) await product(vessel)
await logo()

/** The part with the house, the heaps and the rake, in a sky that darkens up to the colour behind the logo. */
async function marsh(): Promise<void> {
  const [x, y, wide, high] = [480, 462, 1000, 450]
  const svg = await drawing('public/marsh.svg')
  const [, drawnWide = '0'] = /viewBox="0 0 (\d+)/.exec(svg) ?? []
  const scale = Number(drawnWide) / 1600
  const part = [x, y, wide, high].map((figure) => figure * scale)
  const dusk = `<linearGradient id="dusk" x2="0" y2="1"><stop stop-color="${NIGHT}"/><stop offset="1" stop-color="${NIGHT}" stop-opacity="0"/></linearGradient>`
  const [left, top, across, down] = part
  const cut = svg
    .replace(
      /<svg[^>]*>/,
      `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="270" viewBox="${part.join(' ')}">`,
    )
    .replace('<defs>', `<defs>${dusk}`)
    .replace(
      '</svg>',
      `<path fill="url(#dusk)" d="M${left} ${top}h${across}v${(down as number) * 0.3}h-${across}z"/></svg>`,
    )
  await sharp(Buffer.from(cut), { density: 72 * SHARPNESS })
    .flatten({ background: NIGHT })
    .greyscale()
    .jpeg({ quality: 52, mozjpeg: true })
    .toFile(pathOf('marsh-1.jpg'))
}

async function product(vessel: string): Promise<void> {
  const svg = await drawing(`src/site/vessels/${vessel}.svg`)
  const side = 72 * SHARPNESS
  const padding = 10
  const drawn = await sharp(Buffer.from(svg), { density: 288 })
    .resize(side - 2 * padding, side - 2 * padding, { fit: 'contain', background: PAPER })
    .toBuffer()
  await sharp(drawn)
    .extend({ top: padding, bottom: padding, left: padding, right: padding, background: PAPER })
    .flatten({ background: PAPER })
    .png({ palette: true, colours: 64 })
    .toFile(pathOf(`${vessel}-1.png`))
}

/** A browser draws it, since the name stands in our font. */
async function logo(): Promise<void> {
  const [mark = ''] = /<g fill="#fff">.*<\/g>/s.exec(await drawing('public/favicon.svg')) ?? []
  const font = await readFile(new URL('../src/web/fonts/fraunces-latin.woff2', import.meta.url), 'base64')
  const { executablePath, env } = await findChromium()
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
    env: { ...process.env, ...env } as Record<string, string>,
  })
  const page = await browser.newPage({ viewport: { width: 158, height: 44 }, deviceScaleFactor: SHARPNESS })
  await page.setContent(`<style>
    @font-face { font-family: Fraunces; src: url(data:font/woff2;base64,${font}) }
    body { margin: 0; background: ${NIGHT} } svg { display: block }
  </style>
  <svg width="158" height="44" viewBox="0 0 158 44">
    <g transform="translate(-6.5 -6.5) scale(1.295)">${mark}</g>
    <text x="54" y="31.5" textLength="102" fill="#fff" font-family="Fraunces" font-size="29">${brand.name}</text>
  </svg>`)
  await page.evaluate('document.fonts.ready')
  const drawn = await page.screenshot()
  await browser.close()
  await writeFile(inMail('logo-1.png'), await sharp(drawn).png({ palette: true, colours: 32 }).toBuffer())
}

function pathOf(name: string): string {
  return inMail(name).pathname
}
