import { expect, test } from 'vitest'
import { money } from '../../../kernel/money.ts'
import { taxContained, type Taxation } from '../../orders/vat.ts'
import { monthSums, type AccountedDocument, type AccountedMove } from './accounted-month.ts'

const sum = (rate: number, grosze: number) => taxContained(rate, money(grosze))
const document = (told: AccountedDocument['told'], recordedIn: string | null = null, taxation: Taxation = 'domestic') =>
  ({ document: { taxation }, told, recordedIn }) as AccountedDocument
const move = (kind: AccountedMove['kind'], grosze: number) =>
  ({ kind, order: { taxation: 'domestic' }, sums: [sum(23, grosze)] }) as AccountedMove

test('a month comes to its documents less what earlier months held, and to what moved without one, apart by taxation and rate', () => {
  const sums = monthSums({
    month: '2026-05',
    documents: [
      document([sum(23, 12_300), sum(8, 10_800)]),
      document([sum(23, -1_230)]),
      document([sum(23, 2_460)], '2026-04'),
      document([sum(23, 1_230)], null, 'exempt'),
    ],
    moves: [move('sale', 3_690), move('sale', 1_230), move('refund', -1_230), move('returned', -2_460)],
  })
  expect(sums).toEqual([
    { part: 'documents', taxation: 'domestic', rate: 23, net: 11_000, vat: 2_530, gross: 13_530 },
    { part: 'documents', taxation: 'domestic', rate: 8, net: 10_000, vat: 800, gross: 10_800 },
    { part: 'documents', taxation: 'exempt', rate: 23, net: 1_000, vat: 230, gross: 1_230 },
    { part: 'recorded', taxation: 'domestic', rate: 23, net: -2_000, vat: -460, gross: -2_460 },
    { part: 'sales', taxation: 'domestic', rate: 23, net: 4_000, vat: 920, gross: 4_920 },
    { part: 'refunds', taxation: 'domestic', rate: 23, net: -3_000, vat: -690, gross: -3_690 },
  ])
})
