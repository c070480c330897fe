import { expect, test } from 'vitest'
import { consentExamples, consentProblem, gapIn, withExample } from './list-consent.ts'

const [first, second] = consentExamples.map(({ text }) => text) as [string, string]

test('an example takes the place of nothing and of another example, and never of what somebody wrote', () => {
  expect(withExample('  ', first)).toBe(first)
  expect(withExample(`${first}\n`, second)).toBe(second)
  expect(withExample('Zgody z targów.', first)).toBe(`Zgody z targów. ${first}`)
})

test('an answer that says nothing, has gaps or is too long is not taken', () => {
  expect(consentProblem('')).toBe('Napisz, na jakiej zgodzie opiera się ta lista')
  expect(consentProblem(' \n ')).toBe('Napisz, na jakiej zgodzie opiera się ta lista')
  expect(consentProblem('x'.repeat(1_001))).toBe('Najwyżej 1000 znaków')
  expect(consentProblem('Zgody z targów')).toBeUndefined()
})

test.for(consentExamples)('the example „$label” is taken only once its gaps are filled in', ({ text }) => {
  expect(gapIn(text)).toBeGreaterThan(0)
  expect(consentProblem(text)).toBe('Uzupełnij miejsca oznaczone „…”')
  expect(consentProblem(text.replaceAll('…', 'Gdyni'))).toBeUndefined()
})
