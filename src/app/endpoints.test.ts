import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { me, openShopWithAnna } from '../../tests/support/customers.ts'
import { adminPassword } from '../../tests/support/database.ts'
import { rights } from '../../tests/support/rights.ts'
import { seen } from '../../tests/support/seen.ts'
import { cookiesOf, openTestShop, type TestShop } from '../../tests/support/shop.ts'
import { api } from './endpoints.ts'
import { mayDo, permissions, roles, type Permission, type Role } from '../guards/permissions.ts'
import { seedShippingRates } from '../shipping/seed-shipping-rates.server.ts'
import { describeEndpoints, requireGuards } from '../server/http/openapi.ts'
import { endpoints } from '../server/http/app-env.ts'

const all = describeEndpoints(api)

interface Caller {
  name: string
  role?: Role
  Cookie: string
}

const describedPath = (path: string) => `/api${path.replaceAll(/:(\w+)(?:\{[^}]*\})?/g, '{$1}')}`

/** In the words of the table. */
const rightOf = ({ guard, needs }: (typeof all)[number]): string =>
  guard === 'administrator'
    ? String(needs)
    : guard === 'administrator or customer'
      ? `customer or ${needs}`
      : String(guard)

function isDueTo(right: string, caller: string, role: Role | undefined): boolean {
  if (right === 'anyone') return true
  if (right.startsWith('customer'))
    return caller === 'customer' || (role !== undefined && isDueTo(right.slice(12), caller, role))
  return role !== undefined && (right === 'own account' || mayDo(role, right as Permission))
}

const sessionOf = async (shop: TestShop, username: string) =>
  cookiesOf(await shop.call('POST', '/api/admin/login', { body: { username, password: adminPassword } }))

describe('guards', () => {
  test('a route without a guard stops the program at its start', () => {
    const careless = endpoints().get('/secrets', (c) => c.text('all of them'))
    expect(() => requireGuards(careless)).toThrow('GET /secrets')
    expect(() => requireGuards(api)).not.toThrow()
  })

  test('every path of the administrator is guarded, but for signing in and for what parcels cost', () => {
    const open = all.filter(({ path, guard }) => path.startsWith('/admin/') && guard !== 'administrator')
    expect(open.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /admin/login',
      'POST /admin/login/code',
      'POST /admin/login/passkey/options',
      'POST /admin/login/passkey',
      'GET /admin/shipping-rates',
    ])
  })
})

describe('asking again', () => {
  const asking = all.filter(({ asksAgain }) => asksAgain)

  test('these paths ask again who it is: money, people, campaigns, secrets, backups, administrators, and one’s own account', () => {
    expect(asking.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
      'DELETE /admin/administrators/:id',
      'DELETE /admin/administrators/:id/sessions',
      'DELETE /admin/second-factor/app',
      'DELETE /admin/second-factor/passkeys/:id',
      'GET /admin/backups/:name/file',
      'GET /admin/invoices/export',
      'GET /admin/invoices/month',
      'GET /admin/lots/:id/export',
      'GET /admin/marketing/contacts/export',
      'GET /admin/marketing/readers/export',
      'GET /admin/members/chefs/export',
      'GET /admin/members/restaurants/export',
      'GET /admin/orders/export',
      'GET /admin/session/confirmation',
      'GET /admin/settings-copy',
      'POST /admin/administrators',
      'POST /admin/administrators/:id/link',
      'POST /admin/backups/:name/bring',
      'POST /admin/backups/:name/restore',
      'POST /admin/lots/:id/recall',
      'POST /admin/marketing/send-bulk-email',
      'POST /admin/orders/:id/cancellation',
      'POST /admin/orders/:id/refunds',
      'POST /admin/privacy/erasure',
      'POST /admin/privacy/export',
      'POST /admin/second-factor/app/proposal',
      'POST /admin/second-factor/passkeys',
      'POST /admin/second-factor/passkeys/options',
      'POST /admin/second-factor/recovery-codes',
      'POST /admin/settings-copy',
      'PUT /admin/administrators/:id',
      'PUT /admin/email',
      'PUT /admin/orders/:id/content',
      'PUT /admin/password',
      'PUT /admin/second-factor/app',
    ])
  })

  test('whoever showed long ago who they are is asked before it is looked at what was sent', async () => {
    const shop = await openTestShop()
    await shop.callAsAdmin('GET', '/api/admin/session')
    await shop.database.execute(sql`update sessions set confirmed_at = now() - interval '61 minutes'`)
    for (const { method, path } of asking) {
      const sent = method === 'GET' ? {} : { body: 'nonsense' }
      const answer = await shop.callAsAdmin(method, `/api${path.replaceAll(/:\w+/g, '1')}`, sent)
      expect([path, answer.status]).toEqual([path, 403])
      expect(await answer.json()).toMatchObject({ code: 'confirmation_needed', proofs: ['password'] })
    }
  })
})

