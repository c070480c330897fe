import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.for([
  ['Hanna Zawilska', 'HZ'],
  ['étienne Marchal', 'ÉM'],
  ['Łucja Maria de la Żyła', 'ŁŻ'],
  ['Anna Kowalska-Nowak', 'AK'],
  ['Maëlle L’Hostis', 'ML'],
  ['Goulven', 'G'],
  ['🧂 Ana 👩‍🍳', 'A'],
  ['נועה לוי', 'נל'],
  ['🦀', ''],
  ['', ''],
])('the initials of “%s” are “%s”', ([name = '', initials]) => {
  expect(initialsOf(name, 'pl')).toBe(initials)
})
