import * as z from 'zod/mini'
import { isFormula, withoutApostrophe } from '../../kernel/csv.ts'
import { nameOfColumn, type ImportColumn, type ImportedField } from './import-columns.ts'
import { contactFields, type BusinessType } from '../contacts/marketing-contact.ts'

/** A contact in a file; null means that the file doesn't say. */
export interface ImportedContact {
  businessName: string
  emailAddress: string
  contactPerson: string | null
  businessType: BusinessType | null
}

/** One row of a file, by the number that a spreadsheet shows beside it. */
export type ImportedRow =
  | { row: number; contact: ImportedContact }
  | { row: number; reason: string; cells: string[]; businessName: string; emailAddress: string }

const businessTypesByName: ReadonlyMap<string, BusinessType> = new Map([
  ['restaurant', 'restaurant'],
  ['restauracja', 'restaurant'],
  ['hotel', 'hotel'],
  ['catering', 'catering'],
  ['katering', 'catering'],
  ['other', 'other'],
  ['inne', 'other'],
  ['inny', 'other'],
  ['inna', 'other'],
])

/** Files use Polish words for the type or leave it empty; the form's rule knows only the English ones. */
const typeInFile = z.pipe(
  z.string(),
  z.transform((typed, context): BusinessType | null => {
    const name = typed.trim().toLowerCase()
    const known = businessTypesByName.get(name)
    if (known !== undefined || name === '') return known ?? null
    context.issues.push({ code: 'custom', message: 'Dozwolone są restauracja, hotel, catering i inne', input: typed })
    return z.NEVER
  }),
)

const rules = z.object({
  businessName: contactFields.businessName,
  emailAddress: contactFields.emailAddress,
  contactPerson: contactFields.contactPerson,
  businessType: typeInFile,
})

/** Reads the rows of one file. No two rows may have the same address. */
export function rowReader(columns: readonly ImportColumn[]): (row: number, cells: string[]) => ImportedRow {
  const rowOfAddress = new Map<string, number>()
  // Rows may leave out the cells of nameless columns at the end.
  const fewest = columns.findLastIndex((column) => column !== 'nameless') + 1
  return (row, cells) => {
    const said = fieldsOf(columns, cells)
    const faulty = (reason: string): ImportedRow => ({
      row,
      reason,
      cells: cells.filter((_, place) => columns[place] !== 'remark'),
      businessName: said.businessName,
      emailAddress: said.emailAddress,
    })
    if (cells.length < fewest) return faulty('Za mało komórek w wierszu')
    if (cells.some((cell, place) => isNowhere(columns[place]) && cell.trim() !== ''))
      return faulty('Za dużo komórek w wierszu')
    const checked = rules.safeParse(said)
    const problems = [
      ...formulasIn(said),
      ...(checked.error?.issues.map(({ path, message }) => [path[0], message]) ?? []),
    ]
    if (!checked.success || problems.length > 0) return faulty(reasonOf(problems as Problem[]))
    const address = checked.data.emailAddress.toLowerCase()
    const first = rowOfAddress.get(address)
    if (first !== undefined) return faulty(`email: Ten adres jest już w wierszu ${first}`)
    rowOfAddress.set(address, row)
    return { row, contact: checked.data }
  }
}

const isNowhere = (column: ImportColumn | undefined) => column === undefined || column === 'nameless'

function fieldsOf(columns: readonly ImportColumn[], cells: readonly string[]): Record<ImportedField, string> {
  const said = { businessName: '', emailAddress: '', contactPerson: '', businessType: '' }
  for (const [place, column] of columns.entries())
    if (column !== 'remark' && column !== 'nameless') said[column] = withoutApostrophe(cells[place] ?? '')
  return said
}

type Problem = [field: ImportedField, sentence: string]

/** Text that a spreadsheet would run as a formula if another program exported it. */
function formulasIn(said: Record<ImportedField, string>): Problem[] {
  const fields = (['businessName', 'contactPerson'] as const).filter((field) => isFormula(said[field]))
  return fields.map((field) => [field, 'Tekst nie może zaczynać się jak formuła, od =, +, -, @ ani tabulatora'])
}

/** „nazwa: Nazwa firmy jest wymagana; email: Nieprawidłowy adres email”: the first rule that each column breaks. */
function reasonOf(problems: Problem[]): string {
  const byColumn = new Map<string, string>()
  for (const [field, sentence] of problems)
    if (!byColumn.has(field)) byColumn.set(field, `${nameOfColumn[field]}: ${sentence}`)
  return [...byColumn.values()].join('; ')
}
