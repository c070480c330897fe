import {
  makeCorrectionFile,
  makeInvoiceFile,
  makeReturnedCorrectionFile,
} from '../sales/invoices/make-invoice-file.server.ts'
import { makeAcceptedTexts } from '../legal/make-accepted-texts.server.ts'
import type { AttachmentMakers } from '../mail/attachment.ts'

/** Every kind of file that goes with messages, and the room that makes it when they are sent. */
export const attachmentMakers: AttachmentMakers = {
  invoice: makeInvoiceFile,
  correction: makeCorrectionFile,
  returned_correction: makeReturnedCorrectionFile,
  accepted_texts: makeAcceptedTexts,
}
