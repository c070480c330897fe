import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildWhenNeeded } from './build-when-needed.mjs'
import { projectFolder } from './project.ts'
import { promises, type Promised } from './prove/promises.ts'
import { run } from './run-tests.ts'

// Shows what docs/proof.md promises: `npm run prove`, or `npm run prove -- NAME…` for some of it. With --keep that page
// says what was seen.
const { values, positionals } = parseArgs({
  options: { keep: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const unknown = positionals.filter((name) => promises.every((promise) => promise.name !== name))
if (unknown.length > 0) {
  process.stderr.write(
    `No promise is called ${unknown.join(', ')}. There are: ${promises.map(({ name }) => name).join(', ')}\n`,
  )
  process.exit(2)
}

interface Shown {
  name: string
  holds: boolean
  seen: string[]
  minutes: number
}

const chosen = promises.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
const folder = mkdtempSync(join(tmpdir(), 'salorge-proof-'))
const say = (line: string) => void process.stdout.write(`${line}\n`)

await buildWhenNeeded()
const planned = chosen.reduce((sum, { minutes }) => sum + minutes, 0)
say(`${chosen.length} promises, about ${planned} minutes one after the other. What each says goes into ${folder}`)
const shown: Shown[] = []
for (const promise of chosen.filter(({ isTimed }) => isTimed)) shown.push(await show(promise))
// The others wait a lot: for starts, stops and pauses. The longest come first, so that none of them is left alone at the end.
const waiting = chosen.filter(({ isTimed }) => !isTimed).toSorted((one, other) => other.minutes - one.minutes)
await Promise.all(
  Array.from({ length: Math.min(2, availableParallelism()) }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) shown.push(await show(next))
  }),
)
const inOrder = chosen.flatMap(({ name }) => shown.filter((one) => one.name === name))
const machine = `${availableParallelism()} cores of ${cpus()[0]?.model ?? 'an unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`
const day = new Date().toISOString().slice(0, 10)
say(`\n${day}, ${machine}\n`)
for (const { name, holds, seen, minutes } of inOrder) {
  say(`${holds ? 'holds ' : 'FAILED'}  ${name} (${minutes.toFixed(1)} min)`)
  for (const line of seen) say(`          ${line}`)
}
const failed = inOrder.filter(({ holds }) => !holds)
say(`\n${inOrder.length - failed.length} hold, ${failed.length} failed`)
if (values.keep) await keepSeen(inOrder)
process.exitCode = failed.length === 0 ? 0 : 1

async function show({ name, by }: Promised): Promise<Shown> {
  say(`… ${name}`)
  const start = performance.now()
  const file = (kind: string) => join(folder, `${name.replaceAll(' ', '-')}.${kind}`)
  writeFileSync(file('seen'), '')
  const log = openSync(file('log'), 'w')
  const words =
    'script' in by
      ? [join('scripts/prove', by.script), ...(by.words ?? [])]
      : [join('node_modules', 'vitest', 'vitest.mjs'), 'run', '--no-file-parallelism', ...by.tests]
  const env = { ...process.env, FOR_RELEASE: 'yes', PROOF_SEEN: file('seen'), ...('env' in by ? by.env : {}) }
  const child = spawn(process.execPath, words, { cwd: projectFolder, env, stdio: ['ignore', log, log] })
  const [code] = (await once(child, 'exit')) as [number | null]
  const minutes = (performance.now() - start) / 60_000
  const seen = readFileSync(file('seen'), 'utf8').split('\n').filter(Boolean)
  say(`${code === 0 ? 'holds ' : 'FAILED'}  ${name}`)
  if (code !== 0) say(readFileSync(file('log'), 'utf8').split('\n').slice(-60).join('\n'))
  return { name, holds: code === 0, seen, minutes }
}

/** In the page's tables: what was seen, and when, beside the command that showed it. */
async function keepSeen(all: Shown[]): Promise<void> {
  const path = join(projectFolder, 'docs/proof.md')
  const lines = readFileSync(path, 'utf8').split('\n')
  const kept = lines.map((line) => {
    const cells = line.split(' | ')
    const one = all.find(({ name }) => line.includes(`\`npm run prove -- "${name}"\``))
    if (!one || cells.length < 4) return line
    const what = one.holds ? one.seen.join('; ') : `**failed**: ${one.seen.join('; ')}`
    return [...cells.slice(0, 2), what.replaceAll('|', '/'), `${day} |`].join(' | ')
  })
  writeFileSync(path, kept.join('\n').replace(/^Machine: .*$/m, `Machine: ${machine}.`))
  await run('oxfmt', [path])
}
