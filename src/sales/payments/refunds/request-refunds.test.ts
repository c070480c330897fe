import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openWithOrders, type Attempt, type Refund } from '../../../../tests/support/order-standing.ts'
import { paid } from '../../../../tests/support/orders.ts'
import { race } from '../../../../tests/support/race.ts'
import { money } from '../../../kernel/money.ts'
import { createLog } from '../../../server/log.ts'
import { ProviderRefused, ProviderUnavailable, type PaymentProvider, type RefundRequest } from '../payment.ts'
import { requestRefund, requestRefunds } from './request-refunds.server.ts'

const own: Attempt = { state: 'paid', taken: money(2_599), checkedAt: new Date() }
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

type Answer = 'given' | 'refused' | 'away' | 'broken'

/** A shop with a provider that answers each request in turn, the last way from then on, and knows what it has given. */
async function openRequests(...answers: Answer[]) {
  const scene = await openWithOrders()
  const { database } = scene
  const asked: string[] = []
  const looked: string[] = []
  const told = new Map<string, object[]>()
  let sessions: 'told' | 'away' | 'broken' = 'told'
  const fail = (how: Answer | 'told') => {
    if (how === 'refused') throw new ProviderRefused('no', 'charge_disputed')
    if (how === 'away') throw new ProviderUnavailable('away')
    if (how === 'broken') throw new Error('a bug')
  }
  const provider = {
    name: 'stripe',
    async refund({ refundId, amount }: RefundRequest) {
      asked.push(refundId)
      fail((answers.length > 1 ? answers.shift() : answers[0]) ?? 'given')
      return { id: `re_${refundId}`, refundId, amount, state: 'given', problem: null }
    },
    async readSession(sessionId: string) {
      looked.push(sessionId)
      fail(sessions)
      const refunds = told.get(sessionId) ?? []
      return { state: 'paid', amount: money(2_599), currency: 'PLN', providerPaymentId: 'pi_1', refunds }
    },
  } as unknown as PaymentProvider
  const services = { database, payments: provider, log: createLog('silent') }
  return {
    ...scene,
    services,
    asked,
    looked,
    /** The provider says so of a session, once it is asked about it. */
    tells: (sessionId: string, refundId: string) =>
      void told.set(sessionId, [{ id: `re_${refundId}`, refundId, amount: money(600), state: 'given', problem: null }]),
    sessionsAre: (how: typeof sessions) => void (sessions = how),
    /** A paid order with these refunds, all of which wait. */
    wait: (refunds: Refund[], attempt: Attempt = {}) => scene.place(paid, [{ ...own, ...attempt }], refunds),
  }
}

test('a refund without an answer is asked for again after a minute, then after pauses that grow to an hour', async () => {
  const { wait, services, asked, look } = await openRequests('given')
  const fresh = (minutes: number): Refund => ({ amount: money(10), createdAt: minutesAgo(minutes) })
  const times = (askedTimes: number, minutes: number): Refund => ({
    ...fresh(500),
    askedTimes,
    askedAt: minutesAgo(minutes),
  })
  const due = await wait([fresh(1.5), times(2, 2.5), times(90, 61)])
  const early = await wait([fresh(0.75), times(1, 0.75), times(2, 1.5), times(90, 59)])
  const done = await wait([
    { state: 'done', createdAt: minutesAgo(500) },
    { state: 'refused', createdAt: minutesAgo(500) },
  ])
  await requestRefunds({ ...services, payments: undefined })
  expect(asked).toEqual([])
  await requestRefunds(services)
  expect(asked.toSorted()).toEqual(due.refundIds.toSorted())
  expect(await look(due)).toMatchObject({ payments: 'paid 2599 -30' })
  expect(await look(early)).toMatchObject({ payments: 'paid 2599' })
  expect((await look(done)).refunds.split(', ').toSorted()).toEqual(['done 600', 'refused 600'])
})

