import { asc, sql } from 'drizzle-orm'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createDataFolder } from '../../tests/support/data-folder.ts'
import { openSmtpServer } from '../../tests/support/smtp-server.ts'
import { withShortPauses, openReadyDatabase, runJobsOn } from '../../tests/support/job-runner.ts'
import type { Database } from '../server/database/database.ts'
import { readMilestones } from '../server/milestones.ts'
import { mails } from './mails.table.ts'
import { queueMail } from './queue-mail.server.ts'
import { sendMail } from './send-mail.server.ts'
import { testEmail } from './layout/test.mail.tsx'

async function openOffice() {
  const office = await openSmtpServer()
  onTestFinished(office.close)
  return office
}

const write = (database: Database, address: string) =>
  database.transaction((transaction) =>
    queueMail(transaction, { kind: 'test', to: { address }, language: 'en' }, testEmail('en')),
  )

const recorded = (database: Database) =>
  database
    .select({ state: mails.state, reason: mails.reason, attempts: mails.attempts })
    .from(mails)
    .orderBy(asc(mails.id))

describe('a message', () => {
  test('arrives once, in two forms, with sender, language and a name of its own, at the office’s address as it is then; of one whose transaction fails nobody hears', async () => {
    const { url, database } = await openReadyDatabase()
    const office = await openOffice()
    const failed = database.transaction(async (transaction) => {
      await queueMail(transaction, { kind: 'test', to: 'office', language: 'pl' }, testEmail('pl'))
      throw new Error('no order after all')
    })
    await expect(failed).rejects.toThrow('no order')
    await database.transaction(async (transaction) => {
      await queueMail(
        transaction,
        { kind: 'test', to: { address: 'chef@example.com' }, language: 'fr', replyTo: 'guest@example.com' },
        testEmail('fr'),
      )
      await queueMail(transaction, { kind: 'test', to: 'office', language: 'pl' }, testEmail('pl'))
    })
    const environment = {
      SMTP_URL: office.url,
      MAIL_FROM: 'Salorge <shop@example.com>',
      PUBLIC_URL: 'https://salt.example.com',
      OFFICE_EMAIL: 'office@example.com',
    }
    await runJobsOn(url, { environment })
    const sent = { state: 'sent', reason: null, attempts: 1 }
    await expect.poll(() => recorded(database)).toEqual([sent, sent])
    const addressed = (address: string) => office.delivered.filter(({ to }) => to?.[0]?.address === address)
    expect([addressed('office@example.com').length, office.delivered.length]).toEqual([1, 2])
    const [mail] = addressed('chef@example.com')
    expect(mail).toMatchObject({
      from: { name: 'Salorge', address: 'shop@example.com' },
      to: [{ address: 'chef@example.com' }],
      replyTo: [{ address: 'guest@example.com' }],
      subject: 'Message d’essai',
      messageId: expect.stringMatching(/^<[\da-f-]{36}@example\.com>$/),
    })
    expect(mail?.html).toContain('<html lang="fr">')
    // The panel knows that letters leave by this server.
    const { mail_taken: taken } = await readMilestones(database)
    expect(taken?.detail).toMatch(/^smtp:\/\/\S*@127\.0\.0\.1:\d+ Salorge <shop@example\.com>$/)
    expect(mail?.html).toContain('href="https://salt.example.com/store?lang=fr"')
    expect(mail?.text).toContain('L’envoi d’e-mails fonctionne')
    expect(mail?.text).toContain('https://salt.example.com/store?lang=fr')
  })

  test('becomes a file in the outbox where no server is named', async () => {
    const { url, database } = await openReadyDatabase()
    const folder = await createDataFolder()
    onTestFinished(folder.remove)
    await runJobsOn(url, { environment: { DATA_DIR: folder.path } })
    await write(database, 'chef@example.com')
    await expect.poll(() => recorded(database)).toMatchObject([{ state: 'sent' }])
    expect(await readMilestones(database)).toEqual({})
    const [name = ''] = await readdir(join(folder.path, 'outbox'))
    expect(name).toMatch(/^[\da-f-]{36}\.eml$/)
    const written = await readFile(join(folder.path, 'outbox', name), 'utf8')
    expect(written).toMatch(/^To: chef@example\.com\r$/m)
    expect(written).toMatch(/multipart\/alternative/)
  })
})

