import {
  calledOff,
  complainedOf,
  disputed,
  forgotten,
  paidLater,
  paidWhenCancelled,
  sold,
  type Life,
  type Told,
} from './order-lives.ts'
import {
  withdrawn,
  withdrawnAndSettled,
  withdrawnTooLate,
  withdrawnTwice,
  withdrawnUnpaid,
  withdrawnWhenCancelled,
} from './withdrawals.ts'
import type { Chance } from './chance.ts'
import { days, hours, minutes, type Year } from './year.ts'

/** An order that will be: how long ago it begins, and how its life goes. */
export interface Planned {
  age: number
  life: (year: Year, told: Told) => Life
  until?: Told['until']
  isCompany?: boolean
  isLocker?: boolean
  discountCode?: string
}

const notAtOnce = (year: Year, told: Told) => paidLater(year, told, false)
const declined = (year: Year, told: Told) => paidLater(year, told, true)

/** One of each that there can be, so that somebody finds it: what is still going on, and what went another way. */
const certain: Planned[] = [
  ...[358, 351, 345].map((age) => ({ age: days(age), life: sold, discountCode: 'PIERWSI3' })),
  { age: minutes(20), life: forgotten },
  { age: hours(30), life: forgotten, isLocker: true },
  { age: hours(20), life: notAtOnce, isCompany: true },
  { age: hours(2), life: sold, until: 'confirmed', isLocker: true },
  { age: hours(5), life: sold, until: 'confirmed' },
  { age: hours(9), life: sold, until: 'confirmed', isCompany: true },
  { age: days(4), life: sold, until: 'processing', isLocker: true },
  { age: days(5), life: sold, until: 'processing' },
  { age: days(6), life: sold, until: 'shipped' },
  { age: days(7), life: sold, until: 'shipped', isLocker: true },
  { age: days(8), life: sold, until: 'shipped', isCompany: true },
  { age: days(9), life: sold, until: 'delivered', isLocker: true },
  { age: days(12), life: sold, until: 'delivered' },
  { age: days(30), life: sold },
  { age: days(85), life: forgotten },
  { age: days(50), life: calledOff, isCompany: true },
  { age: days(33), life: complainedOf, isCompany: true },
  { age: days(110), life: complainedOf },
  { age: days(150), life: notAtOnce, isCompany: true },
  { age: days(95), life: declined, isLocker: true },
  { age: days(16), life: disputed },
  { age: hours(28), life: paidWhenCancelled },
  { age: days(10), life: withdrawn },
  { age: days(11), life: (year, told) => withdrawn(year, told, 'Sól celtycka premium, jedna sztuka'), isLocker: true },
  { age: days(13), life: withdrawnTwice },
  { age: days(40), life: withdrawnAndSettled },
  { age: days(75), life: withdrawnAndSettled, isLocker: true },
  { age: days(60), life: withdrawnTooLate },
  { age: hours(50), life: withdrawnUnpaid },
  { age: days(21), life: withdrawnWhenCancelled },
]

/** How it goes when nobody decides: nearly all are sold. */
const likely = [...Array.from({ length: 17 }, () => sold), forgotten, declined, calledOff, complainedOf]

/** All orders of the year, the earliest first: those, and so many others, more of them the longer the shop is known. */
export function planOrders(chance: Chance, others: number): Planned[] {
  const usual = Array.from({ length: others }, (_, place): Planned => {
    const age = days(364 - 350 * (place / others) ** 0.8) - hours(chance.whole(0, 30))
    return { age, life: chance.one(likely), isCompany: chance.isSo(0.18), isLocker: chance.isSo(0.45) }
  })
  return [...certain, ...usual].toSorted((one, other) => other.age - one.age)
}
