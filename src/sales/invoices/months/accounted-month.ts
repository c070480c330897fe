import { money } from '../../../kernel/money.ts'
import type { Taxation, VatSum } from '../../orders/vat.ts'
import type { OrderRow } from '../../orders/lock-order.server.ts'
import type { NumberedDocument, Party } from '../invoice.ts'
import type { RegisterMark } from '../ksef/ksef-document.ts'

/** A document of a month. */
export interface AccountedDocument {
  document: NumberedDocument
  /** What it adds to the month: of a correction, the difference. */
  told: VatSum[]
  mark: RegisterMark
  /** The earlier month that held this money without a document already. */
  recordedIn: string | null
  isAtDistance: boolean
}

/** Money that moved without a document by the end of the month. */
export interface AccountedMove {
  kind: 'sale' | 'refund' | 'returned'
  at: Date
  order: OrderRow
  buyer: Party
  sums: VatSum[]
  /** Which refund; of a sale, none. */
  refund: unknown
  isAtDistance: boolean
}

/** A month as it is accounted for, read at one moment: all files about it are written from this. */
export interface AccountedMonth {
  month: string
  documents: AccountedDocument[]
  moves: AccountedMove[]
}

export interface MonthSum extends VatSum {
  part: 'documents' | 'recorded' | 'sales' | 'refunds'
  taxation: Taxation
}

/** What the month comes to, by where it stands, how it is taxed and by which rate. What earlier months held already is taken off. */
export function monthSums({ documents, moves }: AccountedMonth): MonthSum[] {
  const sums: MonthSum[] = []
  const add = (part: MonthSum['part'], taxation: Taxation, told: VatSum[], sign: 1 | -1 = 1) => {
    for (const { rate, net, vat, gross } of told) {
      let sum = sums.find((one) => one.part === part && one.taxation === taxation && one.rate === rate)
      if (!sum) sums.push((sum = { part, taxation, rate, net: money(0), vat: money(0), gross: money(0) }))
      sum.net = money(sum.net + sign * net)
      sum.vat = money(sum.vat + sign * vat)
      sum.gross = money(sum.gross + sign * gross)
    }
  }
  for (const { document, told } of documents) add('documents', document.taxation, told)
  for (const { document, told, recordedIn } of documents)
    if (recordedIn !== null) add('recorded', document.taxation, told, -1)
  for (const { kind, order, sums: told } of moves) add(kind === 'sale' ? 'sales' : 'refunds', order.taxation, told)
  return sums
}
