import { and, eq, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../server/database/database.ts'
import { fact } from '../../../server/database/fact.ts'
import { enqueue } from '../../../server/jobs/jobs.ts'
import { invoices } from '../invoices.table.ts'
import type { KsefHappening, KsefProblem, KsefRefusal } from './ksef-document.ts'
import { ksefDocuments, type KsefRow } from './ksef-documents.table.ts'

/** A document may go to its buyer: it has its number, or is handed over without one. */
export const ksefDocumentReady = fact<{ invoiceId: number }>('a document may go to its buyer')

/** The job that brings one forward, by its name: what settles one sets others going. */
export const bringKsefDocumentName = 'bring-ksef-document'

const mostHappenings = 60

/** The history with one more line; of a very long one the first and the latest stay. */
export const withHappening = (what: KsefHappening['what'], said?: string): SQL => {
  const line = sql`jsonb_build_array(jsonb_strip_nulls(jsonb_build_object('at', to_jsonb(clock_timestamp()) #>> '{}', 'what', ${what}::text, 'said', ${said?.slice(0, 500) ?? null}::text)))`
  return sql`case when jsonb_array_length(history) >= ${mostHappenings} then (history - 5) || ${line} else history || ${line} end`
}

/** Writes the number down. Said again it changes nothing. Corrections that waited for it go on. */
export async function acceptKsefDocument(
  database: Database,
  id: number,
  found: {
    ksefNumber: string
    acceptedAt: Date
    as?: Partial<Pick<KsefRow, 'xml' | 'hash' | 'issueDay' | 'session' | 'reference'>>
    isFound?: true
  },
): Promise<void> {
  const { ksefNumber, acceptedAt, as } = found
  await database.transaction(async (transaction) => {
    const [accepted] = await transaction
      .update(ksefDocuments)
      .set({
        state: 'accepted',
        ksefNumber,
        acceptedAt,
        ...as,
        refusal: null,
        problem: null,
        takenAt: null,
        dueOn: null,
        lookedAt: sql`now()`,
        history: withHappening(found.isFound ? 'found' : 'accepted', ksefNumber),
      })
      .where(and(eq(ksefDocuments.invoiceId, id), ne(ksefDocuments.state, 'accepted')))
      .returning({ told: ksefDocuments.toldAt })
    if (!accepted) return
    await ksefDocumentReady.happened(transaction, { invoiceId: id })
    const [own] = await transaction.select({ orderId: invoices.orderId }).from(invoices).where(eq(invoices.id, id))
    if (!own) return
    const waiting = await transaction
      .select({ id: ksefDocuments.invoiceId })
      .from(ksefDocuments)
      .innerJoin(invoices, eq(invoices.id, ksefDocuments.invoiceId))
      .where(and(eq(invoices.orderId, own.orderId), eq(ksefDocuments.state, 'waiting')))
    for (const { id: invoice } of waiting) await enqueue(transaction, { name: bringKsefDocumentName }, { invoice })
  })
}

/** It was refused for good: a person has to look. */
export const refuseKsefDocument = (database: Database, id: number, refusal: KsefRefusal) =>
  database
    .update(ksefDocuments)
    .set({
      state: 'refused',
      refusal,
      problem: null,
      takenAt: null,
      lookedAt: sql`now()`,
      history: withHappening('refused', `${refusal.code} ${refusal.description}`),
    })
    .where(and(eq(ksefDocuments.invoiceId, id), inArray(ksefDocuments.state, ['waiting', 'sent'])))

/** The system surely doesn't have it. What no buyer has is written anew when it is sent, so it goes. */
export const putBackKsefDocument = (database: Database, id: number, problem: KsefProblem | null, why?: string) =>
  database
    .update(ksefDocuments)
    .set({
      state: 'waiting',
      session: null,
      reference: null,
      sentAt: null,
      problem,
      ...whereNotHandedOver({ xml: null, hash: null, issueDay: null }),
      ...(why !== undefined && { history: withHappening('put_back', why) }),
    })
    .where(and(eq(ksefDocuments.invoiceId, id), eq(ksefDocuments.state, 'sent')))

const whereNotHandedOver = (columns: Record<'xml' | 'hash' | 'issueDay', null>) =>
  Object.fromEntries(
    Object.keys(columns).map((name) => {
      const column = ksefDocuments[name as keyof typeof columns]
      return [name, sql`case when handed_over_at is null then null else ${column} end`]
    }),
  )

export const noteKsefProblem = (database: Database, id: number, problem: KsefProblem | null) =>
  database
    .update(ksefDocuments)
    .set({ problem, lookedAt: sql`now()` })
    .where(and(eq(ksefDocuments.invoiceId, id), ne(ksefDocuments.state, 'accepted')))

export const keepReceipt = (database: Database, id: number, upo: string) =>
  database
    .update(ksefDocuments)
    .set({ upo })
    .where(and(eq(ksefDocuments.invoiceId, id), isNull(ksefDocuments.upo)))
