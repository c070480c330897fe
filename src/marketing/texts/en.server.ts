import type * as pl from './pl.server.ts'

export const newsletterLink: typeof pl.newsletterLink = {
  subject: 'Confirm your newsletter',
  heading: 'One more click',
  explanation:
    'Someone, most likely you, asked on our site for the newsletter to be sent to this address. Confirm it, and we will write about new harvests, recipes and offers. The link is valid for 7 days.',
  action: 'Confirm',
  notYou: 'Not you? Do nothing: without confirmation we won’t write, and the address will be deleted.',
}

export const newsletterWelcome: typeof pl.newsletterWelcome = {
  subject: 'You are on the list',
  heading: 'Thank you, your address is confirmed',
  explanation: 'The newsletter will come to this address: new harvests, recipes and offers.',
  action: 'Visit the store',
  notYou:
    'You can unsubscribe whenever you like, with one click on the link at the bottom of this e-mail and every one after it.',
}
