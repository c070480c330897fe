import type { Context } from 'hono'
import { administrators } from '../../../guards/administrators.guard.server.ts'
import { pathId } from '../../../server/http/endpoint.ts'
import { orRefuse } from '../../../server/http/errors.ts'
import { endpoints, type AppEnv } from '../../../server/http/app-env.ts'
import { ksefDetails, openKsefDocuments } from './ksef-document.ts'
import { sendKsefDocumentAgain } from './send-again.server.ts'
import { listOpenKsefDocuments, readKsefFile, showKsefDocument } from './show-ksef-document.server.ts'

/** The documents' way into KSeF. */
export const ksefDocumentsApi = endpoints()
  .get(
    '/admin/invoices/ksef',
    administrators('see documents', 'Documents of all months that aren’t in KSeF yet', { 200: openKsefDocuments }),
    async (c) => c.json(await listOpenKsefDocuments(c.var.database)),
  )

  .get(
    '/admin/invoices/:id/ksef',
    administrators('see documents', 'A document’s way into KSeF, with what happened on it', { 200: ksefDetails }),
    pathId(),
    async (c) => c.json(orRefuse(await showKsefDocument(c.var.database, c.req.valid('param').id))),
  )

  .post(
    '/admin/invoices/:id/ksef',
    administrators('issue documents', 'Send a document that KSeF refused again', { 200: ksefDetails }),
    pathId(),
    async (c) => {
      const { database, administrator } = c.var
      const { id } = c.req.valid('param')
      orRefuse(await sendKsefDocumentAgain(database, id, administrator))
      return c.json(orRefuse(await showKsefDocument(database, id)))
    },
  )

  .get(
    '/admin/invoices/:id/ksef/xml',
    administrators('see documents', 'A document as it was sent to KSeF (XML)', { 200: 'application/xml' }),
    pathId(),
    (c) => answerFile(c, c.req.valid('param').id, 'xml'),
  )

  .get(
    '/admin/invoices/:id/ksef/upo',
    administrators('see documents', 'KSeF’s receipt of a document (UPO, XML)', { 200: 'application/xml' }),
    pathId(),
    (c) => answerFile(c, c.req.valid('param').id, 'upo'),
  )

async function answerFile<Env extends AppEnv>(c: Context<Env>, id: number, which: 'xml' | 'upo'): Promise<Response> {
  const { name, content } = orRefuse(await readKsefFile(c.var.database, id, which))
  c.header('Content-Type', 'application/xml; charset=utf-8')
  c.header('Content-Disposition', `attachment; filename="${name}"`)
  c.header('Cache-Control', 'no-store')
  return c.body(content)
}
