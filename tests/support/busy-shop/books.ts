import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sql, type SQL } from 'drizzle-orm'
import { sendCampaigns } from '../../../src/marketing/campaigns/send-campaigns.server.ts'
import { prepareMaterials } from '../../../src/membership/materials/prepare-materials.server.ts'
import { reconcileOrders } from '../../../src/sales/order-management/reconciliation/reconcile-orders.server.ts'
import { followKsefDocuments } from '../../../src/sales/invoices/ksef/ksef-jobs.server.ts'
import { followShipments } from '../../../src/sales/shipments/follow-shipments.server.ts'
import { momentOf } from '../../../src/backups/backup.ts'
import { openBackupFolder } from '../../../src/backups/backup-folder.server.ts'
import { checkBackup } from '../../../src/server/backup/check-backup.ts'
import { openBackup } from '../../../src/server/backup/read-backup.ts'
import type { Database } from '../../../src/server/database/database.ts'
import { enqueue } from '../../../src/server/jobs/jobs.ts'
import type { BusyShop } from '../busy-shop.ts'
import { wrongFigures } from '../campaigns.ts'
import { expectSound } from '../checkouts.ts'
import { ask, pieces, rowsOfImport } from './people.ts'

type Row = Record<string, unknown>
const rowsOf = async (database: Database, asked: SQL): Promise<Row[]> => (await database.execute(asked)).rows as Row[]
const list = (values: Iterable<string | number>) => sql.param([...values].map(String))

/** What somebody was told, and the shop doesn't know any more. It must hold at every moment. */
export async function forgotten({ database, work, dataFolder }: BusyShop): Promise<string[]> {
  const { answered } = work
  const missing = async (what: string, asked: SQL) => {
    const rows = await rowsOf(database, asked)
    return rows.map(({ named }) => `${what} ${String(named)} is forgotten`)
  }
  return [
    await missing(
      'the order of the checkout',
      sql`select named from unnest(${list(answered.checkouts)}::text[]) as named
        where not exists (select from orders where email = named || '@example.com')`,
    ),
    await missing(
      'that it is paid by session',
      sql`select named from unnest(${list(answered.paid)}::text[]) as named
        where not exists (select from payments join orders on orders.id = order_id
          where session_id = named and state = 'paid' and payment_status in ('paid', 'refunded'))`,
    ),
    await missing(
      'the refund',
      sql`select named from unnest(${list(answered.refunds)}::text[]) as named
        where not exists (select from refunds where id = named::uuid)`,
    ),
    await missing(
      'the campaign',
      sql`select named from unnest(${list(answered.campaigns)}::text[]) as named
        where not exists (select from campaigns where id = named::integer)`,
    ),
    await missing(
      'that let in is member',
      sql`select named from unnest(${list(answered.members)}::text[]) as named
        where not exists (select from members where id = named::integer and published_at is not null)`,
    ),
    await missing(
      'the shipment',
      sql`select named from unnest(${list(answered.shipments)}::text[]) as named
        where not exists (select from shipments where id = named::integer)`,
    ),
    await missing(
      'a row of the list',
      sql`select named from unnest(${list(answered.imports)}::text[]) as named
        where (select count(*) from marketing_contacts where starts_with(email_address, named)) <> ${rowsOfImport}`,
    ),
    // Whole or not at all.
    await missing(
      'a part of the list',
      sql`select substring(email_address from 'list-[^-]*') as named from marketing_contacts
        where starts_with(email_address, 'list-') group by 1 having count(*) <> ${rowsOfImport}`,
    ),
    await wrongFiles(dataFolder, answered.backups),
  ].flat()
}

/** A newer one may take the place of what was listed, by the shop's own rule, but nothing older; and each that is there is whole. */
async function wrongFiles(dataFolder: string, listed: Set<string>): Promise<string[]> {
  const there = await openBackupFolder(dataFolder).list()
  const newest = [...listed].toSorted().at(-1)
  const problems = newest && there.every(({ name }) => name < newest) ? [`the backup ${newest} is gone`] : []
  for (const { name } of there) {
    if (!momentOf(name)) continue
    const file = await openBackup(join(dataFolder, 'backups', name)).catch(() => undefined)
    const problem = file ? await checkBackup(file).then(() => '', String) : 'it can’t be opened'
    await file?.handle.close()
    if (problem) problems.push(`the backup ${name} is no good: ${problem}`)
  }
  return problems
}

/** What is still under way, by its name and how much of it. */
async function underWay(database: Database): Promise<Row> {
  const [row = {}] = await rowsOf(
    database,
    sql`select
      (select count(*) from payments where state in ('creating', 'open', 'processing'))::integer as payments,
      (select count(*) from refunds where state = 'waiting')::integer as refunds,
      (select count(*) from ksef_documents where upo is null)::integer as documents,
      (select count(*) from shipments where state in ('waiting', 'made'))::integer as shipments,
      (select count(*) from campaigns where state <> 'done')::integer as campaigns,
      (select count(*) from member_materials where state in ('asked', 'held'))::integer as materials,
      (select count(*) from material_links where sent_at is null)::integer as links,
      (select count(*) from mails where state = 'waiting')::integer as mails`,
  )
  return Object.fromEntries(Object.entries(row).filter(([, count]) => count !== 0))
}

