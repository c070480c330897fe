import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { race } from '../../../tests/support/race.ts'
import {
  addApp,
  codeOf,
  dataFolder,
  openBrowser,
  openShopWithApp,
  openShopWithPasskey,
} from '../../../tests/support/second-factors.ts'
import { openTestShop } from '../../../tests/support/shop.ts'
import { createPasskey } from '../../../tests/support/software-authenticator.ts'
import { resetPassword } from '../change-administrators.server.ts'
import { operator } from '../../guards/administrator.ts'
import { manageAdministrators } from '../manage-administrators.server.ts'

const byCode = (browser: ReturnType<typeof openBrowser>, code: string) =>
  browser.call('POST', '/api/admin/login/code', { body: { code } })

describe('a stolen password alone', () => {
  test('gets nowhere: it begins no session, and its cookie opens nothing else', async () => {
    const { shop } = await openShopWithApp()
    const thief = openBrowser(shop)
    const answer = await thief.signIn()
    expect([answer.status, await answer.json()]).toMatchObject([
      401,
      { code: 'second_factor_needed', proofs: ['code', 'recovery code'] },
    ])
    expect([...thief.held.keys()]).toEqual(['salorge-admin-step'])
    expect(await thief.isSignedIn()).toBe(false)
    const [step = ''] = thief.held.values()
    thief.held.set('salorge-admin-session', step)
    for (const path of ['/api/admin/session', '/api/admin/second-factor', '/api/admin/orders'])
      expect((await thief.call('GET', path)).status).toBe(401)
    const { rows } = await shop.database.execute(sql`select encode(token_hash, 'escape') as hash from sign_in_steps`)
    expect(JSON.stringify(rows)).not.toContain(step)
  })

  test('and a wrong one is told as before, whether or not there is a second factor', async () => {
    const { shop } = await openShopWithApp()
    const answer = await openBrowser(shop).signIn('wrong')
    expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'wrong_credentials' }])
  })

  test('five codes may be guessed, then pauses grow, and showing the password anew gives none back', async () => {
    const { shop, secret } = await openShopWithApp()
    const thief = openBrowser(shop)
    await thief.signIn()
    const wrong = codeOf(secret) === '000000' ? '000001' : '000000'
    for (let guess = 0; guess < 5; guess += 1) expect((await byCode(thief, wrong)).status).toBe(401)
    await thief.signIn()
    expect((await byCode(thief, wrong)).status).toBe(429)
  })

  test('a code without the password before it, or five minutes after it, is refused', async () => {
    const { shop, secret } = await openShopWithApp()
    const browser = openBrowser(shop)
    expect((await byCode(browser, codeOf(secret))).status).toBe(401)
    await browser.signIn()
    await shop.database.execute(sql`update sign_in_steps set expires_at = now() where token_hash <> 'another'`)
    expect(await (await byCode(browser, codeOf(secret))).json()).toMatchObject({ code: 'sign_in_step_over' })
  })

  test('a password that is another one meanwhile ends what was begun with the earlier one', async () => {
    const { shop, secret } = await openShopWithApp()
    const thief = openBrowser(shop)
    await thief.signIn()
    await resetPassword(shop.database, operator, { username: 'admin', password: 'fleur de sel z Batz' })
    expect(await (await byCode(thief, codeOf(secret))).json()).toMatchObject({ code: 'sign_in_step_over' })
    const again = await openBrowser(shop).signIn('fleur de sel z Batz')
    expect(await again.json()).toMatchObject({ code: 'second_factor_needed' })
  })
})

