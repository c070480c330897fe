import { mkdir, readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { whiteLogo } from './logo.ts'
import { photograph } from './photograph.ts'

// Mail programs show no SVG. Letters that were sent years ago still ask for these files: another drawing gets another number.
const folder = new URL('../public/mail/', import.meta.url)
const inMail = (name: string) => new URL(name, folder)
const drawing = (path: string) => readFile(new URL(`../${path}`, import.meta.url), 'utf8')

const SHARPNESS = 2
const NIGHT = '#111111'
const PAPER = '#faf9f6'
/** Of the home page's picture. */
const PART = { left: 990, top: 460, width: 1560, height: 702 }

await mkdir(folder, { recursive: true })
await marsh()
for (const vessel of ['crystal', 'jar', 'box', 'sack']) await product(vessel)
await logo()

/** The part with the house and the heaps, in a sky that darkens up to the colour behind the logo. */
async function marsh(): Promise<void> {
  const dusk = `<svg width="${PART.width}" height="${PART.height}"><linearGradient id="dusk" x2="0" y2="1">
    <stop stop-color="${NIGHT}"/><stop offset="1" stop-color="${NIGHT}" stop-opacity="0"/></linearGradient>
    <rect width="100%" height="45%" fill="url(#dusk)"/></svg>`
  const part = await sharp(new URL('masters/hero.webp', import.meta.url).pathname)
    .extract(PART)
    .composite([{ input: Buffer.from(dusk) }])
    .png()
    .toBuffer()
  await sharp(part)
    .resize(600 * SHARPNESS)
    .greyscale()
    .jpeg({ quality: 60, mozjpeg: true })
    .toFile(pathOf('marsh-2.jpg'))
}

async function product(vessel: string): Promise<void> {
  const svg = await drawing(`src/catalog/packages/${vessel}.svg`)
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
  const html = `<body style="background: ${NIGHT}">${await whiteLogo(44)}`
  const drawn = await photograph(html, { width: 158, height: 44, sharpness: SHARPNESS })
  await writeFile(inMail('logo-1.png'), await sharp(drawn).png({ palette: true, colours: 32 }).toBuffer())
}

function pathOf(name: string): string {
  return inMail(name).pathname
}
