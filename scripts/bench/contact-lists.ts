// oxlint-disable eslint/no-await-in-loop -- one after the other is what is measured
import { join } from 'node:path'
import pg from 'pg'
import { listContactIds, listContacts } from '../../src/marketing/contacts/list-contacts.server.ts'
import type { ContactFilter } from '../../src/marketing/contacts/marketing-contact.ts'
import { startEmbeddedPostgres } from '../../src/server/postgres/embedded-postgres.ts'
import { addManyContacts } from '../../tests/support/many-contacts.ts'
import { openExplained } from '../../tests/support/plans.ts'
import { benchPassword, pace, signIn } from './panel-calls.ts'
import { startShop } from './running-shop.ts'

export const contactsListed = 100_000

type Asked = ContactFilter & { page?: number }

/** What the panel asks for. Pages are those of a hundred. */
const lists: Record<string, Asked> = {
  'the first page': {},
  'the last page': { page: contactsListed / 100 },
  'a page in the middle': { page: contactsListed / 200 },
  ...Object.fromEntries(
    (['receives', 'inactive', 'unsubscribed', 'bounced', 'withoutConsent'] as const).map((standing) => [
      standing,
      { standing },
    ]),
  ),
  ...Object.fromEntries(
    ['12345', 'zając', 'żeglarska tawerna', 'example.com', 'nobody', 'a', 'ow', 'xq', '@'].map((search) => [
      `search: ${search}`,
      { search },
    ]),
  ),
  'search: zając, unsubscribed': { search: 'zając', standing: 'unsubscribed' },
  'search: a, receives': { search: 'a', standing: 'receives' },
}
const selections: Record<string, ContactFilter> = {
  'numbers of all': {},
  'numbers of those who receive': { standing: 'receives' },
}

const addressOf = (asked: Record<string, string> | ContactFilter) =>
  new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)])).toString()

export interface ContactsMeasured {
  lists: { name: string; p50: number; p95: number; scans: string[] }[]
  exported: { seconds: number; bytes: number }
}

/** The panel's contacts, on a database of their own, over HTTP. */
export async function measureContactLists(folder: string, times: number): Promise<ContactsMeasured> {
  const postgres = await startEmbeddedPostgres({ dataFolder: join(folder, 'contacts'), say: () => {} })
  const shop = await startShop(folder, {
    DATABASE_URL: postgres.url,
    ADMIN_PASSWORD: benchPassword,
    LOG_LEVEL: 'warn',
  })
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const { plansOf, close } = await openExplained(postgres.keeperUrl)
  try {
    await addManyContacts(client, contactsListed)
    const ask = await signIn(`http://127.0.0.1:${shop.port}`)
    const path = '/api/admin/marketing/contacts'
    const measured: ContactsMeasured['lists'] = []
    async function measure(name: string, address: string, plans: ReturnType<typeof plansOf>): Promise<void> {
      const scans = (await plans).flatMap((plan) => plan.scans)
      measured.push({ name, ...(await pace(times, () => ask(address))), scans: [...new Set(scans)] })
    }
    for (const [name, { page = 1, ...filter }] of Object.entries(lists)) {
      const asks = addressOf({ ...filter, limit: '100', page: String(page) })
      const plans = plansOf((database) => listContacts(database, { page, limit: 100, ...filter }))
      await measure(name, `${path}?${asks}`, plans)
    }
    for (const [name, filter] of Object.entries(selections)) {
      const asks = addressOf(filter)
      await measure(
        name,
        `${path}/ids?${asks}`,
        plansOf((database) => listContactIds(database, filter)),
      )
    }
    const start = performance.now()
    const bytes = await ask(`${path}/export`)
    return { lists: measured, exported: { seconds: (performance.now() - start) / 1_000, bytes } }
  } finally {
    await close()
    await client.end()
    await shop.stop()
    await postgres.stop()
  }
}
