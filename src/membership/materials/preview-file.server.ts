import { eq } from 'drizzle-orm'
import { done, type Outcome } from '../../kernel/outcome.ts'
import { memberNotFound } from '../member.ts'
import { members } from '../members.table.ts'
import type { Database } from '../../server/database/database.ts'
import { makeFile } from './make-files.server.ts'
import { memberMaterials } from './materials.table.ts'
import { certificateDataOf } from './certificate-data.server.ts'

/** What would be made for a member now, under the name that it has in the pack. */
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
