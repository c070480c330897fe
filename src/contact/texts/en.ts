import type * as pl from './pl.ts'

export const contact: typeof pl.contact = {
  about: { title: 'Contact the association’s office' },
  title: 'Write to us',
  lead: 'About the salt, about joining, about an order for your kitchen. A person reads every message.',
  allRequired: 'All fields are required.',
  name: 'Name',
  email: 'E-mail',
  message: 'Message',
  send: 'Send message',
  sending: 'Sending…',
  sent: 'Message sent successfully!',
  failed: 'Error sending message.',
  failedNext: 'Check your connection and try again. Your text is still here.',
  office: 'The association’s office',
  phone: 'Phone',
  openingHours: 'Opening hours',
}
