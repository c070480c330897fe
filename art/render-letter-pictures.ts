import { mkdir, readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { masters } from './masters.ts'

// What letters carry in themselves. One that waits is sent with the file of its name: another drawing gets another number.
const folder = new URL('../src/mail/layout/pictures/', import.meta.url)
const SHARPNESS = 2
const PAPER = '#faf9f6'

await mkdir(folder, { recursive: true })
for (const name of masters
  .filter(({ scene, width, height }) => scene === 'package' && width === height)
  .map((one) => one.name))
  await packshot(name)
await drawing('crystal', new URL('../src/catalog/packages/crystal.svg', import.meta.url), 64, 6)
await drawing('mark', new URL('../public/favicon.svg', import.meta.url), 40, 0)

async function packshot(name: string): Promise<void> {
  await sharp(new URL(`masters/${name}.webp`, import.meta.url).pathname)
    .resize(64 * SHARPNESS, 64 * SHARPNESS, { fit: 'cover' })
    .jpeg({ quality: 78, mozjpeg: true })
    .toFile(new URL(`${name}-1.jpg`, folder).pathname)
}

async function drawing(name: string, source: URL, side: number, padding: number): Promise<void> {
  const within = side * SHARPNESS - 2 * padding
  const transparent = { r: 0, g: 0, b: 0, alpha: 0 }
  const drawn = sharp(await readFile(source), { density: 300 }).resize(within, within, {
    fit: 'contain',
    background: transparent,
  })
  const ground =
    padding > 0
      ? drawn
          .extend({ top: padding, bottom: padding, left: padding, right: padding, background: PAPER })
          .flatten({ background: PAPER })
      : drawn
  await writeFile(new URL(`${name}-1.png`, folder), await ground.png({ palette: true, colours: 64 }).toBuffer())
}
