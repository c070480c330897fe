import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { asPromotionsEnd } from './promotion-ends.ts'

const now = Date.UTC(2026, 0, 1)
const endingIn = (milliseconds: number) => ({
  promotion: { regularPrice: '30.00', lowestPrice: '30.00', endsAt: new Date(now + milliseconds).toISOString() },
})
const { refetchInterval, refetchOnWindowFocus } = asPromotionsEnd((shown: ReturnType<typeof endingIn>[]) => shown)
const asked = (...shown: ReturnType<typeof endingIn>[]) => ({ state: { data: shown } })

beforeEach(() => void vi.useFakeTimers({ now }))
afterEach(() => void vi.useRealTimers())

describe('a page with promotions', () => {
  test('asks anew just after the first of them has ended', () => {
    expect(refetchInterval(asked(endingIn(90_000), endingIn(20_000)))).toBe(20_500)
  })

  test('asks now and then while the shop still tells of one that should be over', () => {
    expect(refetchInterval(asked(endingIn(0), endingIn(90_000)))).toBe(30_000)
  })

  test('waits no longer than timers can', () => {
    expect(refetchInterval(asked(endingIn(300 * 86_400_000)))).toBe(2_147_483_647)
  })

  test('asks anew when somebody comes back to it after the end, and not before', () => {
    expect(refetchOnWindowFocus(asked(endingIn(-1)))).toBe('always')
    expect(refetchOnWindowFocus(asked(endingIn(1)))).toBe(false)
  })
})

test('a page without promotions asks for nothing by itself', () => {
  for (const query of [asked(), { state: {} }]) {
    expect(refetchInterval(query)).toBe(false)
    expect(refetchOnWindowFocus(query)).toBe(false)
  }
})
