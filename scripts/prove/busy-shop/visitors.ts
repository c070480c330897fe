// oxlint-disable eslint/no-await-in-loop -- a person does one thing after the other
import { randomUUID } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { oneOf, upTo } from './chance.ts'
import { Person, type Traffic } from './person.ts'

const languages = ['pl', 'en', 'de', 'fr']

interface Product {
  id: number
  price: string
}

/** What a shop's visitors do, each of them from a place of their own. */
export class Visitors {
  readonly #traffic: Traffic
  #pages: string[] = ['/']
  #pictures: string[] = []
  #customers = 0
  readonly #known: { email: string; password: string }[] = []
  /** Orders that were placed, and those of them that were paid. */
  readonly done = { orders: 0, paid: 0, customers: 0 }

  constructor(traffic: Traffic) {
    this.#traffic = traffic
  }

  /** Every public page in every language, as search engines are told of them. */
  async learnPages(): Promise<void> {
    const map = await this.#somebody().call({
      what: 'sitemap',
      path: '/sitemap.xml',
      headers: { 'Accept-Encoding': '' },
    })
    const addresses = [...map.body.toString().matchAll(/(?:<loc>|href=")([^<"]+)/g)].map(([, found = '']) => found)
    const paths = addresses.map((address) => new URL(address.replaceAll('&amp;', '&')))
    this.#pages = [...new Set(paths.map(({ pathname, search }) => pathname + search))]
    if (this.#pages.length < 20) throw new Error(`the sitemap names only ${this.#pages.length} pages`)
  }

  /** Looks at some pages, at pictures, at the product list, and into the cart. */
  readonly look = async (): Promise<void> => {
    const visitor = this.#somebody()
    for (let pages = 1 + upTo(5); pages > 0; pages -= 1) {
      const path = oneOf(this.#pages)
      const page = await visitor.call({ what: 'page', path, allowed: [404] })
      if (this.#pictures.length < 200) this.#pictures.push(...picturesOf(page.body))
      if (this.#pictures.length > 0) await visitor.call({ what: 'picture', path: oneOf(this.#pictures) })
      const seen = { page: path.split('?')[0], from: '' }
      await visitor.call({ what: 'visit counted', method: 'POST', path: '/api/visits', body: seen })
    }
    await visitor.call({ what: 'product list', path: '/api/store/products' })
    await visitor.call({ what: 'checkout settings', path: '/api/store/checkout-settings' })
  }

  /** Orders by the demonstration or a transfer, comes back from paying, and looks whether it was taken. */
  readonly buy = async (): Promise<void> => this.#order(this.#somebody())

  /** The same with an account: a new one, or one that was there; asks for the invoice and reads it. */
  readonly buyWithAccount = async (): Promise<void> => {
    const customer = this.#somebody()
    if (this.#known.length < 40 || upTo(20) === 0) {
      this.#customers += 1
      const account = { email: `kunde.${this.#customers}.${randomUUID()}@example.com`, password: randomUUID() }
      const body = { ...account, firstName: 'Łucja', lastName: 'Wiśniewska' }
      await customer.call({ what: 'account made', method: 'POST', path: '/api/customers/register', body })
      this.#known.push(account)
      this.done.customers += 1
    } else {
      const body = oneOf(this.#known)
      await customer.call({ what: 'signed in', method: 'POST', path: '/api/customers/login', body })
    }
    await customer.call({ what: 'own account', path: '/api/customers/me' })
    await this.#order(customer)
    const orders = await customer.call({ what: 'own orders', path: '/api/customers/orders' })
    const [newest] = orders.json<{ id: number; documents?: { id: number }[] }[]>()
    if (newest) {
      const own = `/api/store/orders/${newest.id}`
      const order = await customer.call({ what: 'own order', path: own })
      const { issued } = order.json<{ documents: { issued: { id: string | number }[] } }>().documents
      const paper = issued[0]?.id ?? 'proforma'
      await customer.call({ what: 'document (PDF)', path: `${own}/documents/${paper}`, allowed: [404, 409, 429] })
    }
    if (upTo(10) === 0)
      await customer.call({ what: 'own data (zip)', path: '/api/customers/export', allowed: [403, 429] })
    await customer.call({ what: 'signed out', method: 'POST', path: '/api/customers/logout' })
  }

  async #order(buyer: Person): Promise<void> {
    const products = (await buyer.call({ what: 'product list', path: '/api/store/products' })).json<Product[]>()
    const chosen = [...new Set([oneOf(products), oneOf(products)])]
    const cart = chosen.map(({ id, price }) => ({ id, price, quantity: 1 + upTo(2) }))
    await buyer.call({ what: 'cart checked', method: 'POST', path: '/api/store/check-cart', body: { cart } })
    const key = randomUUID()
    const isCompany = upTo(4) === 0
    const isByTransfer = upTo(5) === 0
    // The heaviest ones don't go into a locker.
    const isToLocker = chosen.every(({ id }) => id < 4) && upTo(2) === 0
    const body = {
      cart,
      shippingAddress: {
        firstName: 'Anna',
        lastName: 'Nowak',
        email: `anna.${key}@example.com`,
        phone: '+48 600 100 200',
        address: 'ul. Solna 7',
        city: 'Kraków',
        postalCode: '31-000',
      },
      ...(isToLocker && { shippingMethod: 'inpost', pickupPoint: locker }),
      ...(isCompany && {
        company: { name: 'Bistro „Morze” sp. z o.o.', taxNumber: '5260250274', invoiceByMail: true },
      }),
      ...(isByTransfer && { paymentMethod: 'transfer' }),
    }
    const session = await buyer.call({
      what: 'order placed',
      method: 'POST',
      path: '/api/store/create-checkout-session',
      body,
      headers: { 'Idempotency-Key': key },
    })
    this.done.orders += 1
    const next = new URL(session.json<{ url: string }>().url, this.#traffic.origin)
    const page = await buyer.call({ what: 'payment page', path: next.pathname + next.search })
    if (isByTransfer || page.status !== 200 || upTo(12) === 0) return
    const choice = new URLSearchParams({ do: 'pay' })
    const paying = { what: 'paid', method: 'POST', path: next.pathname, body: choice }
    const back = new URL((await buyer.call(paying)).location, this.#traffic.origin)
    await buyer.call({ what: 'back from paying', path: back.pathname + back.search })
    const name = back.searchParams.get('session_id')
    const settled = await buyer.call({ what: 'payment looked up', path: `/api/store/checkout-sessions/${name}` })
    if (settled.json<{ paymentStatus?: string; status?: string }>()) this.done.paid += 1
  }

  #somebody(): Person {
    return new Person(this.#traffic, oneOf(languages))
  }
}

const locker = {
  name: 'GDY01A',
  address: { line1: 'ul. Portowa 3', line2: '81-350 Gdynia' },
  opening_hours: '24/7',
}

function picturesOf(page: Buffer): string[] {
  const bytes = page[0] === 0x1f ? gunzipSync(page) : page[0] === 0x3c ? page : brotliDecompressSync(page)
  return [...new Set(bytes.toString().match(/\/pictures\/[\w./-]+\.(?:webp|avif|jpg|png)/g) ?? [])]
}
