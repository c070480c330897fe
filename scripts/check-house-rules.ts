import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { brokenRules, maxFilesInFolder, maxLinesInFile } from './house-rules.ts'
import { readImports } from './imports.ts'
import { projectFolder } from './project.ts'

process.chdir(projectFolder)
const imports = readImports()
const complaints = [...imports].flatMap(([from, all]) =>
  all.flatMap(({ to, isType }) =>
    brokenRules(from, to, isType).map(({ name, why }) => `${from} imports ${to}: ${name}. ${why}`),
  ),
)
complaints.push(...circles().map((circle) => `a circle: ${circle.join(' → ')}`))
complaints.push(...tooLarge())

for (const complaint of complaints) process.stderr.write(`${complaint}\n`)
process.stdout.write(`${imports.size} files, ${complaints.length} broken house rules\n`)
process.exitCode = complaints.length === 0 ? 0 : 1

/** Files that need each other when they are loaded. */
function circles(): string[][] {
  const circular: string[][] = []
  const finished = new Set<string>()
  const walk = (file: string, trail: string[]) => {
    if (trail.includes(file)) circular.push([...trail.slice(trail.indexOf(file)), file])
    if (finished.has(file) || trail.includes(file)) return
    for (const { to, isType, isLazy } of imports.get(file) ?? []) if (!isType && !isLazy) walk(to, [...trail, file])
    finished.add(file)
  }
  for (const file of imports.keys()) walk(file, [])
  return circular
}

function tooLarge(): string[] {
  const files = globSync('src/**/*.*', { exclude: ['src/legal/documents/**'] })
  const folders = Object.groupBy(files, (file) => dirname(file))
  const full = Object.entries(folders).filter(([, inside = []]) => inside.length > maxFilesInFolder)
  const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').length - 1
  const long = files.filter((file) => /\.tsx?$/.test(file) && linesOf(file) > maxLinesInFile)
  return [
    ...full.map(([folder, inside = []]) => `${folder} holds ${inside.length} files: more than ${maxFilesInFolder}`),
    ...long.map((file) => `${file} has ${linesOf(file)} lines: more than ${maxLinesInFile}`),
  ]
}
