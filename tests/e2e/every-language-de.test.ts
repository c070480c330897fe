import { testStatesIn } from '../support/states/in-language.ts'

// German has the longest words: what has room for them has room for the others'.
await testStatesIn('de')
