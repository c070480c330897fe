import { buildWhenNeeded } from './build-when-needed.ts'
import { release, run, runTests, sayResult } from './run-tests.ts'

// For a release: the gate, and beside it what takes too long for one.
const code = await run('npm', ['run', '--silent', 'check'])
if (code === 0) {
  await buildWhenNeeded()
  await runTests({ projects: release })
} else {
  sayResult(0, 1)
}