/** What was killed each time that it was tried is given up, and told to the office, which presses the button once more. */
async function pressAgain({ database, work }: BusyShop): Promise<string[]> {
  const { name, retries } = prepareMaterials
  const givenUp = await rowsOf(
    database,
    sql`select member_id as id, (select max(retry_count) from pgboss.job
      where name = ${name} and data ->> 'member' = member_id::text) as tried from member_materials where state = 'failed'`,
  )
  for (const { id } of givenUp)
    await ask(work, 'POST', `/api/admin/members/${String(id)}/materials`, { body: { again: false } })
  return givenUp.flatMap(({ id, tried }) =>
    Number(tried) < retries.max
      ? [`the materials of member ${String(id)} were given up after ${String(tried)} tries`]
      : [],
  )
}

/** Hours go by, until nothing is under way any more. */
export async function drain(shop: BusyShop, minutes = 10): Promise<string[]> {
  const { database, outside } = shop
  const until = performance.now() + minutes * 60_000
  const problems: string[] = []
  for (let turn = 0; ; turn += 1) {
    problems.push(...(await pressAgain(shop)))
    const left = await underWay(database)
    if (Object.keys(left).length === 0) return problems
    if (performance.now() > until) return [...problems, `still under way: ${JSON.stringify(left)}`]
    if (turn % 10 === 0) {
      // What a worker is at is let be: it takes a few seconds.
      for (const session of outside.stripe.ledger.sessions.values()) session.expires_at -= 7_200
      outside.stripe.expireOld()
      await database.execute(sql`
        update payments set created_at = created_at - interval '2 hours', expires_at = expires_at - interval '2 hours', checked_at = null
        where state in ('creating', 'open', 'processing')`)
      await database.execute(
        sql`update orders set updated_at = updated_at - interval '2 hours' where status = 'pending'`,
      )
      await shop.letTimePass()
      await database.execute(
        sql`update pgboss.job set start_after = now() where state in ('retry', 'created') and name not like '\\_\\_%'`,
      )
      for (const job of [reconcileOrders, followKsefDocuments, followShipments, sendCampaigns])
        await enqueue(database, job, {})
    }
    await setTimeout(1_000)
  }
}

export interface Books {
  /** What doesn't balance, in words. */
  problems: string[]
  orders: number
  paid: number
  letters: number
  lettersTwice: number
  offers: number
  offersTwice: number
}

