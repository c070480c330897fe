import { brand } from '../../brand.ts'
import type { RecoverTexts } from '../recover.ts'
import { customerFields } from './customer-fields.ts'

export const recover: RecoverTexts = {
  about: {
    title: 'New password',
    description: `Set a new password for your account in the ${brand.name} store.`,
  },
  back: 'Back to signing in',
  title: 'Forgotten your password?',
  lead: 'Enter the e-mail address of your account. We will send you a link at which you set a new password.',
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
  choose: {
    heading: 'Set a new password',
    explanation: 'Once it is changed, all devices are signed out. You sign in on them with the new password.',
    submit: 'Save password',
    sending: 'Saving…',
    failed: 'The password could not be saved. Check your connection and try again.',
  },
  done: {
    heading: 'Your password is changed',
    explanation: 'All devices have been signed out. Please sign in with the new password now.',
  },
  toLogin: 'Sign in',
  used: {
    heading: 'This link has been used',
    explanation: 'Each link works once. If the password has to be changed again, ask for a new one.',
  },
  expired: {
    heading: 'This link has expired',
    explanation: 'A link works for one hour after it was sent. Ask for a new one, it comes at once.',
  },
  unknown: {
    heading: 'We don’t know this link',
    explanation: 'Perhaps only a part of it was copied. Open it straight from the message, or ask for a new one.',
  },
  askAgain: 'Ask for a new link',
  failed: {
    heading: 'Something went wrong',
    explanation: 'We can’t look up this link just now. Please try again in a moment.',
  },
  tryAgain: 'Try again',
  error: 'Error',
  needsJavaScript: 'Changing the password works with JavaScript only. If you are stuck, write to our office:',
}
