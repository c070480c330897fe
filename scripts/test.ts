import { buildWhenNeeded } from './build-when-needed.ts'
import { gate, run, runTests, sayResult } from './run-tests.ts'

// Everything that must hold, in the order in which it is quickest to say no: types, style, house rules, then behaviour.
const code = await run('npm', ['run', '--silent', 'check'])
if (code === 0) {
  await buildWhenNeeded()
  const named = process.argv.slice(2)
  await runTests(named.length > 0 ? { files: named } : { projects: gate })
} else {
  sayResult(0, 1)
}
