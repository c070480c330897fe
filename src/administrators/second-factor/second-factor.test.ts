import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { race } from '../../../tests/support/race.ts'
import {
  addApp,
  byCode,
  codeOf,
  dataFolder,
  openBrowser,
  openShopWithApp,
} from '../../../tests/support/second-factors.ts'
import { openTestShop } from '../../../tests/support/shop.ts'
import { resetPassword } from '../change-administrators.server.ts'
import { operator } from '../../guards/administrator.ts'
import { manageAdministrators } from '../manage-administrators.server.ts'

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
    // Those that are over are cleared by whoever begins next.
    await browser.signIn()
    expect(await shop.database.$count(sql`sign_in_steps`)).toBe(2)
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

  test('nor does a link that replaces it open an account with a second factor, which is asked for then', async () => {
    const { shop, owner, recoveryCodes } = await openShopWithApp()
    const { link } = await owner.json<{ link: string }>('POST', '/api/admin/administrators/1/link')
    const browser = openBrowser(shop)
    const body = { token: /#setup=(.+)$/.exec(link)?.[1] ?? '', password: 'fleur de sel z Batz' }
    const answer = await browser.call('PUT', '/api/setup-link', { body })
    expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'second_factor_needed' }])
    expect([await browser.isSignedIn(), await owner.isSignedIn()]).toEqual([false, false])
    const { rows } = await shop.database.execute(sql`
      select administrator, subject_id::integer as id from audit_entries where action = 'changed_password'`)
    expect(rows).toEqual([{ administrator: 'admin', id: 1 }])
    // Two right codes of one browser at once begin one session.
    const answers = await race(
      shop.database,
      sql`select from sign_in_steps where administrator_id = 1 for update`,
      recoveryCodes.slice(0, 2).map((code) => () => byCode(browser, code)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
  })
})

describe('codes of an app', () => {
  test('sign in after the password, each once; the first factor ended the other sessions and gave ten recovery codes', async () => {
    const shop = await openTestShop({ dataFolder: await dataFolder() })
    const [owner, elsewhere] = [openBrowser(shop), openBrowser(shop)]
    await elsewhere.signIn()
    await owner.signIn()
    const before = owner.held.get('salorge-admin-session')
    await shop.database.execute(sql`
      with link as (insert into setup_links (administrator_id, purpose, expires_at) values (1, 'new_password', now() + interval '1 hour'))
      insert into sign_in_steps (token_hash, purpose, administrator_id, expires_at) values ('begun', 'sign_in', 1, now() + interval '1 hour')`)
    const { secret, recoveryCodes } = await addApp(owner)
    expect([await shop.database.$count(sql`setup_links`), await shop.database.$count(sql`sign_in_steps`)]).toEqual([
      0, 0,
    ])
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const recovery of recoveryCodes) expect(recovery).toMatch(/^[a-hjkmnp-z2-9]{4}(-[a-hjkmnp-z2-9]{4}){5}$/)
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect([await owner.isSignedIn(), await elsewhere.isSignedIn()]).toEqual([true, false])
    expect(owner.held.get('salorge-admin-session')).not.toBe(before)
    const [earlier, code] = [codeOf(secret), codeOf(secret, 1)]
    const browser = openBrowser(shop)
    await browser.signIn()
    // A minute ago is too long; a clock may be half a minute off.
    expect((await byCode(browser, codeOf(secret, -2))).status).toBe(401)
    expect([(await byCode(browser, code)).status, await browser.isSignedIn()]).toEqual([200, true])
    const replayed = openBrowser(shop)
    await replayed.signIn()
    for (const used of [code, earlier])
      expect(await (await byCode(replayed, used)).json()).toMatchObject({ code: 'proof_wrong' })
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

test('the operator’s command takes the second factor away, ends all sessions and says who has which', async () => {
  const { shop, owner } = await openShopWithApp()
  const said: string[] = []
  const manage = (task: 'list' | 'reset-second-factor', username: string) =>
    manageAdministrators(shop.database, { task, username, makesUp: false, role: 'owner', email: null }, '', (line) =>
      said.push(line),
    )
  await owner.call('POST', '/api/admin/administrators/1/link')
  const begun = openBrowser(shop)
  await begun.signIn()
  await begun.signIn('a guess')
  await manage('list', '')
  await manage('reset-second-factor', 'admin')
  const { rows } = await shop.database.execute(sql`
    select (select count(*)::integer from sign_in_steps where administrator_id = 1) as steps,
      (select count(*)::integer from setup_links where administrator_id = 1) as links,
      (select count(*)::integer from known_devices where account = 'administrator admin') as devices,
      (select count(*)::integer from attempts where subject like '%administrator admin') as failures,
      (select count(*)::integer from audit_entries where action = 'reset_second_factor' and subject_id = '1') as entries`)
  expect(rows).toEqual([{ steps: 0, links: 0, devices: 0, failures: 0, entries: 1 }])
  await manage('list', '')
  expect(said[0]).toMatch(/; second factor: an app for codes, 10 recovery codes$/)
  expect(said[3]).toMatch(/^admin \(owner\): not signed in, last used .*; no second factor$/)
  expect(await owner.isSignedIn()).toBe(false)
  expect((await openBrowser(shop).signIn()).status).toBe(200)
})
