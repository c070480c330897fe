import { describe, expect, test } from 'vitest'
import { daysAfter, workingDayFrom } from './calendar.ts'

test.for([
  ['2026-02-27', 14, '2026-03-13'],
  ['2026-03-20', 14, '2026-04-03'],
  ['2026-12-20', 14, '2027-01-03'],
  ['2028-02-20', 14, '2028-03-05'],
] as const)('%s and %i days is %s, whatever clocks are turned', ([day, days, expected]) => {
  expect(daysAfter(day, days)).toBe(expected)
})

describe('the next day on which people work in Poland', () => {
  test.for([
    ['a Monday', '2026-11-23', '2026-11-23'],
    ['a Saturday', '2026-11-21', '2026-11-23'],
    ['a Sunday', '2026-11-22', '2026-11-23'],
    ['All Saints, a Sunday', '2026-11-01', '2026-11-02'],
    ['Independence Day', '2026-11-11', '2026-11-12'],
    ['Christmas Eve and all after it', '2026-12-24', '2026-12-28'],
    ['New Year', '2027-01-01', '2027-01-04'],
    ['Epiphany', '2027-01-06', '2027-01-07'],
    ['Easter Monday 2026', '2026-04-06', '2026-04-07'],
    ['Easter Saturday 2027', '2027-03-27', '2027-03-30'],
    ['Corpus Christi 2026', '2026-06-04', '2026-06-05'],
    ['Corpus Christi 2024', '2024-05-30', '2024-05-31'],
    ['Easter Monday 2025', '2025-04-21', '2025-04-22'],
    ['the Third of May, a Monday, after a weekend', '2027-05-01', '2027-05-04'],
  ] as const)('from %s', ([, day, expected]) => {
    expect(workingDayFrom(day)).toBe(expected)
  })
})
