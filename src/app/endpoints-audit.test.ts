import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { changes, idOf, type Change } from '../../tests/support/admin-changes.ts'
import { fewOf } from '../../tests/support/release.ts'
import { openTestShop, type TestShop } from '../../tests/support/shop.ts'
import { auditEntries } from '../audit/audit-entries.table.ts'
import { api } from './endpoints.ts'
import { formatField, ownWordsOf } from '../panel/audit/audit-words.ts'
import { describeEndpoints } from '../server/http/openapi.ts'

const routeOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

/** What administrators can call besides reading. */
const changing = describeEndpoints(api)
  .filter(({ guard, method }) => guard === 'administrator' && method !== 'GET')
  .map(routeOf)

/** Routes that leave no entry, and why that is right. */
const unrecorded: Record<string, string> = {
  'POST /admin/marketing/audience': 'it only counts; it is no GET because the question may be long',
  'POST /admin/backups/:name/restore':
    'it goes on after the answer; both of its entries are looked for in src/backups/backups.test.ts',
  'POST /admin/backups/:name/bring':
    'what it brings lies in a bucket; its entry is looked for in src/backups/bring-backup.test.ts',
  'POST /admin/shipments/collections':
    'the carrier is asked before the entry; it is looked for in src/sales/shipments/collections.test.ts',
  'POST /admin/invoices/:id/buyer/preview':
    'it only says what would be issued; it is no GET because people’s data stay out of addresses',
  'POST /admin/orders/:id/content/preview': 'it only reckons; it is no GET because the question may be long',
  'POST /admin/orders/quote': 'it only reckons; it is no GET because the question may be long',
  'POST /admin/privacy/person': 'it only reads; it is no GET because addresses of people are not to stand in logs',
  'POST /admin/legal-documents/preview': 'it only shows; it is no GET because the text may be long',
  'POST /admin/session/confirmation': 'it shows who is signed in, and changes nothing',
  'POST /admin/session/confirmation/options': 'it only asks a browser for a passkey',
  'POST /admin/second-factor/passkeys/options': 'it only asks a browser for a passkey',
  'POST /admin/second-factor/app/proposal': 'it only shows a secret, and keeps nothing',
  'POST /admin/logout': 'one session less is no change of the shop',
  'POST /admin/packing/slips': 'printing changes nothing',
  'POST /admin/products/upload-image': 'a picture that no product shows yet changes nothing that anybody sees',
  'POST /admin/pictures/:slot/upload-image': 'a picture that no page shows yet changes nothing that anybody sees',
  'POST /admin/team/upload-image': 'a picture that no card shows yet changes nothing that anybody sees',
}

/** The call that a route is for, in a shop where it changes something. */
async function prepare(shop: TestShop, route: string) {
  const { prepare: provide, body: given } = changes[route] as Change
  const id = await provide?.(shop)
  const body = typeof given === 'function' ? await given(shop) : given
  const [method = '', path = ''] = route.split(' ')
  return { id, call: () => shop.callAsAdmin(method, `/api${path.replace(/:\w+/, String(id))}`, { body }) }
}

test('of every route that changes something it is known which entry it leaves, or why none', () => {
  expect([...Object.keys(changes), ...Object.keys(unrecorded)].toSorted()).toEqual(changing.toSorted())
})

// Both are written in one transaction, which the failing entry shows for each; letting all of a change fail takes longest.
const changeThatFails = fewOf(Object.keys(changes), 6)

const onlyRecorded = new Set([
  // What the provider answers is settled order by order before it is said who asked.
  'POST /admin/payment-status/check',
  // What they ask for is a job.
  'POST /admin/backups',
  'POST /admin/backups/proof',
  // Without a mail server the message is a file, and nothing but the entry is written. So it is where KSeF's key isn't there.
  'POST /admin/settings/ksef/test',
  'POST /admin/settings/mail/test',
])

test.for(Object.keys(changes))(
  '%s leaves one entry, in the name of who called, with a name for each field: both come about or neither',
  async (route) => {
    const shop = await openTestShop((changes[route] as Change).settings)
    const { id, call } = await prepare(shop, route)
    await shop.callAsAdmin('GET', '/api/admin/session')
    const before = await rowsOf(shop)
    for (const fault of changeThatFails.includes(route) ? [entryFails, changeFails] : [entryFails]) {
      if (fault === changeFails && onlyRecorded.has(route)) continue
      await shop.database.execute(fault)
      expect((await call()).status).toBe(500)
      expect(await rowsOf(shop)).toEqual(before)
      await shop.database.execute(sql`drop function refuse cascade`)
    }

    const answer = await call()
    expect(answer.status, await answer.clone().text()).toBeLessThan(300)
    const { entry, also, numbered } = changes[route] as Change
    const [action, subject] = entry
    const named =
      (numbered && (await idOf(shop, numbered))) ??
      id ??
      (answer.status === 201 ? ((await answer.json()) as { id: number }).id : undefined)
    const entries = await shop.database.select().from(auditEntries)
    expect(entries).toMatchObject([
      ...(also ? [{ administrator: 'admin', action: also[0], subject: also[1] }] : []),
      { administrator: 'admin', action, subject, subjectId: named === undefined ? null : String(named) },
    ])
    const unnamed = entries.flatMap((told) => {
      const words = ownWordsOf(told)
      const fields = Object.keys({ ...told.before, ...told.after })
      return fields.filter((field) => formatField(field, undefined, words) === field)
    })
    expect(unnamed).toEqual([])
  },
)

const refusal = `create function refuse() returns trigger language plpgsql as $$ begin raise 'not now'; end $$;`

/** The change is made, and then no entry can be written. */
const entryFails = sql.raw(`
  ${refusal} create trigger refuse before insert on audit_entries for each row execute function refuse()`)

/** Both are made, and then the change of the shop fails at the very end. */
const changeFails = sql.raw(`
  ${refusal}
  do $$ declare name text; begin
    for name in select table_name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('audit_entries', 'attempts')
    loop
      execute format('create constraint trigger refuse after insert or update or delete on %I
        deferrable initially deferred for each row execute function refuse()', name);
    end loop;
  end $$`)

/** All rows of all tables. Not how far sequences have come: they never go back; nor how often somebody tried to sign in. */
async function rowsOf({ database }: TestShop) {
  rowsOfAll ??= (await database.execute<{ asked: string }>(questionOfAll)).rows[0]?.asked
  return (await database.execute(sql.raw(rowsOfAll as string))).rows
}

/** It is the same in every shop, and takes longer to be asked for than to be answered. */
let rowsOfAll: string | undefined
const questionOfAll = sql`
  select string_agg(format(
    'select %L as name, count(*), md5(string_agg(line, e''\\n'' order by line)) as held
      from (select whole_row::text as line from %I as whole_row) as lines', table_name, table_name), ' union all ') as asked
  from information_schema.tables
  where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'attempts'`
