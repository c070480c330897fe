import { eq, inArray, sql } from 'drizzle-orm'
import { mails } from '../../mail/mails.table.ts'
import type { Database } from '../../server/database/database.ts'
import { materialFiles, materialLinks } from './materials.table.ts'

/** Takes the letters along that brought somebody their materials; all else goes with the member's row. */
export async function forgetMaterialsEmails(transaction: Database, memberId: number): Promise<void> {
  const emails = transaction
    .select({ id: materialLinks.mailId })
    .from(materialLinks)
    .where(eq(materialLinks.memberId, memberId))
  await transaction.delete(mails).where(inArray(mails.id, emails))
}

/** Removes what no link leads to any more: it can be made again at any time. */
export async function clearOldMaterials(database: Database): Promise<void> {
  await database.delete(materialFiles).where(
    sql`not exists (select from ${materialLinks}
      where ${materialLinks.memberId} = ${materialFiles.memberId} and ${materialLinks.validUntil} > now())`,
  )
}
