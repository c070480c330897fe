import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { placeAnother } from '../../../tests/support/another-administrator.ts'
import { adminPassword } from '../../../tests/support/database.ts'
import { runJobsOn, withShortPauses } from '../../../tests/support/job-runner.ts'
import { race } from '../../../tests/support/race.ts'
import { emailsAsSent } from '../../../tests/support/sent-emails.ts'
import { openTestShop, type TestShop } from '../../../tests/support/shop.ts'
import { openSmtpServer } from '../../../tests/support/smtp-server.ts'
import { sendMail } from '../../mail/send-mail.server.ts'
import { sendPasswordLink } from '../send-password-link.server.ts'
import { readFactors } from '../../guards/read-factors.server.ts'

const tokenIn = (text: string | undefined, name = 'email') =>
  new RegExp(`#${name}=([\\w-]+)`).exec(text ?? '')?.[1] ?? ''

/** Beside whoever changes their address there is another administrator, whom it is no matter of. */
async function openWithAddress(email: string | null = 'first@example.com') {
  const shop = await openTestShop()
  await shop.database.execute(sql`update administrators set email = ${email}`)
  await placeAnother(shop.database)
  const name = (next: string | null) =>
    shop.callAsAdmin('PUT', '/api/admin/email', { body: { email: next, currentPassword: adminPassword } })
  const follow = (text: string | undefined) => shop.call('PUT', '/api/email-link', { body: { token: tokenIn(text) } })
  return { shop, name, follow }
}

async function addressOf({ database }: TestShop): Promise<unknown> {
  const { rows } = await database.execute<{ email: string }>(sql`select email from administrators where id = 1`)
  return rows[0]?.email
}

const read = async (shop: TestShop) => (await shop.callAsAdmin('GET', '/api/admin/email')).json()

test('another address counts once a link that went there is opened; until a week later the earlier one takes the account back, and who then has no session chooses a new password', async () => {
  const { shop, name, follow } = await openWithAddress()
  const office = await openSmtpServer()
  onTestFinished(office.close)
  await runJobsOn(shop.databaseUrl, {
    jobs: [sendMail, sendPasswordLink].map((job) => withShortPauses(job as typeof sendMail)),
    environment: { SMTP_URL: office.url, MAIL_FROM: 'shop@example.com', PUBLIC_URL: 'https://salt.example.com' },
  })
  const arrived = async (count: number) => {
    await expect.poll(() => office.delivered.length).toBe(count)
    return Object.fromEntries(office.delivered.map(({ to, text }) => [to?.[0]?.address ?? '', text]))
  }
  const forget = () => shop.call('POST', '/api/setup-link/request', { body: { username: 'admin' } })

  expect((await name('other@example.com')).status).toBe(204)
  const { 'first@example.com': toFirst, 'other@example.com': toOther } = await arrived(2)
  expect(toFirst).toContain('other@example.com')
  await forget()
  expect(tokenIn((await arrived(3))['first@example.com'], 'setup')).not.toBe('')

  const look = await shop.call('POST', '/api/email-link', { body: { token: tokenIn(toOther) } })
  expect(await look.json()).toEqual({ username: 'admin', email: 'other@example.com', purpose: 'confirmation' })
  expect([(await follow(toOther)).status, await addressOf(shop)]).toEqual([200, 'other@example.com'])
  expect((await follow(toOther)).status).toBe(410)
  await forget()
  const stolen = tokenIn((await arrived(4))['other@example.com'], 'setup')

  const undone = await follow(toFirst)
  const { setupPath } = (await undone.json()) as { setupPath: string }
  expect([undone.status, await addressOf(shop)]).toEqual([200, 'first@example.com'])
  expect((await shop.callAsAdmin('GET', '/api/admin/session')).status).toBe(401)
  const choose = async (token: string) =>
    (await shop.call('PUT', '/api/setup-link', { body: { token, password: 'fleur de sel z Batz' } })).status
  expect(await choose(stolen)).toBe(410)
  expect(await choose(tokenIn(setupPath, 'setup'))).toBe(200)
  expect((await follow(toFirst)).status).toBe(410)
})

