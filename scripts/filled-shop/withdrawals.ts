import { eq, isNotNull } from 'drizzle-orm'
import { orders } from '../../src/sales/orders/orders.table.ts'
import { changeWithdrawal } from '../../src/sales/withdrawal/handling/change-withdrawal.server.ts'
import { declareOwnWithdrawal, declareWithdrawal } from '../../src/sales/withdrawal/declare-withdrawal.server.ts'
import { periodsOfOrders } from '../../src/sales/withdrawal/withdrawals-of-orders.server.ts'
import { settleWithdrawal } from '../../src/sales/withdrawal/settle-withdrawal.server.ts'
import { dayOf } from '../../src/sales/withdrawal/withdrawal-period.ts'
import { withdrawals } from '../../src/sales/withdrawal/withdrawals.table.ts'
import { calledOff, sold, type Life, type Told } from './order-lives.ts'
import { refundOrder, order, type Placed } from './orders.ts'
import type { Person } from './people.ts'
import { at } from './time-travel.ts'
import { ago, atWork, days, hours, later, minutes, unwrap, type Year } from './year.ts'

const nameOf = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`

/** Whoever holds the letter declares it by its link. */
function declare({ database }: Year, { id }: Placed, { bought: { person } }: Told, { goods = '', remark = '' } = {}) {
  const said = { language: person.language, key: undefined }
  return declareOwnWithdrawal(database, id, { name: nameOf(person), goods, remark }, said)
}

/** Declared in time; the office waits for the goods. */
export async function* withdrawn(year: Year, told: Told, goods = ''): Life {
  const placed = yield* sold(year, { ...told, until: 'delivered' })
  yield later(told.begins, days(9))
  await declare(year, placed, told, {
    goods,
    remark: goods || told.bought.person.language !== 'pl' ? '' : 'Za dużo jak na jedną kuchnię',
  })
  return placed
}

/** The same, said twice. */
export async function* withdrawnTwice(year: Year, told: Told): Life {
  const placed = yield* withdrawn(year, told)
  yield later(told.begins, days(9) + hours(5))
  await declare(year, placed, told)
  return placed
}

/** The same, and seen to: the goods are back, the money is, too. */
export async function* withdrawnAndSettled(year: Year, told: Told): Life {
  const placed = yield* sold(year, { ...told, until: 'delivered' })
  yield later(told.begins, days(9))
  const { id } = await declare(year, placed, told)
  const settledAt = atWork(later(told.begins, days(14)), year.chance)
  yield settledAt
  await refundOrder(year, placed, 'Odstąpienie od umowy')
  // By then the goods are as old as that.
  unwrap(
    await changeWithdrawal(year.database, year.by, id, { isHandled: true, goodsBackOn: dayOf(ago(year, days(1))) }),
  )
  await year.database
    .update(withdrawals)
    .set({ goodsBackOn: dayOf(later(settledAt, -days(1))) })
    .where(eq(withdrawals.id, id))
  return placed
}

/** Declared weeks after its time. */
export async function* withdrawnTooLate(year: Year, told: Told): Life {
  const placed = yield* sold(year, { ...told, until: 'completed' })
  yield later(told.begins, days(45))
  await declare(year, placed, told, {
    remark: told.bought.person.language === 'pl' ? 'Paczka czekała przez cały urlop' : '',
  })
  return placed
}

/** Declared before anything was paid. */
export async function* withdrawnUnpaid(year: Year, told: Told): Life {
  const placed = await order(year, told.bought)
  yield later(told.begins, minutes(25))
  await declare(year, placed, told)
  return placed
}

/** Declared though the office had cancelled it already. */
export async function* withdrawnWhenCancelled(year: Year, told: Told): Life {
  const placed = yield* calledOff(year, told)
  yield later(told.begins, days(6))
  await declare(year, placed, told)
  return placed
}

/** What fits no order, and what nobody has looked for yet because its job was given up. */
export async function declareUnknown(year: Year, [one, other]: [Person, Person]): Promise<void> {
  const said = { language: 'pl', key: undefined } as const
  const declared = ({ database }: Year, person: Person, orderNumber: string, remark: string) =>
    declareWithdrawal(database, { name: nameOf(person), email: person.email, orderNumber, goods: '', remark }, said)
  await at(year, ago(year, days(2)), async (within) => {
    const { id } = await declared(within, one, 'S-2026-999999', 'Numer z koperty, trudno go odczytać')
    await settleWithdrawal(within.database, id)
  })
  await at(year, ago(year, hours(3)), (within) => declared(within, other, 'numeru nie pamiętam', ''))
}

/** Days don't pass with moments, so they are counted anew from when each order came. */
export async function countPeriods({ database }: Year): Promise<void> {
  const counted = await database
    .select({ id: withdrawals.id, order: { id: orders.id, shippingStatus: orders.shippingStatus } })
    .from(withdrawals)
    .innerJoin(orders, eq(orders.id, withdrawals.orderId))
    .where(isNotNull(withdrawals.periodEndsOn))
  const periodOf = await periodsOfOrders(
    database,
    counted.map(({ order: one }) => one),
  )
  for (const { id, order: one } of counted) {
    await database
      .update(withdrawals)
      .set({ periodEndsOn: periodOf(one.id) })
      .where(eq(withdrawals.id, id))
  }
}
