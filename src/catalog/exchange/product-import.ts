import * as z from 'zod/mini'
import { failure } from '../../kernel/outcome.ts'
import { yesOrNo } from '../../schemas/list-filters.ts'

export const maxImportedProducts = 1_000
export const maxProductFileBytes = 4 * 1024 * 1024

export const productImportAsked = { preview: z._default(yesOrNo, false) }
/** What the preview said of the file: an import that would do something else is refused. */
export const productImportSaid = z.object({ seen: z.optional(z.string().check(z.maxLength(64))) })

const change = z.object({ field: z.string(), before: z.string(), after: z.string() })

/** What an import did, or would do. Rows have the numbers that a spreadsheet gives them. */
export const productImportReport = z.object({
  message: z.string(),
  rowCount: z.int(),
  newCount: z.int(),
  changedCount: z.int(),
  refusedCount: z.int(),
  unchangedCount: z.int(),
  /** Stands for all that the import would do. */
  seen: z.string(),
  /** The first hundred of each. */
  added: z.array(z.object({ row: z.int(), name: z.string() })),
  changed: z.array(z.object({ row: z.int(), id: z.int(), name: z.string(), changes: z.array(change) })),
  refused: z.array(z.object({ row: z.int(), name: z.string(), reason: z.string() })),
})
export type ProductImportReport = z.infer<typeof productImportReport>
export type ProductChange = z.infer<typeof change>

const inFile = 'csvFile'
export const productFileMissing = failure('import_file_missing', 'rule', inFile)
export const productFileTooLarge = failure('product_file_too_large', 'too-large', inFile)
export const productFileEmpty = failure('import_empty', 'rule', inFile)
export const productFileOnlyHeader = failure('product_file_only_header', 'rule', inFile)
export const productFileTooLong = failure('product_file_too_long', 'rule', inFile)
export const productImportOutdated = failure('product_import_outdated', 'conflict')
