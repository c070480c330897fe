// In the long matrix because each state is opened twice and read by axe at four widths each time: minutes for a language. The gate
// reads each page and all states of the checkout in German, as they come (tests/e2e/every-state.test.ts).
import { testEachLookIn } from '../support/states/in-every-look.ts'

await testEachLookIn('en')
