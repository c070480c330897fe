import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { FakeKsef } from '../../tests/support/fake-ksef.ts'
import { fingerprintOf, makeCertificate, type TestCertificate } from '../../tests/support/fake-ksef/certificates.ts'
import type { KsefConfig } from '../server/config.ts'
import { connectKsef } from './connect-ksef.server.ts'
import { hashOf } from './encrypt-invoice.server.ts'
import { isKsefNumber, type KsefAnswer, type SendOptions } from './ksef.ts'
import { openCertificate } from './open-certificate.server.ts'
import { signRequest } from './sign-request.server.ts'

const nip = '5265877635'
const minute = 60_000

let fake: FakeKsef
beforeAll(async () => {
  fake = await FakeKsef.open()
})
afterAll(() => fake.close())
afterEach(() => {
  fake.answerWith('ok')
  fake.now = Date.now
  fake.thinks = 0
  fake.hasLimits = false
  fake.judge = () => undefined
})

const patience = { answer: 30_000, admission: 30_000, pause: 5 }
const accountWith = (proof: KsefConfig['proof']): KsefConfig => ({
  environment: 'test',
  taxNumber: nip,
  proof,
  offline: undefined,
  url: fake.url,
  patience,
})
const certified = (one: TestCertificate) =>
  connectKsef(
    accountWith({
      by: 'certificate',
      certificate: one.certificate,
      privateKey: one.privateKey,
      passphrase: one.passphrase,
    }),
  )
const today = () => new Date().toISOString().slice(0, 10)
let place = 0
const invoiceOf = ({ number = `FV/2027/${(place += 1)}`, day = today(), seller = nip } = {}) =>
  '<?xml version="1.0" encoding="UTF-8"?><Faktura xmlns="http://crd.gov.pl/wzor/2025/06/25/13775/">' +
  `<Podmiot1><DaneIdentyfikacyjne><NIP>${seller}</NIP><Nazwa>Sól i zioła</Nazwa></DaneIdentyfikacyjne></Podmiot1>` +
  '<Podmiot2><DaneIdentyfikacyjne><NIP>1111111111</NIP></DaneIdentyfikacyjne></Podmiot2>' +
  `<Fa><P_1>${day}</P_1><P_2>${number}</P_2><P_15>123.00</P_15><RodzajFaktury>VAT</RodzajFaktury></Fa></Faktura>`

function valueOf<Value>(answer: KsefAnswer<Value>): Value {
  if (answer.is !== 'done') throw new Error(JSON.stringify(answer))
  return answer.value
}

test('an answer that is larger than any can be is none, and is not read to its end', async () => {
  const ksef = certified(fake.issue(nip))
  expect((await ksef.signIn()).is).toBe('done')
  fake.answerWith({ status: 200, body: '<'.repeat(11e6) })
  expect(await ksef.readInvoice('5265877635-20250826-0100001AF629-AF')).toEqual({ is: 'unavailable' })
})

test('a seller signs in by a certificate with either kind of key, and their invoice comes back with a number and a receipt', async () => {
  for (const keys of ['EC', 'RSA'] as const) {
    const ksef = certified(fake.issue(nip, { keys, passphrase: keys === 'RSA' ? 'sól' : '' }))
    expect(await ksef.signIn()).toEqual({
      is: 'done',
      value: { taxNumber: nip, method: 'InternalCertificate', permissions: ['InvoiceRead', 'InvoiceWrite'] },
    })
    const xml = invoiceOf()
    fake.thinks = 2
    const session = valueOf(await ksef.openSession())
    const { reference } = valueOf(await ksef.send(session, xml, { isOffline: false }))
    expect(await ksef.readSent(session, reference)).toEqual({ is: 'done', value: { state: 'waiting' } })
    expect(await ksef.readSent(session, reference)).toEqual({ is: 'done', value: { state: 'waiting' } })
    const sent = valueOf(await ksef.readSent(session, reference))
    if (sent.state !== 'accepted') throw new Error(sent.state)
    expect(isKsefNumber(sent.ksefNumber)).toBe(true)
    expect(fake.accepted.at(-1)?.xml, 'what arrived is what was sent, letter for letter').toBe(xml)
    expect(valueOf(await ksef.readUpo(session, reference))).toContain(`<NumerKSeFDokumentu>${sent.ksefNumber}<`)
    const number = fake.accepted.at(-1)?.facts?.number ?? ''
    const [found] = valueOf(await ksef.findByNumber(number, today()))
    expect(found).toMatchObject({ ksefNumber: sent.ksefNumber, hash: hashOf(xml) })
    expect(await ksef.closeSession(session)).toEqual({ is: 'done', value: undefined })
    expect(await ksef.closeSession(session), 'what is closed stays so').toEqual({ is: 'done', value: undefined })
    expect(await ksef.send(session, invoiceOf(), { isOffline: false })).toEqual({ is: 'session_over' })
  }
})
test('a token lets its owner in, also after the system has changed its keys; another’s token doesn’t', async () => {
  const by = (token: string) => connectKsef(accountWith({ by: 'token', token }))
  const ksef = by(fake.issueToken(nip))
  expect(await ksef.signIn()).toMatchObject({ is: 'done', value: { method: 'Token' } })
  fake.rotateKeys()
  expect(await ksef.signIn()).toMatchObject({ is: 'done' })
  fake.rotateKeys()
  expect(await ksef.openSession()).toMatchObject({ is: 'done' })
  expect(await by(fake.issueToken('1111111111')).signIn()).toMatchObject({ is: 'not_admitted', code: 415 })
  expect(await by('20260208-EC-0000000000-0000000000-00').signIn()).toMatchObject({
    is: 'not_admitted',
    code: 450,
    details: ['Nieprawidłowy token'],
  })
})

