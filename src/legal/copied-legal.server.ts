import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import type { CopiedPart, Put } from '../server/copied-part.ts'
import type { Database } from '../server/database/database.ts'
import { panelSentence } from '../server/http/errors.ts'
import { legalDraftTexts, type LegalDraftText } from './legal-draft.ts'
import { legalNames } from './legal-names.ts'
import { legalDrafts, legalPublications } from './legal.table.ts'
import { legalDocuments, type LegalDocument } from './legal.ts'
import { saveLegalDraft } from './save-legal-draft.server.ts'

const place = 'Dokumenty prawne'

/** What an owner has written. Elsewhere it is a draft: to publish a text of the law is decided in each shop. */
export const copiedLegal: CopiedPart = {
  name: 'legal',
  read: async (database) => Object.fromEntries((await readOwn(database)).texts),
  async put(transaction, by, content): Promise<Put> {
    const put: Put = { changes: [], problems: [] }
    const said = z.record(z.string(), z.unknown()).safeParse(content).data
    if (!said) return { ...put, problems: [`${place}: tego pliku nie da się odczytać.`] }
    const { texts: held, versions } = await readOwn(transaction)
    for (const [name, told] of Object.entries(said)) {
      const document = legalDocuments.find((one) => one === name)
      const parsed = legalDraftTexts.safeParse(told)
      if (!document) put.problems.push(`${place}, ${name}: tego dokumentu ten program nie zna.`)
      else if (!parsed.success)
        put.problems.push(`${place}, ${legalNames[document]}: ${parsed.error.issues[0]?.message}`)
      else if (!isDeepStrictEqual(parsed.data, held.get(document))) {
        const draft = { texts: parsed.data, version: versions.get(document) ?? 0 }
        const outcome = await saveLegalDraft(transaction, by, document, draft)
        if (!outcome.ok) put.problems.push(`${place}, ${legalNames[document]}: ${panelSentence(outcome)}`)
        const before = held.has(document) ? 'własny tekst' : 'tekst programu'
        put.changes.push({ place, label: legalNames[document], before, after: 'szkic z kopii, do opublikowania' })
      }
    }
    return put
  },
}

/** The draft, or what was published last; and the versions of drafts. */
async function readOwn(database: Database) {
  const texts = new Map<LegalDocument, LegalDraftText[]>()
  const published = await database.select().from(legalPublications).orderBy(legalPublications.version)
  const drafts = await database.select().from(legalDrafts)
  for (const one of [...published, ...drafts]) texts.set(one.document, one.texts)
  return { texts, versions: new Map(drafts.map(({ document, version }) => [document, version])) }
}
