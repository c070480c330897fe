import type { Acting } from '../guards/administrator.ts'
import { recordAudit } from '../audit/record-audit.server.ts'
import { runInWorker } from '../server/workers/run-in-worker.ts'
import type { Database } from '../server/database/database.ts'
import { lockPerson, readPerson } from './read-person.server.ts'
import { recordAnswer } from './record-request.server.ts'
import { personalRecords } from './personal-records.server.ts'

/** Exports a person's data as machine-readable JSON with photos, and records the export. */
export function exportPerson(database: Database, by: Acting, email: string): Promise<Uint8Array<ArrayBuffer>> {
  return database.transaction(async (transaction) => {
    await lockPerson(transaction, email)
    const { sections } = await readPerson(transaction, email)
    const files = []
    for (const { name, files: read } of personalRecords)
      for (const file of (await read?.(transaction, email)) ?? [])
        files.push({ name: `${name}/${file.name}`, content: file.content })
    const given = Object.fromEntries(sections.map(({ name, items }) => [name, items.map(({ data }) => data)]))
    const at = new Date()
    // Packed before anything is recorded: if packing fails, nothing was handed over.
    const packed = await runInWorker('packPerson', {
      written: { email, exportedAt: at.toISOString(), ...given },
      files,
      at,
    })
    const counted = sections.filter(({ items }) => items.length > 0)
    const outcome = Object.fromEntries(counted.map(({ name, items }) => [name, { given: items.length }]))
    const id = await recordAnswer(transaction, by, { kind: 'access', email, outcome })
    await recordAudit(transaction, by, { action: 'exported', subject: 'privacy_request', id, after: { outcome } })
    return packed
  })
}
