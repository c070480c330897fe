import { clockInPoland } from '../../../kernel/polish-time.ts'
import { differenceOf, totalOf, type NumberedDocument } from '../invoice.ts'
import { reasonWords } from '../xml/document-words.ts'
import { rowsOf } from '../xml/document-rows.ts'
import { group, someLine, value, type Element } from '../xml/write-xml.ts'
import type { Fa3Facts } from './fa3-facts.ts'
import { buyerBeforeInFa3 } from './parties-in-fa3.ts'

/** What a correction says of the invoice that it corrects. */
export function correctionInFa3(document: NumberedDocument, facts: Fa3Facts, key: string | null): Element[] {
  const { correction } = document
  if (!correction) return []
  const { of, reason, buyerBefore } = correction
  const { correctedKsefNumber } = facts
  return [
    value('PrzyczynaKorekty', reasonWords[reason]),
    value('TypKorekty', effectOf(document, facts.issueDay)),
    group('DaneFaKorygowanej', [
      value('DataWystFaKorygowanej', facts.correctedIssueDay ?? clockInPoland(of.issuedAt).slice(0, 10)),
      value('NrFaKorygowanej', someLine(of.number, 256)),
      ...(correctedKsefNumber
        ? [value('NrKSeF', 1), value('NrKSeFFaKorygowanej', correctedKsefNumber)]
        : [value('NrKSeFN', 1)]),
    ]),
    buyerBefore && key ? buyerBeforeInFa3(buyerBefore, key) : null,
  ]
}

/**
 * In which month a correction counts: in that of the invoice (1), in its own (2), or in another (3). What lessens the sale counts in the
 * month of the correction (art. 29a sec. 13), what raises it in that of its cause (sec. 17), and a mistake in the buyer's data from the
 * beginning.
 */
function effectOf(document: NumberedDocument, issueDay: string): 1 | 2 | 3 {
  const { correction, sums, paidAt } = document
  const reason: string | undefined = correction?.reason
  if (correction === null || reason === 'buyer_replaced' || rowsOf(document).length === 0) return 1
  const { gross } = totalOf(differenceOf(correction.before, sums))
  const causedIn = clockInPoland(paidAt ?? correction.of.issuedAt).slice(0, 7)
  return gross > 0 && causedIn !== issueDay.slice(0, 7) ? 3 : 2
}
