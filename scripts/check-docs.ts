import { globSync, readFileSync, type Dirent } from 'node:fs'
import { join } from 'node:path'
import { environment } from '../src/server/config.ts'
import { partNames, settingsOf } from '../src/settings/parts.ts'
import { projectFolder } from './project.ts'
import { gate, quick, release } from './run-tests.ts'
import { docProblems } from './doc-facts.ts'
import { found, readDocument } from './stated/document.ts'
import type { Project } from './stated/project.ts'
import { routesOf } from './stated/routes.ts'

process.chdir(projectFolder)
const folders = ['.ci', '.github', 'art', 'deploy', 'docs', 'migrations', 'public', 'scripts', 'src', 'tests']
const read = (path: string) => readFileSync(path, 'utf8')
// What is wrong on purpose, to show that it is found, proves nothing.
const readAll = (...patterns: string[]) =>
  globSync(patterns, { exclude: ['scripts/stated/**', 'tests/doc-facts.test.ts'] })
    .map(read)
    .join('\n')

const documents = globSync(['*.md', '{art,deploy,docs}/**/*.md']).map((path) => readDocument(path, read(path)))
// What an operator fills in states the names of settings, too.
documents.push(readDocument('deploy/shop.env.example', `\`\`\`\n${read('deploy/shop.env.example')}\`\`\``))
const project = readProject()
const complaints = documents.flatMap((document) =>
  docProblems(document, project).map((complaint) => `${document.path}: ${complaint}`),
)

for (const complaint of complaints) process.stderr.write(`${complaint}\n`)
process.stdout.write(`${documents.length} documents, ${complaints.length} untruths\n`)
process.exitCode = complaints.length === 0 ? 0 : 1

function readProject(): Project {
  const { scripts, engines, optionalDependencies } = JSON.parse(read('package.json')) as Record<
    'scripts' | 'engines' | 'optionalDependencies',
    Record<string, string>
  >
  const sources = readAll('*.ts', '{art,scripts,src,tests}/**/*.{ts,tsx,mjs,py}', 'migrations/*.sql', 'deploy/*')
  const http = read('src/app/http/http.ts')
  const screens = read('src/app/screens.tsx')
  const api = found(http, /http\.get\('(\/api\/[^']+)'/g).map((address) => `GET ${address}`)
  return {
    scripts: Object.keys(scripts),
    places: globSync(['*', `{${folders.join()}}/**`], { withFileTypes: true }).map(placeOf),
    settings: readSettings(),
    panelSettings: readPanelSettings(),
    otherVariables: [
      ...found(sources, /process\.env\['(\w+)'\]/g),
      ...found(read('deploy/compose.yaml'), /\$\{([A-Z_]+)/g),
    ],
    endpoints: [...api, ...globSync('src/**/*.api.ts').flatMap((path) => routesOf(read(path)))],
    addresses: [
      ...found(`${http}${screens}`, /'(\/[\w/$-]*)'/g),
      ...found(screens, /legal\('(\w+)'\)/g).map((name) => `/${name}`),
    ],
    names: new Set(sources.match(/\b[a-z]\w*[A-Z_]\w*/g)),
    anchors: new Map(documents.map(({ path, anchors }) => [path, anchors])),
    gate: found(read('.ci/run'), /^(npm [\w ]+?)(?: \|\| exit 1)?$/gm),
    tests: new Map([
      ['npm run test:quick', quick],
      ['npm test', gate],
      ['npm run test:all', release],
    ]),
    testProjects: found(read('vitest.config.ts'), /\bname: '([\w-]+)'/g),
    node: found(engines['node'] ?? '', /(\d+\.\d+)/g)[0] ?? '',
    postgres: Object.values(optionalDependencies)[0]?.split('.')[0] ?? '',
  }
}

function placeOf(place: Dirent): string {
  const path = join(place.parentPath, place.name)
  return place.isDirectory() ? `${path}/` : path
}

function readSettings(): Map<string, string | undefined> {
  const standard = environment.parse({}) as Record<string, unknown>
  return new Map(
    Object.keys(environment.shape).map((name) => [
      name,
      standard[name] === undefined ? undefined : String(standard[name]),
    ]),
  )
}

function readPanelSettings(): string[][] {
  const cell = (value: unknown) =>
    [value]
      .flat()
      .join(', ')
      .replaceAll('|', String.raw`\|`) || '–'
  return partNames.flatMap((part) =>
    Object.entries(settingsOf(part)).map(([name, { label, original, shownIn, variable, isSecret }]) =>
      [
        `\`${part}.${name}\``,
        label,
        typeof original === 'boolean' ? (original ? 'yes' : 'no') : original,
        shownIn,
        variable && `\`${variable}\``,
        isSecret ? 'yes' : '',
      ].map(cell),
    ),
  )
}
