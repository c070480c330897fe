import type { RecoveryTexts } from '../recovery.ts'
import { customerFields } from './customer-fields.ts'

export const recovery: RecoveryTexts = {
  fields: customerFields,
  request: {
    submit: 'Send link',
    sending: 'Sending…',
    failed: 'Your request could not be sent. Check your connection and try again.',
    sent: 'Check your inbox',
    sentNext:
      'If there is an account with this address, a letter with the link is on its way. The link works for one hour and once. If you can’t see the letter, look in your spam folder.',
    again: 'Enter another address',
  },
  choice: {
    submit: 'Save password',
    sending: 'Saving…',
    failed: 'The password could not be saved. Check your connection and try again.',
  },
  error: 'Error',
  needsJavaScript: 'Changing the password works with JavaScript only. If you are stuck, write to our office:',
}
