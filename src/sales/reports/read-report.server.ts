import { and, between, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { daysAfter } from '../../kernel/calendar.ts'
import { products } from '../../catalog/products.table.ts'
import { formatWeight } from '../../i18n/format.ts'
import { money, printMoney } from '../../kernel/money.ts'
import type { Database } from '../../server/database/database.ts'
import { labelOf } from './report-words.ts'
import type { Report, ReportAsked } from './report.ts'
import { salesDaysDue, salesSums } from './sales-sums.table.ts'
import { add, nothing, type Figures, type SoldBy } from './shares-of-order.ts'
import { sumDay, type DaySum } from './sum-day.server.ts'

/** So many days can be told apart in the picture. */
const mostDays = 92
const dayInMilliseconds = 86_400_000
const daysFrom = (from: string, until: string) => (Date.parse(until) - Date.parse(from)) / dayInMilliseconds + 1

/** Revenue of a time, told apart by one thing, from the sums that are kept and the days that changed since. */
export function readReport(database: Database, { from, until, by }: ReportAsked): Promise<Report> {
  return database.transaction(
    async (transaction) => {
      const length = daysFrom(from, until)
      const [firstBefore, lastBefore] = [daysAfter(from, -length), daysAfter(from, -1)]
      const due = await dueDays(transaction, firstBefore, until)
      const fresh: DaySum[] = []
      // Each in turn: after an upgrade all days are due, and their orders don't fit into memory together.
      for (const day of due) fresh.push(...(await sumDay(transaction, day)))
      const read = (part: SoldBy, since: string, to: string, each: 'day' | 'month' | 'all') =>
        sumsOf(transaction, { part, since, to, each }, due, fresh)
      const step = length <= mostDays ? 'day' : 'month'
      const days = await read('all', from, until, step)
      const before = await read('all', firstBefore, lastBefore, 'all')
      const rows = by === 'month' ? await read('all', from, until, 'month') : await read(by, from, until, 'all')
      const productNames = by === 'product' ? await readProductNames(transaction, [...rows.keys()]) : new Map()
      return {
        from,
        until,
        by,
        rows: [...rows]
          .toSorted(by === 'month' ? byName : byRevenue)
          .map(([name, figures]) => ({ name, label: labelOf(by, name, productNames), ...toJson(figures) })),
        total: toJson([...days.values()].reduce(add, nothing)),
        before: toJson([...before.values()].reduce(add, nothing)),
        steps: stepsOf(from, until, step).map((date) => {
          const { gross, orders, refundedGross } = days.get(date) ?? nothing
          return { date, revenue: print(gross - refundedGross), orders, refunds: print(refundedGross) }
        }),
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/** What the kept sums and the days that changed since say of a time, by name. Days of an earlier version may lack a part. */
export async function readSums(
  transaction: Database,
  { part, since, to }: { part: 'consumers' | 'destination'; since: string; to: string },
): Promise<Map<string, Figures>> {
  const due = [
    ...new Set([...(await dueDays(transaction, since, to)), ...(await unmarkedDays(transaction, since, to))]),
  ]
  const fresh: DaySum[] = []
  for (const day of due) fresh.push(...(await sumDay(transaction, day)))
  const sums = await sumsOf(transaction, { part, since, to, each: 'all' }, due, fresh)
  sums.delete('')
  return sums
}

/** Days that an earlier version has summed. */
export async function unmarkedDays(database: Database, since: string, to: string): Promise<string[]> {
  const { rows } = await database.execute<{ day: string }>(sql`
    select to_char(day, 'YYYY-MM-DD') as day from ${salesSums} where part = 'all' and day between ${since} and ${to}
    except select to_char(day, 'YYYY-MM-DD') from ${salesSums} where part = 'consumers' and name = ''
    order by day`)
  return rows.map(({ day }) => day)
}

async function dueDays(transaction: Database, since: string, to: string): Promise<string[]> {
  const due = await transaction
    .selectDistinct({ day: salesDaysDue.day })
    .from(salesDaysDue)
    .where(between(salesDaysDue.day, since, to))
  return due.map(({ day }) => day)
}

interface Asked {
  part: SoldBy
  since: string
  to: string
  /** What the sums are called by: their day, their month, or what they are of. */
  each: 'day' | 'month' | 'all'
}

async function sumsOf(
  transaction: Database,
  { part, since, to, each }: Asked,
  due: string[],
  fresh: DaySum[],
): Promise<Map<string, Figures>> {
  const { day, name, orders, pieces, gross, net, refundedGross, refundedNet } = salesSums
  const called = { day: sql`to_char(${day}, 'YYYY-MM-DD')`, month: sql`to_char(${day}, 'YYYY-MM')`, all: sql`${name}` }
  const sum = (column: PgColumn) => sql<number>`sum(${column})`.mapWith(Number)
  const kept = await transaction
    .select({
      name: sql<string>`${called[each]}`,
      orders: sum(orders),
      pieces: sum(pieces),
      gross: sum(gross),
      net: sum(net),
      refundedGross: sum(refundedGross),
      refundedNet: sum(refundedNet),
    })
    .from(salesSums)
    .where(and(eq(salesSums.part, part), between(day, since, to), due.length > 0 ? notInArray(day, due) : undefined))
    .groupBy(sql`1`)
  const sums = new Map(kept.map(({ name: key, ...figures }): [string, Figures] => [key, figures]))
  for (const one of fresh) {
    if (one.part !== part || one.day < since || one.day > to) continue
    const key = each === 'day' ? one.day : each === 'month' ? one.day.slice(0, 7) : one.name
    sums.set(key, add(sums.get(key) ?? nothing, one))
  }
  return sums
}

type Named = [string, Figures]
const byName = ([one]: Named, [other]: Named) => (one < other ? -1 : 1)
const byRevenue = ([name, one]: Named, [otherName, other]: Named) =>
  other.gross - other.refundedGross - (one.gross - one.refundedGross) || byName([name, one], [otherName, other])

const print = (grosze: number) => printMoney(money(grosze))

const toJson = ({ orders, pieces, gross, net, refundedGross, refundedNet }: Figures) => ({
  orders,
  pieces,
  gross: print(gross),
  net: print(net),
  refundedGross: print(refundedGross),
  refundedNet: print(refundedNet),
  revenueGross: print(gross - refundedGross),
  revenueNet: print(net - refundedNet),
})

function stepsOf(from: string, until: string, step: 'day' | 'month'): string[] {
  const days = Array.from({ length: daysFrom(from, until) }, (_, place) => daysAfter(from, place))
  return step === 'day' ? days : [...new Set(days.map((day) => day.slice(0, 7)))]
}

/** What products are called today, by the names that the sums have for them. */
async function readProductNames(database: Database, names: readonly string[]): Promise<Map<string, string>> {
  const ids = names.flatMap((name) => (/^#\d{1,9}$/.test(name) ? Number(name.slice(1)) : []))
  if (ids.length === 0) return new Map()
  const { id, name, weight } = products
  const found = await database.select({ id, name, weight }).from(products).where(inArray(id, ids))
  return new Map(found.map((product) => [`#${product.id}`, formatProduct(product)]))
}

const formatProduct = ({ name, weight }: { name: string; weight: number | null }) =>
  weight === null ? name : `${name}, ${formatWeight(weight, 'pl')}`
