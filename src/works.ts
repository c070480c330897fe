import { documentPdf } from './invoices/document-pdf.server.ts'
import { legalPdf } from './legal/legal-pdf.server.ts'
import { drawFile, drawFiles } from './materials/drawing/draw-files.server.ts'
import { missingLetters } from './materials/drawing/fonts.server.ts'
import { packFiles } from './materials/pack-files.server.ts'
import { printFaultyRows } from './marketing/print-faulty-rows.server.ts'
import { readContactFile } from './marketing/read-contact-file.server.ts'
import { packPerson } from './privacy/pack-person.server.ts'
import { performWorks } from './server/perform-works.ts'

/** Every piece of work that would hold the event loop, and is done aside from it: from plain values to plain values, without the database. */
export const works = {
  documentPdf,
  legalPdf,
  drawFiles,
  drawFile,
  missingLetters,
  packFiles,
  packPerson,
  readContactFile,
  printFaultyRows,
}

performWorks(works)

type KnownWorks = typeof works
declare module './server/aside.ts' {
  interface AllWorks extends KnownWorks {}
}
