import { and, asc, eq, inArray, max } from 'drizzle-orm'
import { accessEntries } from '../../audit/access-entries.table.ts'
import { hasSecondFactor, readFactors } from '../../guards/read-factors.server.ts'
import { administrators } from '../../guards/administrators.table.ts'
import { listSessions } from '../../server/accounts/sessions.ts'
import type { Database } from '../../server/database/database.ts'
import { readWaitingEmails } from '../email/change-email.server.ts'
import type { Person } from './people.ts'

/** All administrators by age, with the number of their sessions and the last use. */
export async function listPeople(database: Database): Promise<Person[]> {
  const everybody = await database.select().from(administrators).orderBy(asc(administrators.id))
  const waiting = await readWaitingEmails(database)
  const people: Person[] = []
  // One after the other: each would take a connection.
  for (const { id, username, email, role, version, invitedAt } of everybody) {
    const sessions = await listSessions(database, { role: 'administrator', id }, '')
    people.push({
      id,
      username,
      email,
      waitingEmail: waiting.get(id) ?? null,
      role,
      version,
      invitedAt: invitedAt?.toISOString() ?? null,
      hasSecondFactor: hasSecondFactor(await readFactors(database, id)),
      sessions: sessions.length,
      lastUsedAt: sessions[0]?.lastUsedAt ?? (await lastSignIn(database, id)),
    })
  }
  return people
}

async function lastSignIn(database: Database, id: number): Promise<string | null> {
  const [found] = await database
    .select({ last: max(accessEntries.lastAt) })
    .from(accessEntries)
    .where(
      and(
        eq(accessEntries.administratorId, id),
        inArray(accessEntries.happened, ['signed_in', 'signed_in_on_new_device']),
      ),
    )
  return found?.last?.toISOString() ?? null
}
