import { brand } from '../../brand.ts'
import type * as pl from './pl.server.ts'

export const application: typeof pl.application = {
  subject: { chef: (name) => `New chef: ${name}`, restaurant: (name) => `New restaurant or hotel: ${name}` },
  heading: 'New application',
  explanation: 'It is waiting for approval in the panel. A reply to this message goes to whoever sent it.',
  name: 'Name',
  email: 'E-mail',
  address: 'Address',
  language: 'Language',
  photo: 'Open the photo',
  toPanel: 'Open the application',
}

export const welcome: typeof pl.welcome = {
  subject: 'Thank you for your application',
  heading: (name) => `Hello, ${name}!`,
  get thanks() {
    return `Thank you for applying to ${brand.name}. We have received your application and will look at it right away.`
  },
  materials:
    'Within 24–48 hours we will send digital materials to this address: logos, graphics for social media and certificates.',
  get bonus() {
    return `There is a parcel from us, too: show the materials on social media and send the link to your post to ${brand.officeEmail}, and we will ship it to you.`
  },
  publication: 'You will appear on our site once we have approved the application.',
  newsletter:
    'With your application we have subscribed this address to our newsletter. If you don’t want it, one click on the link at the bottom of this message is enough.',
  noNewsletter: 'This address unsubscribed from our newsletter earlier, so we have not subscribed it again.',
  toSite: 'Open the association’s site',
}
