import { buildWhenNeeded } from './build-when-needed.mjs'
import { release, run, runTests, printResult } from './run-tests.ts'

// For a release: the gate, and beside it what takes too long for one. What the gate does a few times or with some thousand rows is done
// here as often, and with as many, as years bring (tests/support/release.ts).
const [code] = await Promise.all([run('npm', ['run', '--silent', 'check']), buildWhenNeeded()])
if (code === 0) {
  await runTests({ projects: release, env: { FOR_RELEASE: 'yes' } })
} else {
  printResult(0, 1)
}
