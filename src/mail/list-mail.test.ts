import { mailServerTexts } from './texts.server.ts'
import { asc, sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { latestUnsubscribeLink, writeConfirmation, writeNewsletter } from '../../tests/support/newsletters.ts'
import { openSmtpServer } from '../../tests/support/smtp-server.ts'
import { openReadyDatabase, runJobsOn } from '../../tests/support/job-runner.ts'
import { brand } from '../brand.ts'
import { postalAddressIn } from '../i18n/postal-address.ts'
import { languages } from '../kernel/language.ts'
import { unsubscribe } from '../marketing/unsubscribe.server.ts'
import type { Database } from '../server/database/database.ts'
import { mails } from './mails.table.ts'
import { queueMail, queueNewsletter } from './queue-mail.server.ts'
import { testEmail } from './layout/test.mail.tsx'

async function openWithOffice() {
  const { url, database } = await openReadyDatabase()
  const office = await openSmtpServer()
  onTestFinished(office.close)
  const environment = {
    SMTP_URL: office.url,
    MAIL_FROM: 'Salorge <shop@example.com>',
    PUBLIC_URL: 'https://salt.example.com',
  }
  return { database, office, work: (logged: string[] = []) => runJobsOn(url, { environment, logged }) }
}

const states = async (database: Database) =>
  (await database.select({ state: mails.state }).from(mails).orderBy(asc(mails.id))).map(({ state }) => state)

async function leave(database: Database): Promise<void> {
  const { token } = await latestUnsubscribeLink(database)
  expect(await unsubscribe(database, token, 'page')).toMatchObject({ ok: true })
}

describe('a mail of the list', () => {
  test.for(['newsletter', 'confirmation'] as const)(
    '(%s) carries one-click unsubscribing to the letter',
    async (role) => {
      const { database, office, work } = await openWithOffice()
      await (role === 'newsletter' ? writeNewsletter : writeConfirmation)(database, 'chef@example.com', 'de')
      await work()
      await expect.poll(() => office.delivered.length).toBe(1)
      const [mail] = office.delivered
      const [address = ''] =
        /https:\/\/salt\.example\.com\/unsubscribe\/[\w-]{43}\?lang=de/.exec(mail?.html ?? '') ?? []
      const [, token = ''] = /unsubscribe\/([\w-]{43})/.exec(address) ?? []
      expect(await unsubscribe(database, token, 'page')).toMatchObject({ ok: true })
      const header = (name: string) => mail?.headers.filter(({ key }) => key === name).map(({ value }) => value)
      expect(header('list-unsubscribe')).toEqual([`<${address}>`])
      expect(header('list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click'])
      expect(header('list-id')).toEqual(['"Salorge" <newsletter.example.com>'])
      expect(mail?.html).toContain(`<a href="${address}"`)
      expect(mail?.text).toContain(`Newsletter abbestellen:\n${address}`)
    },
  )

  test.for(languages)('shows the way out in the language of the letter: %s', async (language) => {
    const { database } = await openReadyDatabase()
    await writeNewsletter(database, 'chef@example.com', language)
    const [mail] = await database.select().from(mails)
    const path = mail?.unsubscribePath ?? ''
    const { unsubscribe: label } = mailServerTexts[language].frame
    expect(mail?.html).toContain(`>${label}</a>`)
    expect(mail?.plain.trimEnd()).toMatch(new RegExp(`\n${label}:\nhttps://site.invalid${path.replace('?', '\\?')}$`))
    expect(path).toMatch(new RegExp(`lang=${language}$`))
  })

  test.for(languages)('says in both forms who sends it, and from where: %s', async (language) => {
    const { database } = await openReadyDatabase()
    await writeNewsletter(database, 'chef@example.com', language)
    await writeConfirmation(database, 'chef@example.com', language)
    const sender = `${brand.name}, ${postalAddressIn(language)}`
    expect(sender).toMatch(/Salorge, 12 quai des Paludiers, 44490 Le Croisic, (Francja|France|Frankreich)$/)
    for (const mail of await database.select({ html: mails.html, plain: mails.plain }).from(mails)) {
      expect(mail.html).toContain(sender)
      expect(mail.plain).toContain(`\n-- \n${sender}\n`)
    }
  })

  test('has a link of its own, of whose token the database keeps nothing but a hash', async () => {
    const { database } = await openReadyDatabase()
    await writeNewsletter(database, 'chef@example.com')
    const one = await latestUnsubscribeLink(database)
    await writeNewsletter(database, 'chef@example.com')
    const other = await latestUnsubscribeLink(database)
    expect(one.token).not.toBe(other.token)
    const { rows: tables } = await database.execute<{ name: string }>(sql`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'pgboss')`)
    expect(tables.length).toBeGreaterThan(10)
    for (const { name } of tables) {
      const { rows } = await database.execute(
        sql`select 1 from ${sql.raw(name)} as t where t::text like ${`%${one.token}%`} or t::text like '%chef@%'`,
      )
      expect([name, rows.length]).toEqual([name, name === 'public.mails' ? 2 : 0])
    }
    const { rows: links } = await database.execute(sql`select from unsubscribe_links`)
    expect(links).toHaveLength(2)
  })
})

test('any other mail has nothing to do with the list', async () => {
  const { database, office, work } = await openWithOffice()
  await database.transaction((transaction) =>
    queueMail(
      transaction,
      { kind: 'order-confirmed', to: { address: 'chef@example.com' }, language: 'en' },
      testEmail('en'),
    ),
  )
  await work()
  await expect.poll(() => office.delivered.length).toBe(1)
  expect(office.delivered[0]?.headers.filter(({ key }) => key.startsWith('list-'))).toEqual([])
  expect(office.delivered[0]?.html).not.toContain('unsubscribe')
})

describe('to an address that left the list', () => {
  test('no newsletter is written, however its letters are written; a confirmation and any other mail is sent', async () => {
    const { database, office, work } = await openWithOffice()
    await writeConfirmation(database, 'Chef@Example.com')
    await leave(database)
    expect(await writeNewsletter(database, 'CHEF@example.com')).toBe(false)
    expect(await writeNewsletter(database, 'other@example.com')).toBe(true)
    await writeConfirmation(database, 'chef@example.com')
    await database.transaction((transaction) =>
      queueMail(
        transaction,
        { kind: 'order-confirmed', to: { address: 'chef@example.com' }, language: 'en' },
        testEmail('en'),
      ),
    )
    await work()
    await expect.poll(() => states(database)).toEqual(['sent', 'sent', 'sent', 'sent'])
    expect(office.delivered.map(({ to }) => to?.[0]?.address).toSorted()).toEqual([
      'Chef@example.com',
      'chef@example.com',
      'chef@example.com',
      'other@example.com',
    ])
  })

  test('a newsletter that waits is withheld, and says so instead of being called failed', async () => {
    const { database, office, work } = await openWithOffice()
    await writeNewsletter(database, 'stays@example.com')
    await writeNewsletter(database, 'leaves@example.com')
    await leave(database)
    const logged: string[] = []
    await work(logged)
    await expect.poll(() => states(database)).toEqual(['sent', 'withheld'])
    expect(office.begun()).toBe(1)
    const rows = await database.select({ attempts: mails.attempts, reason: mails.reason }).from(mails)
    expect(rows).toContainEqual({ attempts: 0, reason: null })
    expect(logged.join('')).toContain('a mail was withheld')
    expect(logged.join('')).not.toContain('leaves@')
  })

  test('a newsletter that the mail server has put off is withheld at the next try', async () => {
    const { database, office, work } = await openWithOffice()
    office.trouble({ at: 'recipient', code: 450, saying: '4.2.1 greylisted' })
    await work()
    await writeNewsletter(database, 'leaves@example.com')
    await expect
      .poll(() => database.select({ reason: mails.reason }).from(mails))
      .toMatchObject([{ reason: expect.stringContaining('greylisted') }])
    await leave(database)
    office.recover()
    await expect.poll(() => states(database)).toEqual(['withheld'])
    expect(office.delivered).toEqual([])
  })
})

test('nothing that people typed becomes a header, or a further recipient', async () => {
  const { database, office, work } = await openWithOffice()
  const nasty = 'One\r\nX-Injected: yes\r\n\r\nList-Unsubscribe: <https://evil.example.com>'
  await database.transaction((transaction) =>
    queueNewsletter(
      transaction,
      {
        kind: 'test',
        to: { address: 'chef@example.com' },
        language: 'en',
        replyTo: `guest@example.com\r\nBcc: x@example.com`,
      },
      { ...testEmail('en'), subject: nasty },
    ),
  )
  for (const address of ['a@example.com, b@example.com', 'a@example.com\r\nBcc: b@example.com']) {
    await writeNewsletter(database, address)
  }
  await work()
  const attempts = () => database.select({ attempts: mails.attempts }).from(mails)
  await expect.poll(async () => (await attempts()).every((mail) => mail.attempts > 0)).toBe(true)
  expect(office.delivered.map(({ to, cc, bcc }) => [to?.map(({ address }) => address), cc, bcc])).toEqual([
    [['chef@example.com'], undefined, undefined],
  ])
  const [mail] = office.delivered
  expect(mail?.headers.map(({ key }) => key).filter((key) => /injected|bcc|^list-unsubscribe$/.test(key))).toEqual([
    'list-unsubscribe',
  ])
  expect(mail?.subject).toContain('X-Injected: yes')
})
