import type * as pl from './pl.server.ts'

export const contact: typeof pl.contact = {
  subject: (name) => `Message from ${name}`,
  heading: 'A new message from the site',
  explanation: 'Someone wrote to you through the contact form. A reply to this message goes straight to them.',
  name: 'Name',
  email: 'E-mail',
  language: 'Language',
  toPanel: 'Open the message',
}
