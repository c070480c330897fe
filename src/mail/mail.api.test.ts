import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openSmtpServer } from '../../tests/support/smtp-server.ts'
import { openTestShop, type TestShop } from '../../tests/support/shop.ts'
import { runJobsOn } from '../../tests/support/job-runner.ts'
import type { MailRecord } from './mail.ts'
import { queueMail } from './queue-mail.server.ts'
import { testEmail } from './layout/test.mail.tsx'

const write = ({ database }: TestShop, address: string) =>
  database.transaction((transaction) =>
    queueMail(transaction, { kind: 'test', to: { address }, language: 'en' }, testEmail('en')),
  )

async function list(shop: TestShop, query = '') {
  const answer = await shop.callAsAdmin('GET', `/api/admin/mails${query}`)
  return { total: answer.headers.get('X-Total-Count'), mails: (await answer.json()) as MailRecord[] }
}

test('mails are listed with what became of them, the latest first, a page at a time and by state', async () => {
  const shop = await openTestShop()
  for (const name of ['one', 'two', 'three']) await write(shop, `${name}@example.com`)
  await shop.database.execute(sql`update mails set state = 'failed', reason = 'full' where recipient like 'two@%'`)
  const all = await list(shop)
  expect(all.mails.map(({ recipient }) => recipient)).toEqual([
    'three@example.com',
    'two@example.com',
    'one@example.com',
  ])
  expect(all.mails[0]).toEqual({
    id: expect.any(String),
    kind: 'test',
    recipient: 'three@example.com',
    language: 'en',
    subject: 'Test message',
    state: 'waiting',
    attempts: 0,
    reason: null,
    isHeld: false,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    lastAttemptAt: null,
    sentAt: null,
  })
  expect(all.total).toBe('3')
  const second = await list(shop, '?limit=2&page=2')
  expect([second.total, second.mails.map(({ recipient }) => recipient)]).toEqual(['3', ['one@example.com']])
  const failed = await list(shop, '?state=failed')
  expect([failed.total, failed.mails.map(({ reason }) => reason)]).toEqual(['1', ['full']])
})

test.for(['?state=lost', '?page=0', '?page=x', '?limit=501', '?limit=-1', '?limit=1e2', '?page=99999999999999999999'])(
  'a list asked for with %s is refused, naming the field',
  async (query) => {
    const shop = await openTestShop()
    const answer = await shop.callAsAdmin('GET', `/api/admin/mails${query}`)
    expect(answer.status).toBe(422)
    expect(Object.keys(((await answer.json()) as { fields: object }).fields)).toEqual([/\w+/.exec(query)?.[0]])
  },
)

test('a mail that failed can be sent again; of two who ask at once one is told that it waits already', async () => {
  const shop = await openTestShop()
  const office = await openSmtpServer()
  onTestFinished(office.close)
  office.trouble({ at: 'recipient', code: 550, saying: 'no such mailbox' })
  await runJobsOn(shop.databaseUrl, { environment: { SMTP_URL: office.url } })
  await write(shop, 'guest@example.com')
  const state = async () => (await list(shop)).mails[0]
  await expect.poll(state).toMatchObject({ state: 'failed' })

  office.recover()
  const again = `/api/admin/mails/${(await state())?.id}/send-again`
  const answers = await Promise.all([shop.callAsAdmin('POST', again), shop.callAsAdmin('POST', again)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409])
  await expect.poll(state).toMatchObject({ state: 'sent', attempts: 2, reason: null })
  expect(office.delivered).toHaveLength(1)
})

test('what is not a failed mail is not sent again', async () => {
  const shop = await openTestShop()
  await write(shop, 'guest@example.com')
  const [mail] = (await list(shop)).mails
  const ask = async (id = '') => {
    const answer = await shop.callAsAdmin('POST', `/api/admin/mails/${id}/send-again`)
    return [answer.status, ((await answer.json()) as { code: string }).code]
  }
  expect(await ask(mail?.id)).toEqual([409, 'mail_not_failed'])
  expect(await ask('01930000-0000-7000-8000-000000000000')).toEqual([404, 'mail_not_found'])
  expect(await ask('7')).toEqual([404, 'not_found'])
})
