// oxlint-disable no-await-in-loop -- a year is lived through one moment after the other
import { randomUUID } from 'node:crypto'
import { asc, eq, ne, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { placeCompanyOrder } from '../../../tests/support/invoices.ts'
import { inKsef, openKsefShop } from '../../../tests/support/ksef-shop.ts'
import { comparedSum, filesIn, grosze, tableOf } from '../../../tests/support/month-files.ts'
import { judgeFa3 } from '../../../tests/support/official-schemas.ts'
import { onlyForRelease } from '../../../tests/support/release.ts'
import { brand } from '../../brand.ts'
import { operator } from '../../guards/administrator.ts'
import { countryCodeOf } from '../../kernel/countries.ts'
import { money, readMoney } from '../../kernel/money.ts'
import { momentInPoland } from '../../kernel/polish-time.ts'
import { readOssQuarter } from '../abroad/read-oss-quarter.server.ts'
import { taxationOf } from '../orders/taxation.ts'
import type { Taxation } from '../orders/vat.ts'
import { orderEvents, orders } from '../orders/orders.table.ts'
import { payments, refunds } from '../payments/payments.table.ts'
import { correctBuyer } from './buyer/correct-buyer.server.ts'
import { readCurrent } from './current-invoice.server.ts'
import { isPaidInDemo } from './invoice.ts'
import { invoices } from './invoices.table.ts'
import { issueCorrections } from './issue-corrections.server.ts'
import { issueInvoice } from './issue-invoice.server.ts'
import { bringForward } from './ksef/bring-ksef-document.server.ts'
import { handOver } from './ksef/hand-over.server.ts'
import { hashOf } from './ksef/ksef-step.server.ts'
import { ksefDocuments } from './ksef/ksef-documents.table.ts'
import { sendKsefDocumentAgain } from './ksef/send-again.server.ts'
import { accounting } from './accounting.ts'
import { monthOf } from './months/invoice-month.ts'
import { packMonth } from './months/pack-month.server.ts'
import { withLive } from '../../server/live.ts'

type KsefShop = Awaited<ReturnType<typeof openKsefShop>>

/** Numbers that look random and are the same each time. */
function chanceOf(seed: number) {
  let state = seed
  const upTo = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state >>> 8) % limit
  }
  return { upTo, oneOf: <Choice>(choices: readonly Choice[]) => choices[upTo(choices.length)] as Choice }
}
type Chance = ReturnType<typeof chanceOf>

// One that isn't over while this is run: sessions end by the real clock, too.
const year = new Date().getFullYear() + 1
const firstOf = (month: number) => `${year + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`
const isWithOss = (at: Date) => at >= momentInPoland(`${year}-07-01T00:00`)

const buyers = {
  polish: { companyName: 'Bistro „Morze” & Synowie sp. z o.o.', taxNumber: '5260250274' },
  german: { companyName: 'Salz & Söhne GmbH', taxNumber: 'DE136695976' },
  withoutNumber: { companyName: 'Fjord AS', taxNumber: null },
  person: { companyName: null, taxNumber: null },
}
const places = [
  { country: 'Poland', postalCode: '31-000' },
  { country: 'Germany', postalCode: '10115' },
  { country: 'France', postalCode: '75001' },
  { country: 'Norway', postalCode: '0150' },
] as const
const abroad: Record<string, number[]> = { Germany: [19, 7], France: [20, 5.5] }

interface Step {
  at: Date
  act(): Promise<unknown>
}

/** What the orders came to, by hand: by the month in which money moved; and what consumers bought at other countries' rates. */
class Expected {
  readonly byMonth = new Map<string, number>()
  destination = 0
  move(at: Date, amount: number, taxation: Taxation) {
    this.byMonth.set(monthOf(at), (this.byMonth.get(monthOf(at)) ?? 0) + amount)
    if (taxation === 'destination') this.destination += amount
  }
}

const later = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1_000)
const day = 86_400

