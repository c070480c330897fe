import type { PaymentSuccessTexts } from '../payment-success.ts'

export const paymentSuccess: PaymentSuccessTexts = {
  about: { title: 'Payment for your order' },
  title: 'Thank you for your order',
  lead: {
    paid: 'Your payment has arrived. We are starting to pack.',
    waiting:
      'We are still waiting for your payment to be confirmed. It usually takes a moment. This page will tell you when it is, and we will write you an e-mail, too.',
    unknown:
      'We don’t have a confirmation of your payment yet. As soon as it comes, we will write you an e-mail. You need not pay a second time.',
    failed:
      'The bank did not accept it, it was interrupted, or its time ran out. Your cart is as it was: you can try again, or pay in another way.',
  },
  givenUp:
    'The confirmation of your payment still hasn’t come. You can safely close this page: when it comes, we will write you an e-mail. Please don’t pay a second time.',
  checkAgain: 'Check again',
  order: 'Order number',
  transaction: 'Transaction number',
  next: {
    heading: 'What happens next?',
    steps: [
      {
        name: 'An e-mail of confirmation',
        explanation: 'It goes to the address in your order, with everything you ordered.',
      },
      { name: 'Getting it ready', explanation: 'We pack the salt and hand the parcel to the carrier.' },
      { name: 'A tracking number', explanation: 'We will e-mail it when your parcel sets off.' },
    ],
  },
  toStore: 'Back to the store',
  withdraw: 'Withdraw from contract here',
  questions: 'Any questions? Write to us:',
  failed: {
    title: 'The payment did not go through',
    tryAgain: 'Try again',
    toCart: 'Back to the cart',
    withoutCart:
      'The bank did not accept it, it was interrupted, or its time ran out. The e-mail that we sent you has a link to your order: it says what you can do next.',
  },
}
