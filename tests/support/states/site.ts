import { sql } from 'drizzle-orm'
import { beforeAll } from 'vitest'
import type { BrowserContextOptions, Page } from 'playwright-core'
import type { Language } from '../../../src/kernel/language.ts'
import { useBrowser } from '../browser.ts'
import { useDatabase, useProgram } from '../program.ts'
import { customerStates } from './customer-pages.ts'
import { materialsStates } from './materials-pages.ts'
import { pageStates } from './pages.ts'
import { reviewStates } from './review-pages.ts'
import { shopStates } from './shop-pages.ts'
import { visitorOf, type States } from './state.ts'
import { withdrawalStates } from './withdrawal-pages.ts'

/** Each screen for visitors, by its path, with all that it can show. */
export const siteStates = {
  ...pageStates,
  ...shopStates,
  ...reviewStates,
  ...customerStates,
  ...materialsStates,
  ...withdrawalStates,
}

export const eachState = Object.entries(siteStates).flatMap(([path, states]) =>
  Object.entries(states).map(([name, show]) => ({ path, name, show })),
)

/** The first state of each, as most visitors see it. */
export const eachPage = eachState.filter(({ path }, place) => path !== eachState[place - 1]?.path)

export const phone = { viewport: { width: 390, height: 844 } }
export const desk = { viewport: { width: 1440, height: 900 } }

// What browsers say by themselves of calls that fail.
const complaints = /status of \d+|ERR_FAILED|dynamically imported/

/** A shop in which each state of its pages can be brought about, and visitors who bring them about. */
export async function useSite() {
  const { url, database } = await useDatabase()
  const { visit } = useBrowser()
  const program = useProgram({ DATABASE_URL: url })

  beforeAll(async () => {
    await database.execute(sql`update products set stock_quantity = 0, slug = 'sold-out' where id = 6`)
    await database.execute(sql`update products set gross_weight_grams = 25600, allergens = 'Seler' where id = 5`)
    await database.execute(sql`
      insert into product_promotions (product_id, price_grosze, starts_at, ends_at)
      values (5, 16900, now(), now() + interval '2 days')`)
    await database.execute(sql`
      insert into discount_codes (code, type, value_hundredths) values ('FALA', 'percentage', 1000)`)
    await database.execute(sql`
      insert into members (kind, first_name, last_name, organization_name, email, address, description, language, published_at)
      select kind, case when kind = 'chef' then 'Jan' end, case when kind = 'chef' then 'Wójcik' end,
        case when kind = 'restaurant' then 'Pod Żaglem' end, kind || n || '@example.com', 'ul. Portowa ' || n, 'Gotuję na ogniu.', 'pl', now()
      from generate_series(1, 4) as n, unnest(array['chef', 'restaurant']) as kind`)
  })

  return {
    /** Somebody before whom the page is in that state, with nothing moving. */
    async show(state: States[string], language: Language, look: BrowserContextOptions): Promise<Page> {
      const page = await visit('about:blank', { reducedMotion: 'reduce', ...look }, complaints)
      await state(visitorOf({ page, origin: program.origin, database, language }))
      return page
    },
  }
}
