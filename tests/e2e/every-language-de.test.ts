import { testEachStateIn } from '../support/states/in-language.ts'

await testEachStateIn('de')
