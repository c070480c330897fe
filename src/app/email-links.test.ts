import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { backupFolder, rowsIn } from '../../tests/support/backups.ts'
import { stock } from '../../tests/support/checkouts.ts'
import { anna, register } from '../../tests/support/customers.ts'
import { writeConfirmation, writeNewsletter } from '../../tests/support/newsletters.ts'
import { linkTo, paid, placeOrder } from '../../tests/support/orders.ts'
import { openSmtpServer } from '../../tests/support/smtp-server.ts'
import { openTestShop, type TestShop } from '../../tests/support/shop.ts'
import { runJobsOn } from '../../tests/support/job-runner.ts'
import { sendRecoveryLink } from '../customers/recovery/send-recovery-link.server.ts'
import { tokenPlaceholder } from '../mail/email-link.ts'
import { queueMail } from '../mail/queue-mail.server.ts'
import { materialsEmail } from '../membership/materials/materials-ready.mail.tsx'
import { materialLinks, memberMaterials } from '../membership/materials/materials.table.ts'
import { members } from '../membership/members.table.ts'
import { mailConfirmation, mailShipped } from '../sales/order-management/emails/order-mails.server.ts'
import type { Database } from '../server/database/database.ts'
import { writeBackup } from '../server/backup/write-backup.ts'

const email = 'anna@example.com'

