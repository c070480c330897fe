import { eq } from 'drizzle-orm'
import { runInWorker } from '../../server/workers/run-in-worker.ts'
import { rasterise } from '../../server/pictures/rasterise.ts'
import type { CertificateData } from './drawing/draw-materials.server.ts'
import { shownInPoland } from '../../kernel/polish-time.ts'
import { members } from '../members.table.ts'
import { memberNotFound, nameOf } from '../member.ts'
import { done, type Outcome } from '../../kernel/outcome.ts'
import type { Database } from '../../server/database/database.ts'
import { printCertificateNumber } from './materials.ts'
import { memberMaterials } from './materials.table.ts'

/** Everything that a member gets, by file name. */
export async function makeFiles(data: CertificateData): Promise<Map<string, Buffer<ArrayBuffer>>> {
  const { files, rasters } = await runInWorker('drawFiles', data)
  const pictures = await rasterise(rasters.map(([, raster]) => raster))
  return new Map([
    ...files.map(([name, file]) => [name, Buffer.from(file)] as const),
    ...rasters.map(([name], index) => [name, pictures[index] ?? Buffer.alloc(0)] as const),
  ])
}

/** One of the files that bear the member's name; undefined if there is no such file. */
async function makeFile(name: string, data: CertificateData): Promise<Buffer<ArrayBuffer> | undefined> {
  const drawn = await runInWorker('drawFile', name, data)
  if (!drawn) return undefined
  if ('file' in drawn) return Buffer.from(drawn.file)
  const [picture] = await rasterise([drawn.raster])
  return picture
}

type Numbered = Pick<typeof memberMaterials.$inferSelect, 'certificateNumber' | 'numberedAt'>

/** "2026-0042": the year is that of the day on which it was assigned, in Poland. */
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

/** A file as it would be made for a member now. */
export async function previewFile(
  database: Database,
  memberId: number,
  name: string,
): Promise<Outcome<Buffer<ArrayBuffer>, typeof memberNotFound>> {
  const [found] = await database
    .select({ member: members, materials: memberMaterials })
    .from(members)
    .leftJoin(memberMaterials, eq(memberMaterials.memberId, members.id))
    .where(eq(members.id, memberId))
  const content = found && (await makeFile(name, certificateDataOf(found.member, found.materials)))
  return content ? done(content) : memberNotFound
}
