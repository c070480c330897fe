import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { adminPassword } from '../../../tests/support/database.ts'
import {
  password,
  ewa,
  withMailServer,
  tokenIn,
  at,
  people,
  ewaIn,
  signIn,
  use,
  sessionOf,
  codeOf,
  invite,
  trail,
  openWithEwa,
} from '../../../tests/support/invited.ts'
import { race } from '../../../tests/support/race.ts'
import { emailsAsSent } from '../../../tests/support/sent-emails.ts'
import { cookiesOf, openTestShop, type TestShop } from '../../../tests/support/shop.ts'
import { sendPasswordLink } from '../send-password-link.server.ts'

describe('who is invited', () => {
  test('gets a letter whose link works once, chooses a password with it, and is signed in with the role that was given', async () => {
    const shop = await openTestShop(withMailServer)
    const { id, link } = await invite(shop)
    expect(link).toBeNull()
    expect(await ewaIn(shop)).toMatchObject({ ...ewa, id, invitedAt: expect.any(String), lastUsedAt: null })
    const [letter] = await emailsAsSent(shop.database, 'administrator-invitation')
    expect(letter).toMatchObject({
      recipient: ewa.email,
      subject: expect.stringContaining('Zaproszenie'),
      plain: expect.stringContaining('ewa'),
    })
    expect(await trail(shop, 'created')).toEqual([{ before: null, after: ewa }])
    const token = tokenIn(letter?.plain ?? '')
    const { rows } = await shop.database.execute(sql`
      select token_hashes::text as hash, round(extract(epoch from expires_at - now()) / 3600)::integer as hours from setup_links`)
    expect(rows).toEqual([{ hash: expect.not.stringContaining(token), hours: 72 }])
    const held = await shop.call('POST', '/api/setup-link', { body: { token } })
    expect(await held.json()).toEqual({ username: 'ewa', purpose: 'invitation' })
    // The name was given; who follows the link chooses the password alone.
    const body = { token, password, username: 'anna' }
    const answer = await shop.call('PUT', '/api/setup-link', { body })
    expect([answer.status, await sessionOf(shop, cookiesOf(answer))]).toEqual([200, 'packer'])
    expect(await trail(shop, 'changed_password')).toHaveLength(1)
    expect(await codeOf(await use(shop, token, `${password}!`))).toEqual([410, 'setup_link_void'])
    expect((await signIn(shop, 'ewa')).status).toBe(200)
    expect(await ewaIn(shop)).toMatchObject({ invitedAt: null, sessions: 2, lastUsedAt: expect.any(String) })
  })

  test('gets the link from the owner, who sees it this once, where there is no mail server or no address', async () => {
    for (const [settings, email] of [
      [{}, ewa.email],
      [withMailServer, null],
    ] as const) {
      const shop = await openTestShop(settings)
      const { link } = await invite(shop, { ...ewa, email })
      expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/admin#setup=[\w-]{43}$/)
      expect(await emailsAsSent(shop.database, 'administrator-invitation')).toEqual([])
      expect((await use(shop, tokenIn(link ?? ''))).status).toBe(200)
    }
  })

  test('can’t sign in before, and a link that was sent again takes the place of the first', async () => {
    const shop = await openTestShop()
    const { id, link } = await invite(shop)
    expect((await signIn(shop, 'ewa')).status).toBe(401)
    const again = (await (await shop.callAsAdmin('POST', `${at(id)}/link`)).json()) as { link: string }
    expect(await trail(shop, 'sent_link')).toHaveLength(1)
    expect((await use(shop, tokenIn(link ?? ''))).status).toBe(410)
    await shop.database.execute(sql`update setup_links set expires_at = now()`)
    expect((await use(shop, tokenIn(again.link))).status).toBe(410)
    await shop.database.execute(sql`update setup_links set expires_at = now() + interval '1 minute'`)
    expect((await use(shop, tokenIn(again.link))).status).toBe(200)
  })

  test.for([
    [{ ...ewa, username: 'ADMIN' }, 409, 'username'],
    [{ ...ewa, username: 'ewa nowak' }, 422, 'username'],
    [{ ...ewa, role: 'king' }, 422, 'role'],
    [{ ...ewa, email: 'ewa' }, 422, 'email'],
  ] as const)('%j is refused with %i at its field', async ([said, status, field]) => {
    const shop = await openTestShop()
    const answer = await shop.callAsAdmin('POST', '/api/admin/administrators', { body: said })
    expect([answer.status, Object.keys(((await answer.json()) as { fields: object }).fields)]).toEqual([
      status,
      [field],
    ])
  })
})

