import { sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { contactsIn, importFile } from '../../../tests/support/imports.ts'
import { race } from '../../../tests/support/race.ts'
import { openTestShop, type TestShop } from '../../../tests/support/shop.ts'
import { auditEntries } from '../../audit/audit-entries.table.ts'
import type { ImportReport } from './contact-import.ts'
import { newsletterConsents } from '../contacts/marketing-contacts.table.ts'

const count = 5_000
const rows = Array.from({ length: count }, (_, number) => `Bar ${number};bar${number}@example.com;Ewa\n`)
const list = (order: string[]) => `nazwa;email;kontakt\n${order.join('')}`
const counted = async ({ database }: TestShop) => [
  (await database.select().from(newsletterConsents)).length,
  (await database.select().from(auditEntries)).length,
]

/** The import as another copy of the program has it, which knows nothing of who waits in this one. */
async function anotherCopy() {
  vi.resetModules()
  const { importContacts } = await import('./import-contacts.server.ts')
  return async (shop: TestShop, text: string): Promise<ImportReport> => {
    const file = new TextEncoder().encode(text)
    const importing = { file, preview: false, update: true, consent: 'Targi' }
    const outcome = await importContacts(shop.database, { username: 'admin' } as never, importing)
    if (!outcome.ok) throw new Error(outcome.code)
    return outcome.value
  }
}

describe('imports at once', () => {
  test('of the same file add each contact once, and none fails', async () => {
    const shop = await openTestShop()
    const asked = { consent: 'Targi' }
    const answers = await Promise.all([1, 2, 3].map(() => importFile(shop, list(rows), asked)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers.map(({ answer }) => answer.newCount).toSorted((one, other) => one - other)).toEqual([0, 0, count])
    expect((await contactsIn(shop)).length).toBe(count)
    expect(await counted(shop)).toEqual([count, 1])
  })

  test('in two copies of the program, in contrary order, wait for each other instead of failing', async () => {
    const shop = await openTestShop()
    const [one, other] = [await anotherCopy(), await anotherCopy()]
    const added = await Promise.all([one(shop, list(rows)), other(shop, list(rows.toReversed()))])
    expect(added.map(({ newCount }) => newCount).toSorted((few, many) => few - many)).toEqual([0, count])
    const renamed = rows.map((row) => row.replace('Bar', 'Bistro'))
    const changed = await Promise.all([one(shop, list(renamed)), other(shop, list(renamed.toReversed()))])
    expect(changed.map(({ updatedCount }) => updatedCount).toSorted((few, many) => few - many)).toEqual([0, count])
    expect((await contactsIn(shop)).every(({ version }) => version === 2)).toBe(true)
  })
})

test('somebody who joins the list while it is imported is on it once, and counted as one who was there', async () => {
  const shop = await openTestShop()
  // The import has looked, found nothing, and stands before a row that somebody else is just adding.
  const adding = sql`insert into marketing_contacts (business_name, email_address) values ('Bar Siedem', 'BAR7@example.com')`
  const [imported] = await race(shop.database, adding, [() => importFile(shop, list(rows.slice(0, 20)))])
  expect(imported).toMatchObject({ status: 200, answer: { newCount: 19, existingCount: 1 } })
  expect(await contactsIn(shop)).toHaveLength(20)
})

test('an import that fails in its last batch leaves nothing', async () => {
  const shop = await openTestShop()
  await shop.database.execute(sql`
    create function refuse() returns trigger language plpgsql as $$ begin
      if new.email_address = ${sql.raw(`'bar${count - 1}@example.com'`)} then raise 'not this one'; end if;
      return new;
    end $$`)
  await shop.database.execute(sql`
    create trigger refuse before insert on marketing_contacts for each row execute function refuse()`)
  expect((await importFile(shop, list(rows), { consent: 'Targi' })).status).toBe(500)
  expect([await contactsIn(shop), await counted(shop)]).toEqual([[], [0, 0]])
  const { status, answer } = await importFile(shop, list([...rows.slice(0, -1), '"Bar']), { consent: 'Targi' })
  expect([status, answer.code]).toEqual([422, 'import_quote_open'])
  expect([await contactsIn(shop), await counted(shop)]).toEqual([[], [0, 0]])
})
