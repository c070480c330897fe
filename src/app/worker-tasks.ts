import { documentPdf } from '../sales/invoices/drawing/document-pdf.server.ts'
import { writeMonth } from '../sales/invoices/months/write-month.server.ts'
import { packingSlipsPdf } from '../sales/order-management/packing/draw-slips.server.ts'
import { legalPdf } from '../legal/legal-pdf.server.ts'
import { drawFile, drawFiles, packFiles } from '../membership/materials/drawing/draw-files.server.ts'
import { missingLetters } from '../pdf/fonts.server.ts'
import { printFaultyRows, readContactFile } from '../marketing/import/read-contact-file.server.ts'
import { readStatement } from '../sales/statements/reading/read-statement.ts'
import { readProductFile } from '../catalog/exchange/read-product-file.server.ts'
import { packPerson } from '../privacy/pack-person.server.ts'
import { openCopy, packCopy } from '../settings/copy/pack-copy.server.ts'
import { joinLabels } from '../shipping/carrier/join-labels.server.ts'
import { serveTasks } from '../server/workers/worker-messages.ts'

/**
 * The tasks that run in worker threads, because they would block the event loop. They take and return plain values and
 * don't use the database.
 */
export const workerTasks = {
  documentPdf,
  writeMonth,
  packingSlipsPdf,
  legalPdf,
  drawFiles,
  drawFile,
  missingLetters,
  packFiles,
  packPerson,
  packCopy,
  openCopy,
  readContactFile,
  printFaultyRows,
  joinLabels,
  readStatement,
  readProductFile,
}

serveTasks(workerTasks)

type KnownTasks = typeof workerTasks
declare module '../server/workers/run-in-worker.ts' {
  interface AllTasks extends KnownTasks {}
}
