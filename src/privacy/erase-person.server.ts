import type { Acting } from '../guards/administrator.ts'
import { recordAudit } from '../audit/record-audit.server.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import type { Database } from '../server/database/database.ts'
import { gatherPeople } from '../people/gather-people.server.ts'
import { lockPerson, readPerson } from './read-person.server.ts'
import { recordAnswer } from './record-request.server.ts'
import { countFates, personChangedMeanwhile, type Person } from '../personal-data/personal-record.ts'
import { personalRecords } from './personal-records.server.ts'

interface Asked {
  email: string
  /** Of what was shown when it was decided. */
  fingerprint: string
}

/**
 * Erases a person from every room in one transaction. It can be repeated. If the data changed since it was shown, it is
 * shown again first. The erasure is recorded by the hash of the address. Returns what is left.
 */
export function erasePerson(
  database: Database,
  by: Acting,
  { email, fingerprint }: Asked,
): Promise<Outcome<Person, typeof personChangedMeanwhile>> {
  return database.transaction(async (transaction) => {
    await lockPerson(transaction, email)
    for (const { hold } of personalRecords) await hold?.(transaction, email)
    const shown = await readPerson(transaction, email)
    if (shown.fingerprint !== fingerprint) return personChangedMeanwhile
    const outcome = countFates(shown.sections)
    const id = await recordAnswer(transaction, by, { kind: 'erasure', email, outcome })
    for (const { name, erase } of personalRecords) {
      const items = shown.sections.filter((section) => section.name === name).flatMap((section) => section.items)
      await erase(transaction, email, items)
    }
    // Also from the customers' list, at once.
    await gatherPeople(transaction)
    await recordAudit(transaction, by, { action: 'erased', subject: 'privacy_request', id, after: { outcome } })
    return done(await readPerson(transaction, email))
  })
}
