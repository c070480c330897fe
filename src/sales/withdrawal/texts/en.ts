import type * as pl from './pl.ts'

export const declareWithdrawal = (name: string, orderNumber: string, goods: string) =>
  goods === ''
    ? `I, ${name}, withdraw from the whole contract of sale concluded by order no. ${orderNumber}.`
    : `I, ${name}, withdraw from the contract of sale concluded by order no. ${orderNumber} as far as it concerns: ${goods}`

export const withdraw: typeof pl.withdraw = {
  about: { title: 'Withdraw from contract here' },
  title: 'Withdraw from contract here',
  lead: 'You have 14 days from the delivery of the goods, and need not give a reason. No account is needed.',
  rights: 'All about the right of withdrawal',
}

export const withdrawalSteps: typeof pl.withdrawalSteps = {
  declare: declareWithdrawal,
  write: 'Step\u00A01\u00A0of\u00A02: declaration',
  required: 'Fields with an asterisk are required.',
  name: 'Name *',
  number: 'Order number *',
  numberHint: 'Such as S-2026-000123, from the order confirmation.',
  email: 'E-mail *',
  emailHint: 'The one you ordered with. The confirmation goes there.',
  goods: 'Which goods does it concern?',
  goodsHint: 'Leave this empty to withdraw from the whole order.',
  remark: 'Remarks',
  remarkHint: 'You need not give a reason.',
  toReview: 'Next: check the declaration',
  checking: 'Checking…',
  failedToCheck: 'The fields could not be checked. Check your connection and try again.',
  review: 'Step\u00A02\u00A0of\u00A02: confirmation',
  youDeclare: 'You declare:',
  order: 'Order',
  confirmationTo: (email) => `A confirmation with the content, date and time goes to ${email}.`,
  confirm: 'Confirm withdrawal',
  confirming: 'Sending…',
  back: 'Change',
  failed: 'The declaration did not reach us.',
  failedNext: 'Check your connection and confirm again. You can also write to the office:',
  received: (moment) => `Your declaration reached us on ${moment}.`,
  letter: (email) => `The confirmation is on its way to ${email}.`,
  done: {
    heading: 'We have your declaration',
    next: 'What happens next is in the e-mail only: this page never reveals whether an order exists.',
    missing: 'No e-mail within an hour? Write to the office:',
  },
  accepted: {
    heading: 'We have received your withdrawal',
    whole: {
      money: (day) => `We refund your money by ${day} at the latest, in the way it was paid.`,
      goods: (day) => `Send the goods back by ${day} at the latest. The address is in the e-mail.`,
      notSent: 'The goods have not left us yet, so we will not send them.',
    },
    part: {
      money: (day) => `We refund what you paid for these goods by ${day} at the latest, in the way it was paid.`,
      goods: (day) => `Send these goods back by ${day} at the latest. The address is in the e-mail.`,
      notSent: 'The order has not left us yet: we take these goods out of the parcel and send the rest.',
    },
  },
  late: {
    heading: 'The declaration came after the end of the period',
    text: (day) =>
      `The period of 14 days from the delivery of the goods ended on ${day}. We have kept your declaration; the office will look at it and answer you.`,
  },
  repeated: {
    heading: 'We have this withdrawal already',
    text: (moment) => `The same declaration reached us on ${moment}. There is nothing more to do.`,
  },
  unpaid: {
    heading: 'This order is cancelled',
    text: 'It was not paid, so you will not be charged for it. Should a payment arrive all the same, we refund it.',
  },
  cancelled: {
    heading: 'This order has been cancelled already',
    text: 'If it was paid, we refund the money within 14 days at the latest.',
  },
  lost: 'The order behind this link could not be opened. Please enter its number and your e-mail address.',
  loading: 'Loading the order',
}
