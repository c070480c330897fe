import { contactExport } from '../contacts/marketing-contact.ts'
import { faultyRows } from './faulty-rows.ts'
import { done, type Failure, type Outcome } from '../../kernel/outcome.ts'
import { importColumnsDoubled, importColumnsMissing, importColumnsUnknown, importNotCsv } from './contact-import.ts'

export type ImportedField = 'businessName' | 'emailAddress' | 'contactPerson' | 'businessType'

/** A field, a column of our own exports that is ignored, or a column without a name. */
export type ImportColumn = ImportedField | 'remark' | 'nameless'

const exported = contactExport.columns

/** Ignores case, spaces and dashes: „E-mail” is „email”, „Business Name” is „businessname”. */
const sound = (name: string) =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s_-]/gu, '')

const knownColumns: [string, ImportColumn][] = [
  ['nazwa', 'businessName'],
  ['businessname', 'businessName'],
  ['email', 'emailAddress'],
  ['emailaddress', 'emailAddress'],
  ['kontakt', 'contactPerson'],
  ['contactperson', 'contactPerson'],
  ['typ', 'businessType'],
  ['businesstype', 'businessType'],
  [faultyRows.row, 'remark'],
  [faultyRows.reason, 'remark'],
  // An import doesn't change these columns of our own export.
  [exported.standing, 'remark'],
  [exported.consent, 'remark'],
  [exported.consentGiven, 'remark'],
  [exported.added, 'remark'],
  [exported.bounce, 'remark'],
  ['', 'nameless'],
]

const columnsBySound: ReadonlyMap<string, ImportColumn> = new Map(
  knownColumns.map(([name, column]) => [sound(name), column]),
)

export const nameOfColumn: Record<ImportedField, string> = {
  businessName: 'nazwa',
  emailAddress: 'email',
  contactPerson: 'kontakt',
  businessType: 'typ',
}

const columnOf = (name: string) => columnsBySound.get(sound(name))

export function countKnownColumns(header: readonly string[]): number {
  return header.filter((name) => !['nameless', undefined].includes(columnOf(name))).length
}

/** Whether this may be a column's name, rather than a piece of another kind of file. */
const isName = (text: string) => /^[\p{L}\p{N}][\p{L}\p{M}\p{N} _.,:/()#&+@-]*$/u.test(text.trim())

const hasControls = (text: string) => /(?!\s)\p{Cc}/u.test(text)

/** What each column of a file holds, by its first line. */
export function readColumns(header: readonly string[]): Outcome<ImportColumn[], Failure<ColumnProblem>> {
  const columns = header.map(columnOf)
  const unknown = header.filter((_, place) => columns[place] === undefined)
  const isStrange = unknown.some(hasControls) || (countKnownColumns(header) === 0 && !unknown.every(isName))
  if (isStrange) return importNotCsv
  if (unknown.length > 0) return { ...importColumnsUnknown, facts: { names: listed(unknown) } }
  const count = countEach(columns)
  const doubled = header.filter((_, place) => isField(columns[place]) && (count.get(columns[place]) ?? 0) > 1)
  if (doubled.length > 0) return { ...importColumnsDoubled, facts: { names: listed(doubled) } }
  const missing = (['businessName', 'emailAddress'] as const).filter((field) => !columns.includes(field))
  if (missing.length > 0)
    return { ...importColumnsMissing, facts: { names: listed(missing.map((field) => nameOfColumn[field])) } }
  return done(columns as ImportColumn[])
}

type ColumnProblem = 'import_not_csv' | 'import_columns_unknown' | 'import_columns_missing' | 'import_columns_doubled'

const isField = (column: ImportColumn | undefined) => column !== 'remark' && column !== 'nameless'
function countEach<Item>(items: readonly Item[]): ReadonlyMap<Item, number> {
  const counts = new Map<Item, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return counts
}

const maxListed = 10
const longestName = 40

/** „nazwa”, „email”: the names as in the file, shortened. */
function listed(names: readonly string[]): string {
  const shown = names.slice(0, maxListed).map((name) => {
    const text = name.trim()
    return `„${text.length > longestName ? `${text.slice(0, longestName)}…` : text}”`
  })
  return shown.join(', ') + (names.length > maxListed ? '…' : '')
}
