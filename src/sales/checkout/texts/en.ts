import { brand } from '../../../brand.ts'
import { plural } from '../../../i18n/plural.ts'
import { customerFields } from '../../../customers/fields/texts/en.ts'
import type * as pl from './pl.ts'

export const checkout: typeof pl.checkout = {
  about: { title: 'Checkout' },
  title: 'Checkout',
}

const { firstName, lastName, email } = customerFields

export const checkoutForm: typeof pl.checkoutForm = {
  toPay: plural('en', { one: '# product to pay for', other: '# products to pay for' }),
  loading: 'Loading your order',
  empty: 'Your cart is empty',
  toStore: 'Back to the store',
  toCart: 'Back to the cart',
  tryAgain: 'Try again',
  free: 'Free',
  cartProblems: {
    heading: 'Your cart needs a change first',
    gone: (name) => `${name}: this product is no longer sold.`,
    sold_out: (name) => `${name}: this product has just sold out.`,
    too_many: (name, available) => `${name}: only ${available} left.`,
    over_limit: (name, max) => `${name}: at most ${max} per order.`,
    price_changed: (name, before, now) => `${name}: the price has changed from ${before} to ${now}.`,
    toCart: 'Go to the cart',
  },
  summary: {
    heading: 'Order summary',
    lines: 'Products you are ordering',
    each: (price) => `${price} each`,
    perKilogram: (price) => `${price} / kg`,
    facts: 'Ingredients and storage',
    factsOf: (name) => `Ingredients and storage: ${name}`,
  },
  figures: {
    subtotal: 'Products',
    discount: 'Discount',
    shipping: 'Delivery',
    total: 'Total',
    totalIs: (total) => `Total to pay: ${total}`,
    withTax: 'Prices include VAT.',
  },
  discount: {
    heading: 'Discount code',
    label: 'Enter a code',
    apply: 'Apply',
    checking: 'Checking…',
    remove: 'Remove the code',
    applied: (code, amount) => `✅ Code ${code} has been applied! Discount: ${amount}`,
    refused: (sentence) => `❌ ${sentence}`,
    empty: '❌ Invalid code',
    unknown: 'Invalid discount code',
    failed: '❌ The code could not be checked',
  },
  address: {
    heading: 'Shipping address',
    legend: 'Who it goes to, and where',
    fields: {
      firstName,
      lastName,
      email,
      phone: 'Phone',
      address: 'Street and number',
      postalCode: 'Postal code',
      city: 'Town',
      country: 'Country',
    },
    forPoint: 'You collect the parcel at the pickup point. This address goes on the order’s documents.',
    hasAccount: 'Have an account?',
    signIn: 'Sign in and we’ll fill in your address.',
    notLoaded: 'We could not tell whether you are signed in. You can order without your account.',
    edit: 'Change the address',
    editHint: 'The change is for this order only. The address in your account stays as it is.',
    save: 'Save the address',
    cancel: 'Cancel',
    incompleteToSave: 'Please fill in all required address fields.',
    incomplete: 'Please fill in all fields of the shipping address.',
    unsaved: 'Please save your changes to the shipping address first.',
    notServed: (country) => `${country}: we do not deliver to this country.`,
    tooHeavyFor: (country) => `${country}: we do not send an order of this weight there.`,
    askUs: 'Write to us and we will see what can be done.',
  },
  company: {
    open: 'I am buying as a company',
    legend: 'Company details for the invoice',
    name: 'Company name',
    taxNumber: 'Tax number (NIP or EU VAT)',
    invoiceByMail: 'Send the invoice with the confirmation (PDF)',
    taxNumberHint: 'Outside Poland, begin with the country’s two letters, such as DE.',
  },
  shipping: {
    heading: 'Shipping method',
    legend: 'How the parcel gets to you',
    weight: (weight) => `Weight of the products: ${weight}`,
    home: 'Home delivery by courier',
    inpost: 'Pickup point',
    toFree: (amount) => `${amount} more for free delivery`,
    toFreeUpTo: (amount, weight) => `${amount} more for free delivery (up to ${weight})`,
    arrives: (days) => `With you: ${days}`,
    homeHint: 'To the address given above',
    inpostHint: 'A parcel locker or point that you choose on a map',
    tooHeavy: (name, limit) =>
      `${name} weighs more than ${limit} with its packaging, which is too much for a parcel locker.`,
    tooHeavyTogether: (weight, limit) =>
      `With its packaging the order weighs ${weight}, and a parcel locker takes ${limit} at most.`,
    courierOnly: 'The whole order comes by courier.',
    noBoxForLocker: 'We don’t send to parcel lockers at the moment.',
    noLockersThere: 'There are parcel lockers in Poland only.',
    choose: 'Choose a pickup point',
    change: 'Change the point',
    chosen: 'Your pickup point',
    hours: (hours) => `Opening hours: ${hours}`,
    missing: 'Please choose a pickup point.',
    opening: 'Opening the map…',
    notOpened: 'The list of points could not be opened. Check your connection and try again.',
  },
  reviewLetter: {
    label: 'After delivery, send me one message asking for a review',
    hint: 'Optional. You can withdraw this at any time, also with the link in that message.',
  },
  payment: {
    way: {
      legend: 'How to pay',
      card: 'Card, BLIK or instant transfer',
      cardHint: 'On the payment provider’s page, at once',
      transfer: 'Bank transfer',
      transferHint: 'You get the account details and a pro forma. We send the parcel once your payment arrives',
      companiesHint: 'For companies: enter the name and tax number with the address',
    },
    heading: 'Payment',
    pay: 'Order with obligation to pay',
    processing: 'Processing...',
    failed: 'Something went wrong while processing the payment',
    closed: 'Payments are not possible at the moment. Please try again later.',
    demo: 'This is a demonstration shop: no money is taken.',
    invalid: 'Please correct the marked fields.',
    toField: 'Show the field to correct',
    left: (name, available) => `${name}: ${available} available`,
    priceChanged: (name, before, now) => `${name}: ${now} instead of ${before}`,
    figureChanged: (figure, before, now) => `${figure}: ${now} instead of ${before}`,
    marks: {
      label: 'You can pay by',
      blik: 'BLIK',
      p24: 'Przelewy24',
      card: 'Card',
      wallets: 'Apple Pay and Google Pay appear on the payment page if your device has them.',
    },
    terms: [
      'By ordering you accept the ',
      { text: 'terms and conditions', to: '/terms' },
      ' and confirm that you know the ',
      { text: 'privacy policy', to: '/privacy' },
      ', how we ',
      { text: 'deliver and take payment', to: '/delivery' },
      ', your ',
      { text: 'right of withdrawal', to: '/withdrawal' },
      ' and the ',
      { text: 'legal guarantee', to: '/guarantee' },
      '. The seller is ',
      {
        get text() {
          return brand.seller.legalName
        },
        to: '/imprint',
      },
      '.',
    ],
    newTab: '(opens in a new tab)',
  },
}

