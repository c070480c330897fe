import { eq } from 'drizzle-orm'
import type { Database } from '../server/database/database.ts'
import type { LegalDraft } from './legal-draft.ts'
import { isLegalGap, neededGaps, type LegalGap } from './legal-gaps.ts'
import { readPublishedVersions } from './legal-live.server.ts'
import { factsFor, findWritten, readOriginal } from './legal-texts.server.ts'
import { earliestDay, originalVersionsOf, versionsOf } from './legal-versions.ts'
import { legalDrafts } from './legal.table.ts'
import type { LegalDocument } from './legal.ts'
import { presentSeller } from './present-seller.ts'

/** What a text must name: what the seller hasn't got is left out. */
export function neededOf(document: LegalDocument): LegalGap[] {
  const facts: Record<string, string> = { ...factsFor(presentSeller(), '2000-01-01', 'pl'), costs: '…' }
  return neededGaps[document].filter((gap) => facts[gap])
}

/** A draft with all that one writes it by: what holds, what came with the program, and what can be filled in. */
export async function readLegalDraft(database: Database, document: LegalDocument): Promise<LegalDraft> {
  const published = await readPublishedVersions(database)
  const [holding] = versionsOf(document, published)
  const [newest] = originalVersionsOf(document)
  const [saved] = await database.select().from(legalDrafts).where(eq(legalDrafts.document, document))
  const held = (await findWritten(database, document, holding))?.texts ?? []
  const facts = factsFor(presentSeller(), earliestDay(document, published), 'pl')
  return {
    document,
    version: saved?.version ?? 0,
    texts: saved?.texts ?? held,
    holds: { version: holding, texts: held },
    original: { version: newest, texts: readOriginal(document, newest)?.texts ?? [] },
    needed: neededOf(document),
    facts: Object.fromEntries(Object.entries(facts).filter(([name, fact]) => isLegalGap(name) && fact)),
  }
}
