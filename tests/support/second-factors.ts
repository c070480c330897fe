import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { expect, onTestFinished } from 'vitest'
import { adminPassword } from './database.ts'
import { namedCookies, openTestShop, type TestShop } from './shop.ts'
import { createPasskey } from './software-authenticator.ts'

/** The code that an app shows now, or so many half minutes from now. */
export const codeOf = (secret: string, stepsFromNow = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsFromNow * 30_000 })

/** A browser's cookies: what an answer sets takes the place of what was there. */
export function openBrowser(shop: TestShop) {
  const held = new Map<string, string>()
  const call: TestShop['call'] = async (method, path, { body, headers } = {}) => {
    const Cookie = [...held].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await shop.call(method, path, { body, headers: { Cookie, ...headers } })
    for (const [name, value] of namedCookies(answer)) held.set(name, value)
    return answer
  }
  const json = async <Answer>(method: string, path: string, body?: unknown) =>
    (await call(method, path, { body })).json() as Promise<Answer>
  const signIn = (password = adminPassword) =>
    call('POST', '/api/admin/login', { body: { username: 'admin', password } })
  const isSignedIn = async () => (await call('GET', '/api/admin/session')).status === 200
  return { call, json, signIn, isSignedIn, held }
}
export type TestBrowser = ReturnType<typeof openBrowser>

/** Turns codes of an app on for whoever is signed in there. What it showed for that counts no more. */
export async function addApp(browser: TestBrowser): Promise<{ secret: string; recoveryCodes: string[] }> {
  const proposed = await browser.json<{ secret: string; sealed: string }>(
    'POST',
    '/api/admin/second-factor/app/proposal',
  )
  const body = { sealed: proposed.sealed, code: codeOf(proposed.secret, -1) }
  const made = await browser.json<{ recoveryCodes: string[] }>('PUT', '/api/admin/second-factor/app', body)
  return { secret: proposed.secret, recoveryCodes: made.recoveryCodes }
}

/** Keeps a passkey of software for whoever is signed in there. */
async function addPasskey(browser: TestBrowser, origin: string, name = 'Laptop') {
  const passkey = createPasskey(origin)
  const options = await browser.json<{ challenge: string }>('POST', '/api/admin/second-factor/passkeys/options')
  const answer = await browser.call('POST', '/api/admin/second-factor/passkeys', {
    body: { name, answer: passkey.made(options) },
  })
  return { passkey, answer }
}

/** As if whoever is signed in had shown long ago who they are. */
export const letConfirmationAge = (shop: TestShop, minutes: number) =>
  shop.database.execute(sql`update sessions set confirmed_at = now() - make_interval(mins => ${minutes})`)

/** A folder of files that is gone when the test ends. */
export async function dataFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'second-factor-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Another administrator with factors of their own and amid signing in, of whom nothing may change until the test ends. */
async function placeAnother({ database }: TestShop): Promise<void> {
  await database.execute(sql`
    with jan as (
      insert into administrators (username, password_hash, role, email) values ('jan', '-', 'office', 'jan@example.com') returning id
    ), app as (
      insert into code_apps (administrator_id, secret, last_step) select id, 'sealed', 1 from jan
    ), key as (
      insert into passkeys (administrator_id, credential_id, public_key, counter, transports, host, name)
      select id, 'another', '', 7, '{}', 'shop.example.com', 'Klucz' from jan
    ), code as (
      insert into recovery_codes select id, 'hash' from jan
    ) insert into sign_in_steps (token_hash, purpose, administrator_id, expires_at)
      select 'another', 'sign_in', id, now() + interval '1 hour' from jan`)
  const look = async () => {
    const { rows } = await database.execute(sql`
      select administrators::text as own, code_apps::text as app, passkeys::text as key, recovery_codes::text as code, sign_in_steps::text as step
      from administrators left join code_apps on code_apps.administrator_id = id left join recovery_codes on recovery_codes.administrator_id = id
        left join passkeys on passkeys.administrator_id = administrators.id left join sign_in_steps on sign_in_steps.administrator_id = administrators.id
      where username = 'jan'`)
    return rows
  }
  const before = await look()
  onTestFinished(async () => expect(await look()).toEqual(before))
}

export async function openShopWithApp() {
  const shop = await openTestShop({ dataFolder: await dataFolder() })
  await placeAnother(shop)
  const owner = openBrowser(shop)
  await owner.signIn()
  return { shop, owner, ...(await addApp(owner)) }
}

export async function openShopWithPasskey() {
  const shop = await openTestShop({ dataFolder: await dataFolder(), publicUrl: 'https://shop.example.com' })
  await placeAnother(shop)
  const owner = openBrowser(shop)
  await owner.signIn()
  const { passkey, answer } = await addPasskey(owner, 'https://shop.example.com')
  return { shop, owner, passkey, made: (await answer.json()) as { recoveryCodes: string[] } }
}
