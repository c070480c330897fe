import { brand } from '../../../brand.ts'
import type * as pl from './pl.server.ts'
export { declareWithdrawal } from './en.ts'

export const withdrawalEmails: typeof pl.withdrawalEmails = {
  subject: 'Your withdrawal from the contract: confirmation of receipt',
  subjectOfOrder: (order) => `Your withdrawal from the contract: confirmation of receipt, order ${order}`,
  heading: 'We have your declaration',
  received: (moment) => `Your declaration of withdrawal from the contract reached us on ${moment}.`,
  content: 'What you declared',
  remark: 'Remarks',
  name: 'Name',
  number: 'Order number',
  email: 'E-mail for the confirmation',
  declaredAt: 'Date and time',
  next: 'What happens next',
  whole: {
    sendBack: (day, address) =>
      `Please send the goods back by ${day} at the latest to: ${address}. You bear the direct cost of returning them.`,
    moneyAfterGoods: (day) =>
      `We refund your money by ${day} at the latest, in the way it was paid, including the cost of the least expensive standard delivery. We may wait until the goods are back or you have sent us proof of posting.`,
    notSentYet:
      'The goods have not left us yet, so we will not send them. Should a parcel reach you all the same, please write to us.',
    money: (day) =>
      `We refund your money, including the cost of the least expensive standard delivery, by ${day} at the latest and in the way it was paid.`,
  },
  part: {
    sendBack: (day, address) =>
      `Please send the goods that you withdraw from back by ${day} at the latest to: ${address}. You bear the direct cost of returning them.`,
    moneyAfterGoods: (day) =>
      `We refund what you paid for these goods by ${day} at the latest, in the way it was paid. We may wait until they are back or you have sent us proof of posting.`,
    notSentYet:
      'The order has not left us yet: we take these goods out of the parcel and send the rest. Should they reach you all the same, please write to us.',
    money: (day) => `We refund what you paid for these goods by ${day} at the latest, in the way it was paid.`,
  },
  late: (day) =>
    `The period of 14 days from the delivery of the goods ended on ${day}. We have kept your declaration; the office will look at it and answer you. If the goods do not conform with the contract, you can complain whatever that date.`,
  repeated: (moment) =>
    `We have had the same withdrawal from this contract since ${moment}. That date counts, and there is nothing more to do.`,
  unpaid:
    'This order was not paid and is cancelled: you will not be charged for it. Should a payment arrive all the same, we refund it.',
  cancelled:
    'This order has been cancelled already. If it was paid, the money goes back in the way it was paid, within 14 days at the latest.',
  unmatched:
    'We could not match this declaration with an order: none has both this number and this e-mail address. Please compare them with your order confirmation and withdraw again if there was a mistake. The office will look at the declaration in any case.',
  notYou: 'Did someone enter your address by mistake? Then there is nothing you need to do.',
  get notYours() {
    return `Not your declaration? Write to ${brand.officeEmail} at once.`
  },
  follow: 'See the order',
  again: 'Withdraw from contract here',
  get questions() {
    return `Questions? Write to ${brand.officeEmail}.`
  },
}
