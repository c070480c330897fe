import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'oxc-parser'
import { brokenRules } from './house-rules.ts'
import { projectFolder } from './project.ts'

process.chdir(projectFolder)
const files = globSync('src/**/*.{ts,tsx}')
const imports = new Map(files.map((file) => [file, importsOf(file)]))
const complaints = [...imports].flatMap(([from, all]) =>
  all.flatMap((to) => brokenRules(from, to).map(({ name, why }) => `${from} imports ${to}: ${name}. ${why}`)),
)
complaints.push(...circles().map((circle) => `a circle: ${circle.join(' → ')}`))

for (const complaint of complaints) process.stderr.write(`${complaint}\n`)
process.stdout.write(`${files.length} files, ${complaints.length} broken house rules\n`)
process.exitCode = complaints.length === 0 ? 0 : 1

/** What a file needs when it runs; files as paths of the project, packages by name. */
function importsOf(file: string): string[] {
  const { module, errors } = parseSync(file, readFileSync(file, 'utf8'))
  if (errors.length > 0) throw new Error(`${file} can't be read`)
  const isNeeded = ({ entries }: { entries: { isType: boolean }[] }) =>
    entries.length === 0 || entries.some(({ isType }) => !isType)
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.filter(({ isType }) => !isType).map(({ moduleRequest }) => moduleRequest?.value ?? ''),
  )
  const written = [
    ...module.staticImports.filter(isNeeded).map(({ moduleRequest }) => moduleRequest.value),
    ...exported,
  ]
  return written.filter(Boolean).map((target) => resolveFrom(file, target))
}

function resolveFrom(file: string, target: string): string {
  if (!target.startsWith('.')) return target
  // What stands behind a question mark says in which form a file is wanted.
  const path = normalize(join(dirname(file), target.replace(/\?.*$/, '')))
  if (!existsSync(path)) throw new Error(`${file} imports ${target}, which isn't there`)
  return path
}

/** Files that need each other when they are loaded. */
function circles(): string[][] {
  const found: string[][] = []
  const finished = new Set<string>()
  const walk = (file: string, trail: string[]) => {
    if (trail.includes(file)) found.push([...trail.slice(trail.indexOf(file)), file])
    if (finished.has(file) || trail.includes(file)) return
    for (const next of imports.get(file) ?? []) walk(next, [...trail, file])
    finished.add(file)
  }
  for (const file of files) walk(file, [])
  return found
}
