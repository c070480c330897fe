import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Person } from '../../src/administrators/people/people.ts'
import { readConfig } from '../../src/server/config.ts'
import { placeAnother } from './another-administrator.ts'
import { cookiesOf, openTestShop, type TestShop } from './shop.ts'

export const password = 'sól i gwiazdy nad zatoką'
export const ewa = { username: 'ewa', email: 'ewa@example.com', role: 'packer' }
export const withMailServer = { mail: { ...readConfig({}).mail, smtpUrl: 'smtp://mail.example.com' } }

export const tokenIn = (text: string) => /#setup=([\w-]{43})/.exec(text)?.[1] ?? ''
export const at = (id: number) => `/api/admin/administrators/${id}`
export const people = async (shop: TestShop) =>
  (await (await shop.callAsAdmin('GET', '/api/admin/administrators')).json()) as Person[]
export const ewaIn = async (shop: TestShop) => (await people(shop)).find(({ username }) => username === 'ewa')
export const signIn = (shop: TestShop, username: string, typed = password, Cookie = '') =>
  shop.call('POST', '/api/admin/login', { body: { username, password: typed }, headers: { Cookie } })
export const use = (shop: TestShop, token: string, chosen = password) =>
  shop.call('PUT', '/api/setup-link', { body: { token, password: chosen } })
export const sessionOf = async (shop: TestShop, Cookie: string) => {
  const answer = await shop.call('GET', '/api/admin/session', { headers: { Cookie } })
  return answer.status === 200 ? ((await answer.json()) as { role: string }).role : answer.status
}
export const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code]

export async function invite(shop: TestShop, said: object = ewa) {
  const answer = await shop.callAsAdmin('POST', '/api/admin/administrators', { body: said })
  expect(answer.status, await answer.clone().text()).toBe(201)
  return (await answer.json()) as { id: number; link: string | null }
}

/** What the trail says of Ewa, by what was done. */
export async function trail(shop: TestShop, action: string) {
  const { rows } = await shop.database.execute(sql`
    select before, after from audit_entries where subject = 'administrator' and subject_name = 'ewa' and action = ${action} order by id`)
  return rows
}

/** A shop in which Ewa has chosen a password and is signed in, beside another who has nothing to do with it. */
export async function openWithEwa(said: object = {}, settings: Parameters<typeof openTestShop>[0] = {}) {
  const shop = await openTestShop(settings)
  await placeAnother(shop.database)
  const { id, link } = await invite(shop, { ...ewa, ...said })
  const cookies = cookiesOf(await use(shop, tokenIn(link ?? '')))
  return { shop, id, cookies }
}
