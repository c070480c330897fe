// In the long matrix because what is built once has room for the longest words, German ones, in the gate (tests/e2e/every-state.test.ts).
// Of the other languages the server’s pages are read there without a browser.
import { testStatesIn } from '../support/states/in-language.ts'
import { eachPage } from '../support/states/site.ts'

// Each page as it comes: all that it can show besides is looked at in German (every-state.test.ts), and in each language in tests/long.
await testStatesIn(['pl', 'en', 'fr'], eachPage)
