import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readCsv } from '../../../../tests/support/csv.ts'
import { judgeBy } from '../../../../tests/support/official-schemas.ts'
import { money } from '../../../kernel/money.ts'
import { taxContained, type Taxation, type VatSum } from '../../orders/vat.ts'
import type { TaxNumber } from '../invoice.ts'
import type { RegisterMark } from '../ksef/ksef-document.ts'
import type { AccountedDocument, AccountedMonth, AccountedMove } from '../months/accounted-month.ts'
import { sellerNow } from '../parties.ts'
import { jpkSalesOf } from './jpk-sales.ts'
import { seatOf } from './seat-of.ts'
import { printJpkTable, writeJpkV7m } from './write-jpk-v7m.ts'

const judge = judgeBy(readFileSync(new URL('../../../../tests/support/jpk-v7m-sales.xsd', import.meta.url)))
const ksefNumber = '5265877635-20260510-0100A0B1C2D3-5F'
const polish = { country: 'PL', digits: '5260250274' }

interface Said {
  taxation?: Taxation
  told?: VatSum[]
  taxNumber?: TaxNumber | null
  name?: string
  mark?: RegisterMark
  paidOn?: string
  recordedIn?: string | null
  isAtDistance?: boolean
}

function document(number: string, said: Said = {}): AccountedDocument {
  const { taxation = 'domestic', told = [taxContained(23, money(12_300))], taxNumber = polish, name = 'Bistro' } = said
  const { mark = 'BFK', paidOn = '2026-05-10', recordedIn = null, isAtDistance = false } = said
  const party = { name, taxNumber, street: 'ul. Solna 7', postalCode: '31-000', city: 'Kraków', country: 'PL' }
  return {
    document: {
      kind: 'invoice',
      number,
      orderNumber: 'S-2026-000001',
      issuedAt: new Date('2026-05-10T21:59:59Z'),
      paidAt: new Date(`${paidOn}T12:00:00Z`),
      payableUntil: null,
      language: 'pl',
      currency: 'PLN',
      seller: sellerNow(),
      buyer: party,
      lines: [],
      sums: told,
      paymentMethod: 'stripe',
      taxation,
      exemption: null,
      isSplitPayment: false,
      correction: null,
    },
    told,
    mark,
    recordedIn,
    isAtDistance,
  }
}

const move = (kind: AccountedMove['kind'], at: string, grosze: number, said: { isAtDistance?: boolean } = {}) =>
  ({
    kind,
    at: new Date(at),
    order: { taxation: 'domestic' },
    sums: [taxContained(23, money(grosze))],
    isAtDistance: said.isAtDistance ?? false,
  }) as AccountedMove

function written(month: Partial<AccountedMonth>, facts: { taxOffice?: string; seller?: typeof sellerNow } = {}) {
  const sales = jpkSalesOf({ month: '2026-05', documents: [], moves: [], ...month })
  const seller = (facts.seller ?? sellerNow)()
  const { taxOffice = '1433' } = facts
  const xml = writeJpkV7m(sales, { month: '2026-05', writtenAt: new Date('2026-06-02T08:00:00Z'), seller, taxOffice })
  return { sales, xml: xml ?? '', isWritten: xml !== null }
}

/** The rows as elements and values in their order. */
const rowsIn = (xml: string) =>
  [...xml.matchAll(/<SprzedazWiersz>(.*?)<\/SprzedazWiersz>/gs)].map(([, row = '']) =>
    Object.fromEntries([...row.matchAll(/<(\w+)>([^<]*)</g)].map(([, name = '', said]) => [name, said])),
  )

