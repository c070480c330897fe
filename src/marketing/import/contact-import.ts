import * as z from 'zod/mini'
import { failure } from '../../kernel/outcome.ts'
import { yesOrNo } from '../../schemas/list-filters.ts'
import { consentText } from '../contacts/marketing-contact.ts'

export const maxImportedRows = 50_000
/** More than three hundred bytes for each row. */
export const maxImportedBytes = 16 * 1024 * 1024

const flag = z._default(yesOrNo, false)

export const importAsked = {
  preview: flag,
  /** Existing contacts are updated from the file. */
  update: flag,
  /** Answers with a file of the rows that can't be imported; nothing is imported. */
  faulty: z.optional(z.literal('csv', 'Wybierz csv')),
}

export const importSaid = z.object({ consent: z._default(consentText, null) })

/** A row that can't be imported, by the number that a spreadsheet gives it. */
const importFault = z.object({
  row: z.int(),
  reason: z.string(),
  businessName: z.string(),
  emailAddress: z.string(),
})
export type ImportFault = z.infer<typeof importFault>

/** The result of an import or of its preview. */
export const importReport = z.object({
  message: z.string(),
  rowCount: z.int(),
  newCount: z.int(),
  /** Existing contacts that stay as they are. */
  existingCount: z.int(),
  /** Existing contacts that are updated; 0 unless an update was asked for. */
  updatedCount: z.int(),
  /** Existing contacts that differ from the file: an update would change them. */
  differingCount: z.int(),
  faultyCount: z.int(),
  /** Valid rows whose address is suppressed, so they get nothing. */
  unsubscribedCount: z.int(),
  /** The first hundred; the others are in the file of faulty rows. */
  faults: z.array(importFault),
})
export type ImportReport = z.infer<typeof importReport>

const inFile = 'csvFile'
export const importFileMissing = failure('import_file_missing', 'rule', inFile)
export const importTooLarge = failure('import_too_large', 'too-large', inFile)
export const importNotCsv = failure('import_not_csv', 'rule', inFile)
export const importEmpty = failure('import_empty', 'rule', inFile)
export const importOnlyHeader = failure('import_only_header', 'rule', inFile)
export const importTooManyRows = failure('import_too_many_rows', 'rule', inFile)
export const importColumnsUnknown = failure('import_columns_unknown', 'rule', inFile)
export const importColumnsMissing = failure('import_columns_missing', 'rule', inFile)
export const importColumnsDoubled = failure('import_columns_doubled', 'rule', inFile)
