import { brand } from '../../brand.ts'
import { shell } from '../../web/texts/en.ts'
import type * as pl from './pl.server.ts'

export const frame: typeof pl.frame = {
  legal: shell.legal,
  get footer() {
    return `This message was sent automatically by the ${brand.name} shop.`
  },
  unsubscribe: 'Unsubscribe from the newsletter',
}

export const test: typeof pl.test = {
  subject: 'Test message',
  heading: 'E-mail works',
  explanation: 'If you can read this, the shop is able to send messages to this address.',
  toStore: 'Open the store',
}