describe('permissions', () => {
  test('every endpoint asks for the right that the table names', () => {
    const named = Object.entries(rights).flatMap(([right, routes]) => routes.map((route) => `${route} ${right}`))
    const asked = all.map((endpoint) => `${endpoint.method} ${describedPath(endpoint.path)} ${rightOf(endpoint)}`)
    expect(asked.toSorted()).toEqual(named.toSorted())
  })

  test('every kind of caller gets as far on every endpoint as its right says, before what was sent is looked at', async () => {
    const { shop, cookies } = await openShopWithAnna()
    const callers: Caller[] = [
      { name: 'nobody', Cookie: '' },
      { name: 'ended session', Cookie: await sessionOf(shop, 'admin') },
      { name: 'customer', Cookie: cookies },
      { name: 'customer as administrator', Cookie: cookies.replace('customer-session', 'admin-session') },
    ]
    await shop.database.execute(sql`delete from sessions where administrator_id is not null`)
    for (const role of roles) {
      await shop.database.execute(sql`
        insert into administrators (username, password_hash, role)
        select ${role}, password_hash, ${role} from administrators where username = 'admin'`)
      callers.push({ name: role, role, Cookie: await sessionOf(shop, role) })
    }
    const surprises: string[] = []
    const count = { letIn: 0, refused: 0 }
    for (const endpoint of all) {
      const right = rightOf(endpoint)
      const address = `/api${endpoint.path.replaceAll(/:\w+(\{[^}]*\})?/g, '999999')}`
      const sent = endpoint.method === 'GET' ? {} : { body: 'nonsense' }
      await Promise.all(
        callers.map(async ({ name, role, Cookie }) => {
          const isDue = isDueTo(right, name, role)
          // They would end the session.
          if (isDue && endpoint.path.endsWith('/logout')) return
          const answer = await shop.call(endpoint.method, address, { ...sent, headers: { Cookie } })
          const text = await answer.text()
          const refused = /"code":"(not_signed_in|not_permitted)"/.exec(text)?.[1]
          count[refused ? 'refused' : 'letIn'] += 1
          const isOfRoles = right !== 'customer' && role !== undefined
          const due = isDue ? undefined : isOfRoles ? 'not_permitted' : 'not_signed_in'
          const status = { not_signed_in: 401, not_permitted: 403 }[refused ?? '']
          if (refused !== due || (refused && answer.status !== status))
            surprises.push(`${name}: ${endpoint.method} ${address} ${answer.status} ${refused}`)
        }),
      )
    }
    seen(
      `${all.length} endpoints × ${callers.length} kinds of callers: ${count.letIn} times let in, ${count.refused} refused, ${surprises.length} surprises`,
    )
    expect(surprises).toEqual([])
    expect(Math.min(count.letIn, count.refused)).toBeGreaterThan(all.length)
    expect((await me(shop, cookies)).status).toBe(200)
  })

  test('a role that changes holds from the next call on, and the session says what it permits', async () => {
    const shop = await openTestShop()
    const session = async () => (await shop.callAsAdmin('GET', '/api/admin/session')).json()
    expect(await session()).toMatchObject({ valid: true, role: 'owner', may: permissions })
    await shop.database.execute(sql`update administrators set role = 'packer'`)
    expect(await session()).toMatchObject({ role: 'packer', may: ['pack orders'] })
    expect((await shop.callAsAdmin('GET', '/api/admin/products')).status).toBe(403)
  })

  test('what is open to visitors shows them and who may not manage it the same', async () => {
    const shop = await openTestShop()
    await shop.database.execute(sql`update administrators set role = 'packer'`)
    await seedShippingRates(shop.database)
    const [asPacker, asVisitor] = await Promise.all([
      shop.callAsAdmin('GET', '/api/admin/shipping-rates'),
      shop.call('GET', '/api/admin/shipping-rates'),
    ])
    expect(await asPacker.json()).toEqual(await asVisitor.json())
  })
})

test('openapi.json describes every endpoint with what it takes and gives', async () => {
  const shop = await openTestShop()
  const answer = await shop.call('GET', '/api/openapi.json')
  const document = (await answer.json()) as { openapi: string; paths: Record<string, Record<string, any>> }
  expect(document.openapi).toBe('3.1.0')
  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(described.toSorted()).toEqual(all.map(({ method, path }) => `${method} ${describedPath(path)}`).toSorted())
  const create = document.paths['/api/admin/products']?.['post']
  const sent = create.requestBody.content['application/json'].schema
  expect(sent.required.toSorted()).toEqual(['description', 'name', 'price'])
  expect(sent.properties.price).toEqual({ type: ['string', 'number'] })
  expect(create.responses['201'].content['application/json'].schema.properties.version.type).toBe('integer')

  // What must be asked is refused where it is missing, and nothing else is.
  for (const [path, operations] of Object.entries(document.paths)) {
    const { parameters = [] } = operations['get'] ?? {}
    const asked = parameters.filter((one: { in: string }) => one.in === 'query')
    if (asked.length === 0) continue
    const required = asked.flatMap((one: { name: string; required?: true }) => (one.required ? [one.name] : []))
    const refused = await shop.callAsAdmin('GET', path.replaceAll(/\{\w+\}/g, '1'))
    // Where there is no such thing, that is said first.
    if (refused.status === 404) continue
    const { fields = {} } = refused.status === 422 ? ((await refused.json()) as { fields?: object }) : {}
    expect([path, Object.keys(fields)]).toEqual([path, required])
  }
})
