import { expect, test } from 'vitest'
import { trackingUrl } from './tracking.ts'

test.for([
  ['123456789012345678901234', '123456789012345678901234'],
  [' 1234 5678 9012\u00A03456 7890 1234\n', '123456789012345678901234'],
])('the carrier’s number %j leads to the carrier’s page', ([written, number]) => {
  expect(trackingUrl(written as string)).toBe(`https://inpost.pl/sledzenie-przesylek?number=${number}`)
})

test.for([
  null,
  '',
  '12345678901234567890123',
  '1234567890123456789012345',
  '12345678901234567890123&x',
  'DHL 12',
  '１'.repeat(24),
])('what is no number of the carrier leads nowhere: %j', (written) => {
  expect(trackingUrl(written)).toBeNull()
})