const worst = `${'x'.repeat(600)}\u0000\uFFFE <&">`
const all: AccountedDocument[] = [
  document('FV/1', { mark: { ksefNumber } }),
  document('FV/2', {
    told: [23, 8, 5, 0].map((rate) => taxContained(rate, money(-1_000))),
    mark: 'OFF',
    paidOn: '2026-05-09',
  }),
  document('FV/3', {
    told: [taxContained(0, money(5_000))],
    taxation: 'within_union',
    taxNumber: { country: 'EL', digits: '123456789' },
  }),
  document('FV/4', { told: [taxContained(0, money(6_000))], taxation: 'export', taxNumber: null, name: worst }),
  document('FV/5', { told: [taxContained(0, money(7_000))], taxation: 'exempt', mark: 'DI' }),
  document('FV/6', { told: [taxContained(20, money(8_000))], taxation: 'destination', taxNumber: null }),
  document('FV/7', { taxNumber: null, isAtDistance: true }),
]

test('each kind of sale stands in its fields, with its mark, and the file is as the schema has it', () => {
  const { xml } = written({ documents: all, moves: [move('sale', '2026-05-31T21:59:59Z', 1_230)] })
  expect(judge(xml)).toEqual([])
  const rows = rowsIn(xml)
  expect(rows.map(({ LpSprzedazy: place, DowodSprzedazy: proof }) => `${place} ${proof}`)).toEqual(
    '1 FV/1,2 FV/2,3 FV/3,4 FV/4,5 FV/5,6 FV/7,7 SBF/2026-05-31'.split(','),
  )
  expect(rows[0]).toMatchObject({
    KodKrajuNadaniaTIN: 'PL',
    NrKontrahenta: '5260250274',
    NrKSeF: ksefNumber,
    K_19: '100.00',
    K_20: '23.00',
  })
  expect(rows[0]).not.toHaveProperty('DataSprzedazy')
  expect(rows[1]).toMatchObject({
    DataSprzedazy: '2026-05-09',
    OFF: '1',
    K_13: '-10.00',
    K_15: '-9.52',
    K_16: '-0.48',
    K_19: '-8.13',
    K_20: '-1.87',
  })
  expect(rows[2]).toMatchObject({ KodKrajuNadaniaTIN: 'EL', NrKontrahenta: '123456789', K_21: '50.00' })
  expect(rows[3]).toMatchObject({ NrKontrahenta: 'BRAK', K_22: '60.00', BFK: '1' })
  expect(rows[4]).toMatchObject({ K_10: '70.00', DI: '1' })
  expect(rows[5]).toMatchObject({ WSTO_EE: '1', K_19: '100.00' })
  expect(rows[6]).toMatchObject({
    NrKontrahenta: 'BRAK',
    NazwaKontrahenta: 'BRAK',
    DI: '1',
    TypDokumentu: 'WEW',
    K_19: '10.00',
  })
  expect(xml).toContain('<PodatekNalezny>45.21</PodatekNalezny>')
})

test('what was sold without an invoice is one row a day by Polish clocks, what went back another, and so is what is marked', () => {
  const { xml } = written({
    moves: [
      move('sale', '2026-05-09T21:59:59Z', 1_230),
      move('sale', '2026-05-09T22:00:00Z', 2_460),
      move('sale', '2026-05-10T20:00:00Z', 1_230),
      move('sale', '2026-05-10T20:00:00Z', 123, { isAtDistance: true }),
      move('refund', '2026-05-10T10:00:00Z', -2_460),
      move('returned', '2026-05-10T11:00:00Z', 1_230),
    ],
  })
  expect(judge(xml)).toEqual([])
  expect(rowsIn(xml).map((row) => [row['DowodSprzedazy'], row['K_19'], row['K_20'], row['WSTO_EE']])).toEqual([
    ['SBF/2026-05-09', '10.00', '2.30', undefined],
    ['SBF/2026-05-10', '30.00', '6.90', undefined],
    ['SBF/2026-05-10/WSTO', '1.00', '0.23', '1'],
    ['SBF/2026-05-10/ZW', '-10.00', '-2.30', undefined],
  ])
})

