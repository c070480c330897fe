import { constants, createHmac, privateDecrypt, randomBytes, X509Certificate, type KeyObject } from 'node:crypto'
import { fingerprintOf, type TestCertificate } from './certificates.ts'
import { Refused } from './refused.ts'
import { RequestRefused, verifyRequest } from './verify-request.ts'
import type { Verdict } from './invoices.ts'

const minute = 60_000
const challengeLife = 10 * minute
const accessLife = 15 * minute
const refreshLife = 7 * 24 * 60 * minute

interface Operation {
  verdict: Verdict
  method: string
  nip: string
  thinks: number
  isRedeemed: boolean
}

export interface Admitted {
  nip: string
  permissions: string[]
}

/** Everything about who may come in: challenges, proofs, and the tokens that open doors for a while. */
export class Admissions {
  /** Tokens that an owner got from the system, with whose they are. */
  readonly tokens = new Map<string, string>()
  /** Fingerprints of certificates that don't count any more. */
  readonly revoked = new Set<string>()
  /** Fingerprints of certificates that name nobody, with whose they are. */
  readonly known = new Map<string, string>()
  permissions = ['InvoiceRead', 'InvoiceWrite']
  /** How often it has to be asked before it is convinced. */
  thinks = 0
  /** What it says of the next proof, whatever that is. */
  nextVerdict: Verdict | undefined
  /** Whether certificates are taken that nobody vouches for, as in the test environment. */
  takesSelfSigned = false
  readonly #secret = randomBytes(32)
  readonly #challenges = new Map<string, number>()
  readonly #operations = new Map<string, Operation>()
  #generation = 0
  readonly #authority: TestCertificate
  readonly #now: () => number

  constructor(authority: TestCertificate, now: () => number) {
    this.#authority = authority
    this.#now = now
  }

  /** Nobody is let in any more with what they have. */
  forget(): void {
    this.#generation += 1
  }

  challenge(): object {
    const now = this.#now()
    const hex = (bytes: number) => randomBytes(bytes).toString('hex').toUpperCase()
    const challenge = `${new Date(now).toISOString().slice(0, 10).replaceAll('-', '')}-CR-${hex(5)}-${hex(5)}-${hex(1)}`
    this.#challenges.set(challenge, now)
    return { challenge, timestamp: new Date(now).toISOString(), timestampMs: now, clientIp: '127.0.0.1' }
  }

