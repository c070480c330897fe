import { expect, test } from 'vitest'
import { certificatePath, checksumOf, invoiceLink, isKsefNumber } from './ksef.ts'

test('a number of the system is known by its checksum', () => {
  for (const right of ['5265877635-20250826-0100001AF629-AF', '5265877635-20250916-0200A0D6723E-C2'])
    expect(isKsefNumber(right), right).toBe(true)
  for (const wrong of [
    '5265877635-20250826-0100001AF629-AE',
    '5265877635-20250827-0100001AF629-AF',
    '5265877635-20250826-0100001af629-AF',
    '5265877635-20250826-0100001AF629',
    '',
  ])
    expect(isKsefNumber(wrong), wrong).toBe(false)
  // The check value that catalogues of checksums give for this polynomial.
  expect(checksumOf('123456789')).toBe('F4')
})

test('codes on drawn invoices lead to the environment that the invoice is in', () => {
  const invoice = {
    environment: 'test',
    taxNumber: '1111111111',
    issueDay: '2026-02-01',
    hash: 'UtQp9Gpc51y+u3xApZjIjgkpZ01js+J8KflSPW8WzIE=',
  } as const
  expect(invoiceLink(invoice)).toBe(
    'https://qr-test.ksef.mf.gov.pl/invoice/1111111111/01-02-2026/UtQp9Gpc51y-u3xApZjIjgkpZ01js-J8KflSPW8WzIE',
  )
  expect(certificatePath({ ...invoice, environment: 'production' }, '01F20A5D352AE590')).toBe(
    'qr.ksef.mf.gov.pl/certificate/Nip/1111111111/1111111111/01F20A5D352AE590/UtQp9Gpc51y-u3xApZjIjgkpZ01js-J8KflSPW8WzIE',
  )
})