test('who takes the account back is not locked out by what a thief added meanwhile to sign in by; what there was before stays', async () => {
  const { shop, name, follow } = await openWithAddress()
  const addPasskey = (label: string, age: string) =>
    shop.database.execute(sql`
      insert into passkeys (administrator_id, credential_id, public_key, counter, transports, host, name, added_at)
      values (1, ${label}, '', 0, '{}', 'localhost', ${label}, now() - ${age}::interval)`)
  await name('thief@example.com')
  const [confirmation, undo] = await emailsAsSent(shop.database, 'administrator-email')
  await follow(confirmation?.plain)
  await addPasskey('own', '1 day')
  await addPasskey('theirs', '0')
  await shop.database.execute(sql`insert into code_apps values (1, 'sealed', 1)`)
  await shop.database.execute(sql`insert into recovery_codes values (1, 'hash')`)
  await shop.database.execute(sql`
    insert into sign_in_steps (token_hash, purpose, administrator_id, expires_at) values ('thief', 'sign_in', 1, now() + interval '1 minute')`)
  expect((await follow(undo?.plain)).status).toBe(200)
  expect(await readFactors(shop.database, 1)).toMatchObject({
    hasApp: false,
    passkeys: [{ credentialId: 'own' }],
    recoveryCodes: 0,
  })
  const { rows } = await shop.database.execute(sql`
    select after, (select count(*)::integer from sign_in_steps where administrator_id = 1) as steps,
      (select count(*)::integer from known_devices where account = 'administrator admin') as devices
    from audit_entries where action = 'took_email_back'`)
  expect(rows).toEqual([{ after: { email: 'first@example.com', ended: 1, removed: 2 }, steps: 0, devices: 0 }])
})

test('another password calls off an address that waits to be confirmed, and so does naming the present one again, which is noted', async () => {
  const { shop, name, follow } = await openWithAddress()
  const asked = async () => {
    const { rows } = await shop.database.execute<{ email: string }>(sql`
      select after->>'email' as email from audit_entries where action = 'asked_for_email' order by id`)
    return rows.map(({ email }) => email)
  }
  await name('wrong@example.com')
  const [wrong] = await emailsAsSent(shop.database, 'administrator-email')
  for (let times = 0; times < 2; times += 1) expect((await name('first@example.com')).status).toBe(204)
  expect([(await follow(wrong?.plain)).status, await addressOf(shop)]).toEqual([410, 'first@example.com'])
  expect(await asked()).toEqual(['wrong@example.com', 'first@example.com'])

  await name('thief@example.com')
  const [, , confirmation] = await emailsAsSent(shop.database, 'administrator-email')
  const body = { currentPassword: adminPassword, newPassword: 'fleur de sel z Batz' }
  expect((await shop.callAsAdmin('PUT', '/api/admin/password', { body })).status).toBe(204)
  expect([(await follow(confirmation?.plain)).status, await addressOf(shop)]).toEqual([410, 'first@example.com'])
})

test('nobody has letters sent to ever more addresses from their own account', async () => {
  const { name } = await openWithAddress()
  const statuses: number[] = []
  for (let named = 0; named < 11; named += 1) statuses.push((await name(`stranger${named}@example.com`)).status)
  expect(statuses.slice(8)).toEqual([204, 204, 429])
})

test('an address that was named by a thief takes nothing back, however often they go on to another', async () => {
  const { shop, name, follow } = await openWithAddress()
  await name('thief@example.com')
  const [confirmation, first] = await emailsAsSent(shop.database, 'administrator-email')
  await follow(confirmation?.plain)
  await name('accomplice@example.com')
  const [, , waiting, thiefs] = await emailsAsSent(shop.database, 'administrator-email')
  expect([first?.recipient, thiefs?.recipient]).toEqual(['first@example.com', 'thief@example.com'])
  await shop.database.execute(sql`insert into code_apps values (1, 'sealed', 1, now() - interval '1 day')`)
  expect((await follow(first?.plain)).status).toBe(200)
  expect(await readFactors(shop.database, 1)).toMatchObject({ hasApp: true })
  for (const late of [thiefs, waiting]) expect((await follow(late?.plain)).status).toBe(410)
  expect(await addressOf(shop)).toBe('first@example.com')
})