  /** By a signed request. */
  bySignature(xml: string): object {
    try {
      const request = verifyRequest(xml)
      this.#spend(request.challenge)
      // A signature of another day may have been found somewhere.
      if (Math.abs(request.signedAt.getTime() - this.#now()) > challengeLife)
        throw new RequestRefused(9105, 'Nieprawidłowy podpis.')
      return this.#begin(request.taxNumber, 'InternalCertificate', this.#judge(request.certificate, request))
    } catch (error) {
      if (error instanceof RequestRefused) throw new Refused(400, error.code, error.message)
      throw error
    }
  }

  #judge(
    certificate: X509Certificate,
    { taxNumber, subjectType }: { taxNumber: string; subjectType: string },
  ): Verdict {
    const bad = (why: string): Verdict => ({
      code: 460,
      description: 'Uwierzytelnianie zakończone niepowodzeniem z powodu błędu certyfikatu',
      details: [why],
    })
    const now = this.#now()
    if (certificate.validFromDate.getTime() > now || certificate.validToDate.getTime() <= now)
      return bad('Nieważny certyfikat')
    const isOurs = certificate.verify(new X509Certificate(this.#authority.certificate).publicKey)
    if (!isOurs && !(this.takesSelfSigned && certificate.verify(certificate.publicKey)))
      return bad('Niezaufany łańcuch certyfikatów')
    const fingerprint = fingerprintOf(certificate.raw)
    if (this.revoked.has(fingerprint)) return bad('Certyfikat odwołany')
    // One that vouches for documents doesn't open doors.
    if (!usesOf(certificate).includes(0x80)) return bad('Niepoprawny certyfikat')
    const named = /^(?:organizationIdentifier=VATPL-|serialNumber=TINPL-)(\d{10})$/m.exec(certificate.subject)?.[1]
    const who = subjectType === 'certificateFingerprint' ? this.known.get(fingerprint) : named
    if (who !== taxNumber) return noPermission
    return success
  }

  /** By a token, sealed with the challenge's moment. */
  byToken(sent: Record<string, unknown>, keyOf: (id: unknown) => KeyObject): object {
    const { challenge = '', contextIdentifier, encryptedToken = '', publicKeyId } = sent
    const key = keyOf(publicKeyId)
    const moment = this.#spend(String(challenge))
    const nip = String((contextIdentifier as { value?: unknown } | undefined)?.value ?? '')
    const bad = (why: string): Verdict => ({
      code: 450,
      description: 'Uwierzytelnianie zakończone niepowodzeniem z powodu błędnego tokenu',
      details: [why],
    })
    const opened = unsealed(key, String(encryptedToken))?.toString() ?? ''
    const cut = opened.lastIndexOf('|')
    const [token, at] = [opened.slice(0, cut), opened.slice(cut + 1)]
    if (!this.tokens.has(token)) return this.#begin(nip, 'Token', bad('Nieprawidłowy token'))
    if (Number(at) !== moment) return this.#begin(nip, 'Token', bad('Nieprawidłowy czas tokena'))
    return this.#begin(nip, 'Token', this.tokens.get(token) === nip ? success : noPermission)
  }

  /** A challenge is good once, and for ten minutes. */
  #spend(challenge: string): number {
    const at = this.#challenges.get(challenge)
    this.#challenges.delete(challenge)
    if (at === undefined || this.#now() - at > challengeLife)
      throw new Refused(400, 21_111, 'Nieprawidłowe wyzwanie autoryzacyjne.')
    return at
  }

  #begin(nip: string, method: string, judged: Verdict): object {
    const reference = referenceOf('AU', this.#now())
    const verdict = this.nextVerdict ?? judged
    this.nextVerdict = undefined
    this.#operations.set(reference, { verdict, method, nip, thinks: this.thinks, isRedeemed: false })
    return {
      referenceNumber: reference,
      authenticationToken: this.#token({ kind: 'operation', reference }, 5 * minute),
    }
  }

  status(reference: string, authorization: string): object {
    const { reference: own } = this.#read(authorization, 'operation')
    const operation = this.#operations.get(String(own))
    if (own !== reference || !operation) throw new Refused(400, 21_304, 'Brak uwierzytelnienia.')
    operation.thinks -= 1
    const status = operation.thinks >= 0 ? { code: 100, description: 'Uwierzytelnianie w toku' } : operation.verdict
    return {
      startDate: new Date(this.#now()).toISOString(),
      authenticationMethod: operation.method,
      authenticationMethodInfo: { category: 'Other', code: operation.method, displayName: operation.method },
      status,
    }
  }

  redeem(authorization: string): object {
    const operation = this.#operations.get(String(this.#read(authorization, 'operation').reference))
    if (!operation || operation.isRedeemed || operation.verdict.code !== 200 || operation.thinks >= 0)
      throw new Refused(400, 21_301, 'Brak autoryzacji.')
    operation.isRedeemed = true
    return {
      accessToken: this.#access(operation.nip),
      refreshToken: this.#token({ kind: 'refresh', nip: operation.nip }, refreshLife),
    }
  }

  refresh(authorization: string): object {
    return { accessToken: this.#access(String(this.#read(authorization, 'refresh').nip)) }
  }

  /** Who asks with an access. */
  admitted(authorization: string): Admitted {
    const { nip, per } = this.#read(authorization, 'access')
    return { nip: String(nip), permissions: per as string[] }
  }

  #access = (nip: string) => this.#token({ kind: 'access', nip, per: this.permissions }, accessLife)

  #token(claims: object, life: number): { token: string; validUntil: string } {
    const until = this.#now() + life
    const body = Buffer.from(JSON.stringify({ ...claims, until, generation: this.#generation })).toString('base64url')
    return { token: `e30.${body}.${this.#seal(body)}`, validUntil: new Date(until).toISOString() }
  }

  #seal = (body: string) => createHmac('sha256', this.#secret).update(body).digest('base64url')

  #read(authorization: string, kind: string): Record<string, unknown> {
    const [, body = '', seal] = authorization.replace(/^Bearer /, '').split('.')
    const isGenuine = this.#seal(body) === seal
    const claims = isGenuine ? (JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>) : {}
    if (claims.kind !== kind || Number(claims.until) <= this.#now() || claims.generation !== this.#generation)
      throw new Refused(401, 401, 'Wymagane jest uwierzytelnienie.')
    return claims
  }
}

const success: Verdict = { code: 200, description: 'Uwierzytelnianie zakończone sukcesem' }
const noPermission: Verdict = {
  code: 415,
  description: 'Uwierzytelnianie zakończone niepowodzeniem',
  details: ['Brak przypisanych uprawnień'],
}

export function unsealed(key: KeyObject, sealed: string): Buffer | undefined {
  try {
    const padding = constants.RSA_PKCS1_OAEP_PADDING
    return privateDecrypt({ key, padding, oaepHash: 'sha256' }, Buffer.from(sealed, 'base64'))
  } catch {
    return undefined
  }
}

/** 36 signs, as references are. */
export function referenceOf(kind: string, now: number): string {
  const hex = (bytes: number) => randomBytes(bytes).toString('hex').toUpperCase()
  return `${new Date(now).toISOString().slice(0, 10).replaceAll('-', '')}-${kind}-${hex(5)}-${hex(5)}-${hex(1)}`
}

/** The bits of `keyUsage`, found as our own certificates write it. */
function usesOf({ raw }: X509Certificate): number[] {
  const place = raw.indexOf(Buffer.from('0603551d0f0101ff0404', 'hex'))
  const bits = place === -1 ? 0xc0 : (raw[place + 13] ?? 0)
  return [0x80, 0x40].filter((bit) => bits & bit)
}
