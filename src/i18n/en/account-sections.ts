import type { AccountSectionsTexts } from '../account-sections.ts'
import { customerFields } from './customer-fields.ts'

export const accountSections: AccountSectionsTexts = {
  title: 'Your account',
  loading: 'Loading your account',
  signedInAs: (name, email) => `${name}, ${email}`,
  signOut: 'Sign out',
  signedOut: {
    heading: 'Sign in to see your account',
    explanation: 'There is no open session here: either there was none, or it was ended on another device.',
    toLogin: 'Sign in',
  },
  failed: {
    heading: 'Your account could not be loaded',
    explanation: 'Check your connection and try again in a moment.',
    tryAgain: 'Try again',
  },
  error: 'Error',
  saveFailed: 'Saving did not work. Check your connection and try again.',
  fields: {
    ...customerFields,
    address: 'Street and number',
    postalCode: 'Postal code',
    city: 'Town',
    country: 'Country',
    currentPassword: 'Current password',
  },
  profile: {
    heading: 'Details and address',
    explanation: 'We fill in this address when you order. You can change it for each order.',
    emailFixed: 'The e-mail address can’t be changed here.',
    submit: 'Save details',
    sending: 'Saving…',
    saved: 'Your details are saved',
  },
  orders: {
    heading: 'Orders',
  },
  password: {
    heading: 'Password',
    explanation: 'Once it is changed, your other devices are signed out. This one stays.',
    submit: 'Change password',
    sending: 'Saving…',
    changed: 'Your password is changed',
    forgotten: 'Forgot the current password?',
  },
  sessions: {
    heading: 'Active sessions',
    explanation: 'Where your account is open. A session that is not used ends after 30 days.',
    loading: 'Loading sessions',
    isThisOne: 'This session',
    other: 'Another session',
    started: 'Started',
    lastUsed: 'Last used',
    endOthers: 'End the other sessions',
    ending: 'Ending…',
    ended: 'The other sessions are ended.',
    failed: 'That did not work. Check your connection and try again.',
    notLoaded: 'The sessions could not be loaded.',
    tryAgain: 'Try again',
  },
  data: {
    heading: 'Your data',
    explanation: 'All that the account knows about you, in one JSON file.',
    download: 'Download your data',
  },
  deletion: {
    heading: 'Deleting the account',
    open: 'I want to delete my account',
    explanation:
      'Account and address are erased at once, and this can’t be undone. Orders are kept with what is written in them for as long as the law demands, but belong to no account any more.',
    submit: 'Delete the account for good',
    sending: 'Deleting…',
    failed: 'The account could not be deleted. Check your connection and try again.',
    done: 'Your account is deleted.',
  },
  needsJavaScript: 'The account works with JavaScript only. If you have questions, write to our office:',
}
