import { emailProved } from '../customers/email-proof/prove-email.server.ts'
import { buyerCorrected } from '../sales/invoices/buyer/correct-buyer.server.ts'
import { invoiceIfOwed } from '../sales/invoices/issue-invoice.server.ts'
import { issueCorrections } from '../sales/invoices/corrections/issue-corrections.server.ts'
import { heldInvoiceIssued } from '../sales/invoices/waiting/hold-invoice.server.ts'
import { ksefDocumentReady } from '../sales/invoices/ksef/settle-ksef-document.server.ts'
import { orderConfirmed } from '../sales/orders/confirm-order.server.ts'
import { askToJoinOrders, joinProvedAccount } from '../sales/orders/join-orders.server.ts'
import { orderFlagged } from '../sales/orders/flag-order.server.ts'
import {
  mailAttention,
  mailBeingChecked,
  mailBuyerCorrected,
  mailConfirmation,
  mailInvoice,
  mailIssuedDocument,
  mailPaymentFailed,
  mailRefunded,
  mailRefundFailed,
  mailTransfer,
  mailSurchargePaid,
} from '../sales/order-management/emails/order-mails.server.ts'
import { paymentFailed, paymentUnderReview, surchargePaid } from '../sales/payments/settle-payment.server.ts'
import { disputeSettled } from '../sales/payments/disputes/note-dispute.server.ts'
import { moneyRefunded, refundCameBack, refundsSettled } from '../sales/payments/refunds/settle-refunds.server.ts'
import { moveByCarrier } from '../sales/order-management/changes/change-shipping.server.ts'
import { parcelsMoved } from '../sales/shipments/settle-shipment.server.ts'
import { transferBegun } from '../sales/payments/transfers/begin-transfer.server.ts'
import { endAttention } from '../sales/withdrawal/order-attention.server.ts'

// What follows in the rooms above when something happens in one below, in the same transaction and in this order. Numbers of invoices are
// taken last: whoever else issues one waits until the transaction ends.

emailProved.isFollowedBy(askToJoinOrders)

orderConfirmed.isFollowedBy(joinProvedAccount, mailConfirmation, invoiceIfOwed)
orderFlagged.isFollowedBy(mailAttention)
heldInvoiceIssued.isFollowedBy(mailInvoice)

transferBegun.isFollowedBy(mailTransfer)
paymentFailed.isFollowedBy(mailPaymentFailed)
surchargePaid.isFollowedBy(mailSurchargePaid)
paymentUnderReview.isFollowedBy(mailBeingChecked)

buyerCorrected.isFollowedBy(mailBuyerCorrected)
disputeSettled.isFollowedBy((transaction, { orderId }) => endAttention(transaction, { orderId }))
moneyRefunded.isFollowedBy(mailRefunded, endAttention)
refundCameBack.isFollowedBy(mailRefundFailed)
refundsSettled.isFollowedBy((transaction, { orderId }) => issueCorrections(transaction, orderId))

ksefDocumentReady.isFollowedBy(mailIssuedDocument)

parcelsMoved.isFollowedBy(moveByCarrier)
