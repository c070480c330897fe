import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestShop } from '../../tests/support/shop.ts'
import { clearings } from './clear-old-data.server.ts'
import { recordNames, type RecordName } from '../personal-data/personal-record.ts'
import { personalRecordOf } from './personal-records.server.ts'
import { retentionOf, type Retained } from '../personal-data/retention.ts'

/** A table that holds something of people: where the panel shows it of one of them, and how long it is kept. */
interface About {
  /** Among which records it is found, or why it isn't. */
  shown: RecordName | { not: string }
  kept: Retained[] | { until: string }
}

/** Every table of the shop, and what it has to do with people. Who adds one decides here, and adds it to the rooms' records and clearings. */
const tables: Record<string, About | { nobody: string }> = {
  access_entries: {
    shown: { not: 'who works here, and who tried to come in' },
    kept: ['accessAddresses', 'accessEntries'],
  },
  administrator_email_links: {
    shown: { not: 'who works here, with the address that is to be theirs, or was' },
    kept: { until: 'the first sign-in after a day, or after a week' },
  },
  administrators: {
    shown: { not: 'who works here, by a name of their choice' },
    kept: { until: 'an operator removes them' },
  },
  attempts: { shown: 'attempts', kept: ['attempts'] },
  audit_entries: { shown: 'audit', kept: ['auditEntries'] },
  campaign_recipients: { shown: 'newsletter', kept: ['campaignRecipients'] },
  campaigns: { nobody: 'a message to many, and how many they were' },
  clearing_questions: {
    shown: { not: 'how much would be cleared, and which administrator has answered' },
    kept: { until: 'the shop is no more' },
  },
  clock_watch: { nobody: 'a moment' },
  contact_messages: { shown: 'messages', kept: ['contactMessages'] },
  code_apps: { nobody: 'an encrypted secret of an administrator’s app' },
  content_changes: { nobody: 'moments' },
  customers: { shown: 'account', kept: { until: 'they delete their account, or ask to be erased' } },
  demo_outcomes: { nobody: 'sessions of the demonstration' },
  demo_refunds: { nobody: 'sessions of the demonstration' },
  disputes: { shown: 'orders', kept: ['unpaidOrders', 'paidOrders'] },
  discount_codes: { nobody: 'codes for whoever has them' },
  invoice_counters: { nobody: 'numbers' },
  invoices: { shown: 'invoices', kept: ['invoices'] },
  ksef_documents: {
    shown: { not: 'the same as its invoice says, which is shown' },
    kept: ['invoices'],
  },
  known_devices: { shown: 'account', kept: ['knownDevices'] },
  legal_drafts: { nobody: 'texts of the law' },
  legal_publications: { nobody: 'texts of the law, and who sold' },
  legal_readings: {
    shown: { not: 'which administrator said that a lawyer had read a text' },
    kept: { until: 'it is taken back: contracts rest on the text' },
  },
  mail_attachments: { nobody: 'which files go with which letter' },
  mail_links: { nobody: 'where letters lead' },
  milestones: { nobody: 'moments' },
  mails: { shown: 'mails', kept: ['accountMails', 'orderMails', 'otherMails'] },
  marketing_contacts: { shown: 'newsletter', kept: ['contactsWhoLeft', 'inactiveContacts'] },
  material_files: { shown: { not: 'pictures that bear a name, made anew at any time' }, kept: ['materials'] },
  material_links: { shown: 'applications', kept: { until: 'their member goes' } },
  member_materials: { shown: 'applications', kept: { until: 'their member goes' } },
  members: { shown: 'applications', kept: ['waitingApplications', 'hiddenApplications'] },
  migrations: { nobody: 'what was done to the tables' },
  newsletter_consents: { shown: 'newsletter', kept: { until: 'their contact goes' } },
  newsletter_subscriptions: {
    shown: 'subscriptions',
    kept: ['unconfirmedNewsletter', 'newsletterReadersWhoLeft'],
  },
  notes: { shown: 'notes', kept: ['unpaidOrders', 'orderContacts', 'paidOrders'] },
  opening_answers: {
    shown: { not: 'which administrator has said what of the shop' },
    kept: { until: 'another answer takes their place' },
  },
  order_count_changes: { nobody: 'counts' },
  order_counts: { nobody: 'counts' },
  order_events: { shown: 'orders', kept: ['unpaidOrders', 'paidOrders'] },
  order_lines: { shown: 'orders', kept: ['unpaidOrders', 'paidOrders'] },
  order_links: { shown: { not: 'hashes of what stands in letters' }, kept: ['orderLinks'] },
  order_lots: { nobody: 'of which lot the goods of an order were' },
  orders: { shown: 'orders', kept: ['unpaidOrders', 'orderContacts', 'paidOrders'] },
  own_picture_cuts: { nobody: 'pictures of the site' },
  own_pictures: { nobody: 'pictures of the site' },
  password_recoveries: { shown: 'account', kept: ['recoveryLinks'] },
  packaging: { nobody: 'what packaging weighs' },
  packaging_registrations: { nobody: 'where the shop is registered, and which administrator said so' },
  payments: { shown: 'orders', kept: ['unpaidOrders', 'paidOrders'] },
  people: {
    shown: { not: 'counted from orders and accounts, which are shown' },
    kept: { until: 'neither an order nor an account bears their address' },
  },
  people_changed: {
    shown: { not: 'whose orders are to be counted again' },
    kept: { until: 'they are, within ten minutes' },
  },
  pictures: { shown: 'applications', kept: { until: 'nothing shows them any more, and a day' } },
  privacy_requests: { shown: 'requests', kept: ['privacyRequests'] },
  product_translations: { nobody: 'goods' },
  product_pictures: { nobody: 'goods' },
  product_prices: { nobody: 'goods' },
  product_promotions: { nobody: 'goods' },
  products: { nobody: 'goods' },
  refunds: { shown: 'orders', kept: ['unpaidOrders', 'paidOrders'] },
  transfers: { shown: 'orders', kept: ['unpaidOrders', 'paidOrders'] },
  restores: {
    shown: { not: 'payments that belong to no order, until somebody has looked whose they are' },
    kept: { until: 'an administrator confirms the restore' },
  },
  seeds: { nobody: 'which first contents were put there' },
  sign_in_steps: { nobody: 'hashes of what lasts some minutes' },
  sessions: { shown: 'account', kept: ['customerSessions', 'administratorSessions'] },
  settings: {
    shown: { not: 'what the shop says of itself, and which administrator saved it' },
    kept: { until: 'the shop is no more: what held at a moment stays known' },
  },
  recall_letters: { nobody: 'orders that a letter about a lot has gone to' },
  recovery_codes: { nobody: 'hashes of an administrator’s codes' },
  passkeys: {
    shown: { not: 'public keys of who works here, with names of their choice' },
    kept: { until: 'they or an operator remove them' },
  },
  destination_rates: { nobody: 'rates of tax' },
  destination_tax: { nobody: 'a day' },
  threshold_letters: { nobody: 'which warnings were sent' },
  sales_evidence: {
    shown: { not: 'who bought without an invoice, of orders that are nobody’s: for the accountant alone' },
    kept: ['paidOrders'],
  },
  sales_days_due: { nobody: 'days' },
  sales_sums: { nobody: 'sums' },
  setup_links: { nobody: 'a hash of what was printed' },
  setup_steps: {
    shown: { not: 'which administrator has set up what' },
    kept: { until: 'somebody goes through it again' },
  },
  shipping_boxes: { nobody: 'what goods are packed into' },
  shipments: { shown: 'orders', kept: ['unpaidOrders', 'orderContacts', 'paidOrders'] },
  shipping_rates: { nobody: 'prices' },
  shipping_zones: { nobody: 'countries' },
  stock_lots: { nobody: 'goods' },
  stock_movements: {
    shown: { not: 'which administrator changed the stock of what; of orders, the number' },
    kept: { until: 'the shop is no more: the stock is their sum' },
  },
  statement_lines: { shown: 'transfers', kept: ['statementLines'] },
  status_days: { nobody: 'sizes' },
  status_letters: { nobody: 'days' },
  status_probes: { nobody: 'what the certificate and the payment provider answered' },
  status_problems: { nobody: 'what is wrong with the shop' },
  stock_returns: { nobody: 'how many were told of a product' },
  product_ratings: { nobody: 'how many stars a product got' },
  reviews: { shown: 'reviews', kept: ['reviews'] },
  stock_waits: { shown: 'stock_waits', kept: ['stockWaits'] },
  suppressed_addresses: { shown: 'suppression', kept: { until: 'they are put on the list again' } },
  tags: { shown: 'notes', kept: ['unpaidOrders', 'orderContacts', 'paidOrders'] },
  team_member_translations: { shown: { not: 'public' }, kept: { until: 'the administrator removes them' } },
  team_members: { shown: { not: 'public, and without an address' }, kept: { until: 'the administrator removes them' } },
  words: { nobody: 'what pages and letters say' },
  vat_number_checks: {
    shown: { not: 'what the Commission said of a company’s number: why its invoice has no tax' },
    kept: { until: 'its order is deleted, or is made nobody’s without an invoice to a company' },
  },
  visits: { nobody: 'how often pages were seen, by day' },
  withdrawals: { shown: 'withdrawals', kept: ['withdrawals'] },
  unsubscribe_links: {
    shown: { not: 'hashes of addresses and of what stands in letters' },
    kept: ['unsubscribeLinks'],
  },
}

