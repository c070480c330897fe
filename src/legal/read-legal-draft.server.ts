import { eq } from 'drizzle-orm'
import { offeredLanguages } from '../i18n/language-offer.ts'
import type { Database } from '../server/database/database.ts'
import type { Fillings, LegalDraft } from './legal-draft.ts'
import { isLegalGap, neededGaps } from './legal-gaps.ts'
import { readPublishedVersions } from './legal-live.server.ts'
import { factsFor, findWritten, readOriginal } from './legal-texts.server.ts'
import { originalVersionsOf, versionsOf } from './legal-versions.ts'
import { earliestDay } from './next-versions.ts'
import { legalDrafts } from './legal.table.ts'
import type { LegalDocument } from './legal.ts'
import { fitToSeller, presentSeller } from './present-seller.ts'

/** What can be named in a text that holds from a day on, and what must be: what the seller hasn't got is left out. */
export function fillingsFor(document: LegalDocument, day: string): Fillings {
  const known = Object.entries(factsFor(presentSeller(), day, 'pl')).filter(([name, fact]) => isLegalGap(name) && fact)
  const facts: Record<string, string> = Object.fromEntries(known)
  return { needed: neededGaps[document].filter((gap) => gap === 'costs' || facts[gap]), facts }
}

/** A draft with all that one writes it by: what holds, what came with the program, and what can be filled in. */
export async function readLegalDraft(database: Database, document: LegalDocument): Promise<LegalDraft> {
  const published = await readPublishedVersions(database)
  const [holding] = versionsOf(document, published)
  const [newest] = originalVersionsOf(document)
  const [saved] = await database.select().from(legalDrafts).where(eq(legalDrafts.document, document))
  const written = await findWritten(database, document, holding)
  const held = (written?.texts ?? []).map((text) =>
    written?.isOriginal ? { ...text, markdown: fitToSeller(text.markdown, written.seller, text.language) } : text,
  )
  return {
    document,
    version: saved?.version ?? 0,
    texts: saved?.texts ?? held,
    holds: { version: holding, texts: held },
    original: { version: newest, texts: readOriginal(document, newest)?.texts ?? [] },
    offered: [...offeredLanguages()],
    ...fillingsFor(document, earliestDay(document, published)),
  }
}
