import * as z from 'zod/mini'
import { administrators } from '../../guards/administrators.guard.server.ts'
import { faultyRows } from './faulty-rows.ts'
import { runInWorker } from '../../server/workers/run-in-worker.ts'
import { query } from '../../server/http/endpoint.ts'
import { orRefuse } from '../../server/http/errors.ts'
import { bodyWithFile } from '../../server/http/multipart.ts'
import { endpoints } from '../../server/http/app-env.ts'
import * as contactImport from './contact-import.ts'
import { importContacts } from './import-contacts.server.ts'

export const contactImportApi = endpoints().post(
  '/admin/marketing/import-csv',
  administrators(
    'manage marketing',
    'Import contacts from a CSV file; with preview=true it only says what would become of it, with faulty=csv which rows can’t be imported',
    { 200: contactImport.importReport },
  ),
  query(z.object(contactImport.importAsked)),
  bodyWithFile('csvFile', contactImport.importSaid, {
    maxBytes: contactImport.maxImportedBytes,
    missing: contactImport.importFileMissing,
    tooLarge: contactImport.importTooLarge,
  }),
  async (c) => {
    const { preview, update, faulty } = c.req.valid('query')
    const form = c.req.valid('form')
    const file = await form.file.bytes()
    if (faulty) {
      c.header('Content-Type', 'text/csv; charset=utf-8')
      c.header('Content-Disposition', `attachment; filename="${faultyRows.file}"`)
      // Whoever reads types here asks for the report; the table goes to the disk as it is.
      return c.body(orRefuse(await runInWorker('printFaultyRows', file))) as never
    }
    const importing = { file, preview, update, consent: form.texts.consent }
    return c.json(orRefuse(await importContacts(c.var.database, c.var.administrator, importing)))
  },
)
