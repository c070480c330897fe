import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { adminPassword } from '../../../tests/support/database.ts'
import {
  addApp,
  codeOf,
  dataFolder,
  letConfirmationAge,
  openBrowser,
  openShopWithApp,
  openShopWithPasskey,
} from '../../../tests/support/second-factors.ts'
import { openTestShop } from '../../../tests/support/shop.ts'
import { race } from '../../../tests/support/race.ts'
import { createPasskey } from '../../../tests/support/software-authenticator.ts'

describe('asked again', () => {
  const refused = async (browser: ReturnType<typeof openBrowser>) =>
    (
      (await (await browser.call('GET', '/api/admin/session/confirmation')).json().catch(() => ({}))) as {
        code?: string
      }
    ).code
  const confirm = (browser: ReturnType<typeof openBrowser>, body: object) =>
    browser.call('POST', '/api/admin/session/confirmation', { body })

  test('with a password alone after an hour: the right one is enough, and the session gets another token', async () => {
    const shop = await openTestShop()
    const owner = openBrowser(shop)
    await owner.signIn()
    await letConfirmationAge(shop, 59)
    expect(await refused(owner)).toBeUndefined()
    await letConfirmationAge(shop, 61)
    expect(await refused(owner)).toBe('confirmation_needed')
    expect((await confirm(owner, { password: 'wrong' })).status).toBe(422)
    const before = owner.held.get('salorge-admin-session')
    expect((await confirm(owner, { password: adminPassword })).status).toBe(204)
    expect(owner.held.get('salorge-admin-session')).not.toBe(before)
    expect(await refused(owner)).toBeUndefined()
  })

  test('with a second factor after ten minutes: by that, no more by the password', async () => {
    const { shop, owner, secret } = await openShopWithApp()
    await letConfirmationAge(shop, 11)
    expect(await refused(owner)).toBe('confirmation_needed')
    expect((await confirm(owner, { password: adminPassword })).status).toBe(422)
    expect(await refused(owner)).toBe('confirmation_needed')
    const code = codeOf(secret)
    expect((await confirm(owner, { code })).status).toBe(204)
    expect(await refused(owner)).toBeUndefined()
    await letConfirmationAge(shop, 11)
    expect((await confirm(owner, { code })).status).toBe(422)
  })

  test('a passkey answers it, of its own administrator only', async () => {
    const { shop, owner, passkey } = await openShopWithPasskey()
    await letConfirmationAge(shop, 11)
    const asked = () => owner.json<{ challenge: string }>('POST', '/api/admin/session/confirmation/options')
    const stranger = createPasskey('https://shop.example.com')
    expect((await confirm(owner, { answer: stranger.shown(await asked()) })).status).toBe(422)
    // Nor by one of somebody else, or by a question that was theirs.
    const jan = sql`(select id from jan)`
    for (const give of [
      sql`update passkeys set administrator_id = ${jan} where administrator_id = 1`,
      sql`update sign_in_steps set administrator_id = ${jan} where administrator_id = 1`,
    ]) {
      const question = await asked()
      await shop.database.execute(sql`
        with jan as (insert into administrators (username, password_hash, role) values (gen_random_uuid()::text, '-', 'office') returning id) ${give}`)
      expect((await confirm(owner, { answer: passkey.shown(question) })).status).toBe(422)
      await shop.database.execute(sql`update passkeys set administrator_id = 1 where credential_id <> 'another'`)
    }
    const question = await asked()
    const answer = passkey.shown(question)
    expect((await confirm(owner, { answer })).status).toBe(204)
    expect(await refused(owner)).toBeUndefined()
    expect((await confirm(owner, { answer })).status).toBe(422)
    expect((await confirm(owner, { answer: passkey.shown(await asked(), { counts: false }) })).status).toBe(422)
  })

  test('whoever adds, renews, shows or removes a factor waits for what is done with the account just now; recovery codes come with the first and go with the last', async () => {
    const { shop, owner, passkey } = await openShopWithPasskey()
    const elsewhere = openBrowser(shop)
    const asked = await elsewhere.json<{ challenge: string }>('POST', '/api/admin/login/passkey/options', {})
    await elsewhere.call('POST', '/api/admin/login/passkey', { body: { answer: passkey.shown(asked) } })
    const held = sql`select from administrators where username = 'admin' for no key update`
    const whileHeld = async <Answer>(call: () => Promise<Answer>) =>
      (await race(shop.database, held, [call]))[0] as Answer
    const own = () => owner.json<{ passkeys: { id: number }[] }>('GET', '/api/admin/second-factor')

    const { secret, recoveryCodes } = await whileHeld(() => addApp(owner))
    expect([recoveryCodes, await elsewhere.isSignedIn()]).toEqual([null, true])
    const path = '/api/admin/second-factor'
    expect((await whileHeld(() => owner.call('POST', `${path}/recovery-codes`))).status).toBe(200)
    expect((await whileHeld(() => confirm(owner, { code: codeOf(secret) }))).status).toBe(204)
    const question = await owner.json<{ challenge: string; allowCredentials: unknown[] }>(
      'POST',
      '/api/admin/session/confirmation/options',
    )
    expect(question.allowCredentials).toHaveLength(1)
    expect((await whileHeld(() => confirm(owner, { answer: passkey.shown(question) }))).status).toBe(204)
    const moment = expect.stringMatching(/^\d{4}-.*Z$/)
    const host = 'shop.example.com'
    const id = (await own()).passkeys[0]?.id
    expect(await own()).toEqual({
      app: { addedAt: moment, lastUsedAt: moment, isReadable: true },
      passkeys: [{ id, name: 'Laptop', host, addedAt: moment, lastUsedAt: moment, isForThisHost: true }],
      recoveryCodes: 10,
      passkeysAt: host,
      proofs: ['passkey', 'code', 'recovery code'],
    })

    // Of several one goes without further ado, whichever; another's is nobody's to remove.
    await letConfirmationAge(shop, 2)
    const { rows } = await shop.database.execute<{ id: number }>(
      sql`select id from passkeys where credential_id = 'another'`,
    )
    expect((await owner.call('DELETE', `${path}/passkeys/${rows[0]?.id}`)).status).toBe(404)
    expect((await whileHeld(() => owner.call('DELETE', `${path}/app`))).status).toBe(204)
    await shop.database.execute(sql`
      insert into passkeys (administrator_id, credential_id, public_key, counter, transports, host, name)
      values (1, 'second', '', 0, '{}', 'old.example.com', 'Stary')`)
    expect(await own()).toMatchObject({
      app: null,
      passkeys: [{ isForThisHost: true }, { isForThisHost: false, lastUsedAt: null }],
      recoveryCodes: 10,
    })
    const second = (await own()).passkeys[1]?.id
    expect((await owner.call('DELETE', `${path}/passkeys/${second}`)).status).toBe(204)
    expect((await owner.call('DELETE', `${path}/passkeys/${id}`)).status).toBe(403)
    await addApp(owner)
    await letConfirmationAge(shop, 2)
    expect((await owner.call('DELETE', `${path}/passkeys/${id}`)).status).toBe(204)
    expect(await own()).toMatchObject({ passkeys: [], recoveryCodes: 10, proofs: ['code', 'recovery code'] })
    const removed = await shop.database.execute(
      sql`select before from audit_entries where action = 'removed_factor' order by id`,
    )
    expect(removed.rows.map(({ before }) => before)).toEqual([
      { factor: 'app' },
      { factor: 'passkey', passkeyName: 'Stary' },
      { factor: 'passkey', passkeyName: 'Laptop' },
    ])
  })

  test('in a session that has ended meanwhile adds no factor; without any there are no recovery codes, nor passkeys to be asked for', async () => {
    const shop = await openTestShop({ dataFolder: await dataFolder(), publicUrl: 'https://shop.example.com' })
    const owner = openBrowser(shop)
    await owner.signIn()
    expect((await owner.call('POST', '/api/admin/session/confirmation/options')).status).toBe(409)
    expect((await owner.call('POST', '/api/admin/second-factor/recovery-codes')).status).toBe(404)
    const [ended] = await race(
      shop.database,
      sql`with held as (select from administrators for update) delete from sessions where exists (select from held)`,
      [() => addApp(owner)],
    )
    expect(ended?.recoveryCodes).toBeUndefined()
    expect(await shop.database.$count(sql`code_apps`)).toBe(0)
  })

  test('before the last factor goes, however lately one has answered; then the password is enough again', async () => {
    const { shop, owner, secret } = await openShopWithApp()
    await letConfirmationAge(shop, 2)
    const remove = () => owner.call('DELETE', '/api/admin/second-factor/app')
    expect((await remove()).status).toBe(403)
    await confirm(owner, { code: codeOf(secret) })
    expect((await remove()).status).toBe(204)
    expect((await openBrowser(shop).signIn()).status).toBe(200)
    expect(await shop.database.execute(sql`select from recovery_codes where code_hash <> 'hash'`)).toMatchObject({
      rowCount: 0,
    })
  })

  test('for settings with a secret beside them, whichever of them changes, and not for the others', async () => {
    const shop = await openTestShop({ dataFolder: await dataFolder() })
    const owner = openBrowser(shop)
    await owner.signIn()
    await letConfirmationAge(shop, 61)
    const change = (part: string, body: object) => owner.call('PUT', `/api/admin/settings/${part}`, { body })
    expect((await change('seller', { name: 'Sól' })).status).toBe(200)
    expect((await change('payments', { webhookSecret: 'whsec_0123456789abcdef' })).status).toBe(403)
    // Whose server letters or backups go to is worth as much as the password for it.
    expect((await change('mail', { host: 'mail.example.com' })).status).toBe(403)
    expect((await change('backup', { url: 'https://s3.example.com' })).status).toBe(403)
  })
})
