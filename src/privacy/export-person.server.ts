import { zipSync, type Zippable } from 'fflate'
import type { Acting } from '../admin/administrator.ts'
import { recordAudit } from '../admin/record-audit.server.ts'
import type { Database } from '../server/database.ts'
import { holdPerson } from './hold-person.server.ts'
import { noteAnswer } from './note-answer.server.ts'
import { personalRecords } from './personal-records.server.ts'
import { readPerson } from './read-person.server.ts'

/** Everything about one person to be handed over: what can be read by programs, and photos beside it. That it was taken is written down. */
export function exportPerson(database: Database, by: Acting, email: string): Promise<Uint8Array<ArrayBuffer>> {
  return database.transaction(async (transaction) => {
    await holdPerson(transaction, email)
    const { sections } = await readPerson(transaction, email)
    const packed: Zippable = {}
    for (const { name, files } of personalRecords)
      for (const file of (await files?.(transaction, email)) ?? [])
        packed[`${name}/${file.name}`] = [file.content, { level: 0 }]
    const given = Object.fromEntries(sections.map(({ name, items }) => [name, items.map(({ data }) => data)]))
    const written = { email, exportedAt: new Date().toISOString(), ...given }
    packed['data.json'] = new TextEncoder().encode(JSON.stringify(written, null, 2))
    const counted = sections.filter(({ items }) => items.length > 0)
    const outcome = Object.fromEntries(counted.map(({ name, items }) => [name, { given: items.length }]))
    const id = await noteAnswer(transaction, by, { kind: 'access', email, outcome })
    await recordAudit(transaction, by, { action: 'exported', subject: 'privacy_request', id, after: { outcome } })
    return zipSync(packed, { mtime: new Date() }) as Uint8Array<ArrayBuffer>
  })
}
