import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { cuts } from '../art/cuts.ts'
import type { CutPicture } from '../src/pictures/picture.ts'
import * as cutBefore from '../src/pictures/pictures.ts'
import { projectFolder } from './project.ts'

// Cuts the pictures under `art/masters/` for the site: `npm run pictures`, or `npm run pictures -- NAME` for some of them.
const masters = join(projectFolder, 'art/masters')
const served = join(projectFolder, 'public/pictures')
const module = join(projectFolder, 'src/pictures/pictures.ts')

const asked = process.argv.slice(2)
const pictures = new Map<string, CutPicture>(Object.entries(cutBefore))
for (const name of asked.length > 0 ? asked : Object.keys(cuts)) pictures.set(constantOf(name), await cutPicture(name))
await writeFile(module, moduleOf(Object.keys(cuts).map(constantOf)))

async function cutPicture(name: string): Promise<CutPicture> {
  const cut = cuts[name]
  const master = join(masters, `${name}.webp`)
  if (!cut || !existsSync(master)) throw new Error(`There is no ${master}, or art/cuts.ts doesn't say how to cut it.`)
  const content = await readFile(master)
  const { width: drawnWide, height: drawnHigh } = await sharp(content).metadata()
  const widest = Math.min(cut.widths.at(-1) as number, drawnWide)
  // The address changes with the picture and with how it is cut, so that browsers may keep it for ever.
  const hash = createHash('sha256').update(content).update(JSON.stringify(cut)).digest('hex').slice(0, 8)
  const picture: CutPicture = {
    address: `/pictures/${name}-${hash}`,
    widths: [...cut.widths.filter((width) => width < widest), widest],
    width: widest,
    height: Math.round((drawnHigh * widest) / drawnWide),
    colour: await colourOf(content),
  }
  await forgetEarlier(name)
  const folder = join(projectFolder, 'public', picture.address)
  await mkdir(folder, { recursive: true })
  for (const width of picture.widths) {
    const scaled = sharp(content)
      .resize(width)
      .toColourspace(cut.isGrey ? 'b-w' : 'srgb')
    const avif = await scaled
      .clone()
      .avif({ quality: cut.quality, effort: 5 })
      .toFile(join(folder, `${width}.avif`))
    const webp = await scaled.webp({ quality: cut.quality + 14, effort: 6 }).toFile(join(folder, `${width}.webp`))
    console.log(`${name} ${width}: ${avif.size} bytes as AVIF, ${webp.size} as WebP`)
  }
  return picture
}

async function colourOf(content: Buffer): Promise<string> {
  const { data } = await sharp(content)
    .toColourspace('srgb')
    .removeAlpha()
    .resize(1, 1)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return `#${data.subarray(0, 3).toString('hex')}`
}

async function forgetEarlier(name: string): Promise<void> {
  if (!existsSync(served)) return
  const earlier = (await readdir(served)).filter((folder) => folder.replace(/-[0-9a-f]{8}$/, '') === name)
  for (const folder of earlier) await rm(join(served, folder), { recursive: true })
}

function constantOf(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function moduleOf(constants: string[]): string {
  const all = constants.flatMap((constant) => {
    const picture = pictures.get(constant)
    return picture ? [declarationOf(constant, picture)] : []
  })
  return `import type { CutPicture } from './picture.ts'

// Written by \`npm run pictures\`.
${all.join('\n')}`
}

function declarationOf(constant: string, { address, widths, width, height, colour }: CutPicture): string {
  return `export const ${constant}: CutPicture = {
  address: '${address}',
  widths: [${widths.join(', ')}],
  width: ${width},
  height: ${height},
  colour: '${colour}',
}
`
}