describe('an administrator', () => {
  test('whose role changes is held to it from the next call on, in the session that is open', async () => {
    const { shop, id, cookies } = await openWithEwa({ role: 'office' })
    const products = async () =>
      (await shop.call('GET', '/api/admin/products', { headers: { Cookie: cookies } })).status
    expect(await products()).toBe(200)
    const put = (body: object) => shop.callAsAdmin('PUT', at(id), { body })
    expect((await put({ role: 'packer', version: 1 })).status).toBe(204)
    expect([await products(), await sessionOf(shop, cookies)]).toEqual([403, 'packer'])
    expect(await codeOf(await put({ role: 'owner', version: 1 }))).toEqual([409, 'administrator_changed_meanwhile'])
    // What is the same already is no change.
    expect((await put({ role: 'packer', version: 2 })).status).toBe(204)
    expect(await ewaIn(shop)).toMatchObject({ role: 'packer', version: 2 })
    expect(await trail(shop, 'changed')).toEqual([{ before: { role: 'office' }, after: { role: 'packer' } }])
  })

  test('who is signed out everywhere, or removed, is so at once; the owner’s own session goes on', async () => {
    const { shop, id, cookies } = await openWithEwa()
    for (let times = 0; times < 2; times += 1)
      expect((await shop.callAsAdmin('DELETE', `${at(id)}/sessions`)).status).toBe(204)
    expect(await sessionOf(shop, cookies)).toBe(401)
    expect(await trail(shop, 'ended_sessions')).toEqual([{ before: null, after: { ended: 1 } }])
    const again = cookiesOf(await signIn(shop, 'ewa'))
    await signIn(shop, 'ewa', 'a guess')
    expect((await shop.callAsAdmin('DELETE', at(id))).status).toBe(204)
    // Who comes by that name later is another one, on whatever device.
    const { rows } = await shop.database.execute(sql`
      select account from known_devices where account like '%ewa' union select subject from attempts where subject like '%administrator ewa%'`)
    expect(rows).toEqual([])
    expect([await sessionOf(shop, again), (await signIn(shop, 'ewa')).status]).toEqual([401, 401])
    expect((await shop.callAsAdmin('DELETE', `${at(1)}/sessions`)).status).toBe(204)
    expect((await people(shop)).map(({ username }) => username)).toEqual(['admin', 'zofia'])
    for (const path of [at(id), `${at(id)}/sessions`]) expect((await shop.callAsAdmin('DELETE', path)).status).toBe(404)
    expect((await shop.callAsAdmin('POST', `${at(id)}/link`)).status).toBe(404)
    expect((await shop.callAsAdmin('PUT', at(id), { body: { role: 'office' } })).status).toBe(404)
  })

  test('who replaces a password by a link is signed in nowhere, and signs in with it', async () => {
    const { shop, id, cookies } = await openWithEwa()
    const { link } = (await (await shop.callAsAdmin('POST', `${at(id)}/link`)).json()) as { link: string }
    expect(await sessionOf(shop, cookies)).toBe('packer')
    const answer = await use(shop, tokenIn(link), 'fleur de sel z Batz')
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []])
    expect(await sessionOf(shop, cookies)).toBe(401)
    expect((await signIn(shop, 'ewa')).status).toBe(401)
    expect((await signIn(shop, 'ewa', 'fleur de sel z Batz')).status).toBe(200)
  })

  test('for whom an owner names another address is told so, confirms it by a link, and links on their way to the first are void', async () => {
    const { shop, id } = await openWithEwa()
    const { link } = (await (await shop.callAsAdmin('POST', `${at(id)}/link`)).json()) as { link: string }
    await shop.callAsAdmin('PUT', at(id), { body: { email: 'nowa@example.com' } })
    expect(await ewaIn(shop)).toMatchObject({ email: ewa.email, waitingEmail: 'nowa@example.com' })
    // Another role is no matter of the address.
    expect((await shop.callAsAdmin('PUT', at(id), { body: { role: 'office' } })).status).toBe(204)
    expect(await ewaIn(shop)).toMatchObject({ role: 'office', waitingEmail: 'nowa@example.com' })
    const [toNew, toFirst] = await emailsAsSent(shop.database, 'administrator-email')
    expect([toNew?.recipient, toFirst?.recipient]).toEqual(['nowa@example.com', ewa.email])
    // It may be an owner who gives the account to somebody else, so the first address can't take it back.
    expect(toFirst?.plain).not.toContain('#email=')
    const token = /#email=([\w-]+)/.exec(toNew?.plain ?? '')?.[1] ?? ''
    expect((await shop.call('PUT', '/api/email-link', { body: { token } })).status).toBe(200)
    expect(await ewaIn(shop)).toMatchObject({ email: 'nowa@example.com', waitingEmail: null })
    expect((await use(shop, tokenIn(link))).status).toBe(410)
  })

  test('who chooses a password while an owner gives a link gets one that replaces it, and a letter that says so', async () => {
    const { shop, id } = await openWithEwa({}, withMailServer)
    await shop.callAsAdmin('GET', '/api/admin/session')
    const [answer] = await race(
      shop.database,
      sql`update administrators set invited_at = null where username = 'ewa'`,
      [() => shop.callAsAdmin('POST', `${at(id)}/link`)],
    )
    expect(await answer?.json()).toEqual({ link: null })
    const [letter] = await emailsAsSent(shop.database, 'administrator-password')
    expect(letter).toMatchObject({ recipient: ewa.email, subject: expect.stringContaining('Nowe hasło') })
    const { rows } = await shop.database.execute(sql`
      select purpose, round(extract(epoch from expires_at - now()) / 3600)::integer as hours from setup_links
      where administrator_id = ${id} and purpose <> 'invitation'`)
    expect(rows).toEqual([{ purpose: 'new_password', hours: 24 }])
  })

  test('who was only invited gets another address at once, for nobody has an account yet', async () => {
    const shop = await openTestShop()
    const { id } = await invite(shop)
    await shop.callAsAdmin('PUT', at(id), { body: { email: 'nowa@example.com' } })
    expect(await ewaIn(shop)).toMatchObject({ email: 'nowa@example.com', waitingEmail: null })
    expect(await emailsAsSent(shop.database, 'administrator-email')).toEqual([])
  })

  test('names their own address with their password, and not in a session that somebody has stolen', async () => {
    const { shop, cookies } = await openWithEwa()
    const change = (currentPassword: string) =>
      shop.call('PUT', '/api/admin/email', {
        body: { email: 'nowa@example.com', currentPassword },
        headers: { Cookie: cookies },
      })
    expect(await codeOf(await change('a guess'))).toEqual([422, 'wrong_current_password'])
    expect((await change(password)).status).toBe(204)
    expect(await ewaIn(shop)).toMatchObject({ email: ewa.email, waitingEmail: 'nowa@example.com' })
  })
})

