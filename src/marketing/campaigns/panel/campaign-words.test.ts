import { expect, test } from 'vitest'
import { beginningOf, formatToPeople } from './campaign-words.ts'

test('of a message the history shows the first hundred characters, and that there is more', () => {
  expect(beginningOf('a'.repeat(100))).toBe('a'.repeat(100))
  expect(beginningOf('a'.repeat(101))).toBe(`${'a'.repeat(100)}…`)
  // A character that takes two places is not cut through.
  expect(beginningOf(`${'a'.repeat(99)}🧂bc`)).toBe(`${'a'.repeat(99)}🧂…`)
  expect(beginningOf(`${'a'.repeat(99)} bc`)).toBe(`${'a'.repeat(99)}…`)
})

test('people are counted as Polish has it, with thousands set apart', () => {
  expect([1, 2, 5, 22, 1_234].map(formatToPeople).map((said) => said.replaceAll('\u00A0', ' '))).toEqual([
    '1 osoby',
    '2 osób',
    '5 osób',
    '22 osób',
    '1 234 osób',
  ])
})
