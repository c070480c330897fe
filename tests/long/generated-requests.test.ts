// In the long matrix because twenty thousand requests take minutes. In the gate each call gets odd values (src/app/odd-values.test.ts) and is
// made by every kind of caller (src/app/endpoints.test.ts).
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { api } from '../../src/app/endpoints.ts'
import { mayDo, roles, type Permission, type Role } from '../../src/guards/permissions.ts'
import { describeEndpoints, openApi, type Endpoint } from '../../src/server/http/openapi.ts'
import { changes } from '../support/admin-changes.ts'
import { anna as recipient, decide, order, sessionIn, stock } from '../support/checkouts.ts'
import { anna, register } from '../support/customers.ts'
import { adminPassword } from '../support/database.ts'
import { compareWithDocument, type Operation } from '../support/generated/described-answers.ts'
import { faultyOf, valuesOf, type Described } from '../support/generated/values-of-schema.ts'
import { amount } from '../support/release.ts'
import { seen } from '../support/seen.ts'
import { sent } from '../support/sent-bodies.ts'
import { cookiesOf, openTestShop, type TestShop } from '../support/shop.ts'

const seed = Number(process.env['SEED'] ?? 31)

/** They ask servers elsewhere, end sessions, or put another shop in the place of this one: nobody who may do so does. */
const leftOut =
  /bucket|\/test$|POST \/admin\/backups|restore|logout|DELETE \/(admin|customers)\/sessions|PUT \/(admin|customers)\/password$|second-factor|settings-copy|customers\/deletion|(DELETE|PUT) \/admin\/administrators/

/** In names and addresses of the two customers, and nowhere else. */
const marks = { own: 'Ownmarkson', foreign: 'Foreignmarkson' }

interface Actor {
  name: string
  role?: Role
  headers: Record<string, string>
}
interface Walked extends Operation {
  endpoint: Endpoint
  route: string
  path: string
}

