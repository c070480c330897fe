import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { projectFolder } from '../project.ts'
import { readFontFaces } from './font-faces.ts'

const packages = join(projectFolder, 'node_modules/@fontsource-variable')
/**
 * Everything that is set in Fraunces has this weight. The axis of sizes ends where thin strokes still fill a pixel: cut for
 * larger sizes, the bar of an "e" and of an "H" is lost on many screens.
 */
const onlyRegular = { wght: 400, opsz: { min: 9, max: 48 } }

const cuts: Record<string, { from: string; variationAxes?: typeof onlyRegular }> = {
  'fraunces-latin.woff2': { from: 'fraunces/files/fraunces-latin-opsz-normal.woff2', variationAxes: onlyRegular },
  'fraunces-polish.woff2': { from: 'fraunces/files/fraunces-latin-ext-opsz-normal.woff2', variationAxes: onlyRegular },
  'instrument-sans-latin.woff2': { from: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2' },
  'instrument-sans-polish.woff2': { from: 'instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2' },
}
const licences: Record<string, string> = {
  'fraunces-licence.txt': 'fraunces/LICENSE',
  'instrument-sans-licence.txt': 'instrument-sans/LICENSE',
}
// The sentence about the licence, and where it can be read: a font travels with them.
const preserveNameIds = [13, 14]

/** What belongs into `src/web/fonts`, by its name: the packages' fonts with our letters alone, and their licences. */
export async function cutFonts(): Promise<Map<string, Buffer>> {
  const made = new Map<string, Buffer>()
  for (const [name, { from, ...options }] of Object.entries(cuts)) {
    const face = readFontFaces().find(({ file }) => file === `./fonts/${name}`)
    if (!face) throw new Error(`fonts.css has no face for ${name}`)
    const whole = readFileSync(join(packages, from))
    const letters = String.fromCodePoint(...face.letters)
    made.set(name, await subsetFont(whole, letters, { targetFormat: 'woff2', preserveNameIds, ...options }))
  }
  for (const [name, from] of Object.entries(licences)) made.set(name, readFileSync(join(packages, from)))
  return made
}