describe('who isn’t let in hears why, in the system’s own numbers', () => {
  test('certificates of others, revoked, expired or of the wrong kind', async () => {
    const revoked = fake.issue(nip)
    fake.admissions.revoked.add(fingerprintOf(revoked.der))
    const long = (days: number) => new Date(Date.now() + days * 86_400_000)
    for (const [certificate, code, details] of [
      [fake.issue('1111111111'), 415, 'Brak przypisanych uprawnień'],
      [makeCertificate({ subject: { '2.5.4.97': `VATPL-${nip}` } }), 460, 'Niezaufany łańcuch certyfikatów'],
      [revoked, 460, 'Certyfikat odwołany'],
      [fake.issue(nip, { to: long(-1), from: long(-9) }), 460, 'Nieważny certyfikat'],
      [fake.issue(nip, { usage: 'offline' }), 460, 'Niepoprawny certyfikat'],
    ] as const)
      expect(await certified(certificate).signIn()).toMatchObject({ is: 'not_admitted', code, details: [details] })
  })

  test('a key of another certificate, a locked one and none at all don’t reach the system', async () => {
    const [one, other] = [fake.issue(nip), fake.issue(nip, { passphrase: 'sól' })]
    const calls = fake.calls.length
    for (const [proof, why] of [
      [{ by: 'certificate', ...one, privateKey: fake.issue(nip).privateKey }, 'not_a_pair'],
      [{ by: 'certificate', ...other, passphrase: 'pieprz' }, 'locked'],
      [{ by: 'certificate', ...one, certificate: 'nothing' }, 'no_certificate'],
      [undefined, 'no_proof'],
    ] as const)
      expect(await connectKsef(accountWith(proof)).signIn()).toMatchObject({ is: 'not_admitted', description: why })
    expect(fake.calls.slice(calls).filter((call) => call !== 'POST /v2/auth/challenge')).toEqual([])
  })

  test('a certificate that names nobody is known by its fingerprint', async () => {
    const nameless = fake.issue(nip, { subject: { '2.5.4.3': 'Salorge' } })
    expect(await certified(nameless).signIn()).toMatchObject({ is: 'not_admitted', code: 415 })
    fake.admissions.known.set(fingerprintOf(nameless.der), nip)
    expect(await certified(nameless).signIn()).toMatchObject({ is: 'done' })
  })

  test('a blocked account; and troubles of the system’s own are no refusal', async () => {
    const ksef = certified(fake.issue(nip))
    fake.admissions.nextVerdict = { code: 480, description: 'Uwierzytelnienie zablokowane' }
    expect(await ksef.signIn()).toMatchObject({ is: 'not_admitted', code: 480 })
    fake.admissions.nextVerdict = { code: 550, description: 'Operacja została anulowana przez system' }
    expect(await ksef.signIn()).toEqual({ is: 'unavailable' })
  })
})

