import { money, type Money } from '../../../kernel/money.ts'
import { dayInPoland } from '../../../kernel/day-in-poland.ts'
import type { Taxation, VatSum } from '../../orders/vat.ts'
import type { TaxNumber } from '../invoice.ts'
import type { RegisterMark } from '../ksef/ksef-document.ts'
import type { AccountedDocument, AccountedMonth, AccountedMove } from '../months/accounted-month.ts'

/** The amounts of a row of sales that a shop of goods can have, in the order of the file. */
export const jpkFields = ['K_10', 'K_13', 'K_15', 'K_16', 'K_17', 'K_18', 'K_19', 'K_20', 'K_21', 'K_22'] as const
export type JpkField = (typeof jpkFields)[number]
export type JpkAmounts = Partial<Record<JpkField, Money>>

/** Those that are tax; the others are what it is reckoned from. */
export const jpkTaxFields: readonly JpkField[] = ['K_16', 'K_18', 'K_20']

/** A row of the register of sales (SprzedazWiersz). */
export interface JpkSale {
  /** Null: nobody with a tax number. */
  taxNumber: TaxNumber | null
  /** Null: many buyers at once. */
  name: string | null
  proof: string
  issuedOn: string
  soldOn: string
  mark: RegisterMark
  /** A paper of the shop's own, for what was sold without an invoice. */
  isInternal: boolean
  /** To a consumer in another member state, with Polish tax (WSTO_EE). */
  isAtDistance: boolean
  amounts: JpkAmounts
}

/** Where a sum of this kind stands in the register; null: nowhere, as what is declared in the Union's one-stop shop. */
export function fieldsOf(taxation: Taxation, { rate, net, vat, gross }: VatSum): JpkAmounts | null {
  if (taxation === 'destination') return null
  if (taxation === 'exempt') return { K_10: gross }
  if (taxation === 'within_union') return { K_21: net }
  if (taxation === 'export') return { K_22: net }
  if (rate === 0) return { K_13: net }
  if (rate === 5) return { K_15: net, K_16: vat }
  if (rate === 8) return { K_17: net, K_18: vat }
  return rate === 23 ? { K_19: net, K_20: vat } : null
}

/** All of these together, field by field. */
export function addUp(all: JpkAmounts[]): JpkAmounts {
  const sums: JpkAmounts = {}
  for (const amounts of all) {
    for (const field of jpkFields) {
      const amount = amounts[field]
      if (amount !== undefined) sums[field] = money((sums[field] ?? 0) + amount)
    }
  }
  return sums
}

const negative = (amounts: JpkAmounts): JpkAmounts =>
  Object.fromEntries(Object.entries(amounts).map(([field, amount]) => [field, money(0 - amount)]))

/**
 * The register of sales of a month. Documents stand one by one; what was sold or given back without one stands as a sum for each day. A
 * document about money that an earlier month held without one is taken out again in the same month by a row of its own, so that its tax
 * is declared once and earlier months stay as they were sent.
 */
export function jpkSalesOf({ documents, moves }: AccountedMonth): JpkSale[] {
  const listed = documents.flatMap((one) => {
    const row = ofDocument(one)
    if (!row) return []
    return one.recordedIn === null ? [row] : [row, takenOut(row)]
  })
  return [...listed, ...ofDays(moves)]
}

/** The amounts of these sums; null: none of them belongs into the register. */
function amountsOf(taxation: Taxation, sums: VatSum[]): JpkAmounts | null {
  const all = sums.map((sum) => fieldsOf(taxation, sum)).filter((amounts) => amounts !== null)
  return sums.length > 0 && all.length === 0 ? null : addUp(all)
}

function ofDocument(accounted: AccountedDocument): JpkSale | null {
  const { document, told, mark, isAtDistance } = accounted
  const amounts = amountsOf(document.taxation, told)
  if (!amounts) return null
  const { buyer, number, issuedAt, paidAt } = document
  return {
    taxNumber: buyer.taxNumber,
    name: buyer.name,
    proof: number,
    issuedOn: dayInPoland(issuedAt),
    soldOn: dayInPoland(paidAt ?? issuedAt),
    mark,
    isInternal: false,
    isAtDistance,
    amounts,
  }
}

const takenOut = (row: JpkSale): JpkSale => ({
  ...row,
  proof: `WEW do ${row.proof}`,
  mark: 'DI',
  isInternal: true,
  amounts: negative(row.amounts),
})

/** A row a day: sales and what went back apart, and those that are marked. */
function ofDays(moves: AccountedMove[]): JpkSale[] {
  const rows = new Map<string, JpkSale>()
  for (const { kind, at, order, isAtDistance, sums } of moves) {
    const amounts = amountsOf(order.taxation, sums)
    if (!amounts) continue
    const day = dayInPoland(at)
    const proof = ['SBF', day, ...(kind === 'sale' ? [] : ['ZW']), ...(isAtDistance ? ['WSTO'] : [])].join('/')
    const row = rows.get(proof)
    rows.set(proof, {
      taxNumber: null,
      name: null,
      proof,
      issuedOn: day,
      soldOn: day,
      mark: 'DI',
      isInternal: true,
      isAtDistance,
      amounts: addUp([...(row ? [row.amounts] : []), amounts]),
    })
  }
  return [...rows.values()]
}
