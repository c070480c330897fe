import { money, printMoney, type Money } from '../../../kernel/money.ts'
import { clockInPoland } from '../../../kernel/polish-time.ts'
import { taxContained } from '../../orders/vat.ts'
import { differenceOf, totalOf, type NumberedDocument, type Party, type Seller } from '../invoice.ts'
import { nameOfLine, reasonWords, unitWords } from '../xml/document-words.ts'
import { rowsOf, type DocumentRow } from '../xml/document-rows.ts'
import { ratePlaceOf, sumsByPlace, type RatePlace } from '../xml/rate-places.ts'
import { group, oneLine, printXml, someLine, value, type Element } from '../xml/write-xml.ts'
import { companyInJpk, numberInJpk, type JpkAddress } from './company-in-jpk.ts'

/** What the documents don't know. */
export interface JpkFaFacts {
  /** First and last day of issue, as yyyy-mm-dd in Warsaw. */
  from: string
  to: string
  writtenAt: Date
  /** The code of the tax office in four digits. */
  taxOffice: string
  seller: Seller
  address: JpkAddress
}

const namespace = 'http://jpk.mf.gov.pl/wzor/2022/02/17/02171/'
const commonTypes = 'http://crd.gov.pl/xml/schematy/dziedzinowe/mf/2018/08/24/eD/DefinicjeTypy/'

/**
 * All documents issued in a time, as a tax office may ask for them: JPK_FA(4). Undefined: there are none, and the structure wants one at
 * least. Its amounts are those of the documents, so that corrections hold differences.
 */
export function writeJpkFa(documents: NumberedDocument[], facts: JpkFaFacts): string | undefined {
  if (documents.length === 0) return undefined
  const rows = documents.flatMap(rowsInJpk)
  const sum = (amounts: Money[]) => printMoney(money(amounts.reduce((total, amount) => total + amount, 0)))
  return printXml(
    group(
      'JPK',
      [
        headOf(facts),
        companyInJpk(facts.seller, facts.address),
        ...documents.map(documentInJpk),
        group('FakturaCtrl', [
          value('LiczbaFaktur', documents.length),
          value('WartoscFaktur', sum(documents.map(totalIn))),
        ]),
        ...rows.map(({ element }) => element),
        group('FakturaWierszCtrl', [
          value('LiczbaWierszyFaktur', rows.length),
          value('WartoscWierszyFaktur', sum(rows.map(({ net }) => net))),
        ]),
      ],
      { xmlns: namespace, 'xmlns:etd': commonTypes },
    ),
  )
}

const headOf = ({ writtenAt, from, to, taxOffice }: JpkFaFacts): Element =>
  group('Naglowek', [
    { name: 'KodFormularza', content: 'JPK_FA', attributes: { kodSystemowy: 'JPK_FA (4)', wersjaSchemy: '1-0' } },
    value('WariantFormularza', 4),
    value('CelZlozenia', 1),
    value('DataWytworzeniaJPK', writtenAt.toISOString().replace(/\.\d+Z$/, 'Z')),
    value('DataOd', from),
    value('DataDo', to),
    value('KodUrzedu', taxOffice),
  ])

const totalIn = ({ sums, correction }: NumberedDocument): Money =>
  totalOf(correction ? differenceOf(correction.before, sums) : sums).gross

/** Deliveries within the Union and exports stand with all that is taxed at 0 %. */
const fields: Record<RatePlace, [net: string, vat: string | null]> = {
  standard: ['P_13_1', 'P_14_1'],
  reduced: ['P_13_2', 'P_14_2'],
  lowest: ['P_13_3', 'P_14_3'],
  abroad: ['P_13_5', 'P_14_5'],
  zero: ['P_13_6', null],
  within_union: ['P_13_6', null],
  export: ['P_13_6', null],
  exempt: ['P_13_7', null],
}

