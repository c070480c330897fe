import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { projectFolder } from '../../../scripts/project.ts'

export interface FoundExpressions {
  /** Written as they are, each with its place. */
  literals: { place: string; expression: RegExp }[]
  /** Files that put one together when they run. */
  files: string[]
}

/** Every regular expression in these files of the program: who adds one has added it to what is tested. */
export function findExpressions(pattern = 'src/**/*.{ts,tsx}'): FoundExpressions {
  const literals: FoundExpressions['literals'] = []
  const putTogether = new Set<string>()
  for (const file of globSync(pattern, { cwd: projectFolder })) {
    if (/\.test\.tsx?$/.test(file)) continue
    const source = readFileSync(join(projectFolder, file), 'utf8')
    const lineOf = (position: number) => source.slice(0, position).split('\n').length
    const noteCall = ({ callee }: { callee: { type: string; name?: unknown } }) => {
      if (callee.type === 'Identifier' && callee.name === 'RegExp') putTogether.add(file)
    }
    new Visitor({
      Literal(node) {
        if (!('regex' in node)) return
        const { pattern: written, flags } = node.regex
        literals.push({ place: `${file}:${lineOf(node.start)}`, expression: new RegExp(written, flags) })
      },
      NewExpression: noteCall,
      CallExpression: noteCall,
    }).visit(parseSync(file, source).program)
  }
  return { literals, files: [...putTogether].toSorted() }
}
