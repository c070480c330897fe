import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { adminPassword } from '../../../tests/support/database.ts'
import {
  codeOf,
  dataFolder,
  letConfirmationAge,
  openBrowser,
  openShopWithApp,
  openShopWithPasskey,
} from '../../../tests/support/second-factors.ts'
import { openTestShop } from '../../../tests/support/shop.ts'
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
    expect((await confirm(owner, { code: codeOf(secret) })).status).toBe(204)
    expect(await refused(owner)).toBeUndefined()
    await letConfirmationAge(shop, 11)
    expect((await confirm(owner, { code: codeOf(secret) })).status).toBe(422)
  })

  test('a passkey answers it, of its own administrator only', async () => {
    const { shop, owner, passkey } = await openShopWithPasskey()
    await letConfirmationAge(shop, 11)
    const asked = () => owner.json<{ challenge: string }>('POST', '/api/admin/session/confirmation/options')
    const stranger = createPasskey('https://shop.example.com')
    expect((await confirm(owner, { answer: stranger.shown(await asked()) })).status).toBe(422)
    expect((await confirm(owner, { answer: passkey.shown(await asked()) })).status).toBe(204)
    expect(await refused(owner)).toBeUndefined()
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