test('an address that is confirmed and taken back at the same moment is taken back', async () => {
  const { shop, name, follow } = await openWithAddress()
  await name('other@example.com')
  const letters = await emailsAsSent(shop.database, 'administrator-email')
  const answers = await race(
    shop.database,
    sql`select from administrators for update`,
    letters.toReversed().map(
      ({ plain }) =>
        () =>
          follow(plain),
    ),
    { inTurn: true },
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 410])
  const { rows } = await shop.database.execute(sql`select email, version from administrators where id = 1`)
  expect(rows).toEqual([{ email: 'first@example.com', version: 1 }])
})

test('the links end after a day and after a week, and with another address that is named', async () => {
  const { shop, name, follow } = await openWithAddress()
  await name('wrong@example.com')
  await name('right@example.com')
  const [wrong, , right] = await emailsAsSent(shop.database, 'administrator-email')
  expect((await follow(wrong?.plain)).status).toBe(410)
  expect((await follow(`#email=${'x'.repeat(43)}`)).status).toBe(410)
  expect(await read(shop)).toEqual({ email: 'first@example.com', waitingEmail: 'right@example.com' })
  const { rows } = await shop.database.execute(sql`
    select purpose, round(extract(epoch from expires_at - now()) / 3600)::integer as hours
    from administrator_email_links where administrator_id = 1 order by purpose`)
  expect(rows).toEqual([
    { purpose: 'confirmation', hours: 24 },
    { purpose: 'undo', hours: 168 },
  ])
  await shop.database.execute(sql`update administrator_email_links set expires_at = now() where administrator_id = 1`)
  expect(await read(shop)).toEqual({ email: 'first@example.com', waitingEmail: null })
  expect((await follow(right?.plain)).status).toBe(410)
  await shop.call('POST', '/api/admin/login', { body: { username: 'admin', password: adminPassword } })
  expect(
    (await shop.database.execute(sql`select from administrator_email_links where administrator_id = 1`)).rowCount,
  ).toBe(0)
})

test('each address that somebody had is told of the next, an address that is given up is none at once, and each of them can be brought back from the last', async () => {
  const { shop, name, follow } = await openWithAddress(null)
  const letters = () => emailsAsSent(shop.database, 'administrator-email')
  await name('first@example.com')
  const [toFirst, ...others] = await letters()
  expect([toFirst?.recipient, others]).toEqual(['first@example.com', []])
  await follow(toFirst?.plain)
  await name('second@example.com')
  const [, toSecond, undoFirst] = await letters()
  await follow(toSecond?.plain)
  await name(null)
  const [, , , undoSecond, ...none] = await letters()
  expect([undoFirst?.recipient, undoSecond?.recipient, none]).toEqual(['first@example.com', 'second@example.com', []])
  expect(await read(shop)).toEqual({ email: null, waitingEmail: null })
  expect([(await follow(undoSecond?.plain)).status, await addressOf(shop)]).toEqual([200, 'second@example.com'])
  expect([(await follow(undoFirst?.plain)).status, await addressOf(shop)]).toEqual([200, 'first@example.com'])
  const { rows } = await shop.database.execute(sql`
    select before->>'email' as before, after->>'email' as after from audit_entries where action = 'changed' order by id`)
  const addresses = [null, 'first@example.com', 'second@example.com', null, 'second@example.com', 'first@example.com']
  expect(rows).toEqual(addresses.slice(1).map((after, index) => ({ before: addresses[index], after })))
  expect((await shop.database.execute(sql`select version from administrators where id = 1`)).rows).toEqual([
    { version: 6 },
  ])
})