test('twenty thousand requests made from the document are answered as it says, and tell nobody of others', async () => {
  const shop = await openTestShop({ trustProxy: true })
  const { ids, customer } = await fill(shop)
  const actors = [{ name: 'nobody', headers: {} }, customer, ...(await administratorsOf(shop))]
  const operations = operationsOf()
  const problemOf = compareWithDocument()
  const problems = new Map<string, string>()
  const good = new Map<string, number>()
  const statuses = new Map<number, number>()
  const foundMarks = { own: 0, foreign: 0 }
  let calls = 0

  async function call(walked: Walked, actor: Actor, turn: number): Promise<void> {
    const { endpoint, route } = walked
    calls += 1
    const { address, body } = requestOf(walked, ids, seed * 1_000_003 + turn)
    const isForm = endpoint.takes?.type === 'multipart/form-data'
    const answer = await shop.call(endpoint.method, address, {
      headers: {
        'X-Forwarded-For': `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`,
        ...(endpoint.takes && !isForm && { 'Content-Type': 'application/json' }),
        ...actor.headers,
      },
      ...(body !== undefined && { body: isForm ? formOf(body) : JSON.stringify(body) }),
    })
    const text = await answer.text()
    const type = answer.headers.get('Content-Type') ?? ''
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    const say = (problem: string) =>
      problems.set(
        `${route}: ${answer.status} ${problem}`,
        `${actor.name} ${address} ${JSON.stringify(body) ?? ''} → ${text}`.slice(0, 400),
      )
    const problem = problemOf(walked, answer.status, type, text)
    // Without a key nobody can be asked what Stripe says: it shall say it again later.
    const isAskedAgainLater = route === 'POST /webhooks/stripe' && text.includes('payments_closed')
    if (problem && !isAskedAgainLater) say(problem)
    const isLetIn = answer.status !== 401 && !(answer.status === 403 && text.includes('not_permitted'))
    if (isLetIn && !isMeantFor(endpoint, actor)) say(`let in ${actor.name}`)
    if (!isLetIn && isMeantFor(endpoint, actor) && !/wrong_|login|confirmation/.test(text + route))
      say(`kept out ${actor.name}`)
    const tells = { own: text.includes(marks.own), foreign: text.includes(marks.foreign) }
    if (actor.role) for (const whose of ['own', 'foreign'] as const) foundMarks[whose] += Number(tells[whose])
    else if (tells.foreign || (tells.own && actor !== customer)) say('tells of somebody else')
    if (answer.status >= 300) return
    good.set(route, (good.get(route) ?? 0) + 1)
    if (type.startsWith('application/json')) gather(ids, endpoint.path, JSON.parse(text))
  }

  const all = amount(300, 20_000)
  const isRead = ({ endpoint }: Walked) => endpoint.method === 'GET'
  const isEnd = ({ endpoint }: Walked) => endpoint.method === 'DELETE' || /erasure|clearing/.test(endpoint.path)
  // What is read comes before and after all that changes; what takes away comes last.
  const phases = [
    operations.filter(isRead),
    operations.filter((one) => !isRead(one) && !isEnd(one)),
    operations.filter(isRead),
    operations.filter((one) => !isRead(one)),
  ]
  const each = all / phases.reduce((sum, { length }) => sum + length, 0)
  let turn = 0
  for (const phase of phases)
    for (const walked of phase) {
      const meant = actors.filter((actor) => isMeantFor(walked.endpoint, actor) && !mayNot(walked, actor))
      const others = actors.filter((actor) => !isMeantFor(walked.endpoint, actor))
      const until = Math.round((turn + each) / each) * each
      // oxlint-disable-next-line eslint/no-await-in-loop -- throttles are of minutes that these don't take
      if (turn % 7 === 0) await shop.database.execute(sql`delete from attempts`)
      for (let one = 0; turn < until && calls < all; turn += 1, one += 1) {
        const whose = others.length > 0 && (one % 5 === 4 || meant.length === 0) ? others : meant
        const actor = whose[(one * 7 + turn) % whose.length]
        // oxlint-disable-next-line eslint/no-await-in-loop -- one changes what the next is about
        if (actor) await call(walked, actor, turn)
      }
    }

  const reached = operations.filter(({ route }) => good.has(route)).length
  const asked = operations.length
  const sums = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status}`)
  seen(
    `${calls} requests, seed ${seed}, to ${asked} operations by ${actors.length} kinds of callers: ${sums.join(', ')}; ${reached} operations did what they were asked; ${problems.size} answers not as described; administrators read marks of customers ${foundMarks.own + foundMarks.foreign} times`,
  )
  expect([...problems].map(([what, example]) => `${what}\n    ${example}`)).toEqual([])
  // Marks are seen where they may be, and most operations are reached: else nothing would have been shown.
  expect(Math.min(foundMarks.own, foundMarks.foreign)).toBeGreaterThan(all / 1_000)
  expect(reached).toBeGreaterThan(asked * amount(0.3, 0.6))
})

const isMeantFor = ({ guard, needs }: Endpoint, { name, role }: Actor): boolean => {
  if (guard === 'anyone') return true
  if (guard === 'customer' || (guard !== 'administrator' && name === 'customer')) return name === 'customer'
  return role !== undefined && (needs === 'own account' || mayDo(role, needs as Permission))
}

const mayNot = ({ route, endpoint }: Walked, actor: Actor) => leftOut.test(route) && isMeantFor(endpoint, actor)

function operationsOf(): Walked[] {
  const paths = openApi(api).paths as Record<string, Record<string, Operation>>
  const described = describeEndpoints(api)
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) => {
      const own = path.replace('/api', '').replaceAll(/\{(\w+)\}/g, ':$1')
      const endpoint = described.find(
        (one) => one.method === method.toUpperCase() && one.path.replaceAll(/(:\w+)\{[^}]*\}/g, '$1') === own,
      )
      return endpoint ? [{ ...operation, endpoint, path, route: `${endpoint.method} ${endpoint.path}` }] : []
    }),
  )
}

type Ids = Map<string, (string | number)[]>

const addId = (ids: Ids, place: string, id: string | number) => {
  const known = ids.get(place) ?? []
  if (!known.includes(id)) ids.set(place, [...known, id].slice(-12))
}

/** What a list names can be asked for by its name. */
function gather(ids: Ids, path: string, json: unknown): void {
  for (const one of [json].flat().slice(0, 12)) {
    const { id, slug, name } = (one ?? {}) as { id?: unknown; slug?: unknown; name?: unknown }
    for (const value of [id, slug, path.includes('backups') ? name : undefined])
      if (typeof value === 'number' || typeof value === 'string') addId(ids, path, value)
  }
}

/** Of other parts of paths, what there can be. */
const named: Record<string, string[]> = {
  document: ['terms', 'privacy', 'withdrawal', 'proforma', '1', '2'],
  part: ['seller', 'mail', 'look', 'ksef', 'accounting'],
  letter: ['orderConfirmed', 'order-confirmed'],
  file: ['certificate-pl.pdf', 'certificate.pdf', 'all.zip'],
  country: ['DE', 'PL', 'Germany'],
  page: ['1', '2'],
  slot: ['hero', 'home'],
}

/** One request out of many: with what people send, with what the schema takes, with one thing wrong, or with what is worst. */
function requestOf({ endpoint, path, parameters = [], requestBody }: Walked, ids: Ids, one: number) {
  const pick = <Value>(values: fc.Arbitrary<Value>): Value => fc.sample(values, { numRuns: 1, seed: one })[0] as Value
  const chance = (share: number, salt: number) => ((one * 7919 + salt * 104_729) % 1_000) / 1_000 < share
  const inPath = path.replaceAll(/\{(\w+)\}/g, (_, name: string, at: number) => {
    const place = path.slice(4, at - 1).replaceAll(/\{(\w+)\}/g, ':$1')
    const known = [
      ...(ids.get(place) ?? []),
      ...(ids.get(place.replace('/store/', '/admin/')) ?? []),
      ...(named[name] ?? []),
    ]
    const value =
      known.length === 0 || chance(0.06, 1)
        ? pick(fc.constantFrom('0', 'x', '%00', '9999999', '%F0%9F'))
        : String(known[one % known.length])
    return value.startsWith('%') ? value : encodeURIComponent(value)
  })
  const asked = parameters.filter((parameter) => parameter.in === 'query')
  const query = new URLSearchParams()
  for (const [at, { name, required, schema }] of asked.entries())
    if (required ? !chance(0.05, 2) : chance(0.3, 3 + at))
      query.set(name, String(chance(0.15, 5) ? pick(faultyOf(0)) : pick(valuesOf(schema))))
  const address = [inPath, query.toString().replaceAll('%EF%BF%BD', '')].filter(Boolean).join('?')
  const schema = Object.values(requestBody?.content ?? {})[0]?.schema
  if (!schema) return { address }
  return { address, body: bodyOf(endpoint, schema, chance, pick) }
}

function bodyOf(
  { method, path }: Endpoint,
  schema: Described,
  chance: (share: number, salt: number) => boolean,
  pick: <Value>(values: fc.Arbitrary<Value>) => Value,
): unknown {
  const route = `${method} ${path}`
  const told = changes[route]?.body ?? sent[route]
  const example = typeof told === 'object' ? told : undefined
  // What an owner decides in one part is nothing for another.
  const isOfParts = path.includes('/settings/')
  const body = example && (isOfParts || chance(0.6, 7)) ? example : pick(valuesOf(schema))
  return chance(0.45, 8) ? pick(faultyOf(body)) : body
}

function formOf(body: unknown): FormData {
  const form = new FormData()
  const { data, ...more } = (body ?? {}) as Record<string, unknown>
  if (data !== undefined) form.set('data', JSON.stringify(data))
  const files = new Set(['photo', 'image', 'csvFile', 'file'])
  for (const [name, value] of Object.entries(more))
    if (files.has(name)) form.set(name, new Blob([String(value)]), 'a.csv')
    else form.set(name.toWellFormed(), String(value).toWellFormed())
  return form
}

/** A shop with something of everything, two customers who bought, and what calls are about. */
async function fill(shop: TestShop): Promise<{ ids: Ids; customer: Actor }> {
  const ids: Ids = new Map()
  await stock(shop, { price: '24.90', pieces: 100_000 }, { price: '9.90', pieces: 100_000, weight: 500 })
  for (const [route, { prepare }] of Object.entries(changes)) {
    const [, path = ''] = route.split(' ')
    if (!prepare || leftOut.test(route)) continue
    // oxlint-disable-next-line eslint/no-await-in-loop -- each takes for granted that nobody else writes
    const id = await prepare(shop).catch(() => undefined)
    if (id !== undefined && path.includes(':')) addId(ids, path.slice(0, path.indexOf('/:')), id)
  }
  const buyers = []
  for (const [email, lastName] of [
    ['own@example.com', marks.own],
    ['foreign@example.com', marks.foreign],
  ] as const) {
    const Cookie = cookiesOf(await register(shop, { ...anna, email, lastName }))
    const shippingAddress = { ...recipient, email, lastName, address: `${lastName}straße 3` }
    for (const outcome of ['paid', 'declined'] as const) {
      const placed = await order(shop, [{ id: 1, quantity: 1 }], { shippingAddress }, { Cookie })
      expect(placed.status, await placed.clone().text()).toBe(201)
      const session = await sessionIn(placed)
      await decide(shop.database, session, outcome)
      addId(ids, '/store/checkout-sessions', session)
    }
    const message = { name: lastName, email, message: `Dzień dobry, ${lastName}` }
    expect((await shop.call('POST', '/api/contact', { body: message })).status).toBe(201)
    buyers.push({ name: 'customer', headers: { Cookie } })
  }
  const { rows } = await shop.database.execute<{ id: number }>(sql`select id from orders order by id desc limit 8`)
  for (const { id } of rows) addId(ids, '/store/orders', id)
  return { ids, customer: buyers[0] as Actor }
}

/** One of each role. */
async function administratorsOf(shop: TestShop): Promise<Actor[]> {
  await shop.database.execute(sql`delete from attempts`)
  const actors: Actor[] = []
  for (const role of roles) {
    const username = role === 'owner' ? 'admin' : role
    if (role !== 'owner')
      // oxlint-disable-next-line eslint/no-await-in-loop -- five in a row
      await shop.database.execute(sql`
        insert into administrators (username, password_hash, role)
        select ${username}, password_hash, ${role} from administrators where username = 'admin'`)
    const credentials = { username, password: adminPassword }
    // oxlint-disable-next-line eslint/no-await-in-loop -- five in a row
    const answer = await shop.call('POST', '/api/admin/login', { body: credentials })
    expect(answer.status, await answer.clone().text()).toBe(200)
    actors.push({ name: role, role, headers: { Cookie: cookiesOf(answer) } })
  }
  return actors
}
