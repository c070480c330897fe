import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectFolder } from './project.ts'

/** Runs a command of the project in the foreground and gives its exit code. */
export async function run(command: string, words: string[], env: Record<string, string> = {}): Promise<number> {
  const child = spawn(command, words, { cwd: projectFolder, stdio: 'inherit', env: { ...process.env, ...env } })
  const [code] = (await once(child, 'exit')) as [number | null]
  return code ?? 1
}

/** The projects of vitest.config.ts that each command runs. */
export const quick = ['rooms', 'program', 'faults']
export const gate = [...quick, 'database-url']
export const release = [...gate, 'long']

export interface Chosen {
  projects?: string[]
  /** All of those projects, unless some are named. */
  files?: string[]
  env?: Record<string, string>
}

/** Runs tests and ends with one plain line: how many passed, how many failed. */
export async function runTests({ projects = [], files = [], env = {} }: Chosen): Promise<{ passed: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'salorge-results-'))
  const results = join(folder, 'results.json')
  const reporters = ['default', './scripts/where-time-goes.ts', 'json'].map((name) => `--reporter=${name}`)
  const words = [...reporters, `--outputFile.json=${results}`, ...projects.map((name) => `--project=${name}`)]
  const code = await run('vitest', ['run', ...words, ...files], env)
  const { numPassedTests = 0, numFailedTests = 0 } = readResults(results)
  rmSync(folder, { recursive: true })
  // A test file that could not even be loaded counts as a failure too.
  const failed = Math.max(numFailedTests, code === 0 ? 0 : 1)
  printResult(numPassedTests, failed)
  return { passed: numPassedTests }
}

export function printResult(passed: number, failed: number): void {
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  process.exitCode = failed === 0 ? 0 : 1
}

/** A run that breaks off leaves none. */
function readResults(file: string): Partial<Record<'numPassedTests' | 'numFailedTests', number>> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>
  } catch {
    return {}
  }
}