describe('when the mail server', () => {
  test('is down for a while, every message waits with the reason and arrives once when it is back', async () => {
    const { url, database } = await openReadyDatabase()
    const down = await openSmtpServer()
    await down.close()
    await runJobsOn(url, { environment: { SMTP_URL: down.url } })
    for (let number = 0; number < 10; number += 1) await write(database, `guest${number}@example.com`)
    await expect
      .poll(() => recorded(database))
      .toEqual(
        Array.from({ length: 10 }, () => ({
          state: 'waiting',
          reason: expect.stringContaining('ECONNREFUSED'),
          attempts: expect.toSatisfy((tries) => tries > 0),
        })),
      )
    const back = await openSmtpServer(Number(new URL(down.url).port))
    onTestFinished(back.close)
    await expect.poll(async () => (await recorded(database)).every(({ state }) => state === 'sent')).toBe(true)
    expect(back.delivered.map(({ to }) => to?.[0]?.address).toSorted()).toEqual(
      Array.from({ length: 10 }, (_, number) => `guest${number}@example.com`),
    )
  })

  test('refuses a sign-in or a sender for now, each message waits and is sent later', async () => {
    const { url, database } = await openReadyDatabase()
    const office = await openOffice()
    await runJobsOn(url, { environment: { SMTP_URL: office.url.replace('//', '//shop:secret@') } })
    const troubles = [
      { at: 'sign-in', code: 535, saying: '5.7.8 wrong password' },
      { at: 'sender', code: 550, saying: '5.7.1 sender not yours' },
    ] as const
    for (const [place, trouble] of troubles.entries()) {
      office.trouble(trouble)
      await write(database, 'guest@example.com')
      const last = async () => (await recorded(database))[place]
      await expect.poll(last).toMatchObject({ state: 'waiting', reason: expect.stringContaining(trouble.saying) })
      expect((await last())?.reason).not.toContain('secret')
      office.recover()
      await expect.poll(last).toMatchObject({ state: 'sent', reason: null })
      expect(office.delivered).toHaveLength(place + 1)
    }
  })

  test('refuses a recipient or a message for now, each waits with the reason and is sent later', async () => {
    const refusals = [
      { at: 'recipient', code: 450, saying: '4.2.1 greylisted' },
      // Much that is not about the recipient is refused there.
      { at: 'recipient', code: 554, saying: '5.7.1 relay access denied' },
      { at: 'recipient', code: 530, saying: '5.7.0 authentication required' },
      { at: 'recipient', code: 553, saying: '5.7.1 sender address rejected' },
      { at: 'recipient', code: 552, saying: '5.2.2 mailbox full' },
      { at: 'recipient', code: 503, saying: 'no conversation without a greeting' },
      { at: 'message', code: 503, saying: 'out of turn' },
      { at: 'message', code: 451, saying: '4.3.0 try later' },
      // With a sign that no database holds.
      { at: 'recipient', code: 450, saying: 'busy\0 now' },
    ] as const
    const { url, database } = await openReadyDatabase()
    const office = await openOffice()
    office.judge((address) => refusals[Number.parseInt(address, 10)])
    await runJobsOn(url, { environment: { SMTP_URL: office.url } })
    for (const place of refusals.keys()) await write(database, `${place}@example.com`)
    await expect
      .poll(() => recorded(database))
      .toMatchObject(
        refusals.map(({ saying }) => ({
          state: 'waiting',
          reason: expect.stringContaining(saying.replace('\0', '')),
        })),
      )
    office.judge(() => undefined)
    await expect.poll(() => recorded(database)).toMatchObject(refusals.map(() => ({ state: 'sent', reason: null })))
    expect(office.delivered).toHaveLength(refusals.length)
  })

  test('refuses a recipient or a message for good, each has failed, and others are not held up', async () => {
    const refusals = [
      { at: 'recipient', code: 550, saying: '5.1.1 no such mailbox' },
      { at: 'recipient', code: 550, saying: 'nobody of that name' },
      { at: 'message', code: 554, saying: '5.7.1 not wanted' },
    ] as const
    const { url, database } = await openReadyDatabase()
    const office = await openOffice()
    office.judge((address) => refusals[Number.parseInt(address, 10)])
    await runJobsOn(url, { environment: { SMTP_URL: office.url } })
    for (const place of refusals.keys()) await write(database, `${place}@example.com`)
    await write(database, 'there@example.com')
    await expect
      .poll(() => recorded(database))
      .toEqual([
        ...refusals.map(({ saying }) => ({ state: 'failed', reason: expect.stringContaining(saying), attempts: 1 })),
        { state: 'sent', reason: null, attempts: 1 },
      ])
    expect(office.delivered.map(({ to }) => to?.[0]?.address)).toEqual(['there@example.com'])
  })

  test('hangs up in the middle of the message, nothing is lost and nothing doubled', async () => {
    const { url, database } = await openReadyDatabase()
    const office = await openOffice()
    office.trouble({ at: 'half-way' })
    await runJobsOn(url, { environment: { SMTP_URL: office.url } })
    await write(database, 'guest@example.com')
    await expect
      .poll(() => recorded(database))
      .toMatchObject([{ state: 'waiting', reason: expect.stringMatching(/closed|reset|hang/i) }])
    office.recover()
    await expect.poll(() => recorded(database)).toMatchObject([{ state: 'sent' }])
    expect(office.delivered).toHaveLength(1)
    expect(office.begun()).toBeGreaterThan(1)
  })

  test('takes a message and dies before it can say so, that one alone comes twice, under the same name', async () => {
    const { url, database } = await openReadyDatabase()
    const office = await openOffice()
    office.trouble({ at: 'before-the-answer' })
    await runJobsOn(url, { environment: { SMTP_URL: office.url } })
    await write(database, 'first@example.com')
    await expect.poll(() => office.delivered.length).toBe(1)
    office.recover()
    await write(database, 'second@example.com')
    await expect.poll(() => recorded(database)).toMatchObject([{ state: 'sent' }, { state: 'sent' }])
    const [first, ...others] = office.delivered
    const again = others.filter(({ messageId }) => messageId === first?.messageId)
    expect([again.length, others.length]).toEqual([1, 2])
  })

  test('is slow, messages go out side by side; a stop waits for those that are nearly there, and none comes twice', async () => {
    const { url, database } = await openReadyDatabase()
    const office = await openOffice()
    const letGo = office.hold()
    for (let number = 0; number < 9; number += 1) await write(database, `guest${number}@example.com`)
    const first = await runJobsOn(url, { environment: { SMTP_URL: office.url } })
    await expect.poll(() => office.begun()).toBe(3)
    const stopped = first.stop()
    letGo()
    await stopped
    expect((await recorded(database)).filter(({ state }) => state === 'sent')).toHaveLength(3)
    expect(office.delivered).toHaveLength(3)
    await runJobsOn(url, { environment: { SMTP_URL: office.url } })
    await expect.poll(async () => (await recorded(database)).every(({ state }) => state === 'sent')).toBe(true)
    expect(new Set(office.delivered.map(({ messageId }) => messageId)).size).toBe(9)
    expect(office.delivered).toHaveLength(9)
  })

  test('never takes it, the message has failed in the end, with the last reason', async () => {
    const { url, database } = await openReadyDatabase()
    const office = await openOffice()
    office.trouble({ at: 'message', code: 452, saying: 'mailbox full' })
    await runJobsOn(url, { jobs: [withShortPauses(sendMail, 2)], environment: { SMTP_URL: office.url } })
    await write(database, 'full@example.com')
    await expect
      .poll(() => recorded(database))
      .toEqual([{ state: 'failed', reason: expect.stringContaining('mailbox full'), attempts: 3 }])
  })
})

