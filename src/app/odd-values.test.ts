import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { changes } from '../../tests/support/admin-changes.ts'
import { stock } from '../../tests/support/checkouts.ts'
import { me, openShopWithAnna } from '../../tests/support/customers.ts'
import { fewOf } from '../../tests/support/release.ts'
import { seen } from '../../tests/support/seen.ts'
import { sent } from '../../tests/support/sent-bodies.ts'
import { describeEndpoints, type Endpoint } from '../server/http/openapi.ts'
import { api, forms } from './endpoints.ts'

/** What each field is sent as, the worst first: what columns, JSON and clocks in the database can't hold, and what isn't one value. */
const odd = {
  number: ['2147483648', '-2147483649', '9007199254740993', '1e309', '-1', '0', '1.5', '1e-400', '9'.repeat(400)],
  text: [
    'a\0b',
    '\ud800',
    '2147483648',
    '9'.repeat(400),
    'NaN',
    '-1',
    '+275760-09-13T00:00:00Z',
    '2999-12-31',
    '0000-01-01',
    '%',
    "'",
  ],
  other: ['null', 'true', '[]', '{}', '["a"]', '[null]', '[2147483648]'],
}

/** They sign out, ask servers elsewhere, or take a file or what a browser made of a passkey: nothing of these comes to a column. */
const leftOut =
  /passkeys?$|logout|DELETE \/admin\/sessions|bucket|mail\/test|POST \/admin\/backups$|second-factor\/app$|upload-image|import-csv|statement-lines\/import|products\/import|POST \/admin\/settings-copy|webhooks|violations/

interface JsonSchema {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
}
interface Field {
  at: string[]
  kind: 'number' | 'text'
}

/** Every number and every text of one's own. Of several parts of the settings, those of the one that is sent. */
function fieldsOf(schema: JsonSchema, sends: object = {}, at: string[] = []): Field[] {
  const { type = '', anyOf, properties, items } = schema
  const fits = (one: JsonSchema) => Object.keys(sends).every((name) => name in (one.properties ?? {}))
  if (anyOf) return anyOf.filter((one) => at.length > 0 || fits(one)).flatMap((one) => fieldsOf(one, sends, at))
  if (items) return fieldsOf(items, sends, [...at, '0'])
  if (properties) return Object.entries(properties).flatMap(([name, one]) => fieldsOf(one, sends, [...at, name]))
  if (schema.enum || schema.const !== undefined) return []
  if (type.includes('number') || type.includes('integer')) return [{ at, kind: 'number' }]
  return type.includes('string') ? [{ at, kind: 'text' }] : []
}

const fieldsIn = (schema: z.ZodMiniType | undefined, sends?: object) =>
  schema ? fieldsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema, sends) : []

/** The body with something else at one place, as JSON: some of it no object can hold. */
function bodyWith(body: object, at: string[], value: string): string {
  const copy = structuredClone(body) as Record<string, unknown>
  let place = copy
  for (const [depth, name] of at.slice(0, -1).entries())
    place = (place[name] ??= at[depth + 1] === '0' ? [] : {}) as Record<string, unknown>
  place[at.at(-1) ?? ''] = '@odd@'
  return JSON.stringify(copy).replace('"@odd@"', () => value)
}

const inJson = { ...odd, text: odd.text.map((text) => JSON.stringify(text)) }
const valuesOf = {
  number: [...fewOf(inJson.number, 2), ...fewOf([...inJson.text, ...inJson.other], 0)],
  text: [...fewOf(inJson.text, 1), ...fewOf([...inJson.number, ...inJson.other], 0)],
}
const inAddresses = fewOf(['2147483648', ...odd.text, ...odd.number], 2).map((value) =>
  encodeURIComponent(value.toWellFormed()),
)