const isAbout = (entry: object): entry is About => 'shown' in entry

test('of every table it is known whether it holds something of people, where that is shown, and how long it is kept', async () => {
  const { database } = await openTestShop()
  const { rows } = await database.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`)
  expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(tables).toSorted())
})

test('no table that is said to be about nobody has a column for somebody', async () => {
  const { database } = await openTestShop()
  const { rows } = await database.execute<{ place: string; name: string }>(sql`
    select table_name as name, table_name || '.' || column_name as place from information_schema.columns
    where table_schema = 'public' and column_name ~ '(e_?mail|phone|address|first_name|last_name|recipient$|reply_to|person|postal|city|remark|tax_number|customer)'`)
  const wrong = rows.filter(({ name }) => !isAbout(tables[name] ?? { nobody: '' }))
  expect(wrong.map(({ place }) => place)).toEqual([])
})

test('every room’s record bears the name under which it is known', () => {
  expect(recordNames.map((name) => personalRecordOf(name).name)).toEqual(recordNames)
})

test('every record that is shown has a table, every figure is somebody’s, and every clearing has a figure', () => {
  const about = Object.values(tables).filter(isAbout)
  const shown = new Set(about.flatMap((entry) => (typeof entry.shown === 'string' ? [entry.shown] : [])))
  expect([...shown].toSorted()).toEqual(recordNames.toSorted())
  const kept = new Set(about.flatMap((entry) => (Array.isArray(entry.kept) ? entry.kept : [])))
  // What isn't in the shop's own tables.
  const elsewhere: Retained[] = ['backups', 'doneJobs', 'failedJobs']
  expect([...kept, ...elsewhere].toSorted()).toEqual(Object.keys(retentionOf).toSorted())
  expect(Object.keys(clearings).filter((what) => !kept.has(what as Retained))).toEqual([])
})
