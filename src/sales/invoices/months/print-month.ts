import { formatRate } from '../../../i18n/format.ts'
import { byteOrderMark, printCsvLine } from '../../../kernel/csv.ts'
import type { Money } from '../../../kernel/money.ts'
import { clockInPoland } from '../../../kernel/polish-time.ts'
import type { VatSum } from '../../orders/vat.ts'
import type { Party } from '../invoice.ts'
import { printRegisterMark } from '../ksef/ksef-document.ts'
import type { AccountedDocument, AccountedMonth } from './accounted-month.ts'
import { printTaxNumber } from '../parties.ts'

/** The words of the accountant's table. */
export const invoiceExport = {
  file: 'faktury',
  columns: {
    number: 'Numer dokumentu',
    kind: 'Rodzaj',
    issuedAt: 'Data wystawienia',
    paidAt: 'Data sprzedaży (zapłaty lub zwrotu)',
    order: 'Zamówienie',
    buyer: 'Nabywca',
    taxNumber: 'NIP nabywcy',
    country: 'Kraj nabywcy',
    rate: 'Stawka VAT (%)',
    net: 'Netto',
    vat: 'VAT',
    gross: 'Brutto',
    currency: 'Waluta',
    corrected: 'Koryguje dokument',
    recorded: 'Ujęto już bez faktury w miesiącu',
    ksef: 'Numer KSeF albo oznaczenie',
  },
  kinds: {
    invoice: 'faktura',
    correction: 'korekta',
    sale: 'sprzedaż bez faktury',
    refund: 'zwrot bez faktury',
    returned: 'nieudany zwrot bez faktury',
  },
}

const dayOf = (at: Date) => clockInPoland(at).slice(0, 10)
const { columns, kinds } = invoiceExport

/** A month for the accountant: each document and each sale without one, a line for every rate. */
export function* printMonth({ documents, moves }: AccountedMonth): Generator<string, void, void> {
  yield byteOrderMark + printCsvLine(Object.values(columns))
  for (const document of documents) yield printDocument(document)
  for (const { kind, at, order, buyer, sums } of moves) {
    const about = { kind: kinds[kind], issuedAt: null, paidAt: at, orderNumber: order.number, buyer }
    const none = { number: null, corrected: null, recorded: null, ksef: null }
    yield printSums(sums, { ...about, ...none, currency: 'PLN' })
  }
}

function printDocument({ document, told, mark, recordedIn }: AccountedDocument): string {
  const { kind, correction } = document
  return printSums(told, {
    ...document,
    kind: kind === 'correction' ? kinds.correction : kinds.invoice,
    corrected: correction?.of.number ?? null,
    recorded: recordedIn,
    ksef: printRegisterMark(mark),
  })
}

interface Told {
  number: string | null
  kind: string
  issuedAt: Date | null
  paidAt: Date | null
  orderNumber: string
  buyer: Party
  currency: string
  corrected: string | null
  recorded: string | null
  ksef: string | null
}

const printSums = (sums: VatSum[], told: Told): string =>
  sums
    .map(({ rate, net, vat, gross }) => {
      const cells: Record<keyof typeof columns, string | Money | null> = {
        number: told.number,
        kind: told.kind,
        issuedAt: told.issuedAt && dayOf(told.issuedAt),
        paidAt: told.paidAt && dayOf(told.paidAt),
        order: told.orderNumber,
        buyer: told.buyer.name,
        taxNumber: printTaxNumber(told.buyer.taxNumber),
        country: told.buyer.country,
        rate: formatRate(rate, 'pl'),
        net,
        vat,
        gross,
        currency: told.currency,
        corrected: told.corrected,
        recorded: told.recorded,
        ksef: told.ksef,
      }
      return printCsvLine(Object.values(cells))
    })
    .join('')