test('the stand-in sees a signature that was tampered with, an old challenge, and one that is used twice', async () => {
  const ask = async (change: (xml: string) => string, wait = 0) => {
    const asked = await fetch(`${fake.url}/v2/auth/challenge`, { method: 'POST' })
    const { challenge, timestampMs } = (await asked.json()) as { challenge: string; timestampMs: number }
    const opened = openCertificate(fake.issue(nip))
    if (typeof opened === 'string') throw new Error(opened)
    const request = { challenge, taxNumber: nip, subject: 'certificateSubject', at: new Date(timestampMs) } as const
    const body = change(signRequest(request, opened))
    if (wait) fake.now = () => Date.now() + wait
    const send = () => fetch(`${fake.url}/v2/auth/xades-signature`, { method: 'POST', body })
    const first = await send()
    const told = (await first.json()) as { exception?: { exceptionDetailList: { exceptionCode: number }[] } }
    const again = await send()
    fake.now = Date.now
    return { status: first.status, code: told.exception?.exceptionDetailList[0]?.exceptionCode, again: again.status }
  }
  expect(await ask((xml) => xml)).toMatchObject({ status: 202, again: 400 })
  for (const tamper of [
    (xml: string) => xml.replace(nip, '1111111111'),
    (xml: string) => xml.replace(/(<xades:SigningTime>)\d{4}/, '$12030'),
    (xml: string) => xml.replace(/(<ds:SignatureValue>)..../, '$1AAAA'),
    (xml: string) =>
      xml.replace(/(<ds:X509Certificate>)[^<]+/, (_, tag) => tag + fake.issue(nip).der.toString('base64')),
  ])
    expect(await ask(tamper)).toMatchObject({ status: 400, code: 9105 })
  expect(await ask((xml) => xml.replace(/<ds:Signature .*<\/ds:Signature>/, ''))).toMatchObject({ code: 9102 })
  expect(await ask((xml) => xml, 10 * minute + 1)).toMatchObject({ status: 400, code: 21_111 })
})

