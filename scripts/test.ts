import { buildWhenNeeded } from './build-when-needed.ts'
import { run, runTests } from './run-tests.ts'

// Everything that must hold, in the order in which it is quickest to say no: types, style, house rules, then behaviour.
const code = await run('npm', ['run', '--silent', 'check'])
if (code === 0) {
  await buildWhenNeeded()
  await runTests()
} else {
  process.stdout.write('\n0 passed, 1 failed\n')
  process.exitCode = 1
}
