import { linksToEmails } from '../administrators/email/change-email.server.ts'
import { linksToSetup } from '../administrators/setup-link.server.ts'
import { proofLinks } from '../customers/email-proof/prove-email.server.ts'
import { recoveryLinks } from '../customers/recovery/recover-password.server.ts'
import type { LinkStores } from '../mail/email-link.ts'
import { unsubscribeLinkStore } from '../mail/unsubscribe/unsubscribe-links.server.ts'
import { linksToNewsletter } from '../marketing/newsletter/confirm-subscription.server.ts'
import { linksToMaterials } from '../membership/materials/linked-materials.server.ts'
import { linksToOrders } from '../sales/orders/order-links.server.ts'
import {
  makeCorrectionFile,
  makeDocumentFile,
  makeInvoiceFile,
  makeReturnedCorrectionFile,
} from '../sales/invoices/make-invoice-file.server.ts'
import { makeAcceptedTexts } from '../legal/make-accepted-texts.server.ts'
import type { AttachmentMakers } from '../mail/attachment.ts'

/** Every kind of secret link in emails, with the room that owns it. */
export const linkStores: LinkStores = {
  order: linksToOrders,
  recovery: recoveryLinks,
  proof: proofLinks,
  administrator: linksToSetup,
  'administrator-email': linksToEmails,
  materials: linksToMaterials,
  unsubscribe: unsubscribeLinkStore,
  newsletter: linksToNewsletter,
}

/** Every kind of file that goes with messages, and the room that makes it when they are sent. */
export const attachmentMakers: AttachmentMakers = {
  invoice: makeInvoiceFile,
  correction: makeCorrectionFile,
  returned_correction: makeReturnedCorrectionFile,
  document: makeDocumentFile,
  accepted_texts: makeAcceptedTexts,
}
