import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { seen } from '../../tests/support/seen.ts'
import { readImports } from '../imports.ts'
import { projectFolder } from '../project.ts'
import { makeMutants, type Mutant } from './mutants/make-mutants.ts'
import { leftOut, longTests, parts, withoutEffect } from './mutants/parts.ts'
import type { Plan, Told, Tries } from './mutants/plan.ts'

// Whether the tests notice when the program is wrong: each mutant is one small change of it, and some test must fail.
// `node scripts/prove/mutants.ts FILE…` tries all mutants of these files, without words a sample of those of parts.ts.
// MUTANTS_NEAREST=3 tries so many tests on each at most: while tests are written, those beside should do.
process.chdir(projectFolder)
// A run that was broken off goes on when it is given its folder again.
const folder = process.env['MUTANTS_FOLDER'] ?? mkdtempSync(join(tmpdir(), 'salorge-mutants-'))
mkdirSync(folder, { recursive: true })
const told = join(folder, 'told')
if (!existsSync(told)) writeFileSync(told, '')
const say = (line: string) => void process.stdout.write(`${line}\n`)

const wanted = process.argv.slice(2)
const nearest = Number(process.env['MUTANTS_NEAREST'] ?? 40)
const partOf = new Map(
  Object.entries(parts).flatMap(([part, globs]) =>
    globSync(globs, { exclude: leftOut }).map((file) => [file, part] as const),
  ),
)
const files = wanted.length > 0 ? wanted : [...partOf.keys()].toSorted()
const all = files.flatMap((file) => makeMutants(file, readFileSync(file, 'utf8')))
const isWithoutEffect = ({ file, text, from, to }: Mutant) =>
  withoutEffect.some(
    (one) => one.file === file && text.includes(one.line) && from.includes(one.from) && to.includes(one.to ?? ''),
  )
const counted = all.filter((mutant) => !isWithoutEffect(mutant))
const mutants =
  wanted.length > 0
    ? counted
    : sample(counted, Number(process.env['MUTANTS'] ?? 640), Number(process.env['MUTANTS_SEED'] ?? 1))
const imports = readImports()
say(`${mutants.length} of ${counted.length} mutants in ${files.length} files. What is seen goes into ${folder}`)

// First which test reaches which mutants.
const looked = new Set(readTold().map(({ done }) => done))
const toLook = testFiles().filter((file) => !looked.has(file))
if (toLook.length > 0) await run({ kind: 'look', files: toLook })
// What was looked at when the run was broken off is looked at again.
const tests = [
  ...new Map(
    readTold().flatMap(({ file = '', test = '', took = 0, reached, failed }) =>
      reached && !failed ? [[`${file}|${test}`, { file, test, took, reached: new Set(reached) }] as const] : [],
    ),
  ).values(),
]
const reachedByTests = new Set(tests.flatMap(({ reached }) => [...reached]))
/** How much of each file a test reaches: whatever reaches most of it is likely to be about it. */
const shares = new Map(tests.map((test) => [test, Map.groupBy(test.reached, (id) => id.split(':')[0] ?? '')] as const))
const durations = Object.fromEntries(tests.map(({ file, test, took }) => [`${file}|${test}`, took]))
const near = new Map(mutants.map((mutant) => [mutant.id, testsFor(mutant)]))
say(`${tests.length} tests`)

// Then tries: the nearest tests first, and ever more of them for what none has noticed. What the program has to be loaded for comes last.
for (const areStatic of [false, true])
  for (const share of [1, 3, 8, 18, 40].filter((one) => one <= nearest)) {
    for (let isBrokenOff = true; isBrokenOff;) {
      const plan = planTries(share, areStatic)
      const isAny = Object.keys(plan.tests).length + plan.statics.length > 0
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      isBrokenOff = isAny && (await run(plan))
    }
    const { killed } = whatIsKnown()
    say(
      `${mutants.filter(({ id }) => killed.has(id)).length} of ${mutants.length} are killed by the nearest ${share} tests`,
    )
  }
report()