function documentInJpk(document: NumberedDocument): Element {
  const { seller, buyer, correction, number, currency, issuedAt, paidAt, exemption, isSplitPayment } = document
  const issuedOn = clockInPoland(issuedAt).slice(0, 10)
  const paidOn = paidAt && clockInPoland(paidAt).slice(0, 10)
  const isExempt = document.taxation === 'exempt'
  const basis = oneLine(exemption ?? '', 256)
  const no = (...names: string[]) => names.map((name) => value(name, 'false'))
  return group('Faktura', [
    value('KodWaluty', currency),
    value('P_1', issuedOn),
    value('P_2A', someLine(number, 256)),
    value('P_3A', oneLine(buyer.name, 256)),
    value('P_3B', addressOf(buyer)),
    value('P_3C', someLine(seller.name, 256)),
    value('P_3D', addressOf(seller) || '-'),
    ...numberInJpk('P_4', seller.taxNumber),
    ...numberInJpk('P_5', buyer.taxNumber),
    value('P_6', correction || paidOn === issuedOn ? null : paidOn),
    ...sumsInJpk(document),
    value('P_15', printMoney(totalIn(document))),
    ...no('P_16', 'P_17', 'P_18'),
    value('P_18A', String(isSplitPayment)),
    value('P_19', String(isExempt)),
    value(basis.includes('2006/112') ? 'P_19B' : 'P_19A', isExempt ? basis : null),
    ...no('P_20', 'P_21', 'P_22', 'P_23', 'P_106E_2', 'P_106E_3'),
    value('RodzajFaktury', correction ? 'KOREKTA' : 'VAT'),
    value('PrzyczynaKorekty', correction && reasonWords[correction.reason]),
    value('NrFaKorygowanej', correction && someLine(correction.of.number, 256)),
  ])
}

const addressOf = ({ street, postalCode, city, country }: Party) =>
  oneLine([street, `${postalCode} ${city}`, country].filter((part) => part.trim() !== '').join(', '), 256)

/** Several places share a field here, which then stands once. */
function sumsInJpk(document: NumberedDocument): Element[] {
  const sums = new Map<string, number>()
  for (const { place, net, vat } of sumsByPlace(document)) {
    const [netField, vatField] = fields[place]
    sums.set(netField, (sums.get(netField) ?? 0) + net)
    if (vatField) sums.set(vatField, vat)
  }
  return [...sums].map(([field, amount]) => value(field, printMoney(money(amount))))
}

/**
 * The structure marks no state before, so what a correction takes back is negative. A correction of the buyer's data, which changes no
 * line, names them all. Net values of lines are told beside gross ones: the structure adds these up.
 */
function rowsInJpk(document: NumberedDocument): { element: Element; net: Money }[] {
  const changed = rowsOf(document)
  const rows = changed.length > 0 ? changed : rowsOf(document, true)
  const nets = netsOf(document, rows)
  return rows.map((row, place) => {
    const { line, taxation, isBefore } = row
    const signed = (amount: number) => printMoney(money(isBefore ? 0 - amount : amount))
    const net = nets[place] ?? money(0)
    const isGross = taxation === 'domestic' || taxation === 'destination'
    const at = ratePlaceOf(taxation, line.rate)
    const element = group('FakturaWiersz', [
      value('P_2B', someLine(document.number, 256)),
      value('P_7', someLine(nameOfLine(line), 256)),
      value('P_8A', unitWords[line.unit]),
      value('P_8B', isBefore && line.quantity !== 0 ? -line.quantity : line.quantity),
      value(isGross ? 'P_9B' : 'P_9A', printMoney(line.price)),
      value('P_10', line.discount === 0 ? null : signed(line.discount)),
      value('P_11', printMoney(net)),
      value('P_11A', isGross ? signed(line.gross) : null),
      at === 'abroad' ? value('P_12_XII', line.rate) : value('P_12', at === 'exempt' ? 'zw' : line.rate),
    ])
    return { element, net }
  })
}

/** Net of each row; the last of a place takes what rounding left, so that rows and document agree. */
function netsOf(document: NumberedDocument, rows: DocumentRow[]): Money[] {
  const left = new Map(sumsByPlace(document).map(({ place, net }): [RatePlace, number] => [place, net]))
  const placeOf = ({ taxation, line }: DocumentRow) => ratePlaceOf(taxation, line.rate)
  const last = new Map(rows.map((row, index): [RatePlace, number] => [placeOf(row), index]))
  return rows.map((row, index) => {
    const place = placeOf(row)
    const own = taxContained(row.line.rate, row.line.gross).net * (row.isBefore ? -1 : 1)
    const net = last.get(place) === index ? (left.get(place) ?? 0) : own
    left.set(place, (left.get(place) ?? 0) - own)
    return money(net)
  })
}
