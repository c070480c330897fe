import { X509Certificate, type KeyObject } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Admissions, referenceOf } from './fake-ksef/admissions.ts'
import { makeCertificate, type TestCertificate, type Wanted } from './fake-ksef/certificates.ts'
import { sha256, upoOf, type FakeInvoice } from './fake-ksef/invoices.ts'
import { groupOf, Limits } from './fake-ksef/limits.ts'
import { Refused } from './fake-ksef/refused.ts'
import { read, Sessions } from './fake-ksef/sessions.ts'
import { respondInMode, type FailureMode } from './fake-stripe/failure-modes.ts'

const day = 86_400_000

interface Notice {
  eventId: number
  category: 'FAILURE' | 'TOTAL_FAILURE' | 'MAINTENANCE'
  start: Date
  end?: Date
  type?: string
  text?: string
}

/** The system's own certificates: RSA takes long to make, so all stand-ins of a process have the same few, in turn. */
const own: TestCertificate[] = []
let turn = 0
function nextOwn(): TestCertificate {
  turn = (turn + 1) % 3
  return (own[turn] ??= makeCertificate({
    keys: 'RSA',
    subject: { '2.5.4.3': 'Ministerstwo Finansów' },
    usage: 'both',
    to: new Date(Date.UTC(2100, 0)),
  }))
}

type Answer = { status: number; type: string; told: string; headers?: Record<string, string> }

/**
 * A fake KSeF on this machine: it keeps sessions and invoices, opens what is sealed for it, checks signatures, hashes and sizes, refuses
 * what the real one refuses, keeps duplicates out, and can be away, slow, silent or wrong.
 */
export class FakeKsef {
  readonly admissions: Admissions
  readonly sessions: Sessions
  /** Every call that arrived, such as `POST /v2/sessions/online`. */
  readonly calls: string[] = []
  /** The system's clock. */
  now: () => number = Date.now
  /** Whether it minds how often it is asked. */
  hasLimits = false
  readonly authority = makeCertificate({
    subject: { '2.5.4.3': 'A test authority' },
    usage: 'both',
    to: new Date(Date.UTC(2100, 0)),
  })
  readonly #notices: object[] = []
  readonly #limits = new Limits()
  readonly #server = createServer((request, response) => void this.#serve(request, response))
  #keys: { id: string; pair: TestCertificate; from: number }[] = []
  #mood: FailureMode = 'ok'
  #moodLasts = Infinity
  #moodHolds: RegExp = /./

  private constructor() {
    this.admissions = new Admissions(this.authority, () => this.now())
    this.sessions = new Sessions(
      () => this.now(),
      (id) => this.#key(id),
    )
    this.rotateKeys()
  }

  static async open({ port = 0 } = {}): Promise<FakeKsef> {
    const fake = new FakeKsef()
    fake.#server.listen(port, '127.0.0.1')
    await once(fake.#server, 'listening')
    return fake
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  /** For `KSEF_URL`. */
  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** A certificate as the system gives it to who has that tax number. */
  issue(taxNumber: string, wanted: Omit<Wanted, 'by'> = {}): TestCertificate {
    return makeCertificate({
      subject: { '2.5.4.3': 'Salorge', '2.5.4.97': `VATPL-${taxNumber}` },
      ...wanted,
      by: this.authority,
    })
  }

  /** A token that opens the account of that tax number. */
  issueToken(taxNumber: string): string {
    const token = `${referenceOf('EC', this.now())}|nip-${taxNumber}|${sha256(taxNumber)}`
    this.admissions.tokens.set(token, taxNumber)
    return token
  }

  /** How the next calls are answered: this many of them, or all until changed; only those that match. */
  answerWith(mood: FailureMode, { calls = Infinity, to = /./ }: { calls?: number; to?: RegExp } = {}): void {
    this.#mood = mood
    this.#moodLasts = calls
    this.#moodHolds = to
  }

  /** Sessions take nothing any more. */
  expireSessions(): void {
    this.sessions.expire()
  }

  /** From now on the system has another key, and the old one isn't any good. */
  rotateKeys(): void {
    const pair = nextOwn()
    const id = sha256(new X509Certificate(pair.certificate).publicKey.export({ type: 'spki', format: 'der' }))
    this.#keys = [{ id, pair, from: this.now() - day }]
  }

  announce({ eventId, category, start, end, type, text: said = 'Komunikat' }: Notice): void {
    this.#notices.push({
      id: `m-${this.#notices.length + 1}`,
      eventId,
      category,
      type: type ?? (category === 'MAINTENANCE' ? 'MAINTENANCE_ANNOUNCEMENT' : end ? 'FAILURE_END' : 'FAILURE_START'),
      title: 'Komunikat',
      text: said,
      start: start.toISOString(),
      end: end?.toISOString() ?? null,
      version: this.#notices.length + 1,
      published: new Date(this.now()).toISOString(),
    })
  }

  get sent(): FakeInvoice[] {
    return this.sessions.sent
  }

  get accepted(): FakeInvoice[] {
    return this.sessions.accepted
  }

