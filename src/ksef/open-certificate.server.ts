import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto'
import type { KsefCertificate } from '../server/config.ts'

/** What each of the two kinds is for; one never does the other's work. */
export type CertificateKind = 'authentication' | 'offline'

export interface OpenedCertificate {
  certificate: X509Certificate
  key: KeyObject
  /** Undefined where the certificate doesn't say. */
  kind: CertificateKind | undefined
  /** As code II has it: sixteen digits of hexadecimal. */
  serialNumber: string
  validFrom: Date
  validTo: Date
}

export type CertificateProblem =
  | 'no_certificate'
  | 'no_key'
  /** The key is encrypted, and the passphrase is missing or another's. */
  | 'locked'
  | 'not_a_pair'
  /** Neither an elliptic curve that the system takes nor RSA of 2048 bits or more. */
  | 'weak_key'

/** Reads what an owner pasted, so that what is wrong with it is known before the system is asked. */
export function openCertificate(given: KsefCertificate): OpenedCertificate | CertificateProblem {
  const certificate = readCertificate(given.certificate)
  if (!certificate) return 'no_certificate'
  const key = readKey(given)
  if (typeof key === 'string') return key
  if (!certificate.checkPrivateKey(key)) return 'not_a_pair'
  const { asymmetricKeyDetails: { namedCurve = '', modulusLength = 0 } = {} } = key
  const isStrong =
    key.asymmetricKeyType === 'ec' ? namedCurve in curves : key.asymmetricKeyType === 'rsa' && modulusLength >= 2048
  if (!isStrong) return 'weak_key'
  return {
    certificate,
    key,
    kind: kindOf(certificate),
    serialNumber: certificate.serialNumber.padStart(16, '0'),
    validFrom: certificate.validFromDate,
    validTo: certificate.validToDate,
  }
}

/** The curves that the system takes, with the hash that goes with each. */
export const curves: Record<string, 'sha256' | 'sha384' | 'sha512'> = {
  prime256v1: 'sha256',
  secp384r1: 'sha384',
  secp521r1: 'sha512',
}

function readCertificate(pem: string): X509Certificate | undefined {
  try {
    return new X509Certificate(pem)
  } catch {
    return undefined
  }
}

function readKey({ privateKey, passphrase }: KsefCertificate): KeyObject | 'no_key' | 'locked' {
  try {
    return createPrivateKey({ key: privateKey, ...(passphrase && { passphrase }) })
  } catch {
    return /ENCRYPTED/.test(privateKey) ? 'locked' : 'no_key'
  }
}

/** The extension `keyUsage` by its number, then the bits: `digitalSignature` signs in, `nonRepudiation` vouches for documents. */
const keyUsage = Buffer.from('0603551d0f', 'hex')

function kindOf({ raw }: X509Certificate): CertificateKind | undefined {
  const place = raw.indexOf(keyUsage)
  if (place === -1) return undefined
  // Behind the number: perhaps whether it is critical (01 01 ff), then a wrapping (04 length) of the bits (03 length unused bits).
  let next = place + keyUsage.length
  if (raw[next] === 0x01) next += 3
  const bits = raw[next] === 0x04 && raw[next + 2] === 0x03 ? (raw[next + 5] ?? 0) : 0
  const [signsIn, vouches] = [(bits & 0x80) !== 0, (bits & 0x40) !== 0]
  if (signsIn === vouches) return undefined
  return signsIn ? 'authentication' : 'offline'
}
