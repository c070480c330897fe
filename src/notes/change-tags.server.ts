import { recordAudit } from '../audit/record-audit.server.ts'
import type { Acting } from '../guards/administrator.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import type { Database } from '../server/database/database.ts'
import { tags } from './notes.table.ts'
import { nothingToNote, tooManyTags, type About, type Remarks } from './note.ts'
import { areAbout, hold, isTagOf, ofAbout, readRemarks } from './remarks.server.ts'

const mostTags = 20

/** Puts a tag on, or takes it off. What is so already stays so, whoever was quicker. */
export function changeTag(
  database: Database,
  by: Acting,
  about: About,
  { tag, isOn }: { tag: string; isOn: boolean },
): Promise<Outcome<Remarks, typeof nothingToNote | typeof tooManyTags>> {
  return database.transaction(async (transaction) => {
    if (!(await hold(transaction, about))) return nothingToNote
    if (isOn && (await transaction.$count(tags, areAbout(tags, about))) >= mostTags) return tooManyTags
    const changed = isOn
      ? await transaction
          .insert(tags)
          .values({ ...ofAbout(about), tag })
          .onConflictDoNothing()
          .returning({ id: tags.id })
      : await transaction.delete(tags).where(isTagOf(about, tag)).returning({ id: tags.id })
    for (const { id } of changed)
      await recordAudit(transaction, by, { action: isOn ? 'created' : 'deleted', subject: 'tag', id })
    return done(await readRemarks(transaction, about))
  })
}
