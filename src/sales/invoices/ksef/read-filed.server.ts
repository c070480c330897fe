import { inArray, ne } from 'drizzle-orm'
import type { Database } from '../../../server/database/database.ts'
import type { InvoiceRow } from '../invoices.table.ts'
import type { FiledDocument } from './filed-document.ts'
import { shownStateOf, type KsefStanding } from './ksef-document.ts'
import { ksefDocuments } from './ksef-documents.table.ts'

const { invoiceId, environment, state, issueDay, hash, ksefNumber } = ksefDocuments
const { handedOverAt, certificateLink, seller, problem, refusal, dueOn, dueBy } = ksefDocuments
const told = { environment, state, ksefNumber, handedOverAt, problem, refusal, dueOn, dueBy }
/** All but the files themselves. */
const columns = { invoiceId, ...told, issueDay, hash, certificateLink, seller }

type Row = Pick<typeof ksefDocuments.$inferSelect, keyof typeof columns>

export type Filed = FiledDocument & { own: Row | null }

/** What KSeF adds to each of these documents. */
export async function readFiled(
  database: Database,
  documents: Pick<InvoiceRow, 'id' | 'correctedId'>[],
): Promise<(document: Pick<InvoiceRow, 'id' | 'correctedId'>) => Filed> {
  const ids = documents.flatMap(({ id, correctedId }) => (correctedId === null ? [id] : [id, correctedId]))
  const rows = await database
    .select(columns)
    .from(ksefDocuments)
    .where(inArray(invoiceId, [...new Set(ids)]))
  const byId = new Map(rows.map((row) => [row.invoiceId, row]))
  return ({ id, correctedId }) => ({
    own: byId.get(id) ?? null,
    originalDay: (correctedId !== null && byId.get(correctedId)?.issueDay) || null,
  })
}

/** How a document stands there, for lists. */
export function toKsefStanding(own: Pick<Row, keyof typeof told> | null): KsefStanding {
  if (!own) return null
  const { environment: where, ksefNumber: number, ...standing } = own
  const { problem: what, refusal: why, dueOn: day, dueBy: rule } = standing
  return {
    state: shownStateOf(own),
    environment: where,
    number,
    problem: what,
    refusal: why,
    dueOn: day,
    dueBy: rule,
  }
}

export const isOpen = ne(state, 'accepted')
export const countOpen = (database: Database): Promise<number> => database.$count(ksefDocuments, isOpen)
