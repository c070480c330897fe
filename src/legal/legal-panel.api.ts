import { validator } from 'hono/validator'
import * as z from 'zod/mini'
import { administrators } from '../guards/administrators.guard.server.ts'
import { languages, type Language } from '../kernel/language.ts'
import { done } from '../kernel/outcome.ts'
import type { Database } from '../server/database/database.ts'
import { endpoints } from '../server/http/app-env.ts'
import { body, query } from '../server/http/endpoint.ts'
import { orRefuse, refuse } from '../server/http/errors.ts'
import { cachedPdf } from '../server/files/cached-pdf.ts'
import { callBackLegal } from './call-back-legal.server.ts'
import { confirmReading } from './confirm-reading.server.ts'
import {
  legalDraft,
  legalDraftChanges,
  legalPreviewQuestion,
  legalPublication,
  legalReading,
  legalVersionUnknown,
  listedLegalDocument,
} from './legal-draft.ts'
import { asRead, findLegalText, renderLegalText, type LegalText } from './legal-texts.server.ts'
import { earliestDay } from './next-versions.ts'
import { legalDocuments, type LegalDocument } from './legal.ts'
import { readPublishedVersions } from './legal-live.server.ts'
import { listLegalDocuments } from './list-legal-documents.server.ts'
import { fileNameOf } from './make-accepted-texts.server.ts'
import { presentSeller } from './present-seller.ts'
import { withLive } from '../server/live.ts'
import { publishLegal } from './publish-legal.server.ts'
import { readLegalDraft } from './read-legal-draft.server.ts'
import { dropLegalDraft, saveLegalDraft } from './save-legal-draft.server.ts'
import { legalServerTexts } from './texts.server.ts'
import { withDeliveryCosts } from './with-delivery-costs.server.ts'
import { rowVersion } from '../schemas/row-version.ts'

/** Four long texts. */
const draftBytes = 2 * 1024 * 1024

/** The document that an address names. */
const pathDocument = () =>
  validator('param', (value: Record<string, string>) => {
    const document = legalDocuments.find((one) => one === value['id'])
    if (!document) throw refuse('not_found')
    return { id: document }
  })

const preview = z.object({ title: z.string(), html: z.string() })
const paperQuestion = z.object({ language: z.enum(languages), version: z.optional(z.string().check(z.maxLength(10))) })
const draftVersion = z.object({ version: rowVersion() })

/** What the owner does with the texts of the law. */
export const legalPanelApi = endpoints()
  .get(
    '/admin/legal-documents',
    administrators(
      'publish legal texts',
      'List the texts of the law: what holds, what is planned, what is being written',
      {
        200: z.array(listedLegalDocument),
      },
    ),
    async (c) => c.json(await listLegalDocuments(c.var.database)),
  )

  .get(
    '/admin/legal-documents/:id/draft',
    administrators('publish legal texts', 'Read the draft of a text, or what holds where there is none', {
      200: legalDraft,
    }),
    pathDocument(),
    async (c) => c.json(await readLegalDraft(c.var.database, c.req.valid('param').id)),
  )

  .put(
    '/admin/legal-documents/:id/draft',
    administrators('publish legal texts', 'Save the draft of a text in all languages', { 200: legalDraft }),
    pathDocument(),
    body(legalDraftChanges, draftBytes),
    async (c) => {
      const { database, administrator } = c.var
      const { id } = c.req.valid('param')
      orRefuse(await saveLegalDraft(database, administrator, id, c.req.valid('json')))
      return c.json(await readLegalDraft(database, id))
    },
  )

  .delete(
    '/admin/legal-documents/:id/draft',
    administrators('publish legal texts', 'Give the draft of a text up', { 204: null }),
    pathDocument(),
    body(draftVersion),
    async (c) => {
      const { database, administrator } = c.var
      const { version } = c.req.valid('json')
      orRefuse(await dropLegalDraft(database, administrator, c.req.valid('param').id, version))
      return c.body(null, 204)
    },
  )

  .post(
    '/admin/legal-documents/preview',
    administrators('publish legal texts', 'Show a text as its page will, without keeping anything', { 200: preview }),
    body(legalPreviewQuestion, draftBytes),
    async (c) => {
      const { document, text } = c.req.valid('json')
      const shown = await asPublishedNow(c.var.database, document, text)
      return c.json(shown ? { title: shown.title, html: renderLegalText(shown) } : { title: text.title, html: '' })
    },
  )

  .get(
    '/admin/legal-documents/:id/paper',
    administrators('publish legal texts', 'Get a version of a text as PDF, or the draft where none is named', {
      200: 'application/pdf',
    }),
    pathDocument(),
    query(paperQuestion),
    async (c) => {
      const { database } = c.var
      const { id } = c.req.valid('param')
      const { language, version } = c.req.valid('query')
      const text = version
        ? await findLegalText(database, id, version, language)
        : await asPublishedNow(
            database,
            id,
            (await readLegalDraft(database, id)).texts.find((one) => one.language === language),
          )
      const found = orRefuse(text ? done(text) : legalVersionUnknown)
      const day = version || earliestDay(id, await readPublishedVersions(database))
      const whole = await withDeliveryCosts(database, found, language)
      const content = await cachedPdf('legalPdf', [[whole], language, day])
      c.header('Content-Type', 'application/pdf')
      c.header('Content-Disposition', `inline; filename="${fileNameOf(found.title, day)}"`)
      c.header('Cache-Control', 'no-store')
      return c.body(content)
    },
  )

  .post(
    '/admin/legal-documents/:id/versions',
    administrators('publish legal texts', 'Publish a text from a day on', {
      201: z.object({ id: z.string(), version: z.string() }),
    }),
    pathDocument(),
    body(legalPublication),
    async (c) => {
      const { database, administrator, live } = c.var
      const { id } = c.req.valid('param')
      // It names who sells for good, so it goes by what was saved last, on whichever copy.
      await live.reload()
      const publish = () => publishLegal(database, administrator, id, c.req.valid('json'))
      const published = orRefuse(await withLive(live.values(), publish))
      // The next call to this copy finds it; others hear of it.
      await live.reload()
      return c.json(published, 201)
    },
  )

  .delete(
    '/admin/legal-documents/:id/versions',
    administrators('publish legal texts', 'Call the planned version of a text back', { 204: null }),
    pathDocument(),
    async (c) => {
      orRefuse(await callBackLegal(c.var.database, c.var.administrator, c.req.valid('param').id))
      await c.var.live.reload()
      return c.body(null, 204)
    },
  )

  .put(
    '/admin/legal-documents/:id/reading',
    administrators('publish legal texts', 'Say whether a lawyer has read a version', { 204: null }),
    pathDocument(),
    body(legalReading),
    async (c) => {
      const { database, administrator } = c.var
      orRefuse(await confirmReading(database, administrator, c.req.valid('param').id, c.req.valid('json')))
      return c.body(null, 204)
    },
  )

/** What is being written, as it would be read if it were published on the first day that is free; nothing as long as it is empty. */
async function asPublishedNow(
  database: Database,
  document: LegalDocument,
  text: { language: Language; title: string; markdown: string } | undefined,
): Promise<LegalText | undefined> {
  if (!text) throw refuse('not_found')
  const { language } = text
  const note = { [language]: legalServerTexts[language].draftNote } as Record<Language, string>
  const written = { texts: [text], seller: presentSeller(), isOriginal: false, note }
  const version = earliestDay(document, await readPublishedVersions(database))
  const read = asRead(written, { version, language, isRead: false })
  return read && withDeliveryCosts(database, read, language)
}
