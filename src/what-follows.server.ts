import { invoiceIfOwed } from './invoices/invoice-confirmed.server.ts'
import { issueCorrections } from './invoices/issue-corrections.server.ts'
import { orderConfirmed } from './orders/confirm-order.server.ts'
import { orderFlagged } from './orders/flag-order.server.ts'
import {
  mailAttention,
  mailBeingChecked,
  mailConfirmation,
  mailPaymentFailed,
  mailRefunded,
  mailRefundFailed,
} from './orders/order-mails.server.ts'
import { paymentFailed, paymentUnderReview } from './payments/settle-payment.server.ts'
import { moneyRefunded, refundCameBack, refundsSettled } from './payments/settle-refunds.server.ts'
import { endAttention } from './withdrawal/end-attention.server.ts'

// What follows in the rooms above when something happens in one below, in the same transaction and in this order. Numbers of invoices are
// taken last: whoever else issues one waits until the transaction ends.

orderConfirmed.isFollowedBy(mailConfirmation, invoiceIfOwed)
orderFlagged.isFollowedBy(mailAttention)

paymentFailed.isFollowedBy(mailPaymentFailed)
paymentUnderReview.isFollowedBy(mailBeingChecked)

moneyRefunded.isFollowedBy(mailRefunded, endAttention)
refundCameBack.isFollowedBy(mailRefundFailed)
refundsSettled.isFollowedBy((transaction, { orderId }) => issueCorrections(transaction, orderId))
