import { brand } from '../../brand.ts'
import type { LetterTexts } from '../letters.ts'

export const letters: LetterTexts = {
  frame: {
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
}
