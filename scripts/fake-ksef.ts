import { FakeKsef } from '../tests/support/fake-ksef.ts'

const taxNumber = process.argv[2] ?? '5265877635'
const fake = await FakeKsef.open({ port: 12_112 })
const [own, offline] = [fake.issue(taxNumber), fake.issue(taxNumber, { usage: 'offline' })]
process.stdout.write(`A stand-in for KSeF is open. Start the shop with this variable:

KSEF_URL=${fake.url}

Give it the tax number ${taxNumber} (Ustawienia, Sprzedawca), choose the test environment (Ustawienia, KSeF), and paste there
as “Certyfikat do logowania” and “Klucz prywatny do logowania”:

${own.certificate}
${own.privateKey}
as “Certyfikat Offline” and “Klucz prywatny Offline”:

${offline.certificate}
${offline.privateKey}
or, instead of the first two, this token: ${fake.issueToken(taxNumber)}

It remembers nothing when it ends. Another tax number: npm run ksef:fake -- 1234567890
`)
