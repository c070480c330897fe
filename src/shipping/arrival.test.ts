import { expect, test } from 'vitest'
import { arrivalOfOrdered } from './arrival.ts'

const nextDay = { days: 1, cutOffHour: 12 }

test.for([
  ['a Monday morning', '2026-11-23T08:00:00Z', nextDay, { from: 1, to: 2 }, '2026-11-25', '2026-11-26'],
  [
    'a minute before the hour in Poland',
    '2026-11-23T10:59:00Z',
    nextDay,
    { from: 1, to: 1 },
    '2026-11-25',
    '2026-11-25',
  ],
  ['that hour', '2026-11-23T11:00:00Z', nextDay, { from: 1, to: 1 }, '2026-11-26', '2026-11-26'],
  ['a Friday after the hour', '2026-11-27T15:00:00Z', nextDay, { from: 1, to: 2 }, '2026-12-02', '2026-12-03'],
  ['a Saturday, at any hour', '2026-11-28T20:00:00Z', nextDay, { from: 1, to: 2 }, '2026-12-02', '2026-12-03'],
  ['the day before Christmas Eve', '2026-12-23T08:00:00Z', nextDay, { from: 1, to: 1 }, '2026-12-29', '2026-12-29'],
  ['the day before Corpus Christi', '2026-06-03T08:00:00Z', nextDay, { from: 1, to: 1 }, '2026-06-08', '2026-06-08'],
  [
    'a morning at a shop that packs at once',
    '2026-11-23T08:00:00Z',
    { days: 0, cutOffHour: 12 },
    { from: 0, to: 1 },
    '2026-11-23',
    '2026-11-24',
  ],
] as const)('what is ordered on %s comes after so many working days in Poland', ([, at, packing, way, from, to]) => {
  expect(arrivalOfOrdered(new Date(at), packing, way)).toEqual({ from, to })
})
