import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '../project.ts'

/** A face of `src/web/fonts.css`: browsers load its file when a text has one of its letters. */
interface FontFace {
  family: string
  file: string
  /** The code points of its `unicode-range`. */
  letters: Set<number>
}

/** The style sheet says which letters are in which file; whoever else needs to know reads it there. */
export function readFontFaces(): FontFace[] {
  const css = readFileSync(join(projectFolder, 'src/web/fonts.css'), 'utf8')
  return css
    .split('@font-face')
    .slice(1)
    .map((face) => {
      const find = (pattern: RegExp) => {
        const found = pattern.exec(face)?.[1]
        if (found === undefined) throw new Error(`a face of fonts.css has nothing like ${pattern}`)
        return found
      }
      return {
        family: find(/font-family: '([^']+)'/),
        file: find(/url\('([^']+)'\)/),
        letters: new Set(
          find(/unicode-range:([^;]+);/)
            .split(',')
            .flatMap(codePointsIn),
        ),
      }
    })
}

/** Of "U+0104-0107" or "U+00A7". */
function codePointsIn(range: string): number[] {
  const [first = Number.NaN, last = first] = range
    .trim()
    .slice('U+'.length)
    .split('-')
    .map((end) => Number.parseInt(end, 16))
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
