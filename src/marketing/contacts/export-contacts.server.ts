import { and, desc, lt } from 'drizzle-orm'
import { contactExport, type ContactFilter, type MarketingContact } from './marketing-contact.ts'
import { printCsvLine } from '../../kernel/csv.ts'
import { shownInPoland } from '../../kernel/polish-time.ts'
import { withIndexScans } from '../../server/database/index-scans.ts'
import { tableInBatches } from '../../server/files/csv-file.ts'
import type { Database } from '../../server/database/database.ts'
import { isAskedFor, readContacts } from './list-contacts.server.ts'
import { marketingContacts } from './marketing-contacts.table.ts'

const batchSize = 500

type Column = keyof typeof contactExport.columns

/** What stands in each column. */
const cells: Record<Column, (contact: MarketingContact) => string | null> = {
  name: (contact) => contact.businessName,
  email: (contact) => contact.emailAddress,
  person: (contact) => contact.contactPerson,
  type: (contact) => contactExport.types[contact.businessType],
  standing: (contact) => contactExport.standings[contact.standing],
  consent: ({ consent }) => consent && consent.text,
  consentGiven: ({ consent }) => consent && shownInPoland(new Date(consent.givenAt)),
  added: (contact) => shownInPoland(new Date(contact.createdAt)),
  bounce: ({ bounce }) => bounce && bounce.reason,
}
const columns = Object.keys(contactExport.columns) as Column[]

const columnHeads = printCsvLine(columns.map((column) => contactExport.columns[column]))
const printContact = (contact: MarketingContact) => printCsvLine(columns.map((column) => cells[column](contact)))

/** The contacts that are asked for as a table for spreadsheets, the newest first. */
export const exportContacts = (database: Database, filter: ContactFilter) =>
  tableInBatches(columnHeads, (before: number | undefined) =>
    withIndexScans(database, (transaction) => readBatch(transaction, filter, before)),
  )

async function readBatch(transaction: Database, filter: ContactFilter, before: number | undefined) {
  const { id } = marketingContacts
  const found = await transaction
    .select({ id })
    .from(marketingContacts)
    .where(and(isAskedFor(filter), before === undefined ? undefined : lt(id, before)))
    .orderBy(desc(id))
    .limit(batchSize)
  const ids = found.map((contact) => contact.id)
  const contacts = await readContacts(transaction, ids)
  return { lines: contacts.map(printContact).join(''), last: ids.length === batchSize ? ids.at(-1) : undefined }
}
