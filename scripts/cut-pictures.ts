import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { cuts, kinds, type Cut, type Kind } from '../art/cuts.ts'
import { packages } from '../src/ui/pictures/packages.ts'
import type { CutPicture } from '../src/ui/pictures/picture.ts'
import { productViews } from '../src/ui/pictures/product-views.ts'
import { scenes } from '../src/ui/pictures/scenes.ts'
import { projectFolder } from './project.ts'

// Cuts the pictures under `art/masters/` for the site: `npm run pictures`, or `npm run pictures -- NAME` for some of them.
const masters = join(projectFolder, 'art/masters')
const served = join(projectFolder, 'public/pictures')

const asked = process.argv.slice(2)
const known: Record<Kind, Record<string, CutPicture>> = {
  scenes: { ...scenes },
  packages: { ...packages },
  'product-views': { ...productViews },
}
const unknown = asked.find((name) => kinds.every((kind) => !(name in cuts[kind])))
if (unknown) throw new Error(`art/cuts.ts doesn't say how to cut ${unknown}.`)

for (const kind of kinds) {
  const pictures = known[kind]
  for (const [name, cut] of Object.entries(cuts[kind]))
    if (asked.length === 0 || asked.includes(name)) pictures[name] = await cutPicture(name, cut)
  await writeFile(join(projectFolder, `src/ui/pictures/${kind}.ts`), moduleOf(kind, pictures))
}

async function cutPicture(name: string, cut: Cut): Promise<CutPicture> {
  const master = join(masters, `${name}.webp`)
  if (!existsSync(master)) throw new Error(`There is no ${master}.`)
  const content = await readFile(master)
  const { width: drawnWide, height: drawnHigh } = await sharp(content).metadata()
  const widest = Math.min(cut.widths.at(-1) as number, drawnWide)
  // The address changes with the picture and with how it is cut, so that browsers may keep it for ever.
  const hash = createHash('sha256').update(content).update(JSON.stringify(cut)).digest('hex').slice(0, 8)
  const picture: CutPicture = {
    address: `/pictures/${name}-${hash}`,
    widths: [...cut.widths.filter((width) => width < widest), widest],
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

function moduleOf(kind: Kind, pictures: Record<string, CutPicture>): string {
  const kept = Object.entries(pictures).filter(([name]) => name in cuts[kind])
  return `import type { CutPicture } from './picture.ts'

/** Written by \`npm run pictures\`. */
export const ${kind.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())} = {
${kept.map(([name, picture]) => entryOf(name, picture)).join('')}} satisfies Record<string, CutPicture>
`
}

function entryOf(name: string, { address, widths, height, colour }: CutPicture): string {
  return `  ${/\W/.test(name) ? `'${name}'` : name}: {
    address: '${address}',
    widths: [${widths.join(', ')}],
    height: ${height},
    colour: '${colour}',
  },
`
}
