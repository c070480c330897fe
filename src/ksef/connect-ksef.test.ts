import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { FakeKsef } from '../../tests/support/fake-ksef.ts'
import { makeCertificate, type TestCertificate } from '../../tests/support/fake-ksef/certificates.ts'
import { connectKsef } from './connect-ksef.server.ts'
import { hashOf } from './encrypt-invoice.server.ts'
import type { KsefAccount } from './ksef-account.server.ts'
import { isKsefNumber, type KsefAnswer } from './ksef.ts'

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

const patience = { answer: 2_000, admission: 300, pause: 5 }
const accountWith = (proof: KsefAccount['proof']): KsefAccount => ({
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
let place = 0
const invoiceOf = ({
  number = `FV/2027/${(place += 1)}`,
  day = new Date().toISOString().slice(0, 10),
  seller = nip,
} = {}) =>
  '<?xml version="1.0" encoding="UTF-8"?><Faktura xmlns="http://crd.gov.pl/wzor/2025/06/25/13775/">' +
  `<Podmiot1><DaneIdentyfikacyjne><NIP>${seller}</NIP><Nazwa>Sól i zioła</Nazwa></DaneIdentyfikacyjne></Podmiot1>` +
  '<Podmiot2><DaneIdentyfikacyjne><NIP>1111111111</NIP></DaneIdentyfikacyjne></Podmiot2>' +
  `<Fa><P_1>${day}</P_1><P_2>${number}</P_2><P_15>123.00</P_15><RodzajFaktury>VAT</RodzajFaktury></Fa></Faktura>`

function valueOf<Value>(answer: KsefAnswer<Value>): Value {
  if (answer.is !== 'done') throw new Error(JSON.stringify(answer))
  return answer.value
}

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
    const [found] = valueOf(await ksef.findByNumber(number, new Date().toISOString().slice(0, 10)))
    expect(found).toMatchObject({ ksefNumber: sent.ksefNumber, hash: hashOf(xml) })
    expect(await ksef.closeSession(session)).toEqual({ is: 'done', value: undefined })
    expect(await ksef.closeSession(session), 'what is closed stays so').toEqual({ is: 'done', value: undefined })
    expect(await ksef.send(session, invoiceOf(), { isOffline: false })).toEqual({ is: 'session_over' })
  }
})
void minute
void makeCertificate
void describe
