import { languageNames } from '../i18n/language-names.ts'
import { memberExport } from './member-export.ts'
import { printCsvLine } from '../kernel/csv.ts'
import { shownInPoland } from '../kernel/polish-time.ts'
import type { MemberRow } from './list-members.server.ts'
import type { MemberKind } from './member.ts'

type Columns = typeof memberExport.columns
type Column = keyof Columns['chef'] | keyof Columns['restaurant']

/** What stands in each column; pictures are found from outside by the shop's own address before their path. */
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

export const printHeads = (kind: MemberKind) => printCsvLine(columnsOf(kind).map(([, head]) => head))

export const printMember = (member: MemberRow, origin: string) =>
  printCsvLine(columnsOf(member.kind).map(([column]) => cells[column](member, origin)))
