import { and, desc, lt } from 'drizzle-orm'
import { tableInBatches } from '../server/files/csv-file.ts'
import type { Database } from '../server/database/database.ts'
import { languageNames } from '../i18n/language-names.ts'
import { printCsvLine } from '../kernel/csv.ts'
import { shownInPoland } from '../kernel/polish-time.ts'
import { isAskedFor, type MemberRow } from './list-members.server.ts'
import type { MemberFilter, MemberKind } from './member.ts'
import { members } from './members.table.ts'

const batchSize = 500

/** The members asked for as a table for spreadsheets, the latest application first. */
export const exportMembers = (database: Database, kind: MemberKind, filter: MemberFilter, origin: string) =>
  tableInBatches(printHeads(kind), async (before: number | undefined) => {
    const batch = await database
      .select()
      .from(members)
      .where(and(isAskedFor(kind, filter), before === undefined ? undefined : lt(members.id, before)))
      .orderBy(desc(members.id))
      .limit(batchSize)
    return {
      lines: batch.map((member) => printMember(member, origin)).join(''),
      last: batch.length === batchSize ? batch.at(-1)?.id : undefined,
    }
  })

type Columns = typeof memberExport.columns
type Column = keyof Columns['chef'] | keyof Columns['restaurant']

/** What stands in each column. Pictures get the shop's address, so that they open from a spreadsheet. */
const cells: Record<Column, (member: MemberRow, origin: string) => string | null> = {
  firstName: (member) => member.firstName,
  lastName: (member) => member.lastName,
  organizationName: (member) => member.organizationName,
  email: (member) => member.email,
  address: (member) => member.address,
  description: (member) => member.description,
  photo: (member, origin) => member.photoUrl && `${origin}${member.photoUrl}`,
  language: (member) => languageNames[member.language],
  appliedAt: (member) => shownInPoland(member.appliedAt),
  publishedAt: (member) => printMoment(member.publishedAt),
  materialsSentAt: (member) => printMoment(member.materialsSentAt),
  bonusSentAt: (member) => printMoment(member.bonusSentAt),
}

const columnsOf = (kind: MemberKind) => Object.entries(memberExport.columns[kind]) as [Column, string][]
const printMoment = (moment: Date | null) => moment && shownInPoland(moment)

const printHeads = (kind: MemberKind) => printCsvLine(columnsOf(kind).map(([, head]) => head))

const printMember = (member: MemberRow, origin: string) =>
  printCsvLine(columnsOf(member.kind).map(([column]) => cells[column](member, origin)))

const everyone = {
  email: 'E-mail',
  address: 'Adres',
  description: 'Opis',
  photo: 'Zdjęcie',
  language: 'Język',
  appliedAt: 'Data zgłoszenia',
  publishedAt: 'Opublikowano',
  materialsSentAt: 'Materiały wysłane',
  bonusSentAt: 'Przesyłka bonusowa wysłana',
}

/** The headings of the spreadsheets' columns, and the names of the files. */
export const memberExport = {
  files: { chef: 'kucharze', restaurant: 'restauracje' } satisfies Record<MemberKind, string>,
  columns: {
    chef: { firstName: 'Imię', lastName: 'Nazwisko', ...everyone },
    restaurant: { organizationName: 'Nazwa', ...everyone },
  } satisfies Record<MemberKind, object>,
}
