import { readFile, writeFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'

const VIOLET = '#56347f'
const POINTS_PER_INCH = 72
const DRAWN_SIZE = 44

const inPublic = (name: string) => new URL(`../public/${name}`, import.meta.url)

const sticker = await readFile(inPublic('favicon.svg'), 'utf8')
/** The mark alone: what is cut into any shape must not show the edge of another. */
const mark = sticker.replaceAll(/<circle[^>]*\/>/g, '')

const drawn = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (POINTS_PER_INCH * size) / DRAWN_SIZE }).resize(size, size)

const keep = async (name: string, picture: Sharp) =>
  writeFile(inPublic(name), await picture.png({ palette: true }).toBuffer())

for (const size of [192, 512]) await keep(`icon-${size}.png`, drawn(sticker, size))
await keep('icon-maskable-512.png', drawn(mark, 512).flatten({ background: VIOLET }))
// Home screens cut their own corners, and paint whatever is transparent black: so the violet runs to the edge.
await keep('apple-touch-icon.png', drawn(sticker, 180).flatten({ background: VIOLET }))
await writeFile(inPublic('favicon.ico'), inIconFile(await drawn(sticker, 32).png().toBuffer(), 32))

/** The oldest of formats, which programs ask for without being told: a table of contents, and here one PNG. */
function inIconFile(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  const isIcon = 1
  const pictures = 1
  header.writeUInt16LE(isIcon, 2)
  header.writeUInt16LE(pictures, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
