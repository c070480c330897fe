import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'
import { projectFolder } from '../project.ts'

interface Cut {
  from: string
  /** Which of its letters stay; all, unless said otherwise. */
  ranges?: [first: number, last: number][]
  variationAxes?: Record<string, number>
}

const fraunces = '@fontsource-variable/fraunces'
const instrumentSans = '@fontsource-variable/instrument-sans'
// As the titles of the site are: the cut for large sizes, without its softened and swung forms.
const asInTitles = { opsz: 144, wght: 400, SOFT: 0, WONK: 0 }
// The name in the logo: cut for the size in which it stands on the site.
const asInTheLogo = { ...asInTitles, opsz: 29 }
const medium = { wght: 500, wdth: 100 }

const cuts: Record<string, Cut> = {
  'fraunces.ttf': { from: `${fraunces}/files/fraunces-latin-full-normal.woff2`, variationAxes: asInTitles },
  'fraunces-ext.ttf': { from: `${fraunces}/files/fraunces-latin-ext-full-normal.woff2`, variationAxes: asInTitles },
  'fraunces-vietnamese.ttf': {
    from: `${fraunces}/files/fraunces-vietnamese-full-normal.woff2`,
    variationAxes: asInTitles,
  },
  'fraunces-logo.ttf': {
    from: `${fraunces}/files/fraunces-latin-full-normal.woff2`,
    ranges: [
      [0x20, 0x7e],
      [0xa0, 0xff],
    ],
    variationAxes: asInTheLogo,
  },
  'instrument-sans.ttf': {
    from: `${instrumentSans}/files/instrument-sans-latin-standard-normal.woff2`,
    variationAxes: medium,
  },
  'instrument-sans-ext.ttf': {
    from: `${instrumentSans}/files/instrument-sans-latin-ext-standard-normal.woff2`,
    variationAxes: medium,
  },
  // Greek, Cyrillic, and Latin letters with marks that no alphabet of Europe has put together.
  'noto-serif.ttf': {
    from: '@expo-google-fonts/noto-serif/400Regular/NotoSerif_400Regular.ttf',
    ranges: [
      [0x20, 0x52f],
      [0x1e00, 0x1fff],
      [0x2000, 0x206f],
      [0x20a0, 0x214f],
    ],
  },
  'noto-serif-hebrew.ttf': {
    from: '@fontsource-variable/noto-serif-hebrew/files/noto-serif-hebrew-hebrew-wght-normal.woff2',
    variationAxes: { wght: 400 },
  },
  'noto-naskh-arabic.ttf': { from: '@expo-google-fonts/noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf' },
  'noto-emoji.ttf': { from: '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf' },
}
const licences: Record<string, string> = {
  'fraunces-licence.txt': `${fraunces}/LICENSE`,
  'instrument-sans-licence.txt': `${instrumentSans}/LICENSE`,
  'noto-serif-licence.txt': '@expo-google-fonts/noto-serif/LICENSE_FONT',
  'noto-serif-hebrew-licence.txt': '@fontsource-variable/noto-serif-hebrew/LICENSE',
  'noto-naskh-arabic-licence.txt': '@expo-google-fonts/noto-naskh-arabic/LICENSE_FONT',
  'noto-emoji-licence.txt': '@expo-google-fonts/noto-emoji/LICENSE_FONT',
}
// The sentence about the licence, and where it can be read: a font travels with them.
const preserveNameIds = [13, 14]

/** What belongs into `src/pdf/fonts`, by its name: fonts that certificates and pictures are set in, and their licences. */
export async function cutMaterialsFonts(): Promise<Map<string, Buffer>> {
  const made = new Map<string, Buffer>()
  for (const [name, { from, ranges, ...options }] of Object.entries(cuts)) {
    const whole = readFileSync(packageFile(from))
    const letters = lettersOf(whole).filter(
      (letter) => !ranges || ranges.some(([first, last]) => first <= letter && letter <= last),
    )
    const text = letters.map((letter) => String.fromCodePoint(letter)).join('')
    made.set(name, await subsetFont(whole, text, { targetFormat: 'truetype', preserveNameIds, ...options }))
  }
  for (const [name, from] of Object.entries(licences)) made.set(name, readFileSync(packageFile(from)))
  return made
}

const packageFile = (path: string) => join(projectFolder, 'node_modules', path)
const lettersOf = (font: Buffer) => (create(font) as Font).characterSet