describe('what surely happened is told from what is unknown', () => {
  test('only sending leaves in doubt; what got lost is found by its number, and the second one is a duplicate', async () => {
    const ksef = certified(fake.issue(nip))
    const session = valueOf(await ksef.openSession())
    const before = fake.accepted.length
    const number = 'FV/2027/LOST'
    const xml = invoiceOf({ number })
    const send = () => ksef.send(session, xml, { isOffline: false })
    fake.answerWith({ status: 500, body: '' }, { calls: 1, to: /invoices$/ })
    expect(await send()).toEqual({ is: 'unknown' })
    expect(await ksef.findByNumber(number, today())).toEqual({ is: 'done', value: [] })
    fake.answerWith('nonsense', { calls: 1, to: /invoices$/ })
    expect(await send()).toEqual({ is: 'unknown' })
    fake.answerWith('lost', { calls: 1, to: /invoices$/ })
    expect(await send()).toEqual({ is: 'unknown' })
    const [found] = valueOf(await ksef.findByNumber(number, today()))
    expect(found).toMatchObject({ hash: hashOf(xml), invoiceNumber: number })
    const { reference } = valueOf(await send())
    expect(await ksef.readSent(session, reference)).toEqual({
      is: 'done',
      value: { state: 'duplicate', ksefNumber: found?.ksefNumber, session: session.reference },
    })
    expect(fake.accepted.length - before).toBe(1)
  })

  test('a system that is away, or answers with anything else, hasn’t been told anything', async () => {
    const ksef = certified(fake.issue(nip))
    const session = valueOf(await ksef.openSession())
    for (const mood of ['down', 'nonsense', { status: 503, body: '' }, { status: 502, body: '<h1>' }] as const) {
      fake.answerWith(mood)
      for (const answer of [
        await ksef.openSession(),
        await ksef.readSent(session, session.reference),
        await ksef.readOutages(),
      ])
        expect(answer).toEqual({ is: 'unavailable' })
    }
    fake.answerWith('ok')
    const gone = connectKsef({ ...accountWith({ by: 'token', token: 'any' }), url: 'http://127.0.0.1:9' })
    expect(await gone.signIn()).toEqual({ is: 'unavailable' })
    const slow = connectKsef({ ...accountWith({ by: 'token', token: 'any' }), patience: { ...patience, answer: 60 } })
    fake.answerWith('slow', { calls: 1 })
    expect(await slow.signIn(), 'it isn’t waited for without end').toEqual({ is: 'unavailable' })
  })

  test('an admission that is forgotten or runs out is got anew; a session that is over is said to be', async () => {
    const ksef = certified(fake.issue(nip))
    const session = valueOf(await ksef.openSession())
    const counted = (path: string) => fake.calls.filter((call) => call.endsWith(path)).length
    const [signed, refreshed] = [counted('xades-signature'), counted('refresh')]
    fake.admissions.forget()
    expect(await ksef.send(session, invoiceOf(), { isOffline: false })).toMatchObject({ is: 'done' })
    expect(counted('xades-signature') - signed).toBe(1)
    // The system's clock is what counts, wherever ours is.
    fake.now = () => Date.now() + 400 * 86_400_000
    const later = certified(fake.issue(nip))
    expect(await later.signIn(), 'our clock is a year behind').toMatchObject({ is: 'done' })
    fake.now = Date.now
    fake.expireSessions()
    expect(await ksef.send(session, invoiceOf(), { isOffline: false })).toEqual({ is: 'session_over' })
    expect(counted('refresh') - refreshed).toBe(0)
  })

  test('asking too often is told with the time to wait, by how many seconds the system says', async () => {
    fake.hasLimits = true
    const ksef = certified(fake.issue(nip))
    const session = valueOf(await ksef.openSession())
    const answers = []
    for (let sent = 0; sent < 12; sent += 1) answers.push(await ksef.send(session, invoiceOf(), { isOffline: false }))
    expect(answers.filter(({ is }) => is === 'done')).toHaveLength(10)
    expect(answers.at(-1)).toEqual({ is: 'too_often', retryAfter: 1 })
  })

  test('refusals keep the system’s number and words; a technical correction takes the place of a refused offline document', async () => {
    const ksef = certified(fake.issue(nip))
    const session = valueOf(await ksef.openSession())
    const outcome = async (xml: string, options = { isOffline: false } as SendOptions) => {
      const { reference } = valueOf(await ksef.send(session, xml, options))
      return valueOf(await ksef.readSent(session, reference))
    }
    expect(await outcome(`\u{FEFF}${invoiceOf()}`)).toMatchObject({ state: 'refused', code: 430 })
    expect(await outcome(invoiceOf().replace('<Fa>', '<?sól ?><Fa>'))).toMatchObject({ state: 'refused', code: 430 })
    expect(await outcome(invoiceOf({ day: '2099-01-01' }))).toMatchObject({ state: 'refused', code: 450 })
    expect(await outcome(invoiceOf({ seller: '1111111111' }))).toMatchObject({ state: 'refused', code: 410 })
    expect(await outcome(invoiceOf({ day: '2026-01-02' }))).toMatchObject({ state: 'accepted', mode: 'offline' })
    fake.judge = () => ({ code: 550, description: 'Operacja została anulowana przez system' })
    expect(await outcome(invoiceOf())).toMatchObject({ state: 'send_again', code: 550 })
    fake.judge = () => ({ code: 450, description: 'Błąd weryfikacji semantyki dokumentu faktury', details: ['P_12'] })
    const refused = invoiceOf({ number: 'FV/2027/OFF' })
    const verdict = { state: 'refused', code: 450, details: ['P_12'] }
    expect(await outcome(refused, { isOffline: true })).toMatchObject(verdict)
    fake.judge = () => undefined
    const correction = { isOffline: true, hashOfCorrected: hashOf(refused) }
    const mended = refused.replace('Sól i zioła', 'Sól')
    expect(await outcome(mended, correction)).toMatchObject({ state: 'accepted', mode: 'offline' })
    expect(await ksef.send(session, mended, correction)).toMatchObject({ is: 'refused', code: 21_166 })
    expect(await ksef.send({ ...session, key: Buffer.alloc(32) }, invoiceOf(), { isOffline: false })).toMatchObject({
      is: 'done',
    })
    expect(fake.sent.at(-1)?.verdict.code, 'what can’t be decrypted').toBe(435)
  })
})

test('of what is announced, the newest word on each outage is told', async () => {
  const [start, end] = [new Date('2027-01-04T08:00:00Z'), new Date('2027-01-04T20:00:00Z')]
  fake.announce({ eventId: 1, category: 'FAILURE', start })
  fake.announce({ eventId: 2, category: 'MAINTENANCE', start, end, text: 'Prace' })
  fake.announce({ eventId: 1, category: 'FAILURE', start, end })
  fake.announce({ eventId: 3, category: 'TOTAL_FAILURE', start })
  const outages = valueOf(await connectKsef(accountWith(undefined)).readOutages())
  expect(outages).toMatchObject([
    { id: '1', kind: 'failure', startsAt: start, endsAt: end },
    { id: '2', kind: 'unavailable', text: 'Prace' },
    { id: '3', kind: 'total_failure', endsAt: null },
  ])
})
