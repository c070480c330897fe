import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sendWaiting } from '../../tests/support/send-waiting-mails.ts'
import { openReadyDatabase } from '../../tests/support/job-runner.ts'
import { mailKinds, type MailKind } from './mail-kinds.ts'
import type { Database } from '../server/database/database.ts'
import { countEmail, emailCauses, limitedEmail } from './email-limits.server.ts'
import { listMails } from './list-mails.server.ts'
import { queueMail } from './queue-mail.server.ts'
import { testEmail } from './layout/test.mail.tsx'

const kinds = Object.keys(mailKinds) as MailKind[]
/** Written to the office alone. */
const toOffice = new Set<MailKind>(['application', 'contact', 'stock', 'withdrawal-office'])

const write = (database: Database, kind: MailKind, address: string | null) =>
  database.transaction((transaction) =>
    queueMail(transaction, { kind, to: address === null ? 'office' : { address }, language: 'en' }, testEmail('en')),
  )

test('of every kind of letter it is decided who can cause it, and what a stranger causes has a bound by the day', () => {
  expect(Object.keys(emailCauses).toSorted()).toEqual(kinds.toSorted())
  for (const kind of kinds.filter(limitedEmail)) {
    expect([kind, limitedEmail(kind)?.bounds.map(({ per }) => per)]).toEqual([kind, expect.arrayContaining(['day'])])
  }
})

const bounded = kinds.flatMap((kind) => limitedEmail(kind)?.bounds.map((bound) => ({ kind, ...bound })) ?? [])

test.for(bounded)(
  '$letters letters of $kind in one $per reach a recipient, and the next is withheld for all to see',
  async ({ kind, emails, per }) => {
    const { database } = await openReadyDatabase()
    const recipient = toOffice.has(kind) ? null : 'Anna@example.com'
    for (let sent = 1; sent < emails; sent += 1) {
      expect(await countEmail(database, { kind, recipient })).toBe(true)
      // Shorter bounds are over meanwhile.
      await database.execute(sql`delete from attempts where split_part(subject, ' ', 3) <> ${per}`)
    }
    await write(database, kind, recipient?.toLowerCase() ?? null)
    await write(database, kind, recipient)
    expect(await sendWaiting(database)).toHaveLength(1)
    const { mails } = await listMails(database, { page: 1, limit: 9 })
    expect(mails).toMatchObject([
      { kind, state: 'withheld', reason: 'bound', sentAt: null },
      { kind, state: 'sent' },
    ])
    if (recipient === null) return
    await write(database, kind, 'another@example.com')
    expect(await sendWaiting(database)).toHaveLength(1)
  },
)

test('kinds that are counted together are bounded together', async () => {
  const { database } = await openReadyDatabase()
  for (const kind of ['payment-failed', 'order-proforma', 'payment-failed', 'payment-reminder'] as const)
    await write(database, kind, 'anna@example.com')
  expect((await sendWaiting(database)).map(({ kind }) => kind)).toEqual([
    'payment-failed',
    'order-proforma',
    'payment-failed',
  ])
})

test('what follows from a payment, and what the law demands, is always sent', async () => {
  const { database } = await openReadyDatabase()
  for (const kind of ['order-confirmed', 'withdrawal'] as const)
    for (let times = 0; times < 6; times += 1) await write(database, kind, 'anna@example.com')
  expect(await sendWaiting(database)).toHaveLength(12)
})
