import { brand } from '../../../brand.ts'
import { byteOrderMark, printCsvLine } from '../../../kernel/csv.ts'
import { money, printMoney, type Money } from '../../../kernel/money.ts'
import type { Seller } from '../invoice.ts'
import { group, printXml, someLine, value } from '../xml/write-xml.ts'
import { jpkFields, jpkTaxFields, type JpkSale } from './jpk-sales.ts'

/** Earlier months had another structure. */
const firstMonth = '2026-02'

const namespace = 'http://crd.gov.pl/wzor/2025/12/19/14090/'
/** What stands where nobody is named, as the ministry's description asks. */
const nobody = 'BRAK'

interface Facts {
  month: string
  writtenAt: Date
  seller: Seller
  /** The code of the tax office; empty: the accountant's program puts it in. */
  taxOffice: string
}

/**
 * The register of sales of a month (JPK_V7M(3)) without the declaration and without purchases, which are the accountant's. Null: the month had
 * another structure, or the seller has no Polish tax number, so the file isn't theirs to send.
 */
export function writeJpkV7m(sales: JpkSale[], { month, writtenAt, seller, taxOffice }: Facts): string | null {
  if (seller.taxNumber?.country !== 'PL' || month < firstMonth) return null
  const [year, number] = month.split('-').map(Number)
  const phone = seller.phone.replaceAll(/[^\d+]/g, '')
  return printXml(
    group(
      'JPK',
      [
        group('Naglowek', [
          {
            name: 'KodFormularza',
            content: 'JPK_VAT',
            attributes: { kodSystemowy: 'JPK_V7M (3)', wersjaSchemy: '1-0E' },
          },
          value('WariantFormularza', 3),
          value('DataWytworzeniaJPK', `${writtenAt.toISOString().slice(0, 19)}Z`),
          value('NazwaSystemu', someLine(brand.name, 240)),
          { name: 'CelZlozenia', content: '1', attributes: { poz: 'P_7' } },
          value('KodUrzedu', taxOffice),
          value('Rok', year),
          value('Miesiac', number),
        ]),
        group(
          'Podmiot1',
          [
            group('OsobaNiefizyczna', [
              value('NIP', seller.taxNumber.digits),
              value('PelnaNazwa', someLine(seller.name, 240)),
              value('Email', seller.email),
              value('Telefon', phone.slice(0, 16)),
            ]),
          ],
          { rola: 'Podatnik' },
        ),
        group('Ewidencja', [
          ...sales.map((sale, place) => saleElement(sale, place + 1)),
          group('SprzedazCtrl', [
            value('LiczbaWierszySprzedazy', sales.length),
            value('PodatekNalezny', printMoney(taxOf(sales))),
          ]),
          group('ZakupCtrl', [value('LiczbaWierszyZakupow', 0), value('PodatekNaliczony', printMoney(money(0)))]),
        ]),
      ],
      { xmlns: namespace },
    ),
  )
}

/** The tax of all rows. */
const taxOf = (sales: JpkSale[]): Money =>
  money(
    sales.reduce((sum, { amounts }) => sum + jpkTaxFields.reduce((own, field) => own + (amounts[field] ?? 0), 0), 0),
  )

function saleElement(sale: JpkSale, place: number) {
  const cells = cellsOf(sale)
  const amount = (field: (typeof jpkFields)[number]) => value(field, cells[field])
  return group('SprzedazWiersz', [
    value('LpSprzedazy', place),
    value('KodKrajuNadaniaTIN', cells.country),
    value('NrKontrahenta', cells.number),
    value('NazwaKontrahenta', someLine(cells.name, 512)),
    value('DowodSprzedazy', someLine(cells.proof, 256)),
    value('DataWystawienia', cells.issuedOn),
    value('DataSprzedazy', cells.soldOn),
    value(cells.mark, cells.mark === 'NrKSeF' ? cells.ksefNumber : '1'),
    value('TypDokumentu', cells.type),
    value('WSTO_EE', cells.distance),
    ...jpkFields.map(amount),
  ])
}

/** A row's cells, as text: file and table show the same. */
function cellsOf({ taxNumber, name, proof, issuedOn, soldOn, mark, isInternal, isAtDistance, amounts }: JpkSale) {
  return {
    country: taxNumber?.country ?? '',
    number: taxNumber?.digits ?? nobody,
    name: name ?? nobody,
    proof,
    issuedOn,
    soldOn: soldOn === issuedOn ? '' : soldOn,
    mark: typeof mark === 'string' ? mark : 'NrKSeF',
    ksefNumber: typeof mark === 'string' ? '' : mark.ksefNumber,
    type: isInternal ? 'WEW' : '',
    distance: isAtDistance ? '1' : '',
    ...(Object.fromEntries(
      jpkFields.map((field) => [field, amounts[field] === undefined ? '' : printMoney(amounts[field])]),
    ) as Record<(typeof jpkFields)[number], string>),
  }
}

/** The same rows as a table whose columns are called as the file's elements, for programs that take tables. */
export function printJpkTable(sales: JpkSale[]): string {
  const lines = sales.map((sale, place) => {
    const { mark, ksefNumber, type, distance, ...cells } = cellsOf(sale)
    const { country, number, name, proof, issuedOn, soldOn } = cells
    const marks = ['OFF', 'BFK', 'DI'].map((one) => (mark === one ? '1' : ''))
    const said = [country, number, name, proof, issuedOn, soldOn, ksefNumber, ...marks, type, distance]
    return printCsvLine([String(place + 1), ...said, ...jpkFields.map((field) => sale.amounts[field] ?? null)])
  })
  return byteOrderMark + printCsvLine([...columns, ...jpkFields]) + lines.join('')
}

const columns =
  'LpSprzedazy KodKrajuNadaniaTIN NrKontrahenta NazwaKontrahenta DowodSprzedazy DataWystawienia DataSprzedazy NrKSeF OFF BFK DI TypDokumentu WSTO_EE'.split(
    ' ',
  )
