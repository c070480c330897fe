import fc from 'fast-check'
import { expect, test } from 'vitest'
import { community } from './community.ts'

const { members } = community.original
import { nextCount } from './counting.ts'

function countTo(target: number): number[] {
  const counts = [0]
  for (let count = 0; count < target; counts.push(count)) count = nextCount(count, target)
  return counts
}

test('a step is one twentieth of what is missing, in whole members', () => {
  expect(nextCount(0, 1000)).toBe(50)
  expect(nextCount(50, 1000)).toBe(98)
  expect(nextCount(0, members.restaurateurs)).toBe(43)
  expect(nextCount(999, 1000)).toBe(1000)
})

test('counting arrives exactly at its target and stays there, whatever the target', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), (target) => {
      const counts = countTo(target)
      expect(counts.at(-1)).toBe(target)
      expect(Math.max(...counts)).toBe(target)
      expect(counts).toEqual(counts.toSorted((a, b) => a - b))
      expect(nextCount(target, target)).toBe(target)
    }),
  )
})

test('the community is counted in less than ten seconds', () => {
  expect(countTo(members.restaurateurs).length).toBeLessThan(100)
  expect(countTo(members.chefs).length).toBeLessThan(100)
})
