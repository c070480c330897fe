import { lt, sql } from 'drizzle-orm'
import type { Language } from '../kernel/language.ts'
import { dayInPoland } from '../kernel/day-in-poland.ts'
import type { Database } from '../server/database/database.ts'
import { visits } from './visits.table.ts'
import type { Visit } from './visit.ts'

/** Whoever makes pages and sources up can't fill the table: after so many of a day, others are counted together. */
const mostRowsOfDay = 3_000

/** The region that a browser names beside the language it wants first: "de-AT,de;q=0.9" is from AT. */
const countryIn = (acceptLanguage: string) => /^[a-z]{2,3}-([A-Z]{2})(?![\w-])/.exec(acceptLanguage)?.[1] ?? ''

export async function countVisit(
  database: Database,
  { page, from }: Visit,
  { language, acceptLanguage }: { language: Language; acceptLanguage: string },
): Promise<void> {
  const key = {
    page: sql`${page}::text`,
    source: sql`${(from ?? '').replace(/^www\./, '')}::text`,
    country: sql`${countryIn(acceptLanguage)}::text`,
  }
  const day = dayInPoland()
  await database.execute(sql`
    insert into visits (day, page, source, language, country, entries, views)
    select ${day}::date, case when has_room then ${key.page} else '' end, case when has_room then ${key.source} else '' end,
      ${language}, case when has_room then ${key.country} else '' end, ${from === undefined ? 0 : 1}, 1
    from (
      select (select count(*) from visits where day = ${day}) < ${mostRowsOfDay} or exists (
        select from visits where (day, page, source, language, country)
          = (${day}::date, ${key.page}, ${key.source}, ${language}, ${key.country})) as has_room
    ) room
    on conflict (day, page, source, language, country)
    do update set entries = visits.entries + excluded.entries, views = visits.views + 1`)
}

/** Two years and a month are enough to lay one season beside the one before. */
export async function clearOldVisits(database: Database): Promise<void> {
  await database.delete(visits).where(lt(visits.day, sql`(now() - interval '25 months')::date`))
}
