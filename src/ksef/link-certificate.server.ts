import { constants, sign } from 'node:crypto'
import type { KsefCertificate } from '../server/config.ts'
import { certificatePath, type LinkedInvoice } from './ksef.ts'
import { openCertificate } from './open-certificate.server.ts'

/**
 * Code II: shows that the seller vouches for an invoice that isn't in the system yet. Undefined where the certificate and its key don't
 * serve; a link with another's signature would only harm.
 */
export function linkCertificate(invoice: LinkedInvoice, offline: KsefCertificate): string | undefined {
  const opened = openCertificate(offline)
  if (typeof opened === 'string' || opened.kind === 'authentication') return undefined
  const { key, serialNumber } = opened
  const path = certificatePath(invoice, serialNumber)
  const signature =
    key.asymmetricKeyType === 'ec'
      ? sign('sha256', Buffer.from(path), { key, dsaEncoding: 'ieee-p1363' })
      : sign('sha256', Buffer.from(path), { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 })
  return `https://${path}/${signature.toString('base64url')}`
}
