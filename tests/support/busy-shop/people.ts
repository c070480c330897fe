import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../src/server/database/database.ts'
import { chef } from '../applications.ts'
import { anna, locker } from '../checkouts.ts'
import { importForm, importPath } from '../imports.ts'
import { checkoutCompany } from '../invoices.ts'
import type { Chance } from './chance.ts'
import type { Outside } from './outside.ts'

/** What people were told, and may rely on from then on. */
export class Answered {
  /** Keys of checkouts that led to a page for paying. */
  readonly checkouts = new Set<string>()
  /** Sessions that the shop called paid. */
  readonly paid = new Set<string>()
  /** Refunds, by their numbers. */
  readonly refunds = new Set<string>()
  readonly imports = new Set<string>()
  readonly campaigns = new Set<number>()
  readonly members = new Set<number>()
  readonly shipments = new Set<number>()
  /** Backups that the panel listed. */
  readonly backups = new Set<string>()
}

/** No answer came, or one that promises nothing. */
class Unanswered extends Error {}

export interface Work {
  outside: Outside
  origin: string
  database: Database
  chance: Chance
  answered: Answered
  /** Answers that nobody should get, in words. */
  problems: string[]
  /** How often an answer had each of these. */
  statuses: Map<number, number>
  cookie: string
}

export const rowsOfImport = 300
const importedAddress = (name: string, row: number) => `${name}-${row}@example.com`
/** Who gets campaigns. */
export const contacts = 60
export const pieces = 1_000_000

interface Asked {
  body?: object
  form?: FormData
  headers?: Record<string, string>
  /** What may be answered besides success. */
  fine?: number[]
}

export async function ask(work: Work, method: string, path: string, { body, form, headers, fine = [] }: Asked = {}) {
  let answer: Response
  let text: string
  try {
    answer = await fetch(`${work.origin}${path}`, {
      method,
      headers: {
        ...(body && { 'Content-Type': 'application/json' }),
        'X-Forwarded-For': [10, ...Array.from({ length: 3 }, () => Math.floor(Math.random() * 250))].join('.'),
        ...(path.startsWith('/api/admin') && { Cookie: work.cookie }),
        ...headers,
      },
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
      ...(body && { body: JSON.stringify(body) }),
      ...(form && { body: form }),
    })
    text = await answer.text()
  } catch {
    throw new Unanswered()
  }
  const { status } = answer
  work.statuses.set(status, (work.statuses.get(status) ?? 0) + 1)
  if (status === 503) throw new Unanswered()
  if (!answer.ok && !fine.includes(status)) {
    work.problems.push(`${method} ${path}: ${status} ${text.slice(0, 300)}`)
    throw new Unanswered()
  }
  return { status, told: (text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : {}) as unknown }
}

/** What the shop's own database says; it is away now and then. */
async function look<Row extends Record<string, unknown>>({ database }: Work, asked: SQL): Promise<Row[]> {
  try {
    return (await database.execute(asked)).rows as Row[]
  } catch {
    throw new Unanswered()
  }
}

interface Buyer {
  key: string
  body: object
  means: 'pay' | 'decline' | 'leave'
  session?: string
}

function newBuyer({ chance }: Work): Buyer {
  const key = randomUUID()
  const quantity = chance.one([1, 2, 3])
  const isToLocker = chance.next() < 0.5
  return {
    key,
    means: chance.one(['pay', 'pay', 'pay', 'pay', 'decline', 'leave']),
    body: {
      cart: chance.one([[1], [2, 1], [1, 3], [3, 2]]).map((id) => ({ id, quantity })),
      shippingAddress: { ...anna, email: `${key}@example.com` },
      ...(chance.next() < 0.2 && { discountCode: 'RZADKI' }),
      ...(isToLocker && { shippingMethod: 'inpost', pickupPoint: locker }),
      ...(chance.next() < 0.35 && { company: { ...checkoutCompany, invoiceByMail: true } }),
    },
  }
}

/** Orders, pays at the provider and looks at the page after it. Whoever was cut off does it again. */
function buying(work: Work): () => Promise<void> {
  const { outside, chance, answered } = work
  let buyer: Buyer | undefined
  return async () => {
    buyer ??= newBuyer(work)
    const { key, body, means } = buyer
    const { told } = await ask(work, 'POST', '/api/store/create-checkout-session', {
      body,
      headers: { 'Idempotency-Key': key },
      // Its code has been used up, or it was paid and the answer about that got lost.
      fine: [409, 422],
    })
    const { url, code } = told as { url?: string; code?: string }
    if (url === undefined) {
      if (!code?.startsWith('discount') && code !== 'checkout_paid')
        work.problems.push(`checkout refused: ${JSON.stringify(told)}`)
      buyer = undefined
      return
    }
    answered.checkouts.add(key)
    const session = new URL(url).searchParams.get('session_id') ?? (new URL(url).pathname.split('/').at(-1) as string)
    const isOpen = outside.stripe.ledger.session(session).status === 'open'
    if (isOpen && means === 'pay') outside.stripe.pay(session)
    if (isOpen && means === 'decline') outside.stripe.decline(session)
    const event = outside.stripe.events.all.at(-1)
    buyer = undefined
    // Not all of them come back, and not all that is told arrives.
    if (event && chance.next() < 0.4) await outside.stripe.events.deliver(event, work.origin).catch(() => {})
    if (chance.next() < 0.6) {
      const { told: seen } = await ask(work, 'GET', `/api/store/checkout-sessions/${session}`)
      if ((seen as { state: string }).state === 'paid') answered.paid.add(session)
    }
  }
}

