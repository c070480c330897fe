import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CarrierConfig } from '../../src/server/config.ts'
import { respondInMode, type FailureMode } from './fake-stripe/failure-modes.ts'
import { problemsOf, toJson, type FakeParcel, type Sent } from './fake-shipx/parcels.ts'

const token = 'shipx-token-for-tests-only'
const organization = '4711'
const own = `/v1/organizations/${organization}`

/** `silent`: does what it is asked, and never answers. */
type Mood = FailureMode | 'silent'

class Refused extends Error {
  readonly status: number
  readonly told: object

  constructor(status: number, error: string, details: object = {}) {
    super(error)
    this.status = status
    this.told = { status, error, message: 'There are some validation errors.', details }
  }
}

/**
 * A fake ShipX on this machine: it keeps parcels, takes them through their states, checks requests as the real one does, and can be
 * away, slow, silent or wrong.
 */
export class FakeShipx {
  readonly parcels = new Map<number, FakeParcel>()
  readonly dispatchOrders: number[][] = []
  /** Every call that arrived, such as `POST /v1/…/shipments`. */
  readonly calls: string[] = []
  /** Lockers that are there no more. */
  readonly closedPoints = new Set<string>()
  /** Whether offers wait to be bought. */
  isPrepaid = false
  /** Whether what is bought can be paid. */
  hasMoney = true
  /** How long a parcel stays in a state, in milliseconds; zero: until it is read again. */
  thinks = 0
  /** After so long parcels move on by themselves, as if somebody carried them. */
  carries = 0
  /** Refuses every so manieth parcel. */
  refusesEvery = Infinity
  /** Whether the list knows how to narrow itself by our number. */
  narrows = true
  /** How long it works on a parcel before it has it. */
  latency = 0
  /** How long the shop waits for it, and leaves it in peace after an answer was lost. */
  patience = { answer: 90_000, quiet: 90_000 }
  readonly #server = createServer((request, response) => void this.#serve(request, response))
  #mood: Mood = 'ok'
  #moodLasts = Infinity
  #moodHolds: RegExp = /./
  #asked = 0

