import { invoiceLink, type KsefEnvironment } from '../../../ksef/ksef.ts'
import { dayInPoland } from '../../../kernel/day-in-poland.ts'
import { momentInPoland } from '../../../kernel/polish-time.ts'
import type { KsefMark, Seller } from '../invoice.ts'

/** What KSeF adds to an issued document. */
export interface FiledDocument {
  /** Null: it doesn't go there. */
  own: {
    environment: KsefEnvironment
    issueDay: string | null
    hash: string | null
    ksefNumber: string | null
    handedOverAt: Date | null
    certificateLink: string | null
    seller: Seller | null
  } | null
  /** Of a correction: the day that the corrected document bears there. */
  originalDay: string | null
}

/** The moment of issue, on the day that the document bears in KSeF: that on which it was sent. */
export const issuedOn = (at: Date, day: string | null | undefined): Date =>
  !day || dayInPoland(at) === day ? at : momentInPoland(`${day}T12:00`)

/** What is drawn on a document once its buyer may have it. */
export function ksefMark({ own }: FiledDocument, seller: Seller): KsefMark | undefined {
  if (!own?.hash || !own.issueDay || !seller.taxNumber || (own.ksefNumber === null && own.handedOverAt === null))
    return undefined
  const { environment, issueDay, hash, ksefNumber, certificateLink } = own
  return {
    environment,
    number: ksefNumber,
    link: invoiceLink({ environment, taxNumber: seller.taxNumber.digits, issueDay, hash }),
    ...(certificateLink !== null && { certificateLink }),
  }
}