export const paymentSuccess: typeof pl.paymentSuccess = {
  about: { title: 'Payment for your order' },
  title: 'Thank you for your order',
  lead: {
    paid: 'We have received your payment and are starting to pack.',
    waiting:
      'We are still waiting for your payment to be confirmed. It usually takes a moment. This page will tell you when it is, and we will e-mail you, too.',
    unknown:
      'We don’t have a confirmation of your payment yet. As soon as it comes, we will e-mail you. Please don’t pay again.',
    failed:
      'The bank did not accept it, it was interrupted, or its time ran out. Your cart is unchanged: you can try again, or pay in another way.',
  },
  givenUp:
    'The confirmation of your payment still hasn’t come. You can safely close this page: when it comes, we will e-mail you. Please don’t pay again.',
  checkAgain: 'Check again',
  order: 'Order number',
  transaction: 'Transaction number',
  next: {
    heading: 'What happens next?',
    steps: [
      {
        name: 'A confirmation e-mail',
        explanation: 'It goes to the address in your order, with everything you ordered.',
      },
      { name: 'Getting it ready', explanation: 'We pack the salt and hand the parcel to the carrier.' },
      { name: 'A tracking number', explanation: 'We will e-mail it when your parcel sets off.' },
    ],
  },
  transfer: {
    title: 'Your order is saved',
    lead: 'Now please make the transfer. The same details are in the e-mail, with a pro forma.',
    steps: [
      { name: 'Transfer', explanation: 'It usually arrives within one working day.' },
      {
        name: 'Confirmation by e-mail',
        explanation: 'It comes once the money is in our account: that concludes the contract.',
      },
      { name: 'Parcel', explanation: 'We send it and give you its tracking number.' },
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
      'The bank did not accept it, it was interrupted, or its time ran out. The e-mail we sent you has a link to your order, which says what you can do next.',
  },
}