test('a stop in the middle of a message leaves it to the next start', async () => {
  const { url, database } = await openReadyDatabase()
  const office = await openOffice()
  office.trouble({ at: 'silence' })
  const first = await runJobsOn(url, { environment: { SMTP_URL: office.url }, pace: { end: 1 } })
  await write(database, 'guest@example.com')
  await expect.poll(() => office.begun()).toBe(1)
  await first.stop()
  office.recover()
  await runJobsOn(url, { environment: { SMTP_URL: office.url } })
  await expect.poll(() => recorded(database)).toMatchObject([{ state: 'sent' }])
  expect(office.delivered).toHaveLength(1)
})

test('a mail sent already is not sent again when its job is done twice, and a line that breaks between two is no harm', async () => {
  const { url, database } = await openReadyDatabase()
  const office = await openOffice()
  await runJobsOn(url, { environment: { SMTP_URL: office.url } })
  await write(database, 'one@example.com')
  await expect.poll(() => recorded(database)).toMatchObject([{ state: 'sent' }])
  await database.execute(sql`
    update pgboss.job set state = 'retry', completed_on = null, start_after = now() where name = 'send-mail'`)
  await expect
    .poll(async () => {
      const { rows } = await database.execute(sql`select state from pgboss.job where name = 'send-mail'`)
      return rows
    })
    .toEqual([{ state: 'completed' }])
  expect(office.delivered).toHaveLength(1)
  office.hangUpAll()
  await write(database, 'two@example.com')
  await expect.poll(() => recorded(database)).toMatchObject([{ state: 'sent' }, { state: 'sent' }])
  expect(office.delivered).toHaveLength(2)
})

test('the log names mails by their number, and nobody’s address', async () => {
  const { url, database } = await openReadyDatabase()
  const office = await openOffice()
  const logged: string[] = []
  await runJobsOn(url, { environment: { SMTP_URL: office.url }, logged })
  office.trouble({ at: 'recipient', code: 450, saying: '<guest@example.com> is greylisted' })
  await write(database, 'guest@example.com')
  await expect.poll(() => recorded(database)).toMatchObject([{ reason: expect.stringContaining('guest@') }])
  office.trouble({ at: 'recipient', code: 550, saying: '<guest@example.com> is unknown' })
  await expect.poll(() => recorded(database)).toMatchObject([{ state: 'failed' }])
  const all = () => logged.join('')
  await expect
    .poll(all)
    .toMatch(/mail [\da-f-]{36} was not taken \(EENVELOPE 450\).*\(EENVELOPE 550\) and never will be/s)
  expect(all()).not.toContain('guest@')
})
