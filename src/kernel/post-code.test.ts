import { expect, test } from 'vitest'
import { writePostCode } from './post-code.ts'

test.for(['00561', '00 561', ' 00-561', '00–561', '00 - 561', '00-561'])('a Polish "%s" has its hyphen', (typed) => {
  for (const country of ['Poland', 'Polska', 'PL', ' Polen ']) expect(writePostCode(typed, country)).toBe('00-561')
})

test.for([
  ['10115', 'Germany'],
  ['75 008', 'France'],
  ['00561', 'Atlantis'],
  ['0056', 'Poland'],
  ['PL-00561', 'Poland'],
  ['', 'Poland'],
] as const)('"%s" of %s stays as it was typed', ([typed, country]) => {
  expect(writePostCode(typed, country)).toBe(typed)
})
