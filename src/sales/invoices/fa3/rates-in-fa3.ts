import { money, printMoney } from '../../../kernel/money.ts'
import type { Taxation, VatSum } from '../../orders/vat.ts'
import { value, type Element } from '../xml/write-xml.ts'

interface RateFields {
  /** Where the sales of a rate stand. */
  net: string
  /** Where their tax stands; null: there is none. */
  vat: string | null
  /** What the lines call the rate. */
  name: string
}

const domestic: Record<number, RateFields> = {
  23: { net: 'P_13_1', vat: 'P_14_1', name: '23' },
  22: { net: 'P_13_1', vat: 'P_14_1', name: '22' },
  8: { net: 'P_13_2', vat: 'P_14_2', name: '8' },
  7: { net: 'P_13_2', vat: 'P_14_2', name: '7' },
  5: { net: 'P_13_3', vat: 'P_14_3', name: '5' },
  0: { net: 'P_13_6_1', vat: null, name: '0 KR' },
}

const untaxed: Partial<Record<Taxation, RateFields>> = {
  within_union: { net: 'P_13_6_2', vat: null, name: '0 WDT' },
  export: { net: 'P_13_6_3', vat: null, name: '0 EX' },
  exempt: { net: 'P_13_7', vat: null, name: 'zw' },
}

/** Sales abroad at the rates of the consumer's country: chapter XII 6a of the VAT act, each rate with its own number. */
const abroad = { net: 'P_13_5', vat: 'P_14_5' }

function fieldsOf(taxation: Taxation, rate: number): Omit<RateFields, 'name'> & { name: string | null } {
  if (taxation === 'destination') return { ...abroad, name: null }
  const fields = untaxed[taxation] ?? domestic[rate]
  if (!fields || (untaxed[taxation] && rate !== 0))
    throw new Error(`FA(3) has no place for ${rate} % of ${taxation} sales`)
  return fields
}

/** The rate of a line: Polish ones by their names, those of other countries as a number. */
export const rateOfLine = (taxation: Taxation, rate: number): Element[] => {
  const { name } = fieldsOf(taxation, rate)
  return [value('P_12', name), value('P_12_XII', name === null ? rate : null)]
}

/** In the order of the schema. */
const places = ['P_13_1', 'P_13_2', 'P_13_3', 'P_13_5', 'P_13_6_1', 'P_13_6_2', 'P_13_6_3', 'P_13_7']

/** Sales and tax by rates, as the document sums them. Of a correction these are differences. */
export function sumsInFa3(taxation: Taxation, sums: VatSum[]): Element[] {
  const told = sums.map((sum) => ({ ...sum, fields: fieldsOf(taxation, sum.rate) }))
  return places.flatMap((place) => {
    const own = told.filter(({ fields }) => fields.net === place)
    const vat = own[0]?.fields.vat
    if (own.length === 0) return []
    const added = (of: (sum: VatSum) => number) => printMoney(money(own.reduce((total, sum) => total + of(sum), 0)))
    return [
      value(
        place,
        added((sum) => sum.net),
      ),
      ...(vat
        ? [
            value(
              vat,
              added((sum) => sum.vat),
            ),
          ]
        : []),
    ]
  })
}
