import { oneOf, upTo } from './chance.ts'
import { Person, type Traffic } from './person.ts'

interface Listed {
  id: number
  orderNumber: string
  version: number
  paymentStatus: string
  documents?: { id: number }[]
}

/** What the people of the office do in the panel while the shop is open. */
export class Office {
  readonly #traffic: Traffic
  readonly #password: string
  /** What the panel reads without naming a row. */
  #lists: string[] = []
  #exports: string[] = []
  readonly done = { backups: 0, campaigns: 0, labels: 0, invoices: 0, imported: 0 }

  constructor(traffic: Traffic, password: string) {
    this.#traffic = traffic
    this.#password = password
  }

  /** Every list that the interface describes, goods on the shelf, and a bank account for transfers. */
  async prepare(): Promise<void> {
    const office = await this.#signedIn()
    const document = await office.call({ what: 'description', path: '/api/openapi.json' })
    const { paths } = document.json<{ paths: Record<string, Record<string, unknown>> }>()
    const read = Object.keys(paths).filter((path) => paths[path]?.['get'] && /^\/api\/admin\/[^{]+$/.test(path))
    this.#exports = read.filter((path) => /export$|settings-copy$|invoices\/month$/.test(path))
    // The last two ask for something that must be named.
    this.#lists = read.filter((path) => !this.#exports.includes(path) && !/by-code$|shipments\/labels$/.test(path))
    await office.call({
      what: 'settings saved',
      method: 'PUT',
      path: '/api/admin/settings/seller',
      body: { bankAccount: 'PL61109010140000071219812874' },
    })
    await office.call({
      what: 'settings saved',
      method: 'PUT',
      path: '/api/admin/settings/payments',
      body: { transfer: 'everybody' },
    })
    const products = await office.call({ what: 'list: products', path: '/api/admin/products' })
    await Promise.all(
      products.json<{ id: number }[]>().map(({ id: productId }) =>
        office.call({
          what: 'goods came in',
          method: 'POST',
          path: '/api/admin/stock/movements',
          body: { productId, kind: 'received', pieces: 900_000 },
        }),
      ),
    )
  }

  /** Looks through the panel's lists, and searches. */
  readonly look = async (): Promise<void> => {
    const office = await this.#signedIn()
    for (let looks = 10 + upTo(20); looks > 0; looks -= 1) {
      const path = oneOf(this.#lists)
      const asked = new URLSearchParams({ page: String(1 + upTo(3)), limit: oneOf(['10', '50', '100']) })
      if (upTo(3) === 0) asked.set('search', oneOf(['nowak', 'a', 'anna', '2026', 'zz', 'kra']))
      // oxlint-disable-next-line eslint/no-await-in-loop -- a person does one thing after the other
      await office.call({ what: `list: ${path.slice('/api/admin/'.length)}`, path: `${path}?${asked}`, allowed: [422] })
    }
  }

  /** Takes one of the tables and archives along. */
  readonly takeFile = async (): Promise<void> => {
    const office = await this.#signedIn()
    const path = oneOf(this.#exports)
    const month = new Date(Date.now() - upTo(300) * 86_400_000).toISOString().slice(0, 7)
    const asked = new URLSearchParams({ month, year: month.slice(0, 4), quarter: `${month.slice(0, 4)}-Q1` })
    const needs = /stock|orders/.test(path) ? '' : `?${asked}`
    const what = `file: ${path.slice('/api/admin/'.length)}`
    await office.call({ what, path: path + needs, allowed: [422] })
  }

  /** Slips, labels and invoices of what is to be packed, and sends some of it. */
  readonly pack = async (): Promise<void> => {
    const office = await this.#signedIn()
    const waiting = await office.call({
      what: 'list: packing',
      path: `/api/admin/packing?limit=20&page=${1 + upTo(2)}`,
    })
    const ids = waiting.json<{ id: number }[]>().map(({ id }) => id)
    if (ids.length === 0) return
    await office.call({ what: 'slips (PDF)', method: 'POST', path: '/api/admin/packing/slips', body: { ids } })
    const asked = { orders: ids.map((id) => ({ id })) }
    const labels = await office.call({
      what: 'labels asked',
      method: 'POST',
      path: '/api/admin/shipments',
      body: asked,
    })
    this.done.labels += labels.json<{ accepted: object[] }>().accepted.length
    const [id = 0, ...others] = ids
    await office.call({
      what: 'invoice issued',
      method: 'POST',
      path: `/api/admin/orders/${id}/documents`,
      allowed: [409],
    })
    const order = await office.call({ what: 'order', path: `/api/store/orders/${id}` })
    const [paper] = order.json<{ documents: { issued: { id: number | string }[] } }>().documents.issued
    if (paper) {
      this.done.invoices += 1
      const what = 'invoice (PDF)'
      await office.call({ what, path: `/api/admin/orders/${id}/documents/${paper.id}`, allowed: [404] })
    }
    // The newest stay, so that there is always something to pack.
    const leaving = await office.call({ what: 'list: packing', path: '/api/admin/packing?limit=20' })
    const orders = leaving
      .json<Listed[]>()
      .filter(({ id: one }) => others.includes(one))
      .slice(0, 10)
      .map(({ id: one, version }) => ({ id: one, version }))
    if (orders.length === 0) return
    const departures = { what: 'parcels left', method: 'POST', path: '/api/admin/packing/departures' }
    await office.call({ ...departures, body: { orders } })
  }

  readonly backUp = async (): Promise<void> => {
    const office = await this.#signedIn()
    await office.call({ what: 'backup asked', method: 'POST', path: '/api/admin/backups', allowed: [409, 429] })
    this.done.backups += 1
  }

  /** Contacts from a file, then the offer to some of them. */
  readonly writeToMany = async (): Promise<void> => {
    const office = await this.#signedIn()
    const from = this.done.imported
    const rows = Array.from({ length: 1_000 }, (_, row) => `Bar ${from + row};bar.${from + row}@example.com`)
    const form = new FormData()
    form.set('csvFile', new File([`nazwa;email\n${rows.join('\n')}\n`], 'lista.csv', { type: 'text/csv' }))
    form.set('consent', 'Zgoda zapisana na targach')
    await office.call({
      what: 'contacts imported',
      method: 'POST',
      path: '/api/admin/marketing/import-csv',
      body: form,
    })
    this.done.imported += rows.length
    const contacts = await office.call({ what: 'list: contacts', path: '/api/admin/marketing/contacts?limit=100' })
    const contactIds = contacts.json<{ id: number }[]>().map(({ id }) => id)
    await office.call({
      what: 'campaign started',
      method: 'POST',
      path: '/api/admin/marketing/send-bulk-email',
      body: { contactIds },
      allowed: [409, 422],
    })
    this.done.campaigns += 1
  }

  async #signedIn(): Promise<Person> {
    const person = new Person(this.#traffic, 'pl')
    const body = { username: 'admin', password: this.#password }
    await person.call({ what: 'signed in to the panel', method: 'POST', path: '/api/admin/login', body })
    return person
  }
}