describe('codes of an app', () => {
  test('sign in after the password, each once; the first factor ended the other sessions and gave ten recovery codes', async () => {
    const shop = await openTestShop({ dataFolder: await dataFolder() })
    const [owner, elsewhere] = [openBrowser(shop), openBrowser(shop)]
    await elsewhere.signIn()
    await owner.signIn()
    const before = owner.held.get('salorge-admin-session')
    const { secret, recoveryCodes } = await addApp(owner)
    expect(new Set(recoveryCodes).size).toBe(10)
    expect([await owner.isSignedIn(), await elsewhere.isSignedIn()]).toEqual([true, false])
    expect(owner.held.get('salorge-admin-session')).not.toBe(before)
    const code = codeOf(secret)
    const browser = openBrowser(shop)
    await browser.signIn()
    expect([(await byCode(browser, code)).status, await browser.isSignedIn()]).toEqual([200, true])
    const replayed = openBrowser(shop)
    await replayed.signIn()
    expect(await (await byCode(replayed, code)).json()).toMatchObject({ code: 'proof_wrong' })
  })

  test('of two who come with the same code at once one is signed in', async () => {
    const { shop, secret } = await openShopWithApp()
    const browsers = [openBrowser(shop), openBrowser(shop)]
    for (const browser of browsers) await browser.signIn()
    const answers = await race(
      shop.database,
      sql`select from code_apps for update`,
      browsers.map((browser) => () => byCode(browser, codeOf(secret))),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
  })

  test('lie encrypted; without the key a recovery code still signs in, and the panel says what is wrong', async () => {
    const folder = await dataFolder()
    const shop = await openTestShop({ dataFolder: folder, settingsKey: 'one' })
    const owner = openBrowser(shop)
    await owner.signIn()
    const { secret, recoveryCodes } = await addApp(owner)
    const { rows } = await shop.database.execute(sql`select secret from code_apps`)
    expect(JSON.stringify(rows)).not.toContain(secret)
    await shop.database.execute(sql`update code_apps set secret = reverse(secret)`)
    const browser = openBrowser(shop)
    await browser.signIn()
    expect(await (await byCode(browser, codeOf(secret))).json()).toMatchObject({ code: 'app_unreadable' })
    expect((await byCode(browser, recoveryCodes[0] ?? '')).status).toBe(200)
    expect(await browser.json('GET', '/api/admin/second-factor')).toMatchObject({
      app: { isReadable: false },
      recoveryCodes: 9,
    })
  })
})

describe('recovery codes', () => {
  test('count once, also if two come with one at the same time, and leave an entry', async () => {
    const { shop, recoveryCodes } = await openShopWithApp()
    const browsers = [openBrowser(shop), openBrowser(shop)]
    for (const browser of browsers) await browser.signIn()
    const [code = ''] = recoveryCodes
    const answers = await race(
      shop.database,
      sql`select from recovery_codes for update`,
      browsers.map((browser) => () => byCode(browser, ` ${code.toUpperCase().replaceAll('-', ' ')} `)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
    const { rows } = await shop.database.execute(
      sql`select administrator, after from audit_entries where action = 'used_recovery_code'`,
    )
    expect(rows).toEqual([{ administrator: 'admin', after: { recoveryCodes: 9 } }])
  })

  test('made anew they take the place of the earlier ones', async () => {
    const { shop, owner, recoveryCodes } = await openShopWithApp()
    const made = await owner.json<{ recoveryCodes: string[] }>('POST', '/api/admin/second-factor/recovery-codes')
    const browser = openBrowser(shop)
    await browser.signIn()
    expect((await byCode(browser, recoveryCodes[0] ?? '')).status).toBe(401)
    expect((await byCode(browser, made.recoveryCodes[0] ?? '')).status).toBe(200)
  })
})

const secureCookie = '__Host-salorge-admin-session'
const byPasskey = async (
  browser: ReturnType<typeof openBrowser>,
  passkey: ReturnType<typeof createPasskey>,
  lie: Parameters<typeof passkey.shown>[1] = {},
  isInstead = true,
) => {
  const asked = await browser.json<{ challenge: string }>('POST', '/api/admin/login/passkey/options', { isInstead })
  return browser.call('POST', '/api/admin/login/passkey', { body: { answer: passkey.shown(asked, lie) } })
}

describe('passkeys', () => {
  test('sign in by themselves, or after the password', async () => {
    const { shop, passkey, made } = await openShopWithPasskey()
    expect(made.recoveryCodes).toHaveLength(10)
    const alone = openBrowser(shop)
    const answer = await byPasskey(alone, passkey)
    expect([answer.status, await answer.json()]).toEqual([200, { username: 'admin' }])
    expect(alone.held.get(secureCookie)).toMatch(/^[\w-]{43}$/)
    const after = openBrowser(shop)
    expect(await (await after.signIn()).json()).toMatchObject({ proofs: ['passkey', 'recovery code'] })
    expect((await byPasskey(after, passkey, {}, false)).status).toBe(200)
  })

  test('are refused for another site, without their holder verified, as a copy, and once their answer was given', async () => {
    const { shop, passkey } = await openShopWithPasskey()
    const browser = openBrowser(shop)
    for (const lie of [{ from: 'https://shop.example.net' }, { isVerified: false }])
      expect(await (await byPasskey(browser, passkey, lie)).json()).toMatchObject({ code: 'passkey_refused' })
    expect((await byPasskey(browser, passkey)).status).toBe(200)
    expect((await byPasskey(openBrowser(shop), passkey, { counts: false })).status).toBe(401)
    const stranger = createPasskey('https://shop.example.com')
    expect((await byPasskey(openBrowser(shop), stranger)).status).toBe(401)

    const asked = await browser.json<{ challenge: string }>('POST', '/api/admin/login/passkey/options', {})
    const body = { answer: passkey.shown(asked) }
    expect((await browser.call('POST', '/api/admin/login/passkey', { body })).status).toBe(200)
    expect((await browser.call('POST', '/api/admin/login/passkey', { body })).status).toBe(401)
  })

  test('at another host they sign nobody in and are not offered; a recovery code does', async () => {
    const { shop, passkey, made } = await openShopWithPasskey()
    await shop.database.execute(sql`update passkeys set host = 'old.example.com' where credential_id <> 'another'`)
    const browser = openBrowser(shop)
    expect((await byPasskey(browser, passkey)).status).toBe(401)
    expect(await (await browser.signIn()).json()).toMatchObject({ proofs: ['recovery code'] })
    expect((await byCode(browser, made.recoveryCodes[0] ?? '')).status).toBe(200)
  })

  test('there are none at a bare address, and the panel is told so', async () => {
    const shop = await openTestShop({ dataFolder: await dataFolder() })
    const owner = openBrowser(shop)
    await owner.signIn()
    expect(await owner.json('GET', '/api/admin/second-factor')).toMatchObject({ passkeysAt: null })
    const answer = await owner.call('POST', '/api/admin/second-factor/passkeys/options')
    expect(await answer.json()).toMatchObject({ code: 'passkeys_impossible' })
  })

  test('one that is removed while it signs in begins no session', async () => {
    const { shop, passkey } = await openShopWithPasskey()
    const browser = openBrowser(shop)
    const [answer] = await race(shop.database, sql`delete from passkeys where credential_id <> 'another'`, [
      () => byPasskey(browser, passkey),
    ])
    expect(answer?.status).toBe(401)
    expect(await browser.isSignedIn()).toBe(false)
  })
})

test('the operator’s command takes the second factor away, ends all sessions and says who has which', async () => {
  const { shop, owner } = await openShopWithApp()
  const said: string[] = []
  const manage = (task: 'list' | 'reset-second-factor', username: string) =>
    manageAdministrators(shop.database, { task, username, makesUp: false, role: 'owner', email: null }, '', (line) =>
      said.push(line),
    )
  await manage('list', '')
  await manage('reset-second-factor', 'admin')
  await manage('list', '')
  expect(said[0]).toMatch(/; second factor: an app for codes, 10 recovery codes$/)
  expect(said[3]).toMatch(/^admin \(owner\): not signed in, last used .*; no second factor$/)
  expect(await owner.isSignedIn()).toBe(false)
  expect((await openBrowser(shop).signIn()).status).toBe(200)
})
