import { expect, onTestFinished, test } from 'vitest'
import { openSmtpServer } from '../../tests/support/smtp-server.ts'
import { openTestShop, type TestShop } from '../../tests/support/shop.ts'
import { runJobsOn } from '../../tests/support/job-runner.ts'
import { queueMail } from '../mail/queue-mail.server.ts'
import { testEmail } from '../mail/layout/test.mail.tsx'

async function openOffice(port?: number) {
  const office = await openSmtpServer(port)
  onTestFinished(office.close)
  return office
}

const workFor = (shop: TestShop, smtpUrl: string) =>
  runJobsOn(shop.databaseUrl, { environment: { SMTP_URL: smtpUrl, OFFICE_EMAIL: 'office@example.com' } })

/** What the office gets when a visitor has sent this. */
async function deliver(message: object) {
  const shop = await openTestShop()
  const office = await openOffice()
  await workFor(shop, office.url)
  const body = { name: 'Anna Nowak', email: 'anna@example.com', message: 'Dzień dobry!', ...message }
  expect((await shop.call('POST', '/api/contact', { body })).status).toBe(201)
  await expect.poll(() => office.delivered.length).toBe(1)
  const [mail] = office.delivered
  if (!mail) throw new Error('nothing arrived')
  return { ...mail, html: mail.html ?? '', text: (mail.text ?? '').replaceAll('\r\n', '\n') }
}

test('the office gets who wrote, in which language and what, line by line, and answers to them', async () => {
  const message = 'Bonjour,\n\n  combien coûte <b>le sac</b> & la livraison ?\nÀ bientôt 🧂'
  const mail = await deliver({
    name: 'Jean "le Sel" O’Brien, chef',
    email: 'jean@example.com',
    message,
    language: 'fr',
  })
  expect(mail).toMatchObject({
    to: [{ address: 'office@example.com' }],
    replyTo: [{ name: 'Jean "le Sel" O’Brien, chef', address: 'jean@example.com' }],
    subject: 'Wiadomość od: Jean "le Sel" O’Brien, chef',
  })
  expect(mail.text).toContain(
    `Imię i nazwisko: Jean "le Sel" O’Brien, chef\nE-mail: jean@example.com\nJęzyk: francuski\n\n${message}\n`,
  )
  expect(mail.html).toContain(
    'Bonjour,<br/><br/>  combien coûte &lt;b&gt;le sac&lt;/b&gt; &amp; la livraison ?<br/>À bientôt 🧂</p>',
  )
})

test('a name can’t smuggle a header, a recipient or a line into the mail', async () => {
  const mail = await deliver({ name: 'Eve\r\nBcc: victim@example.com\r\n\r\n<script>', email: 'eve@example.com' })
  expect(mail.headers.map(({ key }) => key)).not.toContain('bcc')
  expect(mail.to).toEqual([{ name: '', address: 'office@example.com' }])
  expect(mail.replyTo).toEqual([{ name: 'Eve Bcc: victim@example.com <script>', address: 'eve@example.com' }])
  expect(mail.subject).toBe('Wiadomość od: Eve Bcc: victim@example.com <script>')
})

test('nor can one that looks like an address, or reached the queue unmended', async () => {
  const shop = await openTestShop()
  const office = await openOffice()
  await workFor(shop, office.url)
  const names = [
    'boss@example.com',
    'a" <boss@example.com>, "b',
    'Eve\r\nBcc: victim@example.com',
    '🧂, <x@example.com>;',
  ]
  for (const replyToName of names) {
    await shop.database.transaction((transaction) =>
      queueMail(
        transaction,
        { kind: 'test', to: 'office', language: 'pl', replyTo: 'eve@example.com', replyToName },
        { ...testEmail('pl'), subject: replyToName },
      ),
    )
  }
  await expect.poll(() => office.delivered.length).toBe(names.length)
  for (const { replyTo, headers, to } of office.delivered) {
    expect(replyTo?.map(({ address }) => address)).toEqual(['eve@example.com'])
    expect(to?.map(({ address }) => address)).toEqual(['office@example.com'])
    expect(headers.map(({ key }) => key)).not.toContain('bcc')
  }
})

test.for([
  ['emoji and letters from everywhere', '🧂👩‍🍳🏴‍☠️ zażółć gęślą jaźń ÄÖÜß œuvre 漢字 ไทย'],
  ['right to left', 'שלום, כמה עולה שק של 25kg?\nمرحبا بكم'],
  ['a word of ten thousand letters', `przed ${'ż'.repeat(10_000)} po`],
  ['lines that mean something to mail', '.\n..\nFrom me\n-- \nQUIT\nSubject: x\n=3D =20\n'.trim()],
  ['what a template might replace', '# $& $1 {{name}} %s &amp; &lt;'],
])('%s arrive as they were written', async ([, message = '']) => {
  const mail = await deliver({ message })
  expect(mail.text).toContain(message)
  expect(mail.html).toMatch(
    /<p dir="auto" class="quotation" style="[^"]*overflow-wrap:anywhere;word-break:break-word[^"]*">/,
  )
  const quoted = /<p dir="auto"[^>]*>(.*?)<\/p>/s.exec(mail.html)?.[1]
  const read = quoted
    ?.replaceAll('<br/>', '\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
  expect(read?.replaceAll('\r\n', '\n')).toBe(message)
})

test('with the mail server down a message is taken all the same, and arrives once when it is back', async () => {
  const shop = await openTestShop()
  const down = await openSmtpServer()
  await down.close()
  await workFor(shop, down.url)
  const body = { name: 'Anna', email: 'anna@example.com', message: 'Kiedy otwieracie?' }
  expect((await shop.call('POST', '/api/contact', { body })).status).toBe(201)
  const listed = async () => (await shop.callAsAdmin('GET', '/api/admin/mails')).json()
  await expect.poll(listed).toMatchObject([{ state: 'waiting', reason: expect.stringContaining('ECONNREFUSED') }])
  const back = await openOffice(Number(new URL(down.url).port))
  await expect.poll(listed).toMatchObject([{ state: 'sent' }])
  expect(back.delivered).toMatchObject([{ replyTo: [{ name: 'Anna', address: 'anna@example.com' }] }])
})
