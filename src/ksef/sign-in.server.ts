import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { KsefConfig } from '../server/config.ts'
import { parsedBy, type Question, type Refusal, type Told } from './ask-ksef.server.ts'
import { sealFor, type KeyUsage, type SystemKey } from './encrypt-invoice.server.ts'
import type { KsefAdmission, KsefAnswer, KsefFailure } from './ksef.ts'
import { openCertificate } from './open-certificate.server.ts'
import { signRequest } from './sign-request.server.ts'

/** What opens the doors for a while. */
export interface Admission {
  access: { token: string; until: number }
  refresh: { token: string; until: number }
  /** How far the system's clock is ahead of ours, in milliseconds. */
  ahead: number
  who: KsefAdmission
}

/** How the system is reached. */
export interface Line {
  ask(path: string, question?: Omit<Question, 'patience'>): Promise<Told>
  keyFor(usage: KeyUsage, isAnew?: true): Promise<SystemKey | KsefFailure>
}

const challenge = z.object({ challenge: z.string(), timestampMs: z.number() })
const bearer = z.object({ token: z.string(), validUntil: z.string() })
const begun = z.object({ referenceNumber: z.string(), authenticationToken: bearer })
const status = z.object({
  status: z.object({ code: z.number(), description: z.string(), details: z.nullish(z.array(z.string())) }),
  authenticationMethod: z.nullish(z.string()),
})
const tokens = z.object({ accessToken: bearer, refreshToken: bearer })

export const usualPatience = { answer: 20_000, admission: 60_000, pause: 1_000 }

const unavailable = { is: 'unavailable' } as const

/** What a plain no means while somebody signs in. */
export const notAdmitted = ({ code, description, details }: Omit<Refusal, 'is' | 'status'>): KsefFailure => ({
  is: 'not_admitted',
  code,
  description,
  details,
})
const failed = (told: Exclude<Told, { is: 'told' }>): KsefFailure => (told.is === 'refusal' ? notAdmitted(told) : told)

/** Signs in: gets a challenge, proves who the seller is, and waits until the system is convinced. */
export async function signIn(line: Line, account: KsefConfig): Promise<KsefAnswer<Admission>> {
  const asked = await line.ask('/auth/challenge', { method: 'POST' })
  if (asked.is !== 'told') return failed(asked)
  const given = parsedBy(challenge, asked.text)
  if (!given) return unavailable
  const proving = await prove(line, account, given)
  if (proving.is !== 'told') return failed(proving)
  const operation = parsedBy(begun, proving.text)
  if (!operation) return unavailable
  const convinced = await waitUntilConvinced(line, account, operation)
  if (convinced.is !== 'done') return convinced
  const redeemed = await line.ask('/auth/token/redeem', { method: 'POST', token: operation.authenticationToken.token })
  if (redeemed.is !== 'told') return failed(redeemed)
  const got = parsedBy(tokens, redeemed.text)
  if (!got) return unavailable
  return {
    is: 'done',
    value: {
      access: lasting(got.accessToken),
      refresh: lasting(got.refreshToken),
      ahead: given.timestampMs - Date.now(),
      who: { taxNumber: account.taxNumber, method: convinced.value, ...permissionsIn(got.accessToken.token) },
    },
  }
}

/** Another access for the same admission, without proving anything anew; undefined where that isn't possible any more. */
export async function refresh(line: Line, admission: Admission): Promise<Admission | undefined> {
  const told = await line.ask('/auth/token/refresh', { method: 'POST', token: admission.refresh.token })
  const got = told.is === 'told' ? parsedBy(z.object({ accessToken: bearer }), told.text) : undefined
  return got && { ...admission, access: lasting(got.accessToken) }
}

const lasting = ({ token: written, validUntil }: z.infer<typeof bearer>) => ({
  token: written,
  until: Date.parse(validUntil) || 0,
})

async function prove(line: Line, account: KsefConfig, given: z.infer<typeof challenge>): Promise<Told> {
  const { proof, taxNumber } = account
  if (!proof) return { is: 'refusal', status: 400, code: 0, description: 'no_proof', details: [] }
  if (proof.by === 'token') return proveByToken(line, account, proof.token, given)
  const opened = openCertificate(proof)
  if (typeof opened === 'string') return { is: 'refusal', status: 400, code: 0, description: opened, details: [] }
  // A bearer is named by their number; who has none there is known by the certificate itself.
  const isNamed = /^(organizationIdentifier|serialNumber)=/m.test(opened.certificate.subject)
  const subject = isNamed ? 'certificateSubject' : 'certificateFingerprint'
  const at = new Date(given.timestampMs)
  const xml = signRequest({ challenge: given.challenge, taxNumber, subject, at }, opened)
  return line.ask('/auth/xades-signature', { method: 'POST', xml })
}

/** A token is sent sealed, with the challenge's moment so that it can't be sent a second time by somebody else. */
async function proveByToken(
  line: Line,
  { taxNumber }: KsefConfig,
  token: string,
  { challenge: asked, timestampMs }: z.infer<typeof challenge>,
): Promise<Told> {
  const sealed = `${token}|${timestampMs}`
  const tryWith = async (isAnew?: true): Promise<Told> => {
    const key = await line.keyFor('KsefTokenEncryption', isAnew)
    if ('is' in key) return key.is === 'too_often' ? key : unavailable
    return line.ask('/auth/ksef-token', {
      method: 'POST',
      json: {
        challenge: asked,
        contextIdentifier: { type: 'Nip', value: taxNumber },
        encryptedToken: sealFor(key, Buffer.from(sealed)),
        publicKeyId: key.id,
      },
    })
  }
  const told = await tryWith()
  return isKeyGone(told) ? tryWith(true) : told
}

/** The key that was used isn't the system's any more. */
export const isKeyGone = (told: Told): boolean => told.is === 'refusal' && told.code === 21_470

async function waitUntilConvinced(
  line: Line,
  { patience = usualPatience }: KsefConfig,
  { referenceNumber, authenticationToken }: z.infer<typeof begun>,
): Promise<KsefAnswer<string>> {
  const { admission, pause } = patience
  const end = performance.now() + admission
  for (;;) {
    const told = await line.ask(`/auth/${referenceNumber}`, { token: authenticationToken.token })
    if (told.is !== 'told') return failed(told)
    const now = parsedBy(status, told.text)
    if (!now) return unavailable
    const { code, description, details } = now.status
    if (code === 200) return { is: 'done', value: now.authenticationMethod ?? '' }
    // 500 and 550 are troubles of its own; it asks to be tried again.
    if (code === 500 || code === 550) return unavailable
    if (code !== 100) return notAdmitted({ code, description, details: details ?? [] })
    if (performance.now() > end) return unavailable
    await sleep(pause)
  }
}

/** What an access says of itself in its middle part. It isn't checked here: the system does that. */
function permissionsIn(jwt: string): { permissions?: string[] } {
  const [, middle = ''] = jwt.split('.')
  const claims = parsedBy(
    z.object({ per: z.optional(z.union([z.array(z.string()), z.string()])) }),
    Buffer.from(middle, 'base64url').toString(),
  )
  const { per } = claims ?? {}
  const permissions = typeof per === 'string' ? parsedBy(z.array(z.string()), per) : per
  return permissions ? { permissions } : {}
}
