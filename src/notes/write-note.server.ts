import { eq, sql } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit.server.ts'
import type { Acting } from '../guards/administrator.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import type { Database } from '../server/database/database.ts'
import { notes } from './notes.table.ts'
import { noteNotFound, noteOfSomebodyElse, nothingToNote, type About, type Remarks } from './note.ts'
import { hold, ofAbout, readRemarks } from './remarks.server.ts'

/** The trail says who wrote or removed a note and when; what it said is the note's alone, since whom it is about may ask to be erased. */
export function writeNote(
  database: Database,
  by: Acting,
  about: About,
  text: string,
): Promise<Outcome<Remarks, typeof nothingToNote>> {
  return database.transaction(async (transaction) => {
    if (!(await hold(transaction, about))) return nothingToNote
    const [note] = await transaction
      .insert(notes)
      .values({ ...ofAbout(about), text, writtenBy: by.username })
      .returning({ id: notes.id })
    await recordAudit(transaction, by, { action: 'created', subject: 'note', id: note?.id ?? 0 })
    return done(await readRemarks(transaction, about))
  })
}

/** A note is changed by its author alone: it bears their name. */
export function changeNote(
  database: Database,
  by: Acting,
  id: number,
  text: string,
): Promise<Outcome<void, typeof noteNotFound | typeof noteOfSomebodyElse>> {
  return database.transaction(async (transaction) => {
    const [held] = await transaction.select().from(notes).where(eq(notes.id, id)).for('update')
    if (!held) return noteNotFound
    if (held.writtenBy !== by.username) return noteOfSomebodyElse
    if (held.text === text) return done(undefined)
    await transaction
      .update(notes)
      .set({ text, changedAt: sql`now()` })
      .where(eq(notes.id, id))
    await recordAudit(transaction, by, { action: 'changed', subject: 'note', id })
    return done(undefined)
  })
}

/** Whoever may see it may remove it: its author may have left, and whom it is about may want it gone. */
export function removeNote(database: Database, by: Acting, id: number): Promise<Outcome<void, typeof noteNotFound>> {
  return database.transaction(async (transaction) => {
    const gone = await transaction.delete(notes).where(eq(notes.id, id)).returning({ id: notes.id })
    if (gone.length === 0) return noteNotFound
    await recordAudit(transaction, by, { action: 'deleted', subject: 'note', id })
    return done(undefined)
  })
}
