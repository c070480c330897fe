import { siteTexts } from '../src/site/texts.ts'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { languages, type Language } from '../src/kernel/language.ts'
import { shareSize } from '../src/catalog/packages/share-pictures.ts'
import { whiteLogo } from './logo.ts'
import { photograph } from './photograph.ts'

// Networks keep what they were shown: another drawing gets another number.
const NUMBER = 1
const PAPER = '#faf9f6'
const SQUARE = { width: 1200, height: 1200 }
const CLEAR = 56

const here = (path: string) => new URL(path, import.meta.url)
const folder = here('../public/share/')
const marsh = `data:image/webp;base64,${await readFile(here('masters/share.webp'), 'base64')}`

await mkdir(folder, { recursive: true })
for (const language of languages) await home(language)
// For a shop of another name.
await keep(
  await sharp(here('masters/share.webp').pathname).resize(shareSize.width, shareSize.height).png().toBuffer(),
  `marsh-${NUMBER}.jpg`,
)
for (const name of ['jar', 'box', 'pouch', 'sack-2kg', 'sack-5kg', 'sack-25kg']) {
  const master = await readFile(here(`masters/${name}.webp`))
  await product(master, name)
}
// What we don't pack is shown as what it is.
await product(await drawn('crystal'), 'crystal')

/** The home page's title over the marsh at dawn: in the calm on its left, so that the house and the salt stand free. */
async function home(language: Language): Promise<void> {
  const { title, overline } = (await siteTexts.load(language)).home
  const html = `<style>
    body { position: relative; width: 1200px; height: 630px; overflow: hidden; color: #fff; font-family: Fraunces }
    .marsh { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover }
    .veil { position: absolute; inset: 0; background: linear-gradient(90deg, #17222bb8, #17222b94 42%, transparent 74%) }
    .words { position: absolute; left: 76px; top: 68px; bottom: 72px; width: 620px; display: flex; flex-direction: column }
    h1 { margin: auto 0 0; font-size: 88px; font-weight: 400; line-height: 1.06; letter-spacing: -.015em; text-wrap: balance }
    p { margin: 26px 0 0; font-size: 28px; opacity: .9 }
  </style>
  <body lang="${language}"><img class="marsh" src="${marsh}"><div class="veil"></div>
  <div class="words">${await whiteLogo(62)}<h1>${title}</h1><p lang="fr">${overline}</p></div>`
  await keep(await photograph(html, shareSize), `${language}-${NUMBER}.jpg`)
}

/** What the product is sold in, in both shapes: no words besides, which shopping sites refuse. */
async function product(picture: Buffer, name: string): Promise<void> {
  await on(shareSize, picture, `${name}-${NUMBER}.jpg`)
  await on(SQUARE, picture, `${name}-square-${NUMBER}.jpg`)
}

/** Whatever the picture doesn't fill goes on in the colour of its corner. */
async function on({ width, height }: typeof shareSize, picture: Buffer, name: string): Promise<void> {
  const corner = await sharp(picture).extract({ left: 0, top: 0, width: 8, height: 8 }).stats()
  const [r = 0, g = 0, b = 0] = corner.channels.map(({ mean }) => Math.round(mean))
  await keep(
    await sharp(picture).resize(width, height, { fit: 'contain', background: { r, g, b } }).png().toBuffer(),
    name,
  )
}

/** Of an engraving nothing lies at the edge, where networks cut. */
async function drawn(vessel: string): Promise<Buffer> {
  const side = SQUARE.width - 2 * CLEAR
  const clear = { top: CLEAR, bottom: CLEAR, left: CLEAR, right: CLEAR, background: PAPER }
  const drawing = await sharp(here(`../src/site/vessels/${vessel}.svg`).pathname, { density: 900 })
    .trim()
    .resize(side, side, { fit: 'contain', background: PAPER })
    .toBuffer()
  return sharp(drawing).extend(clear).flatten({ background: PAPER }).png().toBuffer()
}

async function keep(picture: Buffer, name: string): Promise<void> {
  await writeFile(
    new URL(name, folder),
    await sharp(picture).flatten({ background: PAPER }).jpeg({ quality: 86, mozjpeg: true }).toBuffer(),
  )
}
