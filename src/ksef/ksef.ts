/** The national system of e-invoices: the one that counts, and the one to try things in. */
export type KsefEnvironment = 'test' | 'production'

interface Addresses {
  api: string
  /** Where the codes on a drawn invoice lead. */
  qr: string
  /** Where outages are announced. */
  notices: string
}

/** Fixed by the ministry of finance. */
export const ksefAddresses: Record<KsefEnvironment, Addresses> = {
  test: {
    api: 'https://api-test.ksef.mf.gov.pl/v2',
    qr: 'https://qr-test.ksef.mf.gov.pl',
    notices: 'https://api-latarnia-test.ksef.mf.gov.pl',
  },
  production: {
    api: 'https://api.ksef.mf.gov.pl/v2',
    qr: 'https://qr.ksef.mf.gov.pl',
    notices: 'https://api-latarnia.ksef.mf.gov.pl',
  },
}

/** What the system writes at the end of a number, so that a slip of the pen is noticed: CRC-8 with the polynomial 07. */
export function checksumOf(text: string): string {
  let crc = 0
  for (const sign of text) {
    crc ^= (sign.codePointAt(0) ?? 0) & 0xff
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x80 ? ((crc << 1) ^ 0x07) & 0xff : crc << 1
  }
  return crc.toString(16).toUpperCase().padStart(2, '0')
}

/** Whether it is the number of an invoice there, such as 5265877635-20250826-0100001AF629-AF. */
export const isKsefNumber = (written: string): boolean =>
  /^\d{10}-\d{8}-[\dA-F]{12}-[\dA-F]{2}$/.test(written) && checksumOf(written.slice(0, 32)) === written.slice(33)

const urlSafe = (base64: string) => base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** What a code on a drawn invoice is made of. */
export interface LinkedInvoice {
  environment: KsefEnvironment
  /** The seller's, ten digits. */
  taxNumber: string
  /** The day that the document bears, as 2027-01-31. */
  issueDay: string
  /** SHA-256 of the document, in Base64. */
  hash: string
}

/** Code I: shows the invoice there. */
export function invoiceLink({ environment, taxNumber, issueDay, hash }: LinkedInvoice): string {
  const [year, month, day] = issueDay.split('-')
  return `${ksefAddresses[environment].qr}/invoice/${taxNumber}/${day}-${month}-${year}/${urlSafe(hash)}`
}

/** The part of code II that is signed; the signature follows after a slash. */
export function certificatePath({ environment, taxNumber, hash }: LinkedInvoice, serialNumber: string): string {
  const host = ksefAddresses[environment].qr.slice('https://'.length)
  return `${host}/certificate/Nip/${taxNumber}/${taxNumber}/${serialNumber}/${urlSafe(hash)}`
}

/** What an answer or its absence means to somebody who has to act on it. */
export type KsefFailure =
  /** The system said no, and to the same it will say no again. Nothing was done. */
  | { is: 'refused'; code: number; description: string; details: string[] }
  /** It doesn't let us in: keys, permissions or a blocked account. Nothing was done. */
  | { is: 'not_admitted'; code: number; description: string; details: string[] }
  /** Asked too often. Nothing was done; after so many seconds it may be asked again. */
  | { is: 'too_often'; retryAfter: number }
  /** The session takes nothing any more. Nothing was done; another session does. */
  | { is: 'session_over' }
  /** It is away, or never got what was sent. Nothing was done. */
  | { is: 'unavailable' }
  /** Whether it was done is unknown: the answer got lost, or makes no sense. */
  | { is: 'unknown' }

export type KsefAnswer<Value> = { is: 'done'; value: Value } | KsefFailure

/** Who has signed in, and what they may. */
export interface KsefAdmission {
  /** The tax number in whose name the account is used. */
  taxNumber: string
  /** How they proved who they are, in the system's words. */
  method: string
  /** Their permissions, in the system's words; undefined where it didn't say. */
  permissions?: string[]
}

/** A session holds the key that its invoices are encrypted with, so it lives in this process alone. */
export interface KsefSession {
  reference: string
  validUntil: Date
  key: Uint8Array
  iv: Uint8Array
}

export interface SendOptions {
  isOffline: boolean
  /** SHA-256 in Base64 of the document that was refused for a technical reason, and that this one takes the place of. */
  hashOfCorrected?: string
}

/** What became of an invoice that was sent. */
export type SentInvoice =
  | { state: 'waiting' }
  | { state: 'accepted'; ksefNumber: string; acceptedAt: Date; mode: 'online' | 'offline' }
  | { state: 'refused'; code: number; description: string; details: string[] }
  /** The same seller's document of that kind and number is there already. */
  | { state: 'duplicate'; ksefNumber?: string; session?: string }
  /** The system gave up on it for reasons of its own, and asks for it again. */
  | { state: 'send_again'; code: number; description: string }

/** An invoice that the system has. */
export interface FoundInvoice {
  ksefNumber: string
  invoiceNumber: string
  /** SHA-256 of the document, in Base64. */
  hash: string
  acceptedAt: Date
  mode: 'online' | 'offline'
}

/** What the ministry announces of its own system. */
export interface KsefOutage {
  id: string
  /** A failure gives seven working days, work on the system or its unavailability one; a total failure frees from sending at all. */
  kind: 'unavailable' | 'failure' | 'total_failure'
  title: string
  text: string
  startsAt: Date
  /** Null: still going on. */
  endsAt: Date | null
}