async function openWithOffice() {
  const shop = await openTestShop()
  const office = await openSmtpServer()
  onTestFinished(office.close)
  return { shop, office, work: () => runJobsOn(shop.databaseUrl, { environment: { SMTP_URL: office.url } }) }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Every stored token hash. */
async function storedHashes(database: Database): Promise<Set<string>> {
  const { rows: columns } = await database.execute<{ table: string; column: string; type: string }>(sql`
    select table_name as table, column_name as column, data_type as type from information_schema.columns
    where table_schema = 'public' and column_name ~ '^token_hash'`)
  const hashes = columns.map(({ table, column, type }) => {
    const [from, name] = [sql.identifier(table), sql.identifier(column)]
    const each = type === 'ARRAY' ? sql`unnest(${name})` : name
    return database.execute<{ hash: string }>(
      sql`select encode(hash, 'hex') as hash from (select ${each} as hash from ${from}) as all_of_them`,
    )
  })
  return new Set((await Promise.all(hashes)).flatMap(({ rows }) => rows.map(({ hash }) => hash)))
}

/** All that looks like a token. What is escaped in a backup begins with a letter that isn't its. */
const tokensIn = (text: string) => text.replaceAll(/\\[bfnrtv\\]/g, ' ').match(/(?<![\w-])[\w-]{43}(?![\w-])/g) ?? []

async function tokensInBackup(shop: TestShop): Promise<string[]> {
  const path = join(await backupFolder(), 'all.backup')
  await writeBackup(shop.databaseUrl, path)
  const hashes = await storedHashes(shop.database)
  const found: string[] = []
  for (const [table, lines] of await rowsIn(path)) {
    if (tokensIn(lines.join('\n')).some((token) => hashes.has(hashOf(token)))) found.push(table)
  }
  return found
}

/** Each kind of letter that brings a secret. */
async function writeEachKind(database: Database) {
  const { id } = await placeOrder(database, paid)
  await database.transaction((transaction) => mailConfirmation(transaction, { orderId: id }))
  await database.transaction((transaction) => mailShipped(transaction, id))
  const request = crypto.randomUUID()
  await sendRecoveryLink.perform(
    { database } as Parameters<typeof sendRecoveryLink.perform>[0],
    { request, email },
    signal,
  )
  await writeNewsletter(database, email)
  await writeConfirmation(database, email)
  await mailMaterials(database)
}
const { signal } = new AbortController()

async function mailMaterials(database: Database) {
  const chef = {
    kind: 'chef',
    firstName: 'Anna',
    lastName: 'Nowak',
    address: '',
    description: '',
    language: 'pl',
  } as const
  const validUntil = new Date(Date.now() + 86_400_000)
  await database.transaction(async (transaction) => {
    const [member] = await transaction
      .insert(members)
      .values({ ...chef, email: `${crypto.randomUUID()}@example.com` })
      .returning()
    if (!member) throw new Error('nobody was written down')
    await transaction.insert(memberMaterials).values({ memberId: member.id, state: 'made' })
    const links = [{ kind: 'materials' as const, reference: String(member.id) }]
    const envelope = { kind: 'materials' as const, to: { address: email }, language: 'pl' as const, links }
    const mailId = await queueMail(transaction, envelope, materialsEmail(member, validUntil))
    await transaction.insert(materialLinks).values({ mailId, memberId: member.id, validUntil })
  })
}

const left = async (database: Database) =>
  (await database.execute<{ state: string }>(sql`select state from mails where state <> 'sent'`)).rows.length

describe('a backup', () => {
  test('holds no token that opens anything, whatever waits and whatever was sent, and whoever is about to pay', async () => {
    const { shop, office, work } = await openWithOffice()
    const { database } = shop
    await register(shop, { ...anna, email })
    await writeEachKind(database)
    const working = await work()
    await expect.poll(() => left(database)).toBe(0)
    await working.stop()
    await writeEachKind(database)
    const [productId = 0] = await stock(shop, { price: '24.90', pieces: 9 })
    const { id } = await placeOrder(database, { lines: [{ productId }] })
    const { token } = await linkTo(database, id)
    expect((await shop.call('POST', `/api/store/order-links/${token}/pay`)).status).toBe(200)
    expect(await left(database)).toBeGreaterThan(5)

    expect(await tokensInBackup(shop)).toEqual([])
    // Whoever got the letters has tokens of each kind, and would be found out by them.
    const hashes = await storedHashes(database)
    const delivered = office.delivered.flatMap(({ text, html }) => tokensIn(`${text} ${html}`))
    const opening = new Set(delivered.filter((found) => hashes.has(hashOf(found))))
    // Two of an order, of a password, of materials, and two ways off the list.
    expect(opening.size).toBe(6)
    await database.execute(
      sql`update mails set plain = plain || ${` ${token}\n`} where id = (select id from mails limit 1)`,
    )
    expect(await tokensInBackup(shop)).toEqual(['mails'])
  })
})

describe('a link in a letter', () => {
  const answers = async (shop: TestShop, message: { html?: string | undefined } | undefined) => {
    const [, token] = /\/order\/([\w-]{43})\?/.exec(message?.html ?? '') ?? []
    const withdrawing = /\/withdraw\?lang=pl#order=([\w-]{43})"/.exec(message?.html ?? '')?.[1]
    expect(withdrawing).toBe(token)
    return (await shop.call('GET', `/api/store/order-links/${token}`)).status
  }
  const links = (database: Database) => database.$count(sql`order_links`)

  test('leads nowhere before it is sent, and somewhere from then on', async () => {
    const { shop, office, work } = await openWithOffice()
    const { id } = await placeOrder(shop.database, paid)
    await shop.database.transaction((transaction) => mailShipped(transaction, id))
    expect(await links(shop.database)).toBe(0)
    expect((await shop.call('GET', `/api/store/order-links/${tokenPlaceholder('order')}`)).status).toBe(404)
    await work()
    await expect.poll(() => office.delivered.length).toBe(1)
    expect(await answers(shop, office.delivered[0])).toBe(200)
  })

  test('that was refused leaves nothing; of one that may have arrived both work that were sent', async () => {
    const { shop, office, work } = await openWithOffice()
    office.trouble({ at: 'recipient', code: 450, saying: '4.2.1 greylisted' })
    await work()
    const { id } = await placeOrder(shop.database, paid)
    await shop.database.transaction((transaction) => mailShipped(transaction, id))
    const tries = async () =>
      (await shop.database.execute<{ attempts: number }>(sql`select attempts from mails`)).rows[0]?.attempts
    await expect.poll(tries).toBeGreaterThan(0)
    office.trouble({ at: 'before-the-answer' })
    await expect.poll(() => office.delivered.length).toBeGreaterThan(0)
    office.recover()
    await expect.poll(() => left(shop.database)).toBe(0)
    for (const message of office.delivered) expect(await answers(shop, message)).toBe(200)
    expect(office.delivered.length).toBeGreaterThan(1)
    expect(await links(shop.database)).toBe(office.delivered.length)
  })

  test('to an order that has gone meanwhile leads nowhere, and the letter is sent', async () => {
    const { shop, office, work } = await openWithOffice()
    const { id } = await placeOrder(shop.database, paid)
    await shop.database.transaction((transaction) => mailShipped(transaction, id))
    await shop.database.execute(sql`delete from orders`)
    await work()
    await expect.poll(() => office.delivered.length).toBe(1)
    expect(await answers(shop, office.delivered[0])).toBe(404)
  })
})
