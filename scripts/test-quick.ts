import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildWhenNeeded } from './build-when-needed.mjs'
import { projectFolder } from './project.ts'
import { quick, run, runTests, printResult } from './run-tests.ts'
import { readPlaces, testsOfChange } from './tests-of-change.ts'

// What a change is likely to break, in minutes: `npm run test:quick`, or with `-- --since COMMIT`.
const { values } = parseArgs({ options: { since: { type: 'string', default: lastOnMain() } } })
const changed = changedSince(values.since)
const chosen = testsOfChange(changed, readTests(), readPlaces(read('src/app/screens.tsx'), read('src/panel/tabs.tsx')))
process.stdout.write(`${changed.length} files changed since ${values.since}: ${chosen.length} files of tests.\n`)

const code = await run('npm', ['run', '--silent', 'check'])
if (code !== 0 || chosen.length === 0) {
  printResult(0, code === 0 ? 0 : 1)
} else {
  if (chosen.some((path) => path.startsWith('tests/'))) await buildWhenNeeded()
  await runTests({ projects: quick, files: chosen })
}

function git(...words: string[]): string[] {
  return execFileSync('git', words, { cwd: projectFolder, encoding: 'utf8' }).split('\n').filter(Boolean)
}

/** A clone for one branch may know main by its origin alone. */
function lastOnMain(): string {
  const [main] = git('for-each-ref', '--format=%(refname:short)', 'refs/heads/main', 'refs/remotes/origin/main')
  return main ?? 'HEAD'
}

/** With what isn't committed yet; what main has got meanwhile is no change of ours. */
function changedSince(commit: string): string[] {
  const [base = commit] = git('merge-base', commit, 'HEAD')
  return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]
}

function readTests(): Map<string, string> {
  const paths = globSync(['src/**/*.test.{ts,tsx}', 'tests/**/*.ts'], {
    cwd: projectFolder,
    exclude: ['tests/long/**'],
  })
  return new Map(paths.map((path) => [path, read(path)]))
}

function read(path: string): string {
  return readFileSync(join(projectFolder, path), 'utf8')
}
