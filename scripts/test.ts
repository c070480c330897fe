import { buildWhenNeeded } from './build-when-needed.mjs'
import { gate, run, runTests, printResult } from './run-tests.ts'

// Everything that must hold, in the order in which it is quickest to say no: types, style, house rules, then behaviour. Checking leaves
// a processor free to build the site.
const [code] = await Promise.all([run('npm', ['run', '--silent', 'check']), buildWhenNeeded()])
if (code === 0) {
  const named = process.argv.slice(2)
  await runTests(named.length > 0 ? { files: named } : { projects: gate })
} else {
  printResult(0, 1)
}
