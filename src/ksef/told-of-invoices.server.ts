import * as z from 'zod/mini'
import { parsedBy } from './ask-ksef.server.ts'
import { isKsefNumber, type FoundInvoice, type SentInvoice } from './ksef.ts'

const moment = z.pipe(
  z.string().check(z.refine((written) => Number.isFinite(Date.parse(written)))),
  z.transform((written) => new Date(written)),
)
const ksefNumber = z.string().check(z.refine(isKsefNumber))
const mode = z.pipe(
  z.nullish(z.string()),
  z.transform((written) => (written === 'Offline' ? 'offline' : 'online')),
)

const sent = z.object({
  status: z.object({
    code: z.number(),
    description: z.string(),
    details: z.nullish(z.array(z.string())),
    extensions: z.nullish(
      z.object({ originalKsefNumber: z.nullish(z.string()), originalSessionReferenceNumber: z.nullish(z.string()) }),
    ),
  }),
  ksefNumber: z.nullish(z.string()),
  acquisitionDate: z.nullish(z.string()),
  invoicingMode: mode,
})
const accepted = z.object({ ksefNumber, acquisitionDate: moment, invoicingMode: mode })

/** Troubles of the system's own: an invoice that it gave up on isn't there, and may be sent as it is. */
const troubles = new Set([405, 500, 550])

/** What the system says of an invoice that was sent; undefined: nothing that makes sense. */
export function sentIn(text: string): SentInvoice | undefined {
  const told = parsedBy(sent, text)
  if (!told) return undefined
  const { code, description, details, extensions } = told.status
  if (code === 200) {
    const given = parsedBy(accepted, text)
    return (
      given && {
        state: 'accepted',
        ksefNumber: given.ksefNumber,
        acceptedAt: given.acquisitionDate,
        mode: given.invoicingMode,
      }
    )
  }
  if (code < 400) return { state: 'waiting' }
  if (code === 440) {
    const { originalKsefNumber: number, originalSessionReferenceNumber: session } = extensions ?? {}
    return { state: 'duplicate', ...(number && { ksefNumber: number }), ...(session && { session }) }
  }
  if (troubles.has(code)) return { state: 'send_again', code, description }
  return { state: 'refused', code, description, details: details ?? [] }
}

const found = z.object({
  invoices: z.array(
    z.object({
      ksefNumber,
      invoiceNumber: z.string(),
      invoiceHash: z.string(),
      acquisitionDate: moment,
      invoicingMode: mode,
    }),
  ),
})

/** The invoices of an answer to a search; undefined: nothing that makes sense. */
export const foundIn = (text: string): FoundInvoice[] | undefined =>
  parsedBy(found, text)?.invoices.map((one) => ({
    ksefNumber: one.ksefNumber,
    invoiceNumber: one.invoiceNumber,
    hash: one.invoiceHash,
    acceptedAt: one.acquisitionDate,
    mode: one.invoicingMode,
  }))
