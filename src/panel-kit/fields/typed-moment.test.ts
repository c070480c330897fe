import fc from 'fast-check'
import { expect, test } from 'vitest'
import { optionalMoment } from '../../schemas/panel-fields.ts'
import { formatEdge, typedMoment } from './typed-moment.ts'

test('a date alone comes back as a date alone, at either end, in summer and in winter', () => {
  for (const day of ['2026-07-01', '2026-12-31', '2026-03-29', '2026-10-25'])
    for (const edge of ['first', 'last'] as const) {
      const stored = optionalMoment(edge).parse(day)?.toISOString() ?? null
      expect(typedMoment(stored, edge)).toBe(day)
    }
  expect(formatEdge('2026-06-30T22:00:00.000Z', 'first')).toBe('1.07.2026')
  expect(formatEdge('2026-06-30T22:00:00.000Z', 'last')).toBe('1.07.2026, 00:00')
})

test('what is shown in a field is read as the moment that it was made of, but for the hour that comes twice', () => {
  const minutes = fc.integer({ min: Date.UTC(2001) / 60_000, max: Date.UTC(2100) / 60_000 })
  fc.assert(
    fc.property(minutes, fc.constantFrom('first' as const, 'last' as const), (minute, edge) => {
      const read = optionalMoment(edge).parse(typedMoment(new Date(minute * 60_000).toISOString(), edge))
      expect([minute, minute + 60]).toContain((read?.getTime() ?? 0) / 60_000)
    }),
  )
})

test('no moment is an empty field', () => {
  expect(typedMoment(null, 'last')).toBe('')
})
