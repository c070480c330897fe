import { shownInPoland } from '../../kernel/polish-time.ts'
import type { members } from '../members.table.ts'
import { nameOf } from '../name-of.ts'
import type { CertificateData } from './drawing/draw-materials.server.ts'
import { printCertificateNumber } from './materials.ts'
import type { memberMaterials } from './materials.table.ts'

type Numbered = Pick<typeof memberMaterials.$inferSelect, 'certificateNumber' | 'numberedAt'>

/** "2026-0042": the year is the one in which it was given, in Poland. */
export const numberOf = ({ certificateNumber, numberedAt }: Numbered) =>
  printCertificateNumber(certificateNumber, shownInPoland(numberedAt).slice(0, 4))

/** The data of a member's certificate. A preview doesn't assign a number. */
export function certificateDataOf(member: typeof members.$inferSelect, numbered?: Numbered | null): CertificateData {
  return {
    kind: member.kind,
    name: nameOf(member),
    language: member.language,
    number: numbered ? numberOf(numbered) : '····-····',
    issuedAt: numbered?.numberedAt ?? new Date(),
  }
}
