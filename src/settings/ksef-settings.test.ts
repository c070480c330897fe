import { expect, onTestFinished, test } from 'vitest'
import { FakeKsef } from '../../tests/support/fake-ksef.ts'
import { openTestShop, type TestShop } from '../../tests/support/shop.ts'

const nip = '5265877635'
const day = 86_400_000
const at = (days: number) => new Date(Date.now() + days * day)

async function openShop() {
  const fake = await FakeKsef.open()
  onTestFinished(() => fake.close())
  const shop = await openTestShop({ settingsKey: 'a key of the environment, long enough', ksefUrl: fake.url })
  return { fake, shop }
}

const call = async (shop: TestShop, method: string, path: string, body?: object) => {
  const answer = await shop.callAsAdmin(method, `/api/admin/settings/${path}`, { body })
  const told = (await answer.json()) as Record<string, unknown>
  return { ...told, status: answer.status }
}
const remarks = async (shop: TestShop) =>
  (
    ((await call(shop, 'GET', 'ksef/standing')) as Record<string, unknown>)['remarks'] as {
      isGood: boolean
      sentence: string
    }[]
  ).map(({ isGood, sentence }) => `${isGood ? '+' : '-'} ${sentence}`)

test('certificates of several lines are kept encrypted and never shown; the system lets in whom they belong to', async () => {
  const { fake, shop } = await openShop()
  const [own, offline] = [fake.issue(nip, { passphrase: 'sól' }), fake.issue(nip, { usage: 'offline' })]
  expect(await remarks(shop)).toEqual([expect.stringContaining('+ KSeF jest wyłączony')])
  expect(await call(shop, 'POST', 'ksef/test')).toMatchObject({
    isGood: false,
    sentence: expect.stringContaining('wyłączony'),
  })
  await call(shop, 'PUT', 'seller', { taxNumber: 'DE123456789' })
  const saved = await call(shop, 'PUT', 'ksef', {
    environment: 'test',
    certificate: own.certificate,
    privateKey: own.privateKey,
    passphrase: own.passphrase,
    offlineCertificate: offline.certificate,
    offlineKey: offline.privateKey,
  })
  expect(saved).toMatchObject({
    status: 200,
    values: { environment: 'test', certificate: null, privateKey: null },
    secrets: ['certificate', 'privateKey', 'passphrase', 'offlineCertificate', 'offlineKey'],
  })
  const { rows } = await shop.database.execute(`select values::text as stored from settings where part = 'ksef'`)
  expect(JSON.stringify(rows)).not.toMatch(/BEGIN|sól/)
  expect((await remarks(shop))[0]).toMatch(/^- .*nie jest polskim NIP-em/)
  expect(await call(shop, 'POST', 'ksef/test')).toMatchObject({
    sentence: expect.stringContaining('nie jest polskim NIP-em'),
  })
  await call(shop, 'PUT', 'seller', { taxNumber: nip })
  expect(await remarks(shop)).toEqual([
    expect.stringContaining(`+ Sklep występuje w KSeF jako NIP ${nip}`),
    expect.stringMatching(/^\+ Certyfikat do logowania: ważny do \d/),
    expect.stringMatching(/^\+ Certyfikat Offline: ważny do \d/),
  ])
  expect(await call(shop, 'POST', 'ksef/test')).toMatchObject({
    isGood: true,
    sentence: expect.stringContaining(
      `wpuścił sklep certyfikatem jako NIP ${nip}. Uprawnienia: przeglądanie faktur, wystawianie faktur.`,
    ),
  })
  expect(fake.sent).toEqual([])

  fake.admissions.permissions = ['InvoiceRead']
  const cases: [() => void, RegExp][] = [
    [() => {}, /brakuje uprawnienia „wystawianie faktur”/],
    [
      () => (fake.admissions.nextVerdict = { code: 415, description: 'Nie', details: ['Brak przypisanych uprawnień'] }),
      /nie pozwala mu działać.*„Nie Brak przypisanych uprawnień” \(415\)/,
    ],
    [
      () => (fake.admissions.nextVerdict = { code: 460, description: 'Certyfikat odwołany' }),
      /nie przyjmuje certyfikatu/,
    ],
    [() => (fake.admissions.nextVerdict = { code: 480, description: 'Blokada' }), /formularz zgłoszeniowy/],
    [() => fake.answerWith('down'), /nie odpowiada/],
  ]
  for (const [happen, sentence] of cases) {
    happen()
    expect(await call(shop, 'POST', 'ksef/test')).toMatchObject({
      isGood: false,
      sentence: expect.stringMatching(sentence),
    })
  }
})

test('what is wrong with what was pasted is said before the system is asked, and an end that comes is told in time', async () => {
  const { fake, shop } = await openShop()
  await call(shop, 'PUT', 'seller', { taxNumber: nip })
  const refusal = (body: object) => call(shop, 'PUT', 'ksef', body)
  const own = fake.issue(nip)
  expect(await refusal({ certificate: 'MIIB' })).toMatchObject({
    status: 422,
    fields: { certificate: expect.stringContaining('BEGIN CERTIFICATE') },
  })
  expect(await refusal({ privateKey: own.certificate })).toMatchObject({
    status: 422,
    fields: { privateKey: expect.stringContaining('PRIVATE KEY') },
  })
  expect(await refusal({ certificate: own.certificate })).toMatchObject({
    status: 422,
    fields: { privateKey: expect.stringContaining('Wklej klucz') },
  })

  await call(shop, 'PUT', 'ksef', { environment: 'production' })
  expect((await remarks(shop)).slice(1)).toEqual([
    expect.stringContaining('- Brakuje certyfikatu do logowania'),
    expect.stringContaining('- Bez certyfikatu Offline'),
  ])
  const told = async (pasted: { certificate: string; privateKey: string; passphrase: string }) => {
    const { certificate, privateKey, passphrase } = pasted
    expect(await call(shop, 'PUT', 'ksef', { certificate, privateKey, passphrase })).toMatchObject({ status: 200 })
    return (await remarks(shop))[1]
  }
  expect(await told({ ...own, privateKey: fake.issue(nip).privateKey })).toContain(
    '- Certyfikat do logowania: klucz prywatny nie pasuje',
  )
  expect(await told({ ...fake.issue(nip, { passphrase: 'sól' }), passphrase: '' })).toContain('hasła brakuje')
  expect(await told(fake.issue(nip, { usage: 'offline' }))).toContain('typu „offline”')
  expect(await told(fake.issue(nip, { from: at(-9), to: at(-1) }))).toContain('- Certyfikat do logowania: był ważny do')
  expect(await told(fake.issue(nip, { to: at(29) }))).toContain('ważny już tylko do')
  expect(await told(fake.issue(nip, { to: at(31) }))).toContain('+ Certyfikat do logowania: ważny do')
  expect(await refusal({ certificate: '', privateKey: '', token: fake.issueToken(nip) })).toMatchObject({ status: 200 })
  expect((await remarks(shop))[1]).toContain('31 grudnia 2026')
  expect(await call(shop, 'POST', 'ksef/test')).toMatchObject({
    isGood: true,
    sentence: expect.stringContaining('produkcyjne) wpuścił sklep tokenem'),
  })
})
