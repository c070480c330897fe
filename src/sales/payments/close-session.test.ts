import { expect, test } from 'vitest'
import { openWithOrders, type Attempt, type Order } from '../../../tests/support/order-standing.ts'
import { money } from '../../kernel/money.ts'
import { createLog } from '../../server/log.ts'
import type { JobServices } from '../../server/jobs/jobs.ts'
import { closeSession, closeSessionJob } from './close-session.server.ts'
import { ProviderUnavailable, type PaymentProvider, type SessionReport } from './payment.ts'

type Answer = SessionReport['state'] | 'forgotten' | 'away' | 'broken'

const open: Attempt = { state: 'open', provider: 'stripe' }

/** A shop whose provider answers so of the sessions that it has been asked to close. */
async function openSessions() {
  const scene = await openWithOrders()
  const closed: string[] = []
  const answers = new Map<string, Answer>()
  const provider = {
    name: 'stripe',
    async expireSession(sessionId: string) {
      closed.push(sessionId)
      if (answers.get(sessionId) === 'away') throw new ProviderUnavailable('away')
      if (answers.get(sessionId) === 'broken') throw new Error('a bug')
    },
    async readSession(sessionId: string) {
      const state = answers.get(sessionId) ?? 'expired'
      if (state === 'forgotten') return undefined
      return { state, amount: money(2_599), currency: 'PLN', providerPaymentId: 'pi_1', refunds: [] }
    },
  } as unknown as PaymentProvider
  const services = { database: scene.database, payments: provider, log: createLog('silent') }
  const place = async (attempts: [Attempt, Answer][], said: Order = {}) => {
    const of = attempts.map(([attempt], nth) => ({ sessionId: `cs_${answers.size + nth}`, ...attempt }))
    const placed = await scene.place(said, of)
    for (const [nth, [, answer]] of attempts.entries())
      answers.set(of[nth]?.sessionId ?? `none_${answers.size}`, answer)
    return placed
  }
  return { ...scene, services, closed, place }
}

test('before an order changes its sessions are closed, and its goods stay; money that was faster wins', async () => {
  const { services, closed, place, look } = await openSessions()
  const close = async (...attempts: [Attempt, Answer][]) => {
    const placed = await place(attempts)
    const before = closed.length
    const outcome = await closeSession(services, placed.orderId)
    const { order, payments, events } = await look(placed)
    return [outcome, order, payments, events, closed.length - before]
  }
  const unpaid = 'pending pending holds'
  expect(await close([open, 'expired'])).toEqual(['closed', unpaid, 'superseded', '', 1])
  expect(await close([open, 'forgotten'])).toEqual(['closed', unpaid, 'superseded', '', 1])
  expect(await close([{ ...open, state: 'processing' }, 'open'], [open, 'open'])).toEqual([
    'closed',
    unpaid,
    'superseded, superseded',
    '',
    2,
  ])
  for (const state of ['creating', 'declined', 'expired'] as const)
    expect(await close([{ ...open, state }, 'expired'])).toEqual(['closed', unpaid, state, '', 0])
  // Where nobody takes part but the office there is nothing to close.
  expect(await close([{ ...open, provider: 'transfer' }, 'paid'])).toEqual(['closed', unpaid, 'superseded', '', 0])
  expect(await close([{ ...open, provider: 'cash' }, 'paid'])).toEqual(['closed', unpaid, 'superseded', '', 0])
  expect(await close([{ ...open, sessionId: null }, 'paid'])).toEqual(['closed', unpaid, 'superseded', '', 0])
  expect(await close([open, 'paid'])).toEqual([
    'paid',
    'confirmed paid holds',
    'paid 2599 pi_1',
    'paid provider, confirmed provider',
    1,
  ])
  expect(await close([open, 'processing'])).toEqual(['paid', unpaid, 'processing', '', 1])
  expect(await close([open, 'away'])).toEqual(['away', unpaid, 'open', '', 1])
  // A newer payment keeps its place.
  expect(await close([open, 'away'], [{ ...open, state: 'declined' }, 'expired'])).toEqual([
    'away',
    unpaid,
    'superseded, declined',
    '',
    1,
  ])
})

test('a session that nobody can close stays open, and what breaks is told', async () => {
  const { services, place, look } = await openSessions()
  const placed = await place([[open, 'away']])
  expect(await closeSession({ ...services, payments: undefined }, placed.orderId)).toBe('away')
  expect(await look(placed)).toMatchObject({ payments: 'open' })
  const broken = await place([[open, 'broken']])
  await expect(closeSession(services, broken.orderId)).rejects.toThrow('a bug')
  expect(await look(broken)).toMatchObject({ payments: 'open' })
})

test('a session that is no longer needed is closed, and what was paid there meanwhile is looked at', async () => {
  const { services, closed, place, look } = await openSessions()
  const superseded = { ...open, state: 'superseded' } as const
  const placed = await place([
    [superseded, 'paid'],
    [open, 'expired'],
  ])
  await closeSessionJob.perform(services as JobServices, { session: 'cs_0' }, new AbortController().signal)
  expect(closed).toEqual(['cs_0'])
  expect(await look(placed)).toMatchObject({
    order: 'pending pending paid_for_earlier_content holds',
    payments: 'flagged 2599 pi_1, open',
  })
})
