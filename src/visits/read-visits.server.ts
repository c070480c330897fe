import { sql } from 'drizzle-orm'
import { daysAfter } from '../kernel/calendar.ts'
import { dayInPoland } from '../kernel/day-in-poland.ts'
import type { Database } from '../server/database/database.ts'
import { visitCounting } from './visit-counting.ts'
import type { VisitSummary } from './visit.ts'

const shownDays = 30
const mostNames = 6

/** The last thirty days beside the thirty before. */
export async function readVisits(database: Database, today = dayInPoland()): Promise<VisitSummary> {
  const first = daysAfter(today, 1 - shownDays)
  const before = daysAfter(first, -shownDays)
  // One reading, so that the parts and their sum are of one moment.
  const { rows } = await database.execute<{ part: string; name: string; entries: number; views: number }>(sql`
    with recent as (select * from visits where day between ${first} and ${today}),
    parts as (
      select 'day' as part, day::text as name, entries, views from recent
      union all select 'before', '', entries, views from visits where day >= ${before} and day < ${first}
      union all select 'page', page, entries, views from recent where page <> ''
      union all select 'source', source, entries, views from recent where entries > 0
      union all select 'language', language, entries, views from recent where entries > 0
      union all select 'country', country, entries, views from recent where entries > 0
    )
    select part, name, sum(entries)::int as entries, sum(views)::int as views from parts group by part, name`)
  const of = (part: string) => rows.filter((row) => row.part === part)
  const days = new Map(of('day').map((row) => [row.name, row]))
  const sumOf = (part: string, figure: 'entries' | 'views') => of(part).reduce((sum, row) => sum + row[figure], 0)
  const most = (part: string, figure: 'entries' | 'views') =>
    of(part)
      .map((row) => ({ name: row.name, count: row[figure] }))
      .toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name))
      .slice(0, mostNames)
  return {
    isCounted: visitCounting.now(),
    days: Array.from({ length: shownDays }, (_, place) => {
      const date = daysAfter(first, place)
      return { date, entries: days.get(date)?.entries ?? 0 }
    }),
    entries: sumOf('day', 'entries'),
    earlier: sumOf('before', 'entries'),
    views: sumOf('day', 'views'),
    pages: most('page', 'views'),
    sources: most('source', 'entries'),
    languages: most('language', 'entries'),
    countries: most('country', 'entries'),
  }
}
