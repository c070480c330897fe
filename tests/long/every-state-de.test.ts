// In the long matrix because each state is opened twice and read by axe at four widths each time: minutes for a language. The gate
// reads the structure of each state in one language (tests/e2e/every-state.test.ts), and of the others what languages change.
import { testEachLookIn } from '../support/states/in-every-look.ts'

await testEachLookIn('de')
