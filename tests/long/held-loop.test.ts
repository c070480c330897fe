// In the long matrix because it fills a shop with what a large one gathers in years. What strangers send is measured in the gate
// (tests/stalled-event-loop.test.ts).
// oxlint-disable eslint/no-await-in-loop -- two at once would be measured together
import { afterAll, expect, test } from 'vitest'
import { api } from '../../src/app/endpoints.ts'
import { openApi } from '../../src/server/http/openapi.ts'
import { dayInPoland } from '../../src/kernel/day-in-poland.ts'
import { importForm, importPath } from '../support/imports.ts'
import { makeLarge } from '../support/large-shop.ts'
import { seen } from '../support/seen.ts'
import { openTestShop } from '../support/shop.ts'
import { longestEventLoopTurn, slowness } from '../support/worst/event-loop-delay.ts'

const size = { orders: 20_000, invoices: 5_000, contacts: 20_000 }
/** Milliseconds of the processor for which one request may hold everybody else's, on a quick machine. */
const longest = 50

interface Ask {
  name: string
  method: string
  path: string
  body?: unknown
}

const held: { name: string; milliseconds: number; status: number }[] = []

test('in a large shop nothing that the panel asks for holds the others for more than 50 ms', async () => {
  const shop = await openTestShop()
  const { id, invoice } = await makeLarge(shop.database, shop.databaseUrl, size)
  const limit = longest * slowness()
  for (const ask of [...lists(id, invoice), ...files(id)]) {
    let [least, status] = [Number.POSITIVE_INFINITY, 0]
    // What comes on top is the machine's, or of the first time.
    for (let turn = 0; turn < 3 && least >= limit; turn += 1) {
      const milliseconds = await longestEventLoopTurn(async () => {
        const answer = await shop.callAsAdmin(ask.method, ask.path, { body: ask.body })
        status = answer.status
        // Read piece by piece: to hold all of it takes this thread's time as well.
        for await (const piece of answer.body ?? []) void piece
      })
      least = Math.min(least, milliseconds)
    }
    held.push({ name: ask.name, milliseconds: least, status })
  }
  const worst = held.toSorted((one, other) => other.milliseconds - one.milliseconds)
  expect(worst.filter(({ milliseconds }) => milliseconds >= limit)).toEqual([])
  expect(worst.filter(({ status }) => status >= 500)).toEqual([])
})

afterAll(() => {
  const worst = held.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, 6)
  const figures = worst.map(({ name, milliseconds }) => `${name} ${milliseconds.toFixed(0)} ms`)
  seen(
    `${held.length} calls to a shop of ${size.orders} orders, ${size.invoices} invoices in the month and ${size.contacts} contacts; the longest turns by processor time: ${figures.join(', ')}`,
  )
})

/** Everything that the interface describes for reading, with the order of a hundred lines where it wants one. */
function lists(id: number, invoice: number): Ask[] {
  const paths = openApi(api).paths as Record<string, Record<string, { parameters?: { name: string; in: string }[] }>>
  const month = dayInPoland(new Date()).slice(0, 7)
  const asked: Record<string, string> = {
    month,
    year: month.slice(0, 4),
    limit: '500',
    by: 'product',
    ids: String(id),
  }
  return Object.entries(paths).flatMap(([path, { get }]) => {
    if (!get || path.includes('webhooks')) return []
    const query = new URLSearchParams(
      (get.parameters ?? []).flatMap(({ name, in: where }) => {
        const value = where === 'query' ? asked[name] : undefined
        return value === undefined ? [] : [[name, value]]
      }),
    )
    const named = path
      .replace(/\/invoices\/\{id\}/, `/invoices/${invoice}`)
      .replace('{document}', String(invoice))
      .replace(/\/orders\/\{id\}/, `/orders/${id}`)
      .replaceAll(/\{\w+\}(\{\.\+\})?/g, '1')
    return [{ name: `GET ${path}`, method: 'GET', path: query.size > 0 ? `${named}?${query}` : named }]
  })
}

/** What is drawn, packed or read in of many. */
function files(id: number): Ask[] {
  const post = (name: string, path: string, body: unknown): Ask => ({ name, method: 'POST', path, body })
  const rows = Array.from({ length: 10_000 }, (_, row) => `Bar ${row};bar.${row}@example.com`)
  const list = `nazwa;email\n${rows.join('\n')}\n`
  const newest = Array.from({ length: 500 }, (_, place) => 10_000_001 + place)
  return [
    post('slips of 500 orders', '/api/admin/packing/slips', { ids: newest }),
    post('10,000 contacts looked at', `${importPath}?preview=true`, importForm(list, 'Zgoda na targach')),
    post('10,000 contacts imported', importPath, importForm(list, 'Zgoda na targach')),
    post('what is known of a person', '/api/admin/privacy/export', { email: 'anna@example.com' }),
    post('the invoice of a hundred lines', `/api/admin/orders/${id}/documents`, undefined),
    post('a campaign to everybody', '/api/admin/marketing/send-bulk-email', {}),
    post('everybody counted', '/api/admin/marketing/audience', {}),
  ]
}
