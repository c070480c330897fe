import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageButtons } from './page-buttons.ts'

test('the first page, the last and the neighbours have buttons, with dots between', () => {
  expect(pageButtons(1, 1)).toEqual([1])
  expect(pageButtons(1, 2)).toEqual([1, 2])
  expect(pageButtons(1, 9)).toEqual([1, 2, undefined, 9])
  expect(pageButtons(3, 9)).toEqual([1, 2, 3, 4, undefined, 9])
  expect(pageButtons(5, 9)).toEqual([1, undefined, 4, 5, 6, undefined, 9])
  expect(pageButtons(9, 9)).toEqual([1, undefined, 8, 9])
  expect(pageButtons(1, 0)).toEqual([])
})

test('there are seven of them at most, in order, and dots stand only where pages are left out', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30_000 }), fc.integer({ min: 0, max: 30_000 }), (pages, turned) => {
      const current = (turned % pages) + 1
      const buttons = pageButtons(current, pages)
      expect(buttons.length).toBeLessThanOrEqual(7)
      expect(buttons).toContain(current)
      buttons.forEach((button, place) => {
        if (button !== undefined) return
        expect((buttons[place + 1] ?? 0) - (buttons[place - 1] ?? 0)).toBeGreaterThan(1)
      })
    }),
    { numRuns: 50 },
  )
})
