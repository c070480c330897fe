import {
  constants,
  createCipheriv,
  createHash,
  publicEncrypt,
  randomBytes,
  X509Certificate,
  type KeyObject,
} from 'node:crypto'
import * as z from 'zod/mini'
import { parsedBy } from './ask-ksef.server.ts'

/** What the system's public keys are for. */
export type KeyUsage = 'KsefTokenEncryption' | 'SymmetricKeyEncryption'

/** A public key of the system's, and how it is told which one was used. */
export interface SystemKey {
  id: string
  key: KeyObject
}

const published = z.array(
  z.object({
    certificate: z.string(),
    publicKeyId: z.string(),
    validFrom: z.string(),
    validTo: z.string(),
    usage: z.array(z.string()),
  }),
)

/**
 * The newest key for a use that is valid at that moment; old and new ones are published side by side for a while. Where our clock is so
 * wrong that none seems to be, the newest.
 */
export function systemKeyIn(text: string, usage: KeyUsage, now: number): SystemKey | undefined {
  const known = (parsedBy(published, text) ?? [])
    .filter((one) => one.usage.includes(usage))
    .toSorted((one, other) => Date.parse(other.validFrom) - Date.parse(one.validFrom))
  const newest = known.find((one) => Date.parse(one.validFrom) <= now && now < Date.parse(one.validTo)) ?? known[0]
  if (!newest) return undefined
  try {
    return {
      id: newest.publicKeyId,
      key: new X509Certificate(Buffer.from(newest.certificate, 'base64')).publicKey,
    }
  } catch {
    return undefined
  }
}

/** Only the system can read it: RSA-OAEP with SHA-256. */
export const sealFor = ({ key }: SystemKey, content: Uint8Array): string =>
  publicEncrypt({ key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }, content).toString('base64')

/** A key of its own for each session. */
export const newSessionKey = () => ({ key: randomBytes(32), iv: randomBytes(16) })

/**
 * An invoice as it is sent. The vector isn't put before the content: the system got it when the session was opened, and the ministry's
 * own programs leave it out, too.
 */
export function encryptInvoice(xml: string, { key, iv }: { key: Uint8Array; iv: Uint8Array }) {
  const content = Buffer.from(xml)
  const cipher = createCipheriv('aes-256-cbc', key, iv)
  const encrypted = Buffer.concat([cipher.update(content), cipher.final()])
  return {
    invoiceHash: hashOf(content),
    invoiceSize: content.length,
    encryptedInvoiceHash: hashOf(encrypted),
    encryptedInvoiceSize: encrypted.length,
    encryptedInvoiceContent: encrypted.toString('base64'),
  }
}

/** SHA-256 in Base64: by it an invoice is known there, and from it the codes on the drawn one are made. */
export const hashOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('base64')
