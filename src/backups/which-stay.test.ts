import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kept, longestDays, whichStay } from './which-stay.ts'

const hour = 3_600_000
const day = 24 * hour
const now = new Date('2026-11-27T12:30:00Z')
const ago = (milliseconds: number) => ({ madeAt: new Date(now.getTime() - milliseconds) })
const backups = fc
  .uniqueArray(fc.integer({ min: 0, max: 200 * 24 * 4 }), { maxLength: 150 })
  .map((quarters) => quarters.map((quarter) => ago(quarter * (hour / 4))))

test('a shop that was busy for half a year keeps the last of 24 hours, 14 days and 8 weeks', () => {
  const all = Array.from({ length: 180 * 24 }, (_, hours) => ago(hours * hour))
  const stay = whichStay(all, now)
  const as = (turn: string) => [...stay].filter(([, turns]) => turns.includes(turn as 'hourly')).map(([one]) => one)
  expect([as('hourly').length, as('daily').length, as('weekly').length]).toEqual([24, 14, 8])
  expect(as('hourly')).toEqual(all.slice(0, 24))
  expect(
    as('daily')
      .slice(1)
      .every(({ madeAt }) => madeAt.toISOString().slice(11, 16) === '23:30'),
  ).toBe(true)
  expect(
    as('weekly')
      .slice(1)
      .every(({ madeAt }) => madeAt.getUTCDay() === 0),
  ).toBe(true)
})

test('the newest always stays, and whatever stays was the last of its hour', () => {
  fc.assert(
    fc.property(backups, (all) => {
      const stay = whichStay(all, now)
      const newest = all.toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime())[0]
      expect(newest === undefined || stay.has(newest)).toBe(true)
      const hourOf = ({ madeAt }: { madeAt: Date }) => Math.floor(madeAt.getTime() / hour)
      for (const one of stay.keys()) {
        expect(all.some((other) => hourOf(other) === hourOf(one) && other.madeAt > one.madeAt)).toBe(false)
      }
      expect(stay.size).toBeLessThanOrEqual(kept.hourly + kept.daily + kept.weekly)
    }),
  )
})

test('nothing older than eight weeks stays, but for a newest one', () => {
  fc.assert(
    fc.property(backups, (all) => {
      const tooOld = [...whichStay(all, now).keys()].filter(
        ({ madeAt }) => now.getTime() - madeAt.getTime() > longestDays * day,
      )
      expect(tooOld.length).toBeLessThanOrEqual(1)
      expect(tooOld.every((old) => all.every(({ madeAt }) => madeAt <= old.madeAt))).toBe(true)
    }),
  )
})

test('thinning out twice takes no more than once, and another order of the list changes nothing', () => {
  fc.assert(
    fc.property(backups, (all) => {
      const once = [...whichStay(all, now).keys()]
      expect(new Set(whichStay(once, now).keys())).toEqual(new Set(once))
      expect(new Set(whichStay(all.toReversed(), now).keys())).toEqual(new Set(once))
    }),
  )
})

test('what somebody has asked for stays two weeks, also where the same hour has a later one', () => {
  const of = (days: number) => ({ ...ago(days * day), purpose: 'by_hand' as const })
  const [asked, gone] = [of(13), of(15)]
  const regular = ago(13 * day - 60_000)
  expect([...whichStay([asked, gone, regular], now).keys()]).toEqual([regular, asked])
})

test('the state before a restore stays two weeks, and takes no other backup’s place', () => {
  const before = { ...ago(13 * day), purpose: 'before_restore' as const }
  const regular = ago(13 * day - 60_000)
  expect(whichStay([before, regular], now)).toEqual(
    new Map<object, string[]>([
      [regular, ['hourly', 'daily', 'weekly']],
      [before, ['before_restore']],
    ]),
  )
  const gone = { ...ago(15 * day), purpose: 'before_restore' as const }
  expect([...whichStay([gone, regular], now).keys()]).toEqual([regular])
})

test('the state before an upgrade stays two weeks, before the last one 56 days, as what was kept when one was undone', () => {
  const of = (days: number, purpose: 'before_upgrade' | 'after_upgrade') => ({ ...ago(days * day), purpose })
  const [last, after, young, older] = [
    of(1, 'before_upgrade'),
    of(56, 'after_upgrade'),
    of(14, 'before_upgrade'),
    of(15, 'before_upgrade'),
  ]
  expect([...whichStay([last, after, young, older], now).keys()]).toEqual([last, young, after])
  expect([...whichStay([older], now).keys()]).toEqual([older])
  expect([...whichStay([of(57, 'before_upgrade'), of(57, 'after_upgrade')], now).keys()]).toEqual([])
})
