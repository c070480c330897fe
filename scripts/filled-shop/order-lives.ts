import { noteDispute } from '../../src/sales/payments/disputes/note-dispute.server.ts'
import {
  atProvider,
  refundOrder,
  order,
  payAfterAll,
  setShipping,
  setStatus,
  settle,
  reconcile,
  type Placed,
  type Purchase,
} from './orders.ts'
import { atWork, days, hours, later, minutes, type Year } from './year.ts'

/** How an order goes on, step by step; each gives the moment of the next one. */
export type Life = AsyncGenerator<Date, Placed>

/** How far an order has come that is still on its way when the year is over. */
type Stage = 'confirmed' | 'processing' | 'shipped' | 'delivered' | 'completed'
const stages: Stage[] = ['confirmed', 'processing', 'shipped', 'delivered', 'completed']

export interface Told {
  bought: Purchase
  begins: Date
  /** Farther than that it doesn't come. */
  until?: Stage
}

/** Ordered, paid, packed, sent and delivered, as nearly all are. */
export async function* sold(year: Year, { bought, begins, until }: Told): Life {
  const placed = await order(year, bought)
  await atProvider(year, placed, 'paid')
  const paidAt = later(begins, minutes(year.chance.whole(2, 9)))
  yield paidAt
  await settle(year, placed)
  yield* sendsOut(year, placed, paidAt, until)
  return placed
}

/** What the office does with an order that is paid. Gives when it was done with it. */
async function* sendsOut(
  year: Year,
  placed: Placed,
  paidAt: Date,
  until: Stage = 'completed',
): AsyncGenerator<Date, Date> {
  const { chance } = year
  const goesTo = (stage: Stage) => stages.indexOf(until) >= stages.indexOf(stage)
  let at = paidAt
  if (!goesTo('processing')) return at
  yield (at = atWork(later(at, minutes(10)), chance))
  // Whoever packs at once says so when it is done.
  if (until === 'processing' || chance.isSo(0.4)) {
    await setStatus(year, placed, 'processing')
    await setShipping(year, placed, 'preparing')
    if (!goesTo('shipped')) return at
    yield (at = later(at, minutes(chance.whole(40, 300))))
  }
  await setShipping(
    year,
    placed,
    'shipped',
    `62${String(placed.id).padStart(4, '0')}${chance.whole(10 ** 9, 9 * 10 ** 9)}`,
  )
  await setStatus(year, placed, 'shipped')
  if (!goesTo('delivered')) return at
  yield (at = later(at, hours(chance.whole(20, 70))))
  await setShipping(year, placed, 'delivered')
  await setStatus(year, placed, 'delivered')
  if (!goesTo('completed') || chance.isSo(0.3)) return at
  yield (at = atWork(later(at, days(15)), chance))
  await setStatus(year, placed, 'completed')
  return at
}

/** Nobody pays: the session runs out, a letter reminds, and after three days the goods go back on the shelf. */
export async function* forgotten(year: Year, { bought, begins }: Told): Life {
  const placed = await order(year, bought)
  for (const passed of [minutes(65), hours(25), hours(73)]) {
    yield later(begins, passed)
    await reconcile(year)
  }
  return placed
}

/** Declined at first, or left lying by a company that pays by its proforma; paid after all. */
export async function* paidLater(year: Year, { bought, begins, until }: Told, isDeclined: boolean): Life {
  const placed = await order(year, bought)
  if (isDeclined) await atProvider(year, placed, 'declined')
  yield later(begins, minutes(7))
  await (isDeclined ? settle(year, placed) : reconcile(year))
  const paidAt = later(begins, hours(isDeclined ? 3 : 22))
  yield later(begins, minutes(70))
  await reconcile(year)
  yield paidAt
  await payAfterAll(year, placed)
  yield* sendsOut(year, placed, paidAt, until)
  return placed
}

/** The customer changes their mind before it is packed; the office cancels, and gives all of it back. */
export async function* calledOff(year: Year, told: Told): Life {
  const placed = yield* sold(year, { ...told, until: 'confirmed' })
  const at = atWork(later(told.begins, minutes(30)), year.chance)
  yield at
  await setStatus(year, placed, 'cancelled')
  yield later(at, minutes(5))
  await refundOrder(year, placed, 'Klient zrezygnował przed wysyłką')
  return placed
}

/** Something arrives broken, and a part of the money goes back. */
export async function* complainedOf(year: Year, told: Told): Life {
  const placed = yield* sold(year, { ...told, until: 'delivered' })
  yield atWork(later(told.begins, days(9)), year.chance)
  await refundOrder(year, placed, 'Rozdarte opakowanie', 0.3)
  return placed
}

/** The bank of its customer wants the money back. */
export async function* disputed(year: Year, told: Told): Life {
  const placed = yield* sold(year, { ...told, until: 'delivered' })
  yield later(told.begins, days(10))
  await noteDispute(year.database, placed.session, {
    id: `dp_${placed.id}`,
    state: 'open',
    amount: null,
    reason: null,
    respondBy: null,
  })
  return placed
}

/** Cancelled in the very hour in which its customer paid: somebody has to say what becomes of the money. */
export async function* paidWhenCancelled(year: Year, { bought, begins }: Told): Life {
  const placed = await order(year, bought)
  yield later(begins, minutes(20))
  await setStatus(year, placed, 'cancelled')
  await atProvider(year, placed, 'paid')
  yield later(begins, minutes(22))
  await settle(year, placed)
  return placed
}