  static async open({ port = 0 } = {}): Promise<FakeShipx> {
    const fake = new FakeShipx()
    fake.#server.listen(port, '127.0.0.1')
    await once(fake.#server, 'listening')
    return fake
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** For `Config.carrier`. */
  get settings(): CarrierConfig {
    return {
      name: 'inpost',
      token,
      organization,
      apiUrl: this.origin,
      sendingMethod: 'parcel_locker',
      sender: {
        name: 'Sól z Guérande',
        email: 'biuro@example.com',
        phone: '600100200',
        street: 'ul. Solna 7/3',
        postalCode: '31-000',
        town: 'Kraków',
      },
      labelFormat: 'pdf-a6',
      patience: this.patience,
    }
  }

  /** The same for a program's environment. */
  get variables() {
    return { CARRIER: 'inpost', SHIPX_TOKEN: token, SHIPX_ORGANIZATION: organization, SHIPX_API_URL: this.origin }
  }

  /** How the next calls are answered: this many of them, or all until changed; only those that match. */
  answerWith(mood: Mood, { calls = Infinity, to = /./ }: { calls?: number; to?: RegExp } = {}): void {
    this.#mood = mood
    this.#moodLasts = calls
    this.#moodHolds = to
  }

  /** Breaks every line that is open. */
  hangUp(): void {
    this.#server.closeAllConnections()
  }

  /** The parcels that cost money: all that weren't cancelled. */
  get living(): FakeParcel[] {
    return [...this.parcels.values()].filter(({ status }) => status !== 'canceled')
  }

  move(reference: string, status: string): void {
    const one = this.living.find((parcel) => parcel.reference === reference)
    if (!one) throw new Error(`ShipX has no parcel ${reference}`)
    one.status = status
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.origin)
    const { method = 'GET', headers } = request
    const body = await text(request).catch(() => '')
    const call = `${method} ${pathname}`
    this.calls.push(call)
    const mood = this.#takeMood(call)
    if (mood !== 'silent' && respondInMode(mood, response)) return
    await sleep(this.latency)
    const answer = await this.#answer(call, searchParams, body, headers.authorization).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error
      return { status: error.status, type: 'application/json', told: JSON.stringify(error.told) }
    })
    if (mood === 'silent') return
    if (mood === 'lost') response.destroy()
    else response.writeHead(answer.status, { 'Content-Type': answer.type }).end(answer.told)
  }

  #takeMood(call: string): Mood {
    if (this.#mood === 'ok' || !this.#moodHolds.test(call)) return 'ok'
    const mood = this.#mood
    this.#moodLasts -= 1
    if (this.#moodLasts <= 0) this.answerWith('ok')
    return mood
  }

  async #answer(call: string, asks: URLSearchParams, body: string, authorization = '') {
    if (authorization !== `Bearer ${token}`) throw new Refused(401, 'token_invalid')
    const json = (told: object, status = 200) => ({ status, type: 'application/json', told: JSON.stringify(told) })
    const sent = (body ? JSON.parse(body) : {}) as Sent & { offer_id?: number; shipments?: number[] }
    const [, id = ''] = /\/v1\/shipments\/(\d+)/.exec(call) ?? []
    if (call === `GET ${own}`) return json({ id: Number(organization), name: 'Salorge' })
    if (call === `POST ${own}/shipments`) return json(toJson(this.#create(sent)), 201)
    if (call === `GET ${own}/shipments`) return json(this.#list(asks))
    if (call === `GET ${own}/shipments/labels`) return this.#labels(asks, 'InPost')
    if (call === `GET ${own}/shipments/return_labels`) return this.#labels(asks, 'InPost zwrot')
    if (call === `POST ${own}/dispatch_orders`) return json(this.#dispatch(sent.shipments ?? []), 201)
    if (call === `GET /v1/shipments/${id}`) return json(toJson(this.#moved(this.#known(id))))
    if (call === `POST /v1/shipments/${id}/buy`) return json(toJson(this.#buy(this.#known(id), sent.offer_id)))
    if (call === `DELETE /v1/shipments/${id}`) {
      const one = this.#known(id)
      if (!['created', 'offers_prepared'].includes(one.status)) throw new Refused(400, 'invalid_action')
      one.status = 'canceled'
      return { status: 204, type: 'application/json', told: '' }
    }
    throw new Refused(404, 'resource_not_found')
  }

  #known(id: string): FakeParcel {
    const one = this.parcels.get(Number(id))
    if (!one) throw new Refused(404, 'resource_not_found')
    return one
  }

  #create(details: Sent): FakeParcel {
    this.#asked += 1
    const problems =
      this.#asked % this.refusesEvery === 0
        ? { receiver: [{ phone: ['invalid'] }] }
        : problemsOf(details, this.closedPoints)
    if (problems) throw new Refused(400, 'validation_failed', problems)
    const id = 1_000_000 + this.parcels.size + 1
    const one: FakeParcel = {
      id,
      status: 'created',
      reference: details.reference ?? '',
      details,
      trackingNumber: null,
      offer: null,
      dispatchOrder: null,
      createdAt: new Date(),
      movedAt: Date.now(),
    }
    this.parcels.set(id, one)
    return one
  }

  /** What happened since it was last looked at. */
  #moved(one: FakeParcel): FakeParcel {
    if (Date.now() - one.movedAt < this.thinks) return one
    const before = one.status
    if (one.status === 'created') {
      one.status = 'offers_prepared'
      one.offer = { id: one.id + 5_000_000, status: 'available' }
      if (!this.isPrepaid) this.#buy(one, one.offer.id)
    } else if (one.status === 'offer_selected') {
      one.status = 'confirmed'
      one.trackingNumber = `6200000000000${String(one.id).padStart(11, '0')}`
    } else if (this.carries > 0 && Date.now() - one.movedAt > this.carries) one.status = road[one.status] ?? one.status
    if (one.status !== before) one.movedAt = Date.now()
    return one
  }

  #buy(one: FakeParcel, offer: number | undefined): FakeParcel {
    if (!one.offer || one.offer.id !== offer || one.offer.status !== 'available')
      throw new Refused(400, 'offer_expired')
    if (!this.hasMoney) throw new Refused(400, 'debt_collection')
    one.offer.status = 'bought'
    one.status = 'offer_selected'
    return one
  }

  #list(asks: URLSearchParams): object {
    const wanted = asks.get('external_customer_id')
    const since = new Date(asks.get('created_at_gteq') ?? 0)
    const page = Number(asks.get('page') ?? 1)
    const found = [...this.parcels.values()].filter(
      ({ details, createdAt }) =>
        createdAt >= since && (!this.narrows || wanted === null || details.external_customer_id === wanted),
    )
    const items = found.slice((page - 1) * 30, page * 30).map((one) => toJson(this.#moved(one)))
    return { href: '', count: found.length, per_page: 30, page, items }
  }

  async #labels(asks: URLSearchParams, title: string) {
    const parcels = asks.getAll('shipment_ids[]').map((id) => this.#known(id))
    if (new Set(parcels.map(({ details }) => details.service)).size > 1)
      return { status: 200, type: 'application/zip', told: 'PK\u0003\u0004' }
    if (parcels.some(({ trackingNumber }) => trackingNumber === null)) throw new Refused(400, 'invalid_action')
    // The letters are loaded with the first label.
    const { labelsPdf, labelsZpl } = await import('./fake-shipx/labels.ts')
    if (asks.get('format') === 'Zpl') return { status: 200, type: 'text/plain', told: labelsZpl(parcels) }
    const told = await labelsPdf(parcels, { isA4: asks.get('type') === 'normal', title })
    return { status: 200, type: 'application/pdf', told }
  }

  #dispatch(ids: number[]): object {
    const parcels = ids.map((id) => this.#known(String(id)))
    if (parcels.some(({ dispatchOrder }) => dispatchOrder !== null))
      throw new Refused(400, 'validation_failed', { shipments: ['already_in_dispatch_order'] })
    const id = 9_000_000 + this.dispatchOrders.push(ids)
    for (const one of parcels) one.dispatchOrder = id
    return { id, status: 'new', shipments: ids.map((one) => ({ id: one })) }
  }
}

/** The usual way of a parcel, a step at a time. */
const road: Record<string, string> = {
  confirmed: 'collected_from_sender',
  collected_from_sender: 'adopted_at_sorting_center',
  adopted_at_sorting_center: 'out_for_delivery',
  out_for_delivery: 'ready_to_pickup',
  ready_to_pickup: 'delivered',
}
