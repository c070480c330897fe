import { expect, test } from 'vitest'
import { dueOf, issuedBy } from './due.ts'
import { ksefMarkOf, shownStateOf } from './ksef-document.ts'

const outage = (kind: 'unavailable' | 'failure' | 'total_failure', from: string, to: string | null) => ({
  kind,
  startsAt: new Date(`${from}T10:00:00Z`),
  endsAt: to === null ? null : new Date(`${to}T10:00:00Z`),
})

test('a document without a number is due on the next working day, and outages move it as the ministry says', () => {
  expect(dueOf('2027-01-05', [])).toEqual({ dueBy: 'offline24', dueOn: '2027-01-07' })
  expect(dueOf('2026-12-31', [])).toMatchObject({ dueOn: '2027-01-04' })
  // The ministry's own example: handed over on a Tuesday, a failure on the next day that ends on a Saturday.
  const failure = outage('failure', '2025-07-09', '2025-07-12')
  expect(dueOf('2025-07-08', [failure])).toEqual({ dueBy: 'failure', dueOn: '2025-07-22' })
  expect(dueOf('2025-07-08', [outage('failure', '2025-07-09', null)])).toEqual({ dueBy: 'failure', dueOn: null })
  // Another one within the seven days starts them again; one after them is too late.
  expect(dueOf('2025-07-08', [outage('failure', '2025-07-22', '2025-07-23'), failure])).toMatchObject({
    dueOn: '2025-08-01',
  })
  expect(dueOf('2025-07-08', [outage('failure', '2025-07-10', '2025-07-11')])).toMatchObject({ dueBy: 'offline24' })
  expect(dueOf('2025-07-08', [outage('failure', '2025-07-01', '2025-07-07')])).toMatchObject({ dueBy: 'offline24' })
  expect(dueOf('2025-07-08', [outage('unavailable', '2025-07-08', '2025-07-10')])).toEqual({
    dueBy: 'unavailable',
    dueOn: '2025-07-11',
  })
  expect(dueOf('2025-07-08', [outage('unavailable', '2025-07-09', '2025-07-20')])).toMatchObject({
    dueOn: '2025-07-09',
  })
  expect(dueOf('2025-07-08', [failure, outage('total_failure', '2025-07-15', null)])).toEqual({
    dueBy: 'total_failure',
    dueOn: null,
  })
  expect([issuedBy('2026-12-31'), issuedBy('2026-01-01')]).toEqual(['2027-01-15', '2026-02-15'])
})

test('the register of sales says the number, or why there is none', () => {
  const filed = { state: 'sent', environment: 'production', ksefNumber: null, dueBy: null } as const
  const ksefNumber = '5265877635-20250826-0100001AF629-AF'
  expect(ksefMarkOf(null)).toBe('BFK')
  expect(ksefMarkOf(filed)).toBe('DI')
  expect(ksefMarkOf({ ...filed, dueBy: 'failure' })).toBe('OFF')
  expect(ksefMarkOf({ ...filed, state: 'accepted', dueBy: 'failure', ksefNumber })).toEqual({ ksefNumber })
  // A number of the test environment is no number.
  expect(ksefMarkOf({ ...filed, state: 'accepted', environment: 'test', ksefNumber })).toBe('BFK')
  const at = new Date()
  expect(
    (['waiting', 'sent', 'accepted', 'refused'] as const).map((state) => shownStateOf({ state, handedOverAt: at })),
  ).toEqual(['offline', 'offline', 'accepted', 'refused'])
})