  /** How often it has to be asked for an invoice before it is through with it. */
  set thinks(times: number) {
    this.sessions.thinks = times
  }

  /** How long after it was accepted an invoice is found by searching, in milliseconds of the system's clock. */
  set filesAfter(time: number) {
    this.sessions.filesAfter = time
  }

  /** What it says of an invoice besides what it finds itself, such as what a schema says; undefined: nothing against it. */
  set judge(judge: Sessions['judge']) {
    this.sessions.judge = judge
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', this.url)
    const { method = 'GET', headers } = request
    const body = await text(request).catch(() => '')
    const call = `${method} ${pathname}`
    this.calls.push(call)
    const mood = this.#takeMood(call)
    if (respondInMode(mood, response)) return
    let answer: Answer
    try {
      answer = this.#answer(call, body, headers.authorization ?? '')
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const type = error.status === 400 ? 'application/json' : 'application/problem+json'
      answer = { status: error.status, type, told: JSON.stringify(error.told) }
    }
    if (mood === 'lost') response.destroy()
    else response.writeHead(answer.status, { 'Content-Type': answer.type, ...answer.headers }).end(answer.told)
  }

  #takeMood(call: string): FailureMode {
    if (this.#mood === 'ok' || !this.#moodHolds.test(call)) return 'ok'
    const mood = this.#mood
    this.#moodLasts -= 1
    if (this.#moodLasts <= 0) this.answerWith('ok')
    return mood
  }

  #answer(call: string, body: string, authorization: string): Answer {
    const json = (told: unknown, status = 200) => ({ status, type: 'application/json', told: JSON.stringify(told) })
    const group = this.hasLimits ? groupOf(call) : undefined
    const wait = group && this.#limits.waitFor(group, '127.0.0.1', this.now())
    if (wait !== undefined)
      return {
        ...json({ status: { code: 429, description: 'Too Many Requests' } }, 429),
        headers: { 'Retry-After': `${wait}` },
      }
    const { admissions } = this
    const [, reference = '', invoice = ''] =
      /\/v2\/(?:auth|sessions|sessions\/online)\/([\dA-Z-]{36})(?:\/invoices\/([\dA-Z-]{36}))?/.exec(call) ?? []
    if (call === 'GET /status') return json({ status: 'AVAILABLE' })
    if (call === 'GET /messages') return json(this.#notices)
    if (call === 'GET /v2/security/public-key-certificates') return json(this.#published())
    if (call === 'POST /v2/auth/challenge') return json(admissions.challenge())
    if (call === 'POST /v2/auth/xades-signature') return json(admissions.bySignature(body), 202)
    if (call === 'POST /v2/auth/ksef-token')
      return json(
        admissions.byToken(read(body), (id) => this.#key(id)),
        202,
      )
    if (call === 'POST /v2/auth/token/redeem') return json(admissions.redeem(authorization))
    if (call === 'POST /v2/auth/token/refresh') return json(admissions.refresh(authorization))
    if (call === `GET /v2/auth/${reference}`) return json(admissions.status(reference, authorization))
    const who = admissions.admitted(authorization)
    const { sessions } = this
    if (call === 'POST /v2/sessions/online') return json(sessions.open(read(body), who), 201)
    if (call === 'POST /v2/invoices/query/metadata') return json(sessions.find(read(body), who))
    if (call === `POST /v2/sessions/online/${reference}/invoices`)
      return json(sessions.take(reference, read(body), who), 202)
    if (call === `POST /v2/sessions/online/${reference}/close`) {
      sessions.close(reference, who)
      return { status: 204, type: 'application/json', told: '' }
    }
    const [, ksefNumber, isUpo] = /\/invoices\/ksef\/([\dA-F-]{35})(\/upo)?$/.exec(call) ?? []
    if (ksefNumber !== undefined) {
      const known = sessions.byNumber(ksefNumber, who)
      return { status: 200, type: 'application/xml', told: isUpo ? upoOf(known, who.nip) : known.xml }
    }
    if (call === `GET /v2/sessions/${reference}/invoices`) return json(sessions.list(reference, who))
    const one = sessions.one(reference, invoice, who)
    if (!call.endsWith('/upo')) return json(sessions.statusOf(one))
    if (one.ksefNumber === null || one.thinks > 0)
      throw new Refused(400, 21_178, 'Nie znaleziono UPO dla podanych kryteriów.')
    return { status: 200, type: 'application/xml', told: upoOf(one, who.nip) }
  }

  #published(): object[] {
    return this.#keys.map(({ id, pair, from }) => ({
      certificate: pair.der.toString('base64'),
      certificateId: sha256(pair.der),
      publicKeyId: id,
      validFrom: new Date(from).toISOString(),
      validTo: new Date(from + 700 * day).toISOString(),
      usage: ['KsefTokenEncryption', 'SymmetricKeyEncryption'],
    }))
  }

  #key(id: unknown): KeyObject {
    const known = this.#keys.find((one) => one.id === id)
    if (!known)
      throw new Refused(400, 21_470, 'Przesłany identyfikator klucza jest nieznany lub wskazuje na wycofany klucz.')
    return known.pair.key
  }
}
