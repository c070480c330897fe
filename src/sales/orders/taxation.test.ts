import { expect, test } from 'vitest'
import type { CountryCode } from '../../kernel/countries.ts'
import { brand } from '../../brand.ts'
import { isTaxedSo, rateUnder, taxationNow, taxationOf, taxRules } from './taxation.ts'

const seller = { taxNumber: '5260250274' }
const none = { isExempt: false, sellsWithinUnion: false, exports: false }
const all = { ...none, sellsWithinUnion: true, exports: true }
const sold = (
  country: CountryCode | undefined,
  taxNumber: string | null,
  settings = all,
  { postalCode = '', from = seller } = {},
) => taxationOf({ seller: from, buyer: { taxNumber }, destination: { country, postalCode }, settings })

test('a sale is at 0 % only where the owner said so, and a company of another member state or one outside gets the goods', () => {
  const company = 'DE123456789'
  expect(sold('DE', company)).toBe('within_union')
  expect(sold('FR', company)).toBe('within_union')
  expect(sold('GR', 'EL123456789')).toBe('within_union')
  expect(sold('MC', 'FR4Z123456789')).toBe('within_union')
  expect(sold('GB', 'XI123456789', all, { postalCode: 'BT1 5GS' })).toBe('within_union')
  expect(sold('GB', 'GB123456789', all, { postalCode: 'BT1 5GS' })).toBe('domestic')
  // The goods stay, the number is ours, no member state gave it, or there is none.
  expect(sold('PL', company)).toBe('domestic')
  expect(sold('DE', '5260250274')).toBe('domestic')
  expect(sold('DE', 'CHE123456789')).toBe('domestic')
  expect(sold('DE', null)).toBe('domestic')
  expect(sold(undefined, company)).toBe('domestic')
  for (const country of ['CH', 'GB', 'NO', 'UA'] as const) {
    expect(sold(country, null)).toBe('export')
    expect(sold(country, company)).toBe('export')
    expect(sold(country, company, { ...all, exports: false })).toBe('domestic')
  }
  expect(sold('DE', company, { ...all, sellsWithinUnion: false })).toBe('domestic')
  expect(sold('DE', company, none)).toBe('domestic')
})

test('islands and enclaves outside the territory of VAT are abroad, their neighbours are not', () => {
  const at = (country: CountryCode, postalCode: string) => sold(country, null, all, { postalCode })
  expect([at('ES', '35001'), at('ES', '28001'), at('FI', 'AX-22100'), at('FI', '00100')]).toEqual([
    'export',
    'domestic',
    'domestic',
    'domestic',
  ])
  expect([at('FI', '22100'), at('FR', '97100'), at('FR', '75001'), at('DE', 'DE-78266'), at('IT', '23041')]).toEqual([
    'export',
    'export',
    'domestic',
    'export',
    'export',
  ])
})

test('every place of a member state outside the territory of VAT is abroad', () => {
  const places = [
    ['DE', '78266', '27498'],
    ['ES', '35001', '38001', '51001', '52001'],
    ['FI', '22100'],
    ['FR', '97100', '98800'],
    ['GR', '63086', '630 87'],
    ['IT', '23041', '23030'],
  ] as const
  for (const [country, ...codes] of places)
    for (const postalCode of codes) expect(sold(country, null, all, { postalCode }), postalCode).toBe('export')
})

test('until the owner says otherwise every sale is taxed at home, wherever it goes', () => {
  expect(taxRules.original).toEqual({
    ...none,
    exemption: '',
    asksVies: true,
    confirmsInvoices: false,
    splitsPayment: false,
  })
  const sale = { postalCode: '', products: [1, null] }
  expect(taxationNow({ ...sale, country: 'DE', taxNumber: null })).toBe('domestic')
  expect(taxationNow({ ...sale, country: 'CH', taxNumber: undefined })).toBe('domestic')
})

test('a buyer stays at 0 % with a number of another member state alone, and at their country’s rates without any', () => {
  expect(brand.seller.taxNumber).toMatch(/^\d/)
  expect(
    [null, '5260250274', 'DE123456789', 'CHE123456789'].map((number) => isTaxedSo('within_union', number)),
  ).toEqual([false, false, true, false])
  expect([isTaxedSo('destination', null), isTaxedSo('destination', 'DE123456789')]).toEqual([true, false])
  for (const taxation of ['domestic', 'export', 'exempt'] as const)
    expect([isTaxedSo(taxation, null), isTaxedSo(taxation, 'DE123456789')]).toEqual([true, true])
})

test('a product keeps its rate at home and where no other one is known, and has none at 0 %', () => {
  const line = { rate: 5, productId: 1, country: 'DE' }
  expect(rateUnder('domestic', line)).toBe(5)
  expect(rateUnder('destination', line)).toBe(5)
  for (const taxation of ['within_union', 'export', 'exempt'] as const) expect(rateUnder(taxation, line)).toBe(0)
  // Not in the Union's territory.
  expect(rateUnder('destination', { ...line, postalCode: '78266' })).toBe(0)
})

test('a consumer pays the rates of their country only where the seller is registered for that and knows them', () => {
  const isRated = (state: string) => ['DE', 'FR', 'XI'].includes(state)
  const sells = (country: CountryCode, taxNumber: string | null, postalCode = '', settings = all) =>
    taxationOf({ seller, buyer: { taxNumber }, destination: { country, postalCode }, settings, isRated })
  expect([sells('DE', null), sells('MC', null), sells('GB', null, 'BT1 5GS')]).toEqual(Array(3).fill('destination'))
  // At home, where no rate is known, outside the Union, and a company.
  expect([sells('PL', null), sells('IT', null), sells('DE', null, '78266'), sells('DE', 'DE123456789')]).toEqual([
    'domestic',
    'domestic',
    'export',
    'within_union',
  ])
  expect(sells('DE', null, '', { ...all, isExempt: true })).toBe('exempt')
})

test('an exempt seller charges no tax to anybody, and one without a number sells at 0 % to nobody', () => {
  const exempt = { ...all, isExempt: true }
  expect([sold('PL', null, exempt), sold('DE', 'DE123456789', exempt), sold('CH', null, exempt)]).toEqual([
    'exempt',
    'exempt',
    'exempt',
  ])
  const unregistered = { from: { taxNumber: '' } }
  const german = { from: { taxNumber: 'DE136695976' } }
  expect([sold('DE', 'DE123456789', all, unregistered), sold('CH', null, all, unregistered)]).toEqual([
    'domestic',
    'domestic',
  ])
  expect([sold('PL', '5260250274', all, german), sold('DE', 'DE123456789', all, german)]).toEqual([
    'within_union',
    'domestic',
  ])
})
