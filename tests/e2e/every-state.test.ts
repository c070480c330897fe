import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languages } from '../../src/kernel/language.ts'
import { pathsOf } from '../../scripts/bench/public-paths.ts'
import { screens } from '../../src/screens.tsx'
import { connectDatabase } from '../../src/server/database.ts'
import { createLog } from '../../src/server/log.ts'
import { useBrowser } from '../support/browser.ts'
import { createTestDatabase } from '../support/database.ts'
import { troublesOn } from '../support/findings.ts'
import { useProgram } from '../support/program.ts'
import { customerStates } from '../support/states/customer-pages.ts'
import { materialsStates } from '../support/states/materials-pages.ts'
import { pageStates } from '../support/states/pages.ts'
import { shopStates } from '../support/states/shop-pages.ts'
import { visitorOf } from '../support/states/state.ts'
import { withdrawalStates } from '../support/states/withdrawal-pages.ts'

const { url, drop } = await createTestDatabase('ready')
const { database, close } = connectDatabase(url, createLog('silent'))
afterAll(async () => {
  await close()
  await drop()
})
const { visit } = useBrowser()
const program = useProgram({ DATABASE_URL: url })

const states = { ...pageStates, ...shopStates, ...customerStates, ...materialsStates, ...withdrawalStates }
const all = Object.entries(states).flatMap(([path, itsStates]) =>
  Object.entries(itsStates).map(([name, show]) => ({ path, name, show })),
)

// Not all pages look alike on a phone and on a desk: two languages are read on each.
const phone = { viewport: { width: 390, height: 844 } }
const desk = { viewport: { width: 1440, height: 900 } }
const screenOf = { pl: desk, en: phone, de: phone, fr: desk }

// What browsers say by themselves of calls that fail.
const complaints = /status of \d+|ERR_FAILED|dynamically imported/

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

test('every screen is among them', () => {
  expect(Object.keys(states).toSorted()).toEqual(pathsOf(screens).toSorted())
})

describe.for(languages)('in %s', (language) => {
  test.for(all)('anybody can use $path $name', async ({ show }) => {
    const page = await visit('about:blank', { ...screenOf[language], reducedMotion: 'reduce' }, complaints)
    await show(visitorOf({ page, origin: program.origin, database, language }))
    expect(await troublesOn(page)).toEqual([])
  })
})
