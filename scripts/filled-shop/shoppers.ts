import { sql } from 'drizzle-orm'
import { register } from '../../src/customers/sign-in/sign-in.server.ts'
import type { Purchase } from './orders.ts'
import { at } from './time-travel.ts'
import { companies, type Person } from './people.ts'
import type { Planned } from './plan.ts'
import { ago, days, unwrap, type Year } from './year.ts'

/** With it everybody signs in who has an account. */
export const customerPassword = 'szara sól z Pouliguen'

/** Who has an account, and since when. */
type Accounts = Map<string, { id: number; since: Date }>

export async function registerSome(year: Year, people: Person[]): Promise<Accounts> {
  const { database, log } = year
  const accounts: Accounts = new Map()
  for (const [place, { email, firstName, lastName, phone, language }] of people.entries()) {
    const since = ago(year, days(350 - place * 38))
    await at(year, since, async (within) => {
      const said = { email, firstName, lastName, phone, password: customerPassword }
      const visitor = { address: '192.0.2.7', deviceToken: undefined, earlierSession: undefined, log }
      const { customer } = unwrap(await register(within.database, said, language, visitor))
      accounts.set(email, { id: customer.id, since })
    })
  }
  // They have signed in from nowhere.
  await database.execute(sql`delete from sessions where customer_id is not null`)
  await database.execute(sql`delete from attempts where subject like '%192.0.2.7%'`)
  await database.execute(sql`delete from known_devices where account like 'customer %'`)
  return accounts
}

/** The numbers of what a new shop sells: five sizes for homes, and the sack for kitchens. */
const forHomes = [1, 1, 2, 2, 2, 3, 3, 4, 5]
const forKitchens = [4, 5, 6, 6]

/** What somebody buys who orders then. */
export function purchaseOf(
  { chance }: Year,
  { isCompany = false, isLocker = false, age, discountCode }: Planned,
  begins: Date,
  people: Person[],
  accounts: Accounts,
): Purchase {
  const person = chance.one(people)
  const account = accounts.get(person.email)
  const wanted = new Set(
    Array.from({ length: chance.whole(1, 3) }, () => chance.one(isCompany ? forKitchens : forHomes)),
  )
  const toLocker = isLocker && !isCompany && person.country === 'Poland'
  const cart = [...wanted].map((id) => ({ id, quantity: id === 6 ? 1 : chance.whole(1, id > 3 ? 2 : 3) }))
  return {
    person,
    customerId: account && account.since < begins && !isCompany ? account.id : undefined,
    cart,
    toLocker,
    discountCode: discountCode ?? codeFor(chance.whole(0, 99), age),
    company: isCompany ? { ...chance.one(companies), invoiceByMail: chance.isSo(0.5) } : undefined,
  }
}

function codeFor(chance: number, age: number): string | undefined {
  if (age > days(60) && age < days(160)) return chance < 30 ? 'LATO' : undefined
  return chance < 16 ? 'SÓL10' : undefined
}
