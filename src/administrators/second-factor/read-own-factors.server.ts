import { asc, eq } from 'drizzle-orm'
import { proofsOf, readFactors } from '../../guards/read-factors.server.ts'
import { codeApps, passkeys } from '../../guards/second-factors.table.ts'
import type { Database } from '../../server/database/database.ts'
import type { SecretBox } from '../../server/secret-box.ts'
import { openSecret } from './code-app.server.ts'
import { passkeyHost } from './passkeys.server.ts'
import type { OwnFactors } from './second-factor.ts'

/** What an administrator sees of their own second factors. */
export async function readOwnFactors(
  database: Database,
  administratorId: number,
  { origin, box }: { origin: string; box: SecretBox },
): Promise<OwnFactors> {
  const host = passkeyHost(origin)
  const factors = await readFactors(database, administratorId)
  const [app] = await database.select().from(codeApps).where(eq(codeApps.administratorId, administratorId))
  const keys = await database
    .select()
    .from(passkeys)
    .where(eq(passkeys.administratorId, administratorId))
    .orderBy(asc(passkeys.id))
  const isReadable = app !== undefined && openSecret(box, app.secret, administratorId) !== undefined
  return {
    app: app ? { ...momentsOf(app), isReadable } : null,
    passkeys: keys.map((key) => ({
      id: key.id,
      name: key.name,
      host: key.host,
      ...momentsOf(key),
      isForThisHost: key.host === host,
    })),
    recoveryCodes: factors.recoveryCodes,
    passkeysAt: host ?? null,
    proofs: proofsOf(factors, host),
  }
}

const momentsOf = ({ addedAt, lastUsedAt }: { addedAt: Date; lastUsedAt: Date | null }) => ({
  addedAt: addedAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})
