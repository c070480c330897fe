import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cutFonts } from '../scripts/fonts/cut-fonts.ts'
import { cutMaterialsFonts } from '../scripts/fonts/cut-materials-fonts.ts'
import { readFontFaces } from '../scripts/fonts/font-faces.ts'
import { projectFolder } from '../scripts/project.ts'
import { languages } from '../src/kernel/language.ts'
import { fontsOf } from '../src/web/fonts.ts'

const faces = readFontFaces()
const families = [...new Set(faces.map(({ family }) => family))]
const cut = faces.filter(({ file }) => file.startsWith('./fonts/'))

// What a team and a shop begin with is shown in every language: names, the brand and the foreign words in the texts.
const shownToAll = ['src/brand.ts', ...globSync('src/{catalog,team}/seed-*.server.ts', { cwd: projectFolder })]

/** The characters of sources, those that are written as codes as well. They are more than what people see. */
function charactersOf(files: string[]): string[] {
  const sources = files.map((file) => readFileSync(join(projectFolder, file), 'utf8')).join('')
  const written = sources.replaceAll(/\\u([0-9a-f]{4})/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
  return [...new Set(written)]
}

describe('the fonts that a page asks for at once', () => {
  test.for(languages)('have every letter of the texts in %s', (language) => {
    // Emails bring no fonts along, and certificates have fonts of their own; what else the server says is shown on pages.
    const dictionaries = globSync(
      [`src/**/texts/${language}.ts`, `src/{server/http,legal,sales/*}/texts/${language}.server.ts`],
      { cwd: projectFolder },
    )
    expect(dictionaries.length).toBeGreaterThan(10)
    // Pictures among letters come with each system.
    const characters = charactersOf(dictionaries).filter((character) => !/\p{Extended_Pictographic}/u.test(character))
    expect(characters.length).toBeGreaterThan(60)
    for (const family of families) {
      const loaded = faces.filter(
        ({ family: own, file }) => own === family && fontsOf(language).includes(file.replace('./', 'src/web/')),
      )
      expect(loaded.length).toBe(language === 'pl' ? 2 : 1)
      const missing = characters.filter((character) => !loaded.some(({ letters }) => letters.has(codeOf(character))))
      expect(missing, family).toEqual([])
    }
  })

  test('have, with the Polish ones, every letter of the first products, of the team and of the brand', () => {
    const characters = charactersOf(shownToAll)
    expect(characters).toContain('œ')
    for (const family of families) {
      const own = cut.filter((face) => face.family === family)
      expect(characters.filter((character) => !own.some(({ letters }) => letters.has(codeOf(character))))).toEqual([])
    }
  })

  test('are the only ones with their letters, so that the whole fonts are loaded for others alone', () => {
    expect(cut).toHaveLength(4)
    for (const face of cut) {
      const others = faces.filter((other) => other !== face && other.family === face.family)
      expect(others).toHaveLength(3)
      expect(others.filter(({ letters }) => !letters.isDisjointFrom(face.letters)).map(({ file }) => file)).toEqual([])
    }
  })

  test('are what `npm run fonts` makes, to the last byte, with their licences', async () => {
    expectInFolder('src/web/fonts', await cutFonts())
  })
})

test('the fonts of certificates are what `npm run fonts` makes, to the last byte, with their licences', async () => {
  expectInFolder('src/pdf/fonts', await cutMaterialsFonts())
})

function expectInFolder(place: string, made: Map<string, Buffer>): void {
  const folder = join(projectFolder, place)
  expect(readdirSync(folder).toSorted()).toEqual([...made.keys()].toSorted())
  for (const [name, content] of made) expect(readFileSync(join(folder, name)).equals(content), name).toBe(true)
}

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0
}
