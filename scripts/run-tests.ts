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

/** Runs the tests and ends with one plain line: how many passed, how many failed. */
export async function runTests(files: string[] = [], env: Record<string, string> = {}): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'salorge-results-'))
  const results = join(folder, 'results.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`]
  const code = await run('vitest', ['run', ...reporters, ...files, ...process.argv.slice(2)], env)
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(results, 'utf8')) as Record<string, number>
  rmSync(folder, { recursive: true })
  // A test file that could not even be loaded counts as a failure too.
  const failed = Math.max(numFailedTests ?? 0, code === 0 ? 0 : 1)
  process.stdout.write(`\n${numPassedTests} passed, ${failed} failed\n`)
  process.exitCode = failed === 0 ? 0 : 1
}
