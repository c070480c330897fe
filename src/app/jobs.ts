import { sendPasswordLink } from '../administrators/send-password-link.server.ts'
import { productPictures } from '../catalog/pictures/product-pictures.table.ts'
import { tellWaiting } from '../catalog/waiting/tell-waiting.server.ts'
import { products } from '../catalog/products.table.ts'
import { clearOldRecoveryLinks } from '../customers/personal-data.server.ts'
import { sendRecoveryLink } from '../customers/recovery/send-recovery-link.server.ts'
import { sendMail } from '../mail/send-mail.server.ts'
import { sendCampaigns } from '../marketing/campaigns/send-campaigns.server.ts'
import { sendNewsletterLink } from '../marketing/newsletter/ask-for-newsletter.server.ts'
import { clearOldMaterials } from '../membership/materials/linked-materials.server.ts'
import { prepareMaterials, recordMaterialsSent } from '../membership/materials/prepare-materials.server.ts'
import { members } from '../membership/members.table.ts'
import { keepPeople } from '../people/gather-people.server.ts'
import { joinGuestOrders } from '../sales/orders/join-orders.server.ts'
import { sendOrderLink } from '../sales/order-management/emails/send-order-link.server.ts'
import { announceDeparture } from '../sales/order-management/packing/announce-departure.server.ts'
import { keepOrderCounts } from '../sales/order-management/list/order-counts.server.ts'
import { reconcileOrders } from '../sales/order-management/reconciliation/reconcile-orders.server.ts'
import { bringShipmentForward } from '../sales/shipments/bring-forward.server.ts'
import { followShipments } from '../sales/shipments/follow-shipments.server.ts'
import { closeSessionJob } from '../sales/payments/close-session.server.ts'
import { clearOldData } from '../privacy/clear-old-data.server.ts'
import { checkPaymentsAfterRestore } from '../after-restore/check-payments-after-restore.server.ts'
import { checkVatNumberJob } from '../sales/invoices/vies/check-vat-number.server.ts'
import { issueWaiting } from '../sales/invoices/issue-waiting.server.ts'
import { bringKsefDocument, followKsefDocuments } from '../sales/invoices/ksef/ksef-jobs.server.ts'
import { onlyBySteadyClock } from '../server/clock/watch-clock.ts'
import { makeBackup } from '../backups/make-backup.server.ts'
import { proveRestore } from '../backups/prove-backup.server.ts'
import { clearExpired } from '../server/jobs/clear-expired.ts'
import { clearUnusedPictures } from '../server/pictures/clear-unused-pictures.ts'
import type { Job } from '../server/jobs/jobs.ts'
import { ownPictureCuts, ownPictureRows } from '../site/pictures/own-pictures.table.ts'
import { lookAround } from '../status/look-around.server.ts'
import { tellOwner } from '../status/tell-owner.server.ts'
import { teamMembers } from '../team/team-members.table.ts'
import { askForReviews } from '../sales/reviews/ask-for-reviews.server.ts'
import { watchThreshold } from '../sales/abroad/watch-threshold.server.ts'
import { keepSalesSums } from '../sales/reports/keep-sums.server.ts'
import { clearOldVisits } from '../visits/count-visit.server.ts'
import { settleWithdrawalJob } from '../sales/withdrawal/settle-withdrawal.server.ts'

/** Every column that names a picture of ours. */
export const pictureColumns = [
  products.imageUrl,
  productPictures.url,
  members.photoUrl,
  teamMembers.imageUrl,
  ownPictureRows.sourceUrl,
  ownPictureCuts.url,
]

/** Every background job and schedule, with its room: the list of everything that runs by itself. */
export const jobs: Job[] = [
  sendMail,
  sendCampaigns,
  sendNewsletterLink,
  tellWaiting,
  sendRecoveryLink,
  sendPasswordLink,
  sendOrderLink,
  joinGuestOrders,
  prepareMaterials,
  recordMaterialsSent,
  closeSessionJob,
  announceDeparture,
  reconcileOrders,
  keepOrderCounts,
  bringShipmentForward,
  followShipments,
  settleWithdrawalJob,
  keepSalesSums,
  watchThreshold,
  onlyBySteadyClock(askForReviews),
  checkPaymentsAfterRestore,
  issueWaiting,
  checkVatNumberJob,
  bringKsefDocument,
  followKsefDocuments,
  onlyBySteadyClock(clearExpired([clearOldRecoveryLinks, clearOldMaterials, clearOldVisits])),
  makeBackup,
  proveRestore,
  clearUnusedPictures(pictureColumns),
  clearOldData,
  keepPeople,
  lookAround,
  tellOwner,
]