test('a document about money of an earlier month is taken out again beside it, so that its tax is there once', () => {
  const { xml } = written({ documents: [document('FV/1', { recordedIn: '2026-04', mark: { ksefNumber } })] })
  expect(judge(xml)).toEqual([])
  expect(rowsIn(xml)).toMatchObject([
    { DowodSprzedazy: 'FV/1', NrKSeF: ksefNumber, K_20: '23.00' },
    { DowodSprzedazy: 'WEW do FV/1', DI: '1', TypDokumentu: 'WEW', K_20: '-23.00' },
  ])
  expect(xml).toContain('<PodatekNalezny>0.00</PodatekNalezny>')
})

test('a document that changes no sum, such as the correction of an address, stands there without amounts', () => {
  const { xml } = written({ documents: [document('FK/1', { told: [] })] })
  expect(judge(xml)).toEqual([])
  expect(rowsIn(xml)).toMatchObject([{ DowodSprzedazy: 'FK/1' }])
  expect(xml).not.toMatch(/<K_\d/)
})

test('an empty month has its sums; without a code of the tax office its place alone is missing; without a Polish number there is no file', () => {
  expect(judge(written({}).xml)).toEqual([])
  expect(judge(written({}, { taxOffice: '' }).xml)).toEqual([expect.stringContaining('Rok')])
  const elsewhere = () => ({ ...sellerNow(), taxNumber: { country: 'FR', digits: '12345678901' } })
  expect(written({}, { seller: elsewhere }).isWritten).toBe(false)
})

test('the schema refuses what the office would: a mark too many, a third decimal, a Greek number under the wrong letters', () => {
  const { xml } = written({ documents: all, moves: [move('sale', '2026-05-31T21:59:59Z', 1_230)] })
  for (const [right, wrong] of [
    ['<OFF>1</OFF>', '<OFF>1</OFF><DI>1</DI>'],
    ['>EL<', '>GR<'],
    ['<K_21>50.00</K_21>', '<K_21>50.001</K_21>'],
    ['<TypDokumentu>WEW</TypDokumentu>', '<TypDokumentu>FV</TypDokumentu>'],
    ['<NrKontrahenta>BRAK</NrKontrahenta>', ''],
  ] as const)
    expect(judge(xml.replace(right, wrong)), wrong).not.toEqual([])
})

test('the table has the same rows and amounts as the file', () => {
  const { xml, sales } = written({ documents: all })
  const [heads = [], ...rows] = readCsv(printJpkTable(sales).replace(/^\uFEFF/, ''))
  const table = rows.map((row) => Object.fromEntries(row.map((cell, at) => [heads[at] ?? '', cell])))
  const inFile = rowsIn(xml)
  expect(table).toHaveLength(inFile.length)
  for (const [place, row] of inFile.entries()) {
    const filled = Object.keys(table[place] ?? {}).filter((name) => table[place]?.[name] !== '')
    expect(filled).toEqual(Object.keys(row))
    for (const [name, said = ''] of Object.entries(row).filter(([column]) => column !== 'NazwaKontrahenta'))
      expect(table[place]?.[name]).toBe(name.startsWith('K_') ? said.replace('.', ',') : said)
  }
})

test('the seat stands in the parts that JPK_FA asks for; one in Poland whose commune isn’t known has none', () => {
  const known = { voivodeship: 'pomorskie', county: 'lęborski', commune: 'Łeba' }
  const at = (street: string, country = 'PL') => ({
    ...sellerNow(),
    street,
    country,
    city: 'Łeba',
    postalCode: '84-360',
  })
  const place = { town: 'Łeba', postalCode: '84-360' }
  expect(seatOf(at('ul. Solna 7/3'), known)).toEqual({
    ...place,
    ...known,
    country: 'PL',
    street: 'ul. Solna',
    house: '7/3',
  })
  expect(seatOf(at('Solna'), known)).toMatchObject({ street: 'Solna', house: '-' })
  expect(seatOf(at('12 quai des Paludiers', 'FR'), { ...known, commune: '' })).toEqual({
    ...place,
    country: 'FR',
    street: 'quai des Paludiers',
    house: '12',
  })
  expect(seatOf(at('ul. Solna 7'), { ...known, commune: '' })).toBe(null)
})