/** Gives money back once for an order, looking first whether a try before was heard. */
function refunding(work: Work): () => Promise<void> {
  let order: { id: number; amount: string | undefined } | undefined
  return async () => {
    if (!order) {
      const [found] = await look<{ id: number }>(
        work,
        sql`select id from orders where payment_status = 'paid' and status <> 'cancelled' and needs_attention is null
          and not exists (select from refunds where order_id = orders.id) order by random() limit 1`,
      )
      order = found && { id: found.id, amount: work.chance.one([undefined, '1,00', '2,50']) }
    }
    if (!order) return
    const [known] = await look<{ version: number; refunds: number }>(
      work,
      sql`select version, (select count(*)::integer from refunds where order_id = orders.id) as refunds
        from orders where id = ${order.id}`,
    )
    if (known?.refunds === 0) {
      const { amount } = order
      const { status, told } = await ask(work, 'POST', `/api/admin/orders/${order.id}/refunds`, {
        body: { version: known.version, ...(amount !== undefined && { amount }) },
        fine: [409],
      })
      if (status === 409) return
      work.answered.refunds.add((told as { id: string }).id)
    }
    order = undefined
  }
}

const packing = (work: Work) => async () => {
  const found = await look<{ id: number }>(
    work,
    sql`select id from orders where payment_status = 'paid' and status = 'confirmed'
      and not exists (select from shipments where order_id = orders.id) order by random() limit 3`,
  )
  if (found.length === 0) return
  const { told } = await ask(work, 'POST', '/api/admin/shipments', { body: { orders: found } })
  for (const { id } of (told as { accepted: { id: number }[] }).accepted) work.answered.shipments.add(id)
}

/** Brings a list; whoever was cut off brings it again. */
function importing(work: Work): () => Promise<void> {
  let name: string | undefined
  return async () => {
    name ??= `list-${randomUUID().slice(0, 8)}`
    const brought = name
    const rows = Array.from(
      { length: rowsOfImport },
      (_, row) => `Bar ${row};${importedAddress(brought, row)};Anna;restauracja`,
    )
    const form = importForm(`nazwa;email;kontakt;typ\r\n${rows.join('\r\n')}\r\n`, 'Targi')
    await ask(work, 'POST', importPath, { form })
    work.answered.imports.add(brought)
    name = undefined
  }
}

/** One after the other, each to the same people. */
function campaigning(work: Work): () => Promise<void> {
  let key: string | undefined
  return async () => {
    if (key === undefined) {
      const [open] = await look(work, sql`select id from campaigns where state <> 'done'`)
      if (open) return
      key = randomUUID()
    }
    const contactIds = (
      await look<{ id: number }>(work, sql`select id from marketing_contacts order by id limit ${contacts}`)
    ).map(({ id }) => id)
    const { told } = await ask(work, 'POST', '/api/admin/marketing/send-bulk-email', {
      body: { contactIds },
      headers: { 'Idempotency-Key': key },
    })
    work.answered.campaigns.add((told as { campaignId: number }).campaignId)
    key = undefined
  }
}

/** Somebody applies and is let in, which has their materials made. */
function joining(work: Work): () => Promise<void> {
  let id: number | undefined
  return async () => {
    const [unmade] = await look(
      work,
      sql`select member_id from member_materials where state in ('asked', 'held') limit 1`,
    )
    if (unmade) return
    if (id === undefined) {
      const form = new FormData()
      form.set('data', JSON.stringify({ ...chef, email: `${randomUUID()}@example.com` }))
      const { told } = await ask(work, 'POST', '/api/chefs?lang=pl', { form })
      id = (told as { id: number }).id
    }
    await ask(work, 'PUT', `/api/admin/members/chefs/${id}`, { body: { published: true } })
    work.answered.members.add(id)
    id = undefined
  }
}

const backingUp = (work: Work) => async () => {
  await ask(work, 'POST', '/api/admin/backups', { fine: [409] })
  for (let turn = 0; turn < 10; turn += 1) {
    await setTimeout(100)
    const { told } = await ask(work, 'GET', '/api/admin/backups')
    for (const { name } of (told as { backups: { name: string }[] }).backups) work.answered.backups.add(name)
  }
}

async function keep(doing: () => Promise<void>, over: AbortSignal, problems: string[], rest: () => number) {
  while (!over.aborted) {
    try {
      await doing()
    } catch (error) {
      if (!(error instanceof Unanswered)) problems.push((error as Error).stack ?? String(error))
      await setTimeout(40)
    }
    await setTimeout(rest())
  }
}

/** All of them at once, until it is over. */
export async function workUntil(over: AbortSignal, work: Work): Promise<void> {
  const rest = (milliseconds: number) => () => work.chance.next() * 2 * milliseconds
  const at = (doing: () => Promise<void>, milliseconds: number) => keep(doing, over, work.problems, rest(milliseconds))
  await Promise.all([
    at(buying(work), 30),
    at(buying(work), 30),
    at(buying(work), 30),
    at(refunding(work), 120),
    at(packing(work), 150),
    at(importing(work), 700),
    at(campaigning(work), 300),
    at(joining(work), 5_000),
    at(backingUp(work), 6_000),
  ])
}
