import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { me, openShopWithAnna } from '../../tests/support/customers.ts'
import { openTestShop } from '../../tests/support/shop.ts'
import { api } from './endpoints.ts'
import { mayDo, permissions, permittedTo, roles, type Permission } from '../guards/permissions.ts'
import { seedShippingRates } from '../shipping/seed-shipping-rates.server.ts'
import { describeEndpoints, requireGuards } from '../server/http/openapi.ts'
import { endpoints } from '../server/http/app-env.ts'

const all = describeEndpoints(api)

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

  test('every path but open ones refuses who is not signed in, before it looks at what was sent', async () => {
    const shop = await openTestShop()
    for (const { method, path } of all.filter(({ guard }) => guard !== 'anyone')) {
      const sent = method === 'GET' ? {} : { body: 'nonsense' }
      const answer = await shop.call(method, `/api${path.replaceAll(/:\w+/g, '1')}`, sent)
      const { code } = (await answer.json()) as { code: string }
      expect([method, path, answer.status, code]).toEqual([method, path, 401, 'not_signed_in'])
    }
  })

  const panels = all.filter(({ guard }) => guard === 'administrator')
  test('every path of the panel refuses a customer who is signed in, whatever they call their session', async () => {
    const { shop, cookies } = await openShopWithAnna()
    for (const endpoint of panels) {
      const path = `/api${endpoint.path.replaceAll(/:\w+/g, '1')}`
      for (const Cookie of [cookies, cookies.replace('customer-session', 'admin-session')]) {
        const sent = endpoint.method === 'GET' ? {} : { body: 'nonsense' }
        const answer = await shop.call(endpoint.method, path, { ...sent, headers: { Cookie } })
        expect([endpoint.path, answer.status]).toEqual([endpoint.path, 401])
      }
    }
    expect((await me(shop, cookies)).status).toBe(200)
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
  const panels = all.filter(({ guard }) => guard?.startsWith('administrator'))

  test('every path of the panel names what it needs', () => {
    expect(panels.filter(({ needs }) => !['own account', ...permissions].includes(needs ?? ''))).toEqual([])
  })

  test('nobody but an owner decides about people, secrets and the shop itself, and each permission is somebody’s', () => {
    for (const permission of permissions) expect(mayDo('owner', permission)).toBe(true)
    expect(
      permissions.filter((permission) => roles.every((role) => role === 'owner' || !mayDo(role, permission))),
    ).toEqual([
      'publish legal texts',
      'manage settings',
      'copy settings',
      'open the shop',
      'confirm a restore',
      'clear old data',
      'see the log',
      'manage backups',
      'manage administrators',
    ])
    const ofMarketing = ['manage marketing', 'send campaigns', 'export contacts', 'manage discounts']
    expect(permittedTo('marketing')).toEqual([...ofMarketing, 'edit texts and pictures'])
    expect(permittedTo('packer')).toEqual(['pack orders'])
    expect(permittedTo('accountant')).toEqual(['see documents'])
  })

  test.for(roles)('%s gets no further than their role on any path, before what was sent is looked at', async (role) => {
    const shop = await openTestShop()
    await shop.database.execute(sql`update administrators set role = ${role}`)
    // Signs out, and so does nothing else after it.
    const tried = panels.filter(({ path }) => path !== '/admin/logout')
    const surprises = []
    for (const { method, path, needs } of tried) {
      const address = `/api${path.replaceAll(/:\w+(\{[^}]*\})?/g, '1')}`
      const answer = await shop.callAsAdmin(method, address, method === 'GET' ? {} : { body: 'nonsense' })
      const isRefused = answer.status === 403 && (await answer.json()).code === 'not_permitted'
      const isDue = needs !== 'own account' && !mayDo(role, needs as Permission)
      if (isRefused !== isDue || answer.status === 401) surprises.push(`${method} ${path}: ${answer.status}`)
    }
    expect(surprises).toEqual([])
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
  expect(described.toSorted()).toEqual(
    all.map(({ method, path }) => `${method} /api${path.replaceAll(/:(\w+)(?:\{[^}]*\})?/g, '{$1}')}`).toSorted(),
  )
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
    const { fields = {} } = refused.status === 422 ? ((await refused.json()) as { fields?: object }) : {}
    expect([path, Object.keys(fields)]).toEqual([path, required])
  }
})
