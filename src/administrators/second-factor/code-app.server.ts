import { brand } from '../../brand.ts'
import type { SecretBox } from '../../server/secret-box.ts'

/** Codes change every half minute; one before and one after count too, for clocks that differ. */
const period = 30
const tolerance = 1
const secretBytes = 20

/** Where in the database a secret belongs: one administrator's can't be put in another's place. */
const placeOf = (administratorId: number) => `administrator.${administratorId}.code_app`

/** The library is loaded for those who use it. */
const loadLibrary = () => import('otpauth')

async function appOf(secret: string, label = '') {
  const { TOTP, Secret } = await loadLibrary()
  return new TOTP({
    issuer: brand.name,
    label,
    secret: Secret.fromBase32(secret),
    period,
    digits: 6,
    algorithm: 'SHA1',
  })
}

/** A new secret, as a person types it, as an app reads it, and as it will be stored. */
export async function proposeApp(box: SecretBox, { id, username }: { id: number; username: string }) {
  const { Secret } = await loadLibrary()
  const secret = new Secret({ size: secretBytes }).base32
  const app = await appOf(secret, username)
  return { secret, address: app.toString(), sealed: box.close(secret, placeOf(id)) }
}

/** Undefined where the key is gone that it was encrypted with. */
export const openSecret = (box: SecretBox, sealed: string, administratorId: number): string | undefined =>
  box.open(sealed, placeOf(administratorId))

/** The step of time that a code belongs to; undefined where it belongs to none of now. */
export async function stepOfCode(secret: string, code: string): Promise<number | undefined> {
  const app = await appOf(secret)
  const timestamp = Date.now()
  const delta = app.validate({ token: code, window: tolerance, timestamp })
  return delta === null ? undefined : app.counter({ timestamp }) + delta
}
