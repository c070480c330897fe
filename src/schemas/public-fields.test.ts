import fc from 'fast-check'
import { expect, test } from 'vitest'
import { line, optionalLine, paragraphs } from './public-fields.ts'

const turning = ['\u202A', '\u202B', '\u202C', '\u202D', '\u202E', '\u2066', '\u2067', '\u2068', '\u2069']

test.for([
  ['line', line(500)],
  ['optional line', optionalLine(500)],
  ['paragraph', paragraphs(500)],
] as const)('what is typed into a %s never turns the words that follow it, and keeps its letters', ([, field]) => {
  expect(field.parse('Zoë \u202Egnp.exe שלום\u200D')).toBe('Zoë gnp.exe שלום\u200D')
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'ש', ' ', ...turning)), (pieces) => {
      const { data } = field.safeParse(`x${pieces.join('')}`)
      expect(data).toBe(`x${pieces.filter((piece) => !turning.includes(piece)).join('')}`.trim())
    }),
  )
})