/** An order of any kind, and what happens to it. */
async function begin({ database }: KsefShop, { upTo, oneOf }: Chance, months: number[], expected: Expected) {
  const midnight = momentInPoland(`${firstOf(oneOf(months))}T00:00`)
  const paidAt = later(midnight, oneOf([-1, -1, 0, 0, 1, 9.5 * day + upTo(day)]))
  const buyer = buyers[oneOf(['polish', 'polish', 'polish', 'german', 'person', 'person', 'withoutNumber'] as const)]
  const place = oneOf(buyer === buyers.polish ? [places[0], places[0], places[1]] : places)
  const taxation = taxationOf({
    seller: brand.seller,
    buyer,
    destination: { ...place, country: countryCodeOf(place.country) },
    settings: { isExempt: false, sellsWithinUnion: true, exports: true },
    isRated: () => isWithOss(paidAt),
  })
  const rates = taxation === 'domestic' ? [23, 8, 5, 0] : taxation === 'destination' ? abroad[place.country] : [0]
  const lines = Array.from({ length: 1 + upTo(3) }, () => ({
    quantity: 1 + upTo(5),
    price: money(1 + upTo(19_999)),
    vatRate: oneOf(rates ?? []),
  }))
  const bought = lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0)
  const isDiscounted = upTo(4) === 0
  const isDemo = upTo(12) === 0
  const order = await placeCompanyOrder(
    database,
    {
      ...buyer,
      ...place,
      lines,
      taxation,
      paidAt,
      createdAt: paidAt,
      discountAmount: money(isDiscounted ? upTo(bought) : 0),
      shippingCost: money(oneOf([0, 1_599, 2_000])),
      wantsInvoiceByMail: upTo(2) === 0,
    },
    isDemo ? 'demo' : 'stripe',
  )
  const steps: Step[] = []
  const add = (at: Date, act: () => Promise<unknown>) => steps.push({ at, act })
  const move = (at: Date, amount: number) => isDemo || expected.move(at, amount, taxation)
  const correctAt = (at: Date) => database.transaction((transaction) => issueCorrections(transaction, order.id, at))
  move(paidAt, order.total)
  if (order.total === 0) return steps
  const invoicedAt = buyer.taxNumber ? paidAt : upTo(2) === 0 ? later(paidAt, oneOf([0, 2, 3 * day, 40 * day])) : null
  if (invoicedAt)
    add(invoicedAt, () =>
      database.transaction(async (transaction) => {
        const [now = order] = await transaction.select().from(orders).where(eq(orders.id, order.id))
        await issueInvoice(transaction, now, { actor: 'shop', at: invoicedAt })
        await issueCorrections(transaction, order.id, invoicedAt)
      }),
    )
  let free: number = order.total
  const [first] = lines
  if (first && first.quantity > 1 && !isDiscounted && upTo(4) === 0) {
    // The office takes a piece off, and its price goes back.
    const at = later(paidAt, oneOf([60, 2 * day]))
    free -= first.price
    move(invoicedAt && invoicedAt <= at ? at : paidAt, -first.price)
    add(at, () =>
      database.transaction(async (transaction) => {
        await transaction.execute(
          sql`update order_lines set quantity = quantity - 1 where order_id = ${order.id} and position = 0`,
        )
        await transaction
          .update(orders)
          .set({ subtotal: money(order.subtotal - first.price), total: money(order.total - first.price) })
          .where(eq(orders.id, order.id))
        const own = { orderId: order.id, createdAt: at }
        await transaction
          .insert(orderEvents)
          .values({ ...own, kind: 'content_changed', actor: 'administrator', details: {} })
        const [payment] = await transaction.select().from(payments).where(eq(payments.orderId, order.id))
        const given = { id: randomUUID(), paymentId: payment?.id ?? '', amount: first.price, isOfChange: true }
        await transaction.insert(refunds).values({ ...own, ...given, state: 'done' })
        await issueCorrections(transaction, order.id, at)
      }),
    )
  }
  for (let made = upTo(3); made > 0 && free > 0; made -= 1) {
    const at = later(paidAt, oneOf([3 * day + 1, 3 * day + 3_600, 35 * day]) + made)
    const amount = money(upTo(3) === 0 ? free : 1 + upTo(free))
    const isFailed = upTo(3) === 0
    free -= amount
    const id = randomUUID()
    const way = oneOf(['provider', 'outside', 'chargeback'] as const)
    const vatRate = oneOf([null, null, first?.vatRate ?? null])
    const note = (kind: 'refunded' | 'refund_failed', then: Date) => async () => {
      const [payment] = await database.select().from(payments).where(eq(payments.orderId, order.id))
      const own = { orderId: order.id, createdAt: then }
      const details = { refund: id, payment: payment?.id, amount }
      if (kind === 'refunded')
        await database
          .insert(refunds)
          .values({ ...own, id, paymentId: payment?.id ?? '', amount, way, vatRate, state: 'done' })
      else await database.update(refunds).set({ state: 'refused' }).where(eq(refunds.id, id))
      await database.insert(orderEvents).values({ ...own, kind, actor: 'provider', details })
      await correctAt(then)
    }
    move(at, -amount)
    add(at, note('refunded', at))
    if (!isFailed) continue
    const failed = later(at, 12 * day)
    move(failed, amount)
    add(failed, note('refund_failed', failed))
  }
  if (invoicedAt && upTo(4) === 0) {
    const at = later(invoicedAt, oneOf([1, 5 * day]))
    const address = { address: 'Solna 3', postalCode: '81-718', city: 'Sopot', country: 'Poland' }
    const right = { ...address, name: 'Gdańska Sól SA', taxNumber: oneOf([buyer.taxNumber, '1132191233']) }
    add(at, async () => {
      const [invoice, ...corrections] = await readCurrent(database, order.id)
      const outcome = await correctBuyer(database, operator, invoice?.id ?? 0, { ...right, reason: 'Tak w KRS' }, at)
      const left = (corrections.at(-1) ?? invoice)?.sums.reduce((sum, { gross }) => sum + gross, 0)
      // What has all gone back is nobody's any more.
      if (!outcome.ok) expect([outcome.code, left]).toEqual(['buyer_not_correctable', 0])
    })
  }
  return steps
}

