import fc from 'fast-check'
import { expect, test } from 'vitest'
import { momentInPoland, clockInPoland } from './polish-time.ts'

test.for([
  ['in winter', '2026-01-01T00:00', '2025-12-31T23:00:00.000Z'],
  ['in summer, to the millisecond', '2026-07-01T23:59:59.999', '2026-07-01T21:59:59.999Z'],
  ['just before an hour is skipped', '2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
  ['in the hour that is skipped', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
  ['just after', '2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
  ['in the hour that comes twice', '2026-10-25T02:30', '2026-10-25T01:30:00.000Z'],
] as const)('what Polish clocks show is a moment: %s', ([, shown, moment]) => {
  expect(momentInPoland(shown).toISOString()).toBe(moment)
})

test('every moment is found by what the clocks show then, but for the hour that comes again', () => {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Warsaw',
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  const seconds = fc.integer({ min: Date.UTC(2000) / 1_000, max: Date.UTC(2100) / 1_000 })
  fc.assert(
    fc.property(seconds, (second) => {
      const shown = format.format(second * 1_000).replace(' ', 'T')
      const found = momentInPoland(shown).getTime() / 1_000
      expect([second, second + 3_600]).toContain(found)
      expect(format.format(found * 1_000).replace(' ', 'T')).toBe(shown)
    }),
  )
})

test('what is shown of a moment leads back to it, but for the hour that comes again', () => {
  const seconds = fc.integer({ min: Date.UTC(2000) / 1_000, max: Date.UTC(2100) / 1_000 })
  fc.assert(
    fc.property(seconds, (second) => {
      const found = momentInPoland(clockInPoland(new Date(second * 1_000))).getTime() / 1_000
      expect([second, second + 3_600]).toContain(found)
    }),
  )
  expect(clockInPoland(new Date('2026-07-01T21:59:59.999Z'))).toBe('2026-07-01T23:59:59')
})
