import { count, eq } from 'drizzle-orm'
import type { Database } from '../server/database/database.ts'
import type { Proof } from '../schemas/second-factor.ts'
import { codeApps, passkeys, recoveryCodes } from './second-factors.table.ts'

/** What second factors an administrator has. */
export interface Factors {
  hasApp: boolean
  passkeys: { id: number; credentialId: string; transports: string[]; host: string }[]
  recoveryCodes: number
}

export async function readFactors(database: Database, administratorId: number): Promise<Factors> {
  const apps = await database.$count(codeApps, eq(codeApps.administratorId, administratorId))
  const { id, credentialId, transports, host } = passkeys
  const keys = await database
    .select({ id, credentialId, transports, host })
    .from(passkeys)
    .where(eq(passkeys.administratorId, administratorId))
  const [codes] = await database
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.administratorId, administratorId))
  return { hasApp: apps > 0, passkeys: keys, recoveryCodes: codes?.left ?? 0 }
}

/** Recovery codes alone are none: they stand in for one. */
export const hasSecondFactor = (factors: Factors): boolean => factors.hasApp || factors.passkeys.length > 0

/** With what somebody can show who they are at this host; a passkey is good for the host that it was made for. */
export function proofsOf(factors: Factors, host: string | undefined): Proof[] {
  if (!hasSecondFactor(factors)) return ['password']
  return [
    ...(factors.passkeys.some((passkey) => passkey.host === host) ? (['passkey'] as const) : []),
    ...(factors.hasApp ? (['code'] as const) : []),
    ...(factors.recoveryCodes > 0 ? (['recovery code'] as const) : []),
  ]
}
