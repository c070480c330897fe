import { expect, test } from 'vitest'
import { taxNumber } from './tax-number.ts'

const read = (written: string) => taxNumber.safeParse(written).data ?? null

test.for([
  ['526-025-02-74', '5260250274'],
  ['PL 526 025 02 74', '5260250274'],
  ['NIP 526-025-02-74', '5260250274'],
  ['nip: PL5260250274', '5260250274'],
  ['ATU12345678', 'ATU12345678'],
  ['BE 0123.456.789', 'BE0123456789'],
  ['de 123456789', 'DE123456789'],
  ['GR 123456789', 'EL123456789'],
  ['ESX1234567L', 'ESX1234567L'],
  ['FR 4Z 123456789', 'FR4Z123456789'],
  ['IE1234567WA', 'IE1234567WA'],
  ['LT123456789012', 'LT123456789012'],
  ['NL123456789B01', 'NL123456789B01'],
  ['RO12', 'RO12'],
  ['XI123456789', 'XI123456789'],
  ['GBGD123', 'GBGD123'],
  ['CHE-123.456.789 MWST', 'CHE123456789MWST'],
  ['NO 123 456 789 MVA', 'NO123456789MVA'],
  ['UA 1234567890', 'UA1234567890'],
])('%s is a tax number', ([written = '', kept]) => {
  expect(read(written)).toBe(kept)
})

test.for([
  'brak',
  'nie dotyczy',
  'nie mam',
  'n/a',
  'nip',
  'NIP 526-025-02-75',
  '0000000000',
  '123456789',
  'DE12345678',
  'DE1234567890',
  'FR123',
  'NI5260250274',
  'XX123456789',
  'US123456789',
  'UABRAK',
  'DE123456789 brak',
])('%s is none', (written) => {
  expect(read(written)).toBeNull()
})
