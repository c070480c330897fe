import { expect, test } from 'vitest'
import { vesselFor } from './vessel.ts'

test.each([
  ['250g', 'jar'],
  ['500g', 'box'],
  ['1kg', 'pouch'],
  ['2kg', 'sack'],
  ['5kg', 'sack'],
  ['25kg', 'sack'],
])('%s is sold in a %s', (weight, vessel) => {
  expect(vesselFor(weight)).toBe(vessel)
})

test.each([null, '', '750g', '1', 'constructor'])('%s has no vessel of its own and shows a crystal', (weight) => {
  expect(vesselFor(weight)).toBe('crystal')
})