/** All of it, against what the world outside says. Only when nothing is under way. */
export async function readBooks(shop: BusyShop): Promise<Books> {
  const { database, outside } = shop
  const { stripe, shipx, ksef, office } = outside
  const problems = [...(await forgotten(shop))]
  const none = async (what: string, asked: SQL) => {
    const rows = await rowsOf(database, asked)
    if (rows.length > 0) problems.push(`${what}: ${rows.length}, ${JSON.stringify(rows.slice(0, 3))}`)
  }
  const same = (what: string, own: readonly string[], theirs: readonly string[]) => {
    const differ = [
      ...[...new Set(own)].filter((one) => !theirs.includes(one)).map((one) => `only here ${one}`),
      ...[...new Set(theirs)].filter((one) => !own.includes(one)).map((one) => `only there ${one}`),
      ...theirs.filter((one, at) => theirs.indexOf(one) !== at).map((one) => `twice there ${one}`),
      ...own.filter((one, at) => own.indexOf(one) !== at).map((one) => `twice here ${one}`),
    ]
    if (differ.length > 0) problems.push(`${what}: ${differ.length}, ${differ.slice(0, 3).join(', ')}`)
  }
  await expectSound(database, { 1: pieces, 2: pieces, 3: pieces }).catch(({ message }: Error) => problems.push(message))

  // Money.
  const sessions = [...stripe.ledger.sessions.values()].filter((session) => session.payment_status === 'paid')
  const paid = await rowsOf(database, sql`select session_id from payments where state = 'paid'`)
  same(
    'payments',
    paid.map((row) => String(row['session_id'])),
    sessions.map(({ id }) => id),
  )
  await none(
    'payments without their one paid order',
    sql`select payments.id from payments left join orders on orders.id = order_id
      where state = 'paid' and (payment_status is null or payment_status not in ('paid', 'refunded'))`,
  )
  await none(
    'orders paid by more or less than one payment',
    sql`
    select id from orders where payment_status in ('paid', 'refunded')
      and (select count(*) from payments where order_id = orders.id and state = 'paid') <> 1`,
  )
  await none('orders of one checkout', sql`select email from orders group by email having count(*) > 1`)
  await none(
    'orders that hold goods and are not paid',
    sql`
    select number from orders where holds_stock and payment_status not in ('paid', 'refunded')`,
  )
  await none(
    'orders that need attention',
    sql`select number, needs_attention from orders where needs_attention is not null`,
  )
  const given = await rowsOf(database, sql`select id, amount_grosze as amount from refunds where state = 'done'`)
  same(
    'refunds',
    given.map(({ id, amount }) => `${String(id)} ${String(amount)}`),
    sessions.flatMap(({ payment_intent: intent }) =>
      (intent?.latest_charge?.refunds ?? []).map(({ metadata, amount }) => `${metadata['refund_id']} ${amount}`),
    ),
  )
  await none('refunds that were refused', sql`select id, refusal from refunds where state <> 'done'`)
  await none('orders given back twice', sql`select order_id from refunds group by 1 having count(*) > 1`)
  await none(
    'refunds of which the trail says nothing',
    sql`
    select order_id from refunds where not exists
      (select from audit_entries where action = 'refunded' and subject = 'order' and subject_id = order_id::text)`,
  )

  // Documents.
  await none(
    'gaps in numbers',
    sql`
    select kind, year from invoices group by kind, year having max(sequence) <> count(*) or count(distinct number) <> count(*)`,
  )
  await none(
    'orders of companies without their one invoice',
    sql`
    select orders.number from orders where tax_number is not null and payment_status in ('paid', 'refunded')
      and (select count(*) from invoices where order_id = orders.id and kind = 'invoice') <> 1`,
  )
  await none(
    'refunds without their one correction',
    sql`
    select refunds.id from refunds join orders on orders.id = order_id where tax_number is not null
      and (select count(*) from invoices where refund_id = refunds.id) <> 1`,
  )
  const documents = await rowsOf(database, sql`select hash, ksef_number from ksef_documents`)
  same(
    'documents in KSeF',
    documents.map((row) => `${String(row['hash'])} ${String(row['ksef_number'])}`),
    ksef.accepted.map(({ hash, ksefNumber }) => `${hash} ${ksefNumber}`),
  )
  same(
    'documents sent to KSeF',
    documents.map((row) => String(row['hash'])),
    ksef.sent.map(({ hash }) => hash),
  )
  await none(
    'documents that are not in KSeF',
    sql`
    select number from invoices where not exists (select from ksef_documents where invoice_id = invoices.id and state = 'accepted')`,
  )

  // Parcels.
  const labels = await rowsOf(
    database,
    sql`select reference, carrier_id from shipments where state not in ('refused', 'cancelled')`,
  )
  same(
    'labels',
    labels.map((row) => `${String(row['reference'])} ${String(row['carrier_id'])}`),
    shipx.living.map(({ reference, id }) => `${reference} ${id}`),
  )
  same(
    'parcels',
    labels.map((row) => String(row['reference'])),
    shipx.living.map(({ reference }) => reference),
  )

  // Members, and letters.
  await none(
    'members without their materials',
    sql`
    select members.id, state, requests, reason from members left join member_materials on member_id = members.id where published_at is not null
      and (member_materials.state is distinct from 'made' or (select count(*) from material_files where member_id = members.id) = 0
        or (select count(*) from material_links where member_id = members.id) <> 1)`,
  )
  await none('letters that failed', sql`select kind, reason from mails where state = 'failed'`)
  problems.push(...(await wrongFigures(database)).map((row) => `campaign: ${JSON.stringify(row)}`))
  const isOffer = ({ to }: (typeof office.delivered)[number]) => /^contact\d+@/.test(to?.[0]?.address ?? '')
  const offers = office.delivered.filter(isOffer).map(({ messageId = '' }) => messageId)
  const letters = office.delivered.filter((mail) => !isOffer(mail)).map(({ messageId = '' }) => messageId)
  const [counted] = await rowsOf(
    database,
    sql`select (select count(*)::integer from mails where state = 'sent') as letters,
      (select count(*)::integer from campaign_recipients where state = 'sent') as offers,
      (select count(*)::integer from campaign_recipients) as recipients,
      (select count(*)::integer from orders) as orders,
      (select count(*)::integer from orders where payment_status in ('paid', 'refunded')) as paid`,
  )
  const count = (name: string) => Number(counted?.[name])
  const arrived = { letters: new Set(letters).size, offers: new Set(offers).size }
  if (arrived.letters !== count('letters')) problems.push(`${arrived.letters} letters arrived of ${count('letters')}`)
  if (arrived.offers !== count('offers') || count('offers') !== count('recipients'))
    problems.push(`${arrived.offers} offers arrived, ${count('offers')} are noted, of ${count('recipients')}`)
  return {
    problems,
    orders: count('orders'),
    paid: count('paid'),
    letters: arrived.letters,
    lettersTwice: letters.length - arrived.letters,
    offers: arrived.offers,
    offersTwice: offers.length - arrived.offers,
  }
}
