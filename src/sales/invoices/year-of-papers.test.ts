// oxlint-disable no-await-in-loop -- a year is lived through one moment after the other
import { asc, ne, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inKsef, openKsefShop } from '../../../tests/support/ksef-shop.ts'
import { comparedSum, filesIn, grosze, tableOf } from '../../../tests/support/month-files.ts'
import { judgeFa3 } from '../../../tests/support/official-schemas.ts'
import { onlyForRelease } from '../../../tests/support/release.ts'
import {
  beginSale,
  chanceOf,
  Expected,
  firstOf,
  year,
  type Chance,
  type Step,
} from '../../../tests/support/sales-of-a-year.ts'
import { operator } from '../../guards/administrator.ts'
import { readMoney } from '../../kernel/money.ts'
import { readOssQuarter } from '../abroad/read-oss-quarter.server.ts'
import { isPaidInDemo } from './invoice.ts'
import { invoices } from './invoices.table.ts'
import { bringForward } from './ksef/bring-ksef-document.server.ts'
import { handOver } from './ksef/hand-over.server.ts'
import { hashOf } from './ksef/ksef-step.server.ts'
import { ksefDocuments } from './ksef/ksef-documents.table.ts'
import { sendKsefDocumentAgain } from './ksef/send-again.server.ts'
import { accounting } from './accounting.ts'
import { packMonth } from './months/pack-month.server.ts'
import { withLive } from '../../server/live.ts'

type KsefShop = Awaited<ReturnType<typeof openKsefShop>>

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
      if (ksef.sent.length !== before) throw new Error('a document was sent by a clock in doubt')
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
  for (let made = 0; made < count; made += 1) steps.push(...(await beginSale(shop.database, chance, months, expected)))
  const lived = new Year(shop, chance)
  for (const [place, { at, act }] of steps.toSorted((one, other) => one.at.getTime() - other.at.getTime()).entries()) {
    lived.now = at.getTime()
    await inKsef(act)
    await lived.pass()
    if (place % 40 === 39) await lived.restore()
  }
  lived.now += 86_400_000
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