const all = [...describeEndpoints(api).map((one) => ({ ...one, path: `/api${one.path}` })), ...describeEndpoints(forms)]
const routeOf = ({ method, path }: Endpoint) => `${method} ${path.replace('/api', '')}`
const walked = all.filter((endpoint) => !leftOut.test(routeOf(endpoint)))
const bodyOf = (endpoint: Endpoint): object | undefined => {
  const body = changes[routeOf(endpoint)]?.body ?? sent[routeOf(endpoint)]
  return typeof body === 'object' ? body : undefined
}

test('of every call it is known what people send, so that an odd field is not refused for another', () => {
  const unknown = walked.filter((one) => one.takes && !one.takes.schema.safeParse(bodyOf(one)).success)
  expect(unknown.map(routeOf)).toEqual([])
})

test('nothing that is sent in a path, a question or a field makes a call fail, however odd', async () => {
  const { shop, cookies: Cookie } = await openShopWithAnna({ trustProxy: true })
  await stock(shop, { price: '24.90', pieces: 1_000 })
  /** What calls are about, so that they don't end where there is none. */
  const there = new Map<string, number | string>()
  for (const [route, { prepare }] of Object.entries(changes)) {
    const [, path = ''] = route.split(' ')
    if (!prepare || !path.includes(':') || leftOut.test(route)) continue
    // Where another call has put the same there, that will do.
    const id = await prepare(shop).catch(() => undefined)
    if (id !== undefined) there.set(`/api${path}`, id)
  }
  const failed: string[] = []
  let calls = 0

  async function call({ method, guard, takes }: Endpoint, path: string, json = '{}'): Promise<void> {
    calls += 1
    const headers: Record<string, string> = {
      // Each is a visitor of their own, so that none has to wait.
      'X-Forwarded-For': `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`,
      ...(guard === 'customer' && { Cookie }),
      ...(takes?.type !== 'multipart/form-data' && { 'Content-Type': 'application/json' }),
    }
    const caller = guard?.startsWith('administrator') ? shop.callAsAdmin : shop.call
    const body = takes?.type === 'multipart/form-data' ? formOf(json) : json
    const answer = await caller(method, path, { headers, ...(method !== 'GET' && { body }) })
    await answer.arrayBuffer()
    if (answer.status >= 500) failed.push(`${answer.status} ${method} ${path} ${json}`.slice(0, 300))
  }

  for (const endpoint of walked) {
    const [path = '', ...more] = endpoint.path.split(/:\w+(?:\{[^}]*\})?/)
    const hasId = more.length > 0
    const addressOf = (id: unknown) => [`${path}${hasId ? `${id}${more[0]}` : ''}`, ...more.slice(1)].join('x')
    const address = addressOf(there.get(endpoint.path) ?? 1)
    const body = bodyOf(endpoint)
    const json = body && JSON.stringify(body)
    if (endpoint.guard === 'anyone') await shop.database.execute(sql`delete from attempts`)
    if (hasId) for (const value of inAddresses) await call(endpoint, addressOf(value), json)
    for (const { at } of fieldsIn(endpoint.asks))
      for (const value of inAddresses) await call(endpoint, `${address}?${at[0]}=${value}&${at[0]}=2`, json)
    if (!body) continue
    for (const { at, kind } of fieldsIn(endpoint.takes?.schema, body))
      for (const value of valuesOf[kind]) await call(endpoint, address, bodyWith(body, at, value))
  }
  seen(`${calls} calls with an odd path, question or field: ${failed.length} failed`)
  expect(failed).toEqual([])
  const draft = '/api/admin/legal-documents/guarantee/draft'
  expect((await shop.callAsAdmin('DELETE', draft, { body: { version: 2 ** 31 } })).status).toBe(409)
  // Nobody was signed out on the way, and so kept from where it may fail.
  expect((await shop.callAsAdmin('GET', '/api/admin/session')).status).toBe(200)
  expect((await me(shop, Cookie)).status).toBe(200)
})

/** A form's fields are JSON beside a photo, which may be left out. */
function formOf(json: string): FormData {
  const form = new FormData()
  const { data = {} } = JSON.parse(json) as { data?: object }
  form.set('data', JSON.stringify(data))
  return form
}
