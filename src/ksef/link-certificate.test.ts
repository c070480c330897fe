import { constants, verify, X509Certificate } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeCertificate } from '../../tests/support/fake-ksef/certificates.ts'
import { linkCertificate } from './link-certificate.server.ts'

test('code II is signed by the Offline certificate, and by no other', () => {
  const invoice = {
    environment: 'test',
    taxNumber: '5265877635',
    issueDay: '2027-01-31',
    hash: 'UtQp9Gpc51y+u3xApZjIjgkpZ01js+J8KflSPW8WzIE=',
  } as const
  for (const keys of ['EC', 'RSA'] as const) {
    const offline = makeCertificate({ usage: 'offline', keys })
    const link = linkCertificate(invoice, offline) ?? ''
    const [, path = '', signature = ''] = /^https:\/\/(.+)\/([\w-]+)$/.exec(link) ?? []
    expect(path).toMatch(
      /^qr-test\.ksef\.mf\.gov\.pl\/certificate\/Nip\/5265877635\/5265877635\/[\dA-F]{16}\/[\w-]{43}$/,
    )
    const { publicKey } = new X509Certificate(offline.certificate)
    const how =
      keys === 'EC'
        ? { dsaEncoding: 'ieee-p1363' as const }
        : { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 }
    expect(verify('sha256', Buffer.from(path), { key: publicKey, ...how }, Buffer.from(signature, 'base64url'))).toBe(
      true,
    )
  }
  expect(linkCertificate(invoice, makeCertificate())).toBeUndefined()
})
