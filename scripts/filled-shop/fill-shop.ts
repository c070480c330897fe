import { asc, sql } from 'drizzle-orm'
import { administrators } from '../../src/guards/administrators.table.ts'
import { createDemoProvider } from '../../src/sales/payments/demo/demo-provider.server.ts'
import type { Database } from '../../src/server/database/database.ts'
import { createLog } from '../../src/server/log.ts'
import { seedOnce } from '../../src/server/database/seed.ts'
import { StartupProblem } from '../../src/server/startup-problem.ts'
import { chanceFrom } from './chance.ts'
import { gatherContacts, sendOffers } from './mailing-list.ts'
import { letMembersJoin } from './members.ts'
import { numberInOrder } from './numbers.ts'
import { askAboutData, askQuestions, leaveMails } from './office.ts'
import { live } from './time-travel.ts'
import { makePeople, type Person } from './people.ts'
import { planOrders } from './plan.ts'
import { countShelf, dateCodes, fillShelf, giveOutCodes, planPromotion, promotionsOf, sendAbroad } from './prices.ts'
import { customerPassword, purchaseOf, registerSome } from './shoppers.ts'
import { countPeriods, declareUnknown } from './withdrawals.ts'
import { ago, awake, days, later, minutes, type Year } from './year.ts'

/** What is history for the program is still to be told here: these guards look away meanwhile. */
const guards = { invoices: 'keep_invoices', product_prices: 'only_written_on', product_promotions: 'keep_promotions' }

/**
 * Gives a shop that has its first content, and nothing else, a year that lies behind it: orders in every state, members, a mailing list,
 * and all that an office has to do. Each time it is the same year, told by the program's own operations, and it ends now. A shop that has
 * one already keeps it; one that has something of its own is refused. All of it happens, or nothing.
 * @param others how many orders there are besides those of which each shows something
 */
export function fillShop(database: Database, { others = 70, say = (_line: string) => {} } = {}): Promise<void> {
  return seedOnce(database, 'filled-shop', async (transaction) => {
    await refuseUsed(transaction)
    say('The shop is being filled with a year of its own. This takes some seconds.')
    await setGuards(transaction, 'disable')
    await tellYear(await openYear(transaction), others)
    await setGuards(transaction, 'enable')
    say(`Its customers sign in with the password "${customerPassword}"; the panel names them.`)
  })
}

async function setGuards(database: Database, how: 'enable' | 'disable'): Promise<void> {
  for (const [table, guard] of Object.entries(guards))
    await database.execute(sql.raw(`alter table ${table} ${how} trigger ${guard}`))
}

async function refuseUsed(database: Database): Promise<void> {
  const { rows } = await database.execute<{ of: string; count: number }>(sql`
    select 'orders' as of, count(*)::integer as count from orders union all
    select 'members', count(*)::integer from members union all
    select 'customers', count(*)::integer from customers union all
    select 'contacts', count(*)::integer from marketing_contacts`)
  const own = rows.filter(({ count }) => count > 0).map(({ of, count }) => `${of}: ${count}`)
  if (own.length === 0) return
  throw new StartupProblem(
    `This database has something of its own (${own.join(', ')}), and only a new one is filled: name another with DATA_DIR or DATABASE_URL.`,
  )
}

async function openYear(database: Database): Promise<Year> {
  const { rows } = await database.execute<{ now: string }>(sql`select now()`)
  const [by = { username: 'admin' }] = await database
    .select({ username: administrators.username })
    .from(administrators)
    .orderBy(asc(administrators.id))
    .limit(1)
  const payments = createDemoProvider(database)
  const now = new Date(rows[0]?.now ?? Number.NaN)
  return { database, payments, log: createLog('silent'), by, chance: chanceFrom(1972), now }
}

async function tellYear(year: Year, others: number): Promise<void> {
  const { database, chance } = year
  await database.execute(sql`update product_prices set valid_from = valid_from - interval '400 days'`)
  await giveOutCodes(year)
  await sendAbroad(year)
  const people = makePeople(chance, 54)
  await letMembersJoin(year, people.slice(0, 13))
  await gatherContacts(year, people.slice(13, 45))
  await sendOffers(year)
  await sell(year, people, others)
  await countShelf(year)
  await declareUnknown(year, [people[20], people[30]] as [Person, Person])
  await askQuestions(year, people.slice(40, 54))
  await askAboutData(year, [people[3], people[33]] as [Person, Person])
  await planPromotion(year, 5)
  await dateCodes(year)
  await countPeriods(year)
  await numberInOrder(database)
  // Letters have gone already, and nothing waits to be done that isn't shown to wait. The program makes one member's materials.
  await database.execute(sql`delete from pgboss.job where created_on >= now() and name <> 'prepare-materials'`)
  await leaveMails(year)
}

/** What is ordered, and what is done to prices and the shelf meanwhile, in the order in which it begins. */
async function sell(year: Year, people: Person[], others: number): Promise<void> {
  const buyers = people.slice(0, 54)
  const accounts = await registerSome(year, people.slice(30, 39))
  const changes = promotionsOf(year)
  const plans = planOrders(year.chance, others).map((planned) => {
    const began = ago(year, planned.age)
    return { planned, begins: planned.age > days(1) ? awake(began) : began }
  })
  // Whoever waited for the morning comes after those who were awake before.
  for (const { planned, begins } of plans.toSorted((one, other) => one.begins.getTime() - other.begins.getTime())) {
    while (changes[0] && changes[0].at < begins) await changes.shift()?.happens()
    await fillShelf(year, later(begins, -minutes(30)))
    const bought = purchaseOf(year, planned, begins, buyers, accounts)
    const told = { bought, begins, ...(planned.until && { until: planned.until }) }
    await live(year, begins, (within) => planned.life(within, told))
  }
}
