import { printMoney } from '../../../kernel/money.ts'
import type { NumberedDocument } from '../invoice.ts'
import type { DocumentRow } from '../xml/document-rows.ts'
import { ratePlaceOf, sumsByPlace, type RatePlace } from '../xml/rate-places.ts'
import { value, type Element } from '../xml/write-xml.ts'

interface Fields {
  net: string
  /** Null: there is no tax. */
  vat: string | null
  /** What a line calls the rate, where that isn't its number. */
  rate?: string
}

/** P_13_4 is for taxis, P_13_8 to P_13_11 are for what the shop doesn't do. */
const fields: Record<RatePlace, Fields> = {
  standard: { net: 'P_13_1', vat: 'P_14_1' },
  reduced: { net: 'P_13_2', vat: 'P_14_2' },
  lowest: { net: 'P_13_3', vat: 'P_14_3' },
  abroad: { net: 'P_13_5', vat: 'P_14_5' },
  zero: { net: 'P_13_6_1', vat: null, rate: '0 KR' },
  within_union: { net: 'P_13_6_2', vat: null, rate: '0 WDT' },
  export: { net: 'P_13_6_3', vat: null, rate: '0 EX' },
  exempt: { net: 'P_13_7', vat: null, rate: 'zw' },
}

export const sumsInFa3 = (document: NumberedDocument): Element[] =>
  sumsByPlace(document).flatMap(({ place, net, vat }) => [
    value(fields[place].net, printMoney(net)),
    fields[place].vat === null ? null : value(fields[place].vat, printMoney(vat)),
  ])

/** The rate of a line: Poland's by their names, those of other countries (chapter XII 6a of the VAT act) as a number. */
export function rateInFa3({ taxation, line }: DocumentRow): Element {
  const place = ratePlaceOf(taxation, line.rate)
  return place === 'abroad' ? value('P_12_XII', line.rate) : value('P_12', fields[place].rate ?? line.rate)
}