const sending = /^POST \/v2\/sessions\/online\/[^/]+\/invoices$/
const anywhere = [sending, /^GET \/v2\/sessions\/[^/]+\/invoices\/[^/]+$/, /^POST \/v2\/sessions\/online$/, /\/upo$/]
const faults = ['none', 'lost', 'broken', 'slow', 'expired', 'limit', 'refusal', 'restart', 'doubt', 'away'] as const

/** The shop with the system of a changeful year. */
class Year {
  readonly #shop: KsefShop
  readonly #chance: Chance
  #services: KsefShop['services']
  now = 0
  readonly met = new Map<string, number>()

  constructor(shop: KsefShop, chance: Chance) {
    this.#shop = shop
    this.#chance = chance
    this.#services = shop.services
    shop.ksef.now = () => this.now
  }

  #open() {
    const { invoiceId, state } = ksefDocuments
    return this.#shop.database
      .select({ invoiceId, state })
      .from(ksefDocuments)
      .where(ne(state, 'accepted'))
      .orderBy(asc(invoiceId))
  }

  async #bring(turns: number) {
    for (let turn = 0; turn < turns; turn += 1)
      for (const { invoiceId, state } of await this.#open()) {
        if (state === 'refused') {
          await sendKsefDocumentAgain(this.#shop.database, invoiceId, operator)
          this.met.set('sent again', (this.met.get('sent again') ?? 0) + 1)
        }
        await bringForward(this.#services, invoiceId)
      }
  }

  /** Documents go their way, and something goes wrong. */
  async pass() {
    const { ksef, database, connect } = this.#shop
    const { oneOf, upTo } = this.#chance
    const fault = oneOf(faults)
    this.met.set(fault, (this.met.get(fault) ?? 0) + 1)
    if (fault === 'lost') ksef.answerWith('lost', { calls: 1, to: oneOf(anywhere) })
    if (fault === 'broken')
      ksef.answerWith({ status: oneOf([500, 503]), body: 'no' }, { calls: 1, to: oneOf(anywhere) })
    if (fault === 'slow') ksef.thinks = 1 + upTo(2)
    if (fault === 'expired') ksef.expireSessions()
    if (fault === 'limit') ksef.answerWith({ status: 429, body: '{}' }, { calls: 1, to: oneOf(anywhere) })
    if (fault === 'restart') this.#services = connect()
    if (fault === 'refusal') {
      const code = oneOf([430, 435, 450])
      ksef.judge = () => ({ code, description: 'Odrzucono' })
      await this.#bring(1)
      ksef.judge = () => undefined
    }
    if (fault === 'doubt') {
      const before = ksef.sent.length
      await database.execute(sql`update clock_watch set seen_at = now() + interval '1 day'`)
      await this.#bring(1)
      await database.execute(sql`update clock_watch set seen_at = now()`)
      expect(ksef.sent).toHaveLength(before)
    }
    if (fault === 'away') {
      ksef.answerWith({ status: 503, body: '' })
      await this.#bring(1)
      for (const { invoiceId } of await this.#open())
        if (await handOver(this.#services, invoiceId)) this.met.set('offline', (this.met.get('offline') ?? 0) + 1)
      ksef.answerWith('ok')
      // It comes back on another day.
      if (upTo(2) === 0) return
    }
    await this.#bring(1 + upTo(2))
    ksef.answerWith('ok')
    ksef.thinks = 0
  }

  /** An older backup is put back: of what was sent since it knows nothing. */
  async restore() {
    const { database } = this.#shop
    await database.execute(sql`alter table ksef_documents disable trigger keep_ksef_documents`)
    await database.execute(sql`
      update ksef_documents set state = 'waiting', ksef_number = null, accepted_at = null, xml = null, hash = null, issue_day = null,
        session = null, reference = null, upo = null, handed_over_at = null, certificate_link = null, hash_of_corrected = null
      where invoice_id in (select invoice_id from ksef_documents where state = 'accepted' order by invoice_id desc limit 3)`)
    await database.execute(sql`alter table ksef_documents enable trigger keep_ksef_documents`)
  }

  async finish() {
    for (let turn = 0; turn < 12 && (await this.#open()).length > 0; turn += 1) await this.#bring(1)
  }
}

const field = (xml: string, name: string) => new RegExp(`<${name}>([^<]*)<`).exec(xml)?.[1]

/** Each document that has to be there is there once, as it is kept, after the one that it corrects. */
async function everyDocumentOnce({ database, ksef, rows }: KsefShop) {
  const documents = await database.select().from(invoices).orderBy(asc(invoices.id))
  const due = documents.filter((one) => one.buyer.taxNumber !== null && !isPaidInDemo(one))
  const filed = await rows()
  expect(filed.map(({ invoiceId }) => invoiceId)).toEqual(due.map(({ id }) => id))
  const left = filed.filter(({ state }) => state !== 'accepted')
  expect(left.map(({ invoiceId, state, problem, refusal }) => ({ invoiceId, state, problem, refusal }))).toEqual([])
  const there = ksef.accepted.map(({ facts }) => facts?.number ?? '')
  expect(there.toSorted()).toEqual(due.map(({ number }) => number).toSorted())
  for (const [place, { invoiceId, xml, hash, ksefNumber, issueDay }] of filed.entries()) {
    const document = due[place]
    const at = there.indexOf(document?.number ?? '')
    expect(ksef.accepted[at]).toMatchObject({ xml, hash, ksefNumber, facts: { issueDay } })
    expect(hashOf(xml ?? '')).toBe(hash)
    expect(judgeFa3(xml ?? ''), xml ?? '').toEqual([])
    expect(readMoney(field(xml ?? '', 'P_15') ?? ''), document?.number).toBe(document?.total)
    if (document?.correctedId == null) continue
    const original = filed.find((one) => one.invoiceId === document.correctedId)
    expect(field(xml ?? '', 'NrKSeFFaKorygowanej'), String(invoiceId)).toBe(original?.ksefNumber)
    if (original) expect(there.indexOf(document.corrected?.number ?? '')).toBeLessThan(at)
  }
  return due.length
}

/** So many orders go through these months and what comes after them, and everything that is said of them agrees. */
async function live(seed: number, count: number, months: number[]) {
  const shop = await openKsefShop()
  const chance = chanceOf(seed)
  const expected = new Expected()
  const accounted = new Map([['accounting', { ...accounting.now(), taxOffice: '1433' }]])
  const steps: Step[] = []
  for (let made = 0; made < count; made += 1) steps.push(...(await begin(shop, chance, months, expected)))
  const lived = new Year(shop, chance)
  for (const [place, { at, act }] of steps.toSorted((one, other) => one.at.getTime() - other.at.getTime()).entries()) {
    lived.now = at.getTime()
    await inKsef(act)
    await lived.pass()
    if (place % 40 === 39) await lived.restore()
  }
  lived.now += day * 1_000
  await lived.finish()
  const inSystem = await everyDocumentOnce(shop)
  const inTables = new Map<string, number>()
  const last = Math.max(...months) + 4
  for (let month = Math.min(...months) - 1; month <= last; month += 1) {
    const name = firstOf(month + 12)
      .replace(/^\d+/, (written) => String(Number(written) - 1))
      .slice(0, 7)
    const packed = await withLive(accounted, () => packMonth(shop.database, name))
    expect(comparedSum(packed), `${name} of seed ${seed}`).toBe(expected.byMonth.get(name) ?? 0)
    expected.byMonth.delete(name)
    for (const row of tableOf(filesIn(packed)('faktury-'))) {
      const told = `${row['Numer dokumentu']} ${row['Numer KSeF albo oznaczenie']}`
      inTables.set(told, (inTables.get(told) ?? 0) + grosze(row['Brutto']))
    }
  }
  for (const { facts, ksefNumber } of shop.ksef.accepted)
    expect(inTables.get(`${facts?.number} ${ksefNumber}`)).toBe(readMoney(facts?.total ?? ''))
  expect([...expected.byMonth.keys()]).toEqual([])
  const quarters = [year - 1, year, year + 1].flatMap((one) => [1, 2, 3, 4].map((quarter) => `${one}-${quarter}`))
  let sold = 0
  for (const quarter of quarters) sold += readMoney((await readOssQuarter(shop.database, quarter)).total.gross)
  expect(sold).toBe(expected.destination)
  return { inSystem, met: lived.met }
}

test('of the orders around a month’s end each document is in KSeF once, and all files come to what was sold', async () => {
  const { inSystem, met } = await live(11, 12, [6])
  expect(inSystem).toBeGreaterThan(10)
  expect(met.size).toBeGreaterThan(6)
})

test('the same of a whole year, with all that can go wrong', onlyForRelease('its core is above'), async () => {
  for (const seed of [2, 3, 4]) {
    const { met } = await live(seed, 200, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    for (const fault of [...faults, 'sent again', 'offline']) expect(met.get(fault), fault).toBeGreaterThan(0)
  }
})
