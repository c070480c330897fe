import { sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { amount } from '../../../tests/support/release.ts'
import { leaveOutOfSql } from '../../../tests/support/changed-sql.ts'
import { expectSound, makeCode, order, sessionIn, stock } from '../../../tests/support/checkouts.ts'
import type { StripeEvent } from '../../../tests/support/fake-stripe/events.ts'
import { stories, type Story } from '../../../tests/support/payment-stories.ts'
import { openStripeScene, type StripeScene } from '../../../tests/support/stripe-shop.ts'

const pieces = 5

async function openWithOrder() {
  const scene = await openStripeScene()
  const { shop } = scene
  const [salt = 0] = await stock(shop, { price: '10.00', pieces })
  await makeCode(shop.database, 'RAZ', 1)
  const session = await sessionIn(await order(shop, [{ id: salt, quantity: 2 }], { discountCode: 'RAZ' }))
  return { scene, salt, session }
}

/** What of all this comes at once, how often, and what later. */
const call = fc.oneof(
  { weight: 6, arbitrary: fc.record({ event: fc.nat(), times: fc.integer({ min: 1, max: 10 }) }) },
  { weight: 3, arbitrary: fc.constant('page' as const) },
  { weight: 1, arbitrary: fc.constant('check' as const) },
)
const burst = fc.array(call, { minLength: 1, maxLength: 5 })
type Burst = typeof burst extends fc.Arbitrary<infer One> ? One : never
const history = fc.record({
  isDeclinedFirst: fc.boolean(),
  /** For each step: what is under way while it happens, and what comes after it, if anything. */
  rounds: fc.array(fc.record({ during: fc.option(burst), after: fc.array(burst, { maxLength: 3 }) }), {
    minLength: 3,
    maxLength: 3,
  }),
})

async function makeCalls({ stripe, shop, visitSuccessPage, check }: StripeScene, session: string, calls: Burst) {
  const { all } = stripe.events
  await Promise.all(
    calls.map(async (one) => {
      if (one === 'page') return void (await visitSuccessPage(session))
      if (one === 'check') return check()
      const event = all[one.event % all.length]
      if (!event) return undefined
      const answers = await stripe.events.deliver(event, shop.origin, one.times)
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    }),
  )
}

const lastOf = ({ stripe }: StripeScene) => stripe.events.all.at(-1) as StripeEvent

const runs = amount(1, 20)
const firstSeed = Math.floor(Math.random() * 1_000_000)
const tales = Object.keys(stories).flatMap((story, kind) =>
  Array.from({ length: runs }, (_, run) => [story, firstSeed + runs * kind + run] as const),
)

test.for(tales)(
  'an order that %s ends the same way and tells it once, whoever hears of it when (seed %i)',
  async ([name, seed]) => {
    const story = stories[name] as Story
    const [told] = fc.sample(history, { seed, numRuns: 1 })
    const { scene, salt, session } = await openWithOrder()
    if (told?.isDeclinedFirst) scene.stripe.decline(session)
    for (const [place, step] of story.steps.entries()) {
      const { during, after } = told?.rounds[place] ?? { during: null, after: [] }
      const inProgress = during && makeCalls(scene, session, during)
      await step(scene, session)
      await inProgress
      for (const calls of after) await makeCalls(scene, session, calls)
    }
    await scene.timeTravel(6)
    await scene.reconcile()
    if (story.isOnlyTold) await scene.stripe.events.deliver(lastOf(scene), scene.shop.origin)
    await scene.reconcile()

    const { amount_total, payment_intent } = scene.stripe.ledger.session(session)
    const charge = payment_intent?.latest_charge
    expect(await scene.orders()).toEqual([story.end])
    expect(await scene.mails()).toEqual(story.emails)
    expect(
      await scene.rows(sql`select amount_grosze as amount, refunded_grosze as refunded, total_grosze as total
      from payments join orders on orders.id = order_id`),
    ).toEqual([{ amount: amount_total, total: amount_total, refunded: charge?.amount_refunded ?? 0 }])
    expect(
      (await scene.rows<{ kind: string }>(sql`select kind from order_events`)).map(({ kind }) => kind).toSorted(),
    ).toEqual([...story.events, 'placed'].toSorted())
    expect(await scene.rows(sql`select stock_quantity, used_count from products, discount_codes`)).toEqual([
      charge ? { stock_quantity: pieces - 2, used_count: 1 } : { stock_quantity: pieces, used_count: 0 },
    ])
    await expectSound(scene.shop.database, { [salt]: pieces })
  },
)

test('the same news confirms more than once when nobody waits for whoever settles the order', async () => {
  leaveOutOfSql(/ for (no key )?update( of "\w+")?( skip locked)?/g)
  let max = 0
  for (let tries = 0; tries < 5 && max < 2; tries += 1) {
    const { scene, session } = await openWithOrder()
    scene.stripe.pay(session)
    await scene.deliverAll(10)
    max = (await scene.mails())['order-confirmed'] ?? 0
  }
  expect(max).toBeGreaterThan(1)
})