/** Of what still lives, the nearest tests that weren't tried on it. */
function planTries(share: number, areStatic: boolean): Tries {
  const plan: Tries = { kind: 'try', tests: {}, statics: [] }
  const { killed, tried, kept } = whatIsKnown()
  for (const mutant of mutants) {
    const { id } = mutant
    if ((isStatic(mutant) || kept.has(id)) !== areStatic || killed.has(id)) continue
    const places = near.get(id) ?? []
    if (!areStatic)
      for (const { file, test } of places.slice(0, share)) {
        if (!tried.has(`${id}|${file}|${test}`)) ((plan.tests[file] ??= {})[test] ??= []).push(id)
      }
    // The program is loaded with it for a whole file.
    else
      for (const file of [...new Set(places.map((place) => place.file))].slice(0, Math.ceil(share / 3)))
        if (!tried.has(`${id}|${file}|`)) plan.statics.push({ mutant: id, file })
  }
  return plan
}

/** A like share of each file, the same for the same seed. */
function sample(from: Mutant[], count: number, seed: number): Mutant[] {
  const step = Math.max(1, from.length / count)
  const first = (seed * 0.618_034 * step) % step
  return Array.from(
    { length: Math.ceil((from.length - first) / step) },
    (_, nth) => from[Math.floor(first + nth * step)],
  ).filter((one) => one !== undefined)
}

