import { brand } from '../../../brand.ts'
import { printMoney } from '../../../kernel/money.ts'
import { clockInPoland } from '../../../kernel/polish-time.ts'
import { differenceOf, totalOf, type NumberedDocument } from '../invoice.ts'
import { nameOfLine, unitWords } from '../xml/document-words.ts'
import { rowsOf, type DocumentRow } from '../xml/document-rows.ts'
import { group, oneLine, printXml, someLine, value, type Element } from '../xml/write-xml.ts'
import { correctionInFa3 } from './correction-in-fa3.ts'
import type { Fa3Facts } from './fa3-facts.ts'
import { buyerInFa3, sellerInFa3 } from './parties-in-fa3.ts'
import { paymentInFa3 } from './payment-in-fa3.ts'
import { rateInFa3, sumsInFa3 } from './rates-in-fa3.ts'

const namespace = 'http://crd.gov.pl/wzor/2025/06/25/13775/'

/** An invoice or a correction as the national system takes it: FA(3). The same document and facts give the same bytes. */
export function writeFa3(document: NumberedDocument, facts: Fa3Facts): string {
  const { seller, buyer, taxation, correction } = document
  const key = correction?.buyerBefore ? document.number.slice(0, 32) : null
  return printXml(
    group(
      'Faktura',
      [
        headOf(facts.writtenAt),
        sellerInFa3(seller, taxation === 'within_union'),
        buyerInFa3(buyer, key),
        contentOf(document, facts, key),
        footOf(document),
      ],
      { xmlns: namespace },
    ),
  )
}

const headOf = (writtenAt: Date): Element =>
  group('Naglowek', [
    { name: 'KodFormularza', content: 'FA', attributes: { kodSystemowy: 'FA (3)', wersjaSchemy: '1-0E' } },
    value('WariantFormularza', 3),
    value('DataWytworzeniaFa', writtenAt.toISOString().replace(/\.\d+Z$/, 'Z')),
    value('SystemInfo', someLine(brand.name, 256)),
  ])

function contentOf(document: NumberedDocument, facts: Fa3Facts, key: string | null): Element {
  const { number, orderNumber, currency, paidAt, sums, correction } = document
  const total = totalOf(correction ? differenceOf(correction.before, sums) : sums).gross
  const paidOn = paidAt && clockInPoland(paidAt).slice(0, 10)
  return group('Fa', [
    value('KodWaluty', currency),
    value('P_1', facts.issueDay),
    value('P_2', someLine(number, 256)),
    // The day of payment comes before that of the delivery. A correction's own is that of the refund, which isn't it.
    value('P_6', correction || paidOn === facts.issueDay ? null : paidOn),
    ...sumsInFa3(document),
    value('P_15', printMoney(total)),
    notesOf(document),
    value('RodzajFaktury', correction ? 'KOR' : 'VAT'),
    ...correctionInFa3(document, facts, key),
    ...rowsOf(document).map((row, place) => rowInFa3(row, place + 1)),
    paymentInFa3(document),
    group('WarunkiTransakcji', [group('Zamowienia', [value('NrZamowienia', oneLine(orderNumber, 256))])]),
  ])
}

/** All of these have to be answered; 2 is no. */
function notesOf({ taxation, exemption, isSplitPayment }: NumberedDocument): Element {
  return group('Adnotacje', [
    value('P_16', 2),
    value('P_17', 2),
    // A delivery within the Union is taxed here, at 0 %: reverse charge is something else.
    value('P_18', 2),
    value('P_18A', isSplitPayment ? 1 : 2),
    group('Zwolnienie', taxation === 'exempt' ? [value('P_19', 1), basisOf(exemption)] : [value('P_19N', 1)]),
    group('NoweSrodkiTransportu', [value('P_22N', 1)]),
    value('P_23', 2),
    group('PMarzy', [value('P_PMarzyN', 1)]),
  ])
}

/** The provision stands in a field by its kind: the Union's directive, the act or an order by it, or something else. */
function basisOf(exemption: string | null): Element {
  const basis = oneLine(exemption ?? '', 256) || 'art. 113 ust. 1 ustawy o VAT'
  const field = basis.includes('2006/112') ? 'P_19B' : /§|\b(?:art|ust)/i.test(basis) ? 'P_19A' : 'P_19C'
  return value(field, basis)
}

/** Where tax was computed from gross sums (art. 106e sec. 7) prices and values are gross; without tax they are just prices. */
function rowInFa3(row: DocumentRow, place: number): Element {
  const { line, taxation, isBefore } = row
  const isGross = taxation === 'domestic' || taxation === 'destination'
  return group('FaWiersz', [
    value('NrWierszaFa', place),
    value('P_7', someLine(nameOfLine(line), 512)),
    value('P_8A', unitWords[line.unit]),
    value('P_8B', line.quantity),
    value(isGross ? 'P_9B' : 'P_9A', printMoney(line.price)),
    value('P_10', line.discount === 0 ? null : printMoney(line.discount)),
    value(isGross ? 'P_11A' : 'P_11', printMoney(line.gross)),
    rateInFa3(row),
    value('StanPrzed', isBefore ? 1 : null),
  ])
}

function footOf({ seller }: NumberedDocument): Element {
  const register = oneLine(seller.register, 3500)
  const krs = /\bKRS\D{0,5}(\d{10})\b/i.exec(register)?.[1]
  const regon = /\bREGON\D{0,5}(\d{14}|\d{9})\b/i.exec(register)?.[1]
  const bdo = /^\d{9}$/.exec(seller.bdo ?? '')?.[0]
  return group('Stopka', [
    group('Informacje', [value('StopkaFaktury', register)]),
    group('Rejestry', [value('KRS', krs), value('REGON', regon), value('BDO', bdo)]),
  ])
}
