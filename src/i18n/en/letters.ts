import { brand } from '../../brand.ts'
import type { LetterTexts } from '../letters.ts'
import { shell } from './shell.ts'

export const letters: LetterTexts = {
  frame: {
    legal: shell.legal,
    footer: `This message was sent automatically by the ${brand.name} shop.`,
    unsubscribe: 'Unsubscribe from the newsletter',
  },
  test: {
    subject: 'Test message',
    heading: 'Mail works',
    explanation: 'If you can read this, the shop is able to send messages to this address.',
    toStore: 'Open the store',
  },
  stock: {
    lowSubject: (product) => `Running low: ${product}`,
    outSubject: (product) => `Sold out: ${product}`,
    lowHeading: 'Stock is running low',
    outHeading: 'A product has sold out',
    lowExplanation: 'Little is left of this product. Restock it before customers find it missing.',
    outExplanation: 'The last piece was sold or taken out of stock. The store shows the product as unavailable.',
    product: 'Product',
    left: 'Pieces left',
    toPanel: 'Open the panel',
  },
  welcome: {
    subject: 'Thank you for your application',
    heading: (name) => `Good day, ${name}!`,
    thanks: `Thank you for applying to ${brand.name}. Your application has arrived and we will look at it right away.`,
    materials:
      'Within 24–48 hours we will send digital materials to this address: logos, graphics for social media and certificates.',
    bonus: `There is a parcel from us, too: show the materials on social media and send the link to your post to ${brand.officeEmail}, and we will ship it to you.`,
    publication: 'You will appear on our site once we have approved the application.',
    newsletter:
      'With your application we subscribed this address to our newsletter. If you do not want it, one click on the link at the bottom of this message is enough.',
    noNewsletter: 'This address was taken off the list of our newsletter earlier, so we have not subscribed it again.',
    toSite: 'Open the association’s site',
  },
  materials: {
    subject: `Your materials from ${brand.name}`,
    heading: (name: string) => `${name}: your materials are ready`,
    contents:
      'We have made a certificate in your name, ready to print on A4, three graphics for social media, and our logo for light and dark backgrounds. All of it is behind this link, which is meant for you alone.',
    toMaterials: 'Download the materials',
    validity: (days: number, until: string) =>
      `The link works for ${days} days, until ${until}. After that, just write to us and we will send a new one.`,
    bonus: `Show the materials on social media and send the link to your post to ${brand.officeEmail}, and we will send you a parcel.`,
  },
  application: {
    subject: { chef: (name) => `New chef: ${name}`, restaurant: (name) => `New restaurant or hotel: ${name}` },
    heading: 'New application',
    explanation: 'It waits for approval in the panel. A reply to this message goes to whoever sent it.',
    name: 'Name',
    email: 'E-mail',
    address: 'Address',
    language: 'Language',
    photo: 'Open the photo',
    toPanel: 'Open the panel',
  },
  contact: {
    subject: (name) => `Message from ${name}`,
    heading: 'A new message from the site',
    explanation: 'Somebody wrote through the contact form. A reply to this message goes straight to them.',
    name: 'Name',
    email: 'E-mail',
    language: 'Language',
  },
  accountCreated: {
    subject: `Your account at ${brand.name}`,
    heading: 'Your account is ready',
    explanation:
      'An account was made with this address in our shop. You can sign in and save an address for deliveries.',
    toAccount: 'Go to the account',
    notYou:
      'Wasn’t it you? Then somebody typed your address. Choose “Forgot your password?” on the sign-in page and set a new one: that person will be signed out, and you can delete the account.',
  },
  passwordRecovery: {
    subject: 'Choose a new password',
    heading: 'A new password for your account',
    explanation:
      'Somebody asked for a new password for the account with this address. The link works for one hour, and once.',
    toForm: 'Choose a new password',
    notYou: 'Wasn’t it you? There is nothing you need to do: your present password still works.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    explanation: 'Your account has a new password. All other devices were signed out.',
    notYou:
      'Wasn’t it you? Please choose a password of your own at once. We will send the link for it to this address.',
    toRecovery: 'Ask for the link',
  },
  accountDeleted: {
    subject: 'Your account was deleted',
    heading: 'Your account was deleted',
    explanation: 'The saved address and phone number were deleted with it. It is no longer possible to sign in.',
    notYou: `Wasn’t it you? Please write to us at ${brand.officeEmail}.`,
  },
  accountExport: { file: 'my-data' },
}