describe('the last owner', () => {
  test('can neither be removed nor take the role from themselves; who was only invited is no other owner', async () => {
    const shop = await openTestShop()
    const { id, link } = await invite(shop, { ...ewa, role: 'owner' })
    expect(await codeOf(await shop.callAsAdmin('DELETE', at(1)))).toEqual([409, 'last_owner'])
    expect(await codeOf(await shop.callAsAdmin('PUT', at(1), { body: { role: 'office' } }))).toEqual([
      409,
      'last_owner',
    ])
    for (const body of [{ email: 'admin@example.com' }, { email: 'admin@example.com', role: 'owner' }])
      expect((await shop.callAsAdmin('PUT', at(1), { body })).status).toBe(204)
    await use(shop, tokenIn(link ?? ''))
    expect((await shop.callAsAdmin('PUT', at(1), { body: { role: 'office' } })).status).toBe(204)
    expect((await shop.callAsAdmin('DELETE', at(id))).status).toBe(403)
  })

  test('stays when two owners take the role from each other at the same moment', async () => {
    const { shop, id, cookies } = await openWithEwa({ role: 'owner' })
    await shop.callAsAdmin('GET', '/api/admin/session')
    const body = { role: 'office' }
    const answers = await race(shop.database, sql`select from administrators for update`, [
      () => shop.callAsAdmin('PUT', at(id), { body }),
      () => shop.call('PUT', at(1), { body, headers: { Cookie: cookies } }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409])
  })
})

describe('who forgot the password', () => {
  const ask = (shop: TestShop, username: string) => shop.call('POST', '/api/setup-link/request', { body: { username } })
  /** Does what was enqueued, as a worker would. */
  async function perform({ database }: TestShop) {
    const { rows } = await database.execute<{ data: { administrator: number } }>(
      sql`select data from pgboss.job where name = 'send-password-link' order by created_on`,
    )
    for (const { data } of rows)
      await sendPasswordLink.perform(
        { database } as Parameters<typeof sendPasswordLink.perform>[0],
        data,
        new AbortController().signal,
      )
    return rows.map(({ data }) => data)
  }

  test('is answered alike whether or not there is such a name, which is kept nowhere, and gets a link at their own address', async () => {
    const { shop, id } = await openWithEwa()
    for (const name of ['EWA', 'my secret password']) {
      const answer = await ask(shop, name)
      expect([answer.status, await answer.text()]).toEqual([204, ''])
    }
    expect(await perform(shop)).toEqual([{ administrator: id }, { administrator: 0 }])
    const letters = await emailsAsSent(shop.database, 'administrator-recovery')
    expect(letters.map(({ recipient }) => recipient)).toEqual([ewa.email])
    expect((await use(shop, tokenIn(letters[0]?.plain ?? ''), 'fleur de sel z Batz')).status).toBe(200)
    expect((await signIn(shop, 'ewa', 'fleur de sel z Batz')).status).toBe(200)
  })

  test('keeps a link that arrived when a stranger has another one sent, and loses none of an invitation', async () => {
    const { shop, id } = await openWithEwa()
    await ask(shop, 'ewa')
    await perform(shop)
    const [first] = await emailsAsSent(shop.database, 'administrator-recovery')
    await ask(shop, 'ewa')
    await perform(shop)
    expect((await shop.call('POST', '/api/setup-link', { body: { token: tokenIn(first?.plain ?? '') } })).status).toBe(
      200,
    )
    // One that is over stays so, whoever has another one sent.
    await shop.database.execute(sql`update setup_links set expires_at = now() where administrator_id = ${id}`)
    await ask(shop, 'ewa')
    await perform(shop)
    const later = await emailsAsSent(shop.database, 'administrator-recovery')
    expect((await use(shop, tokenIn(first?.plain ?? ''))).status).toBe(410)
    expect((await use(shop, tokenIn(later.at(-1)?.plain ?? ''))).status).toBe(200)
    const { link } = await invite(shop, { ...ewa, username: 'jan' })
    await ask(shop, 'jan')
    await perform(shop)
    expect((await use(shop, tokenIn(link ?? ''))).status).toBe(200)
  })

  test('may ask five times an hour from one address', async () => {
    const shop = await openTestShop()
    for (let times = 0; times < 5; times += 1) expect((await ask(shop, 'admin')).status).toBe(204)
    expect((await ask(shop, 'admin')).status).toBe(429)
    expect((await signIn(shop, 'admin', adminPassword)).status).toBe(200)
  })
})