test('a provider that gives no answer three times is left alone until later, and keeps no other one’s refunds waiting', async () => {
  const { wait, services, asked, look } = await openRequests('away', 'given', 'away', 'away', 'away')
  const old = (minutes: number): Refund => ({ createdAt: minutesAgo(minutes), amount: money(10) })
  const byTransfer = await wait([old(90), old(89), old(88)], { provider: 'transfer' })
  const { refundIds } = await wait([old(9), old(8), old(7), old(6), old(5), old(4)])
  await requestRefunds(services)
  expect(asked).toEqual(refundIds.slice(0, 4))
  expect(await look(byTransfer)).toMatchObject({ refunds: 'waiting 10, waiting 10, waiting 10' })
})

test('only what waits is asked of the provider that took it, and others go on waiting', async () => {
  const { wait, services, asked, looked, look } = await openRequests('given')
  const ask = async (refund: Refund, attempt: Attempt = {}) => {
    const placed = await wait([refund, {}], attempt)
    const before = asked.length
    const { state } = await requestRefund(services, placed.refundIds[0] ?? '')
    return [state, asked.length - before, (await look(placed)).refunds]
  }
  expect(await ask({})).toEqual(['done', 1, 'done 600 1, waiting 600'])
  expect(looked).toEqual([])
  expect(await ask({ askedTimes: 1 })).toEqual(['done', 1, 'done 600 2, waiting 600'])
  expect(looked).toHaveLength(1)
  for (const state of ['done', 'refused'] as const)
    expect(await ask({ state })).toEqual([state, 0, `${state} 600, waiting 600`])
  expect(await ask({}, { sessionId: null })).toEqual(['waiting', 0, 'waiting 600, waiting 600'])
  expect(await ask({}, { provider: 'transfer' })).toEqual(['waiting', 0, 'waiting 600, waiting 600'])
  expect(await ask({}, { provider: 'none' })).toEqual(['waiting', 0, 'waiting 600 1, waiting 600'])
})

test('what the provider has given already, without our having heard, is asked of it no second time', async () => {
  const { wait, services, asked, look, tells, sessionsAre } = await openRequests('refused')
  const again = await wait([{ askedTimes: 1 }], { sessionId: 'cs_1' })
  tells('cs_1', again.refundIds[0] ?? '')
  expect((await requestRefund(services, again.refundIds[0] ?? '')).state).toBe('done')
  expect(asked).toEqual([])
  // It refuses, since it has given it.
  const refused = await wait([{}], { sessionId: 'cs_2' })
  tells('cs_2', refused.refundIds[0] ?? '')
  expect((await requestRefund(services, refused.refundIds[0] ?? '')).state).toBe('done')
  expect(await look(refused)).toMatchObject({ refunds: 'done 600 1', events: 'refunded provider' })
  // As long as that can't be looked up, nobody knows.
  sessionsAre('away')
  const open = await wait([{}])
  expect((await requestRefund(services, open.refundIds[0] ?? '')).state).toBe('waiting')
  sessionsAre('broken')
  await expect(requestRefund(services, open.refundIds[0] ?? '')).rejects.toThrow('a bug')
  expect(await look(open)).toMatchObject({ refunds: 'waiting 600 2', events: '' })
})

test('what is refused for good is noted once; the office is told, unless somebody waits for the answer', async () => {
  const { wait, services, look, database } = await openRequests('refused')
  const refuse = async (isAwaited: boolean) => {
    const placed = await wait([{}, {}])
    const [id = ''] = placed.refundIds
    const ask = () => requestRefund(services, id, { isAwaited })
    await race(database, sql`select from orders where id = ${placed.orderId} for update`, [ask, ask])
    return look(placed)
  }
  const refused = { refunds: 'refused 600 charge_disputed 2, waiting 600', payments: 'paid 2599' }
  expect(await refuse(true)).toEqual({
    ...refused,
    order: 'confirmed paid holds',
    events: 'refund_refused provider',
    letters: '',
  })
  expect(await refuse(false)).toMatchObject({
    ...refused,
    order: 'confirmed paid refund_failed holds',
    letters: 'order-attention',
  })
})

test('what breaks is no answer of the provider', async () => {
  const { wait, services, look } = await openRequests('broken', 'away')
  const placed = await wait([{}])
  await expect(requestRefund(services, placed.refundIds[0] ?? '')).rejects.toThrow('a bug')
  expect((await requestRefund(services, placed.refundIds[0] ?? '')).state).toBe('waiting')
  expect(await look(placed)).toMatchObject({ refunds: 'waiting 600 2', events: '' })
})