/** Of a sample all: whatever reaches a place may notice. Of files only those beside, and those that show what a room without tests decides. */
function testFiles(): string[] {
  const folders = new Set(files.map((file) => dirname(file)))
  const isOfGuards = files.some((file) => /^src\/(?:guards|app)\//.test(file))
  return globSync('src/**/*.test.{ts,tsx}', { exclude: longTests })
    .filter((file) => wanted.length === 0 || folders.has(dirname(file)) || (isOfGuards && file.startsWith('src/app/')))
    .toSorted()
}

/** Whether it is reached, if at all, while the program is loaded. */
function isStatic({ id, isAtTop }: Mutant): boolean {
  return isAtTop || !reachedByTests.has(id)
}

/** The tests that may notice it, the nearest first. */
function testsFor(mutant: Mutant): { file: string; test: string }[] {
  const { id, file } = mutant
  const distance = (path: string) => {
    const [own, other] = [dirname(file).split('/'), dirname(path).split('/')]
    const shared = own.findIndex((name, place) => other[place] !== name)
    return shared === -1 ? other.length - own.length : own.length + other.length - 2 * shared
  }
  const ofName = file.replace(/(?:\.server)?\.tsx?$/, '.test.')
  const isOther = (path: string) => Number(!path.startsWith(ofName))
  const isSlow = (test: (typeof tests)[number]) => test.took > 1_500
  const reachedOf = (test: (typeof tests)[number]) => shares.get(test)?.get(file)?.length ?? 0
  if (!isStatic(mutant))
    return tests
      .filter(({ reached }) => reached.has(id))
      .toSorted(
        (one, other) =>
          isOther(one.file) - isOther(other.file) ||
          Number(isSlow(one)) - Number(isSlow(other)) ||
          distance(one.file) - distance(other.file) ||
          reachedOf(other) - reachedOf(one),
      )
  const importing = new Set([...imports].filter(([, to]) => to.some((one) => one.to === file)).map(([from]) => from))
  const took = new Map<string, number>()
  for (const test of tests) {
    const isNear = [...(shares.get(test)?.keys() ?? [])].some((path) => path === file || importing.has(path))
    if (isNear || dirname(test.file) === dirname(file) || importing.has(test.file))
      took.set(test.file, (took.get(test.file) ?? 0) + test.took)
  }
  return [...took]
    .toSorted(
      ([one, its], [other, others]) => isOther(one) - isOther(other) || distance(one) - distance(other) || its - others,
    )
    .map(([path]) => ({ file: path, test: '' }))
}

function readTold(): Told[] {
  return readFileSync(told, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Told)
}

/**
 * A failure counts once the same test has passed after it without a mutant. Where it doesn't, the program may have kept one of them,
 * such as in a prepared statement: `kept` are those.
 */
function whatIsKnown(): { killed: Map<string, string>; tried: Set<string>; doubtful: Set<string>; kept: Set<string> } {
  const killed = new Map<string, string>()
  const tried = new Set<string>()
  const doubtful = new Set<string>()
  const kept = new Set<string>()
  const series = new Map<string, Map<string, string>>()
  for (const { process: by, file, test, killed: dead, survived, why = '', control, hangs } of readTold()) {
    const name = `${by}|${file}|${test}`
    const id = dead ?? survived
    if (id) tried.add(`${id}|${file}|${test}`)
    if (dead && (hangs || test === '')) killed.set(dead, `${file}: ${why}`)
    else if (dead)
      series.set(name, (series.get(name) ?? new Map<string, string>()).set(dead, `${file} > ${test}: ${why}`))
    if (!control) continue
    if (control === 'failed') doubtful.add(`${file} > ${test}`)
    for (const [mutant, reason] of series.get(name) ?? [])
      if (control === 'failed') kept.add(mutant)
      else killed.set(mutant, reason)
    series.delete(name)
  }
  return { killed, tried, doubtful, kept }
}

/** Gives whether it had to be broken off, because something hung. */
async function run(kind: { kind: 'look'; files: string[] } | Tries): Promise<boolean> {
  const path = join(folder, 'plan')
  const known = kind.kind === 'look' ? {} : durations
  const plan: Plan = { ...kind, root: projectFolder, told, durations: known, mutants: mutants.map(({ id }) => id) }
  writeFileSync(path, JSON.stringify(plan))
  // The tests of each day are what must notice, not the long ones of a release.
  const { FOR_RELEASE: _, PROOF_SEEN: __, ...rest } = process.env
  const child = spawn(process.execPath, ['scripts/prove/mutants/round.ts'], {
    env: { ...rest, MUTANTS_PLAN: path },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  })
  const end = () => process.kill(-(child.pid ?? 0), 'SIGKILL')
  const stop = () => {
    end()
    process.exit(1)
  }
  process.once('SIGTERM', stop).once('SIGINT', stop)
  let isStuck = false
  const begun = Date.now()
  const watch = setInterval(() => {
    const lastTold = statSync(told).mtimeMs
    // Until it has begun it may have to wait for a busy machine.
    const patience = lastTold > begun ? 150_000 : 600_000
    if (Date.now() - Math.max(begun, lastTold) < patience) return
    isStuck = true
    end()
  }, 5_000)
  await once(child, 'exit')
  clearInterval(watch)
  process.off('SIGTERM', stop).off('SIGINT', stop)
  if (!isStuck) return false
  // What hangs so that nothing goes on was noticed.
  const last = new Map(readTold().map((one) => [one.process, one] as const))
  const hung = [...last.values()].filter(({ began }) => began !== undefined)
  if (hung.length === 0) throw new Error(`nothing goes on; see ${told}`)
  for (const { began = '', file, test } of hung)
    appendFileSync(told, `${JSON.stringify({ killed: began, file, test, why: 'hangs', hangs: true })}\n`)
  return true
}

function report(): void {
  const { killed, doubtful } = whatIsKnown()
  for (const { id, from, to } of mutants)
    if (!killed.has(id)) say(`lives  ${id}  ${from}  →  ${to}   (reached by ${near.get(id)?.length})`)
  if (doubtful.size > 0) say(`Fail when they are repeated, and count for nothing: ${[...doubtful].join(', ')}`)
  const rate = (of: Mutant[]) => ((of.filter(({ id }) => killed.has(id)).length / of.length) * 100).toFixed(1)
  const byPart = Object.keys(parts).map(
    (part) => [part, mutants.filter(({ file }) => partOf.get(file) === part)] as const,
  )
  const figures = byPart
    .filter(([, own]) => own.length > 0)
    .map(([part, own]) => `${part} ${rate(own)} % of ${own.length}`)
  const dead = mutants.filter(({ id }) => killed.has(id))
  const figure = `${dead.length} of ${mutants.length} killed (${rate(mutants)} %), ${all.length - counted.length} of ${all.length} without effect, by part: ${figures.join(', ')}`
  seen(figure)
  say(figure)
  process.exitCode = dead.length >= mutants.length * 0.9 ? 0 : 1
}
