import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { onTestFinished } from 'vitest'
import { placeAnother } from './another-administrator.ts'
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

export const byCode = (browser: TestBrowser, code: string) =>
  browser.call('POST', '/api/admin/login/code', { body: { code } })

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
  shop.database.execute(
    sql`update sessions set confirmed_at = now() - make_interval(mins => ${minutes}) where token_hash <> 'another'`,
  )

/** A folder of files that is gone when the test ends. */
export async function dataFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'second-factor-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

export async function openShopWithApp() {
  const shop = await openTestShop({ dataFolder: await dataFolder() })
  await placeAnother(shop.database)
  const owner = openBrowser(shop)
  await owner.signIn()
  return { shop, owner, ...(await addApp(owner)) }
}

export async function openShopWithPasskey() {
  const shop = await openTestShop({ dataFolder: await dataFolder(), publicUrl: 'https://shop.example.com' })
  await placeAnother(shop.database)
  const owner = openBrowser(shop)
  await owner.signIn()
  const { passkey, answer } = await addPasskey(owner, 'https://shop.example.com')
  return { shop, owner, passkey, made: (await answer.json()) as { recoveryCodes: string[] } }
}
