import { customerFields } from '../fields/texts/en.ts'
import type * as pl from './pl.ts'

export const account: typeof pl.account = {
  about: { title: 'Your account' },
}

export const accountSections: typeof pl.accountSections = {
  title: 'Your account',
  loading: 'Loading your account',
  signedInAs: (name, email) => `${name}, ${email}`,
  signOut: 'Sign out',
  signedOut: {
    heading: 'Sign in to see your account',
    explanation: 'You aren’t signed in. Your session may have expired or been ended on another device.',
    toLogin: 'Sign in',
  },
  failed: {
    heading: 'Your account could not be loaded',
    explanation: 'Check your connection and try again in a moment.',
    tryAgain: 'Try again',
  },
  error: 'Error',
  saveFailed: 'Your changes could not be saved. Check your connection and try again.',
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
  proof: {
    explanation:
      'Orders placed as a guest will appear here once you have confirmed your e-mail address. The link is in the message that came when the account was created.',
    ask: 'Send a new link',
    sending: 'Sending…',
    sent: 'The link is on its way to your e-mail address.',
    failed: 'The link could not be sent. Please try again in a moment.',
  },
  password: {
    heading: 'Password',
    explanation: 'When you change it, your other devices are signed out. This one stays signed in.',
    submit: 'Change password',
    sending: 'Saving…',
    changed: 'Your password is changed',
    forgotten: 'Forgot the current password?',
  },
  sessions: {
    heading: 'Active sessions',
    explanation: 'Where your account is open. An unused session ends after 30 days.',
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
    explanation: 'All your data in one JSON file.',
    download: 'Download your data',
  },
  deletion: {
    heading: 'Delete your account',
    open: 'I want to delete my account',
    explanation:
      'Your account and address are deleted at once, and this can’t be undone. Orders are kept with their details for as long as the law requires, but no longer belong to an account.',
    submit: 'Delete the account for good',
    sending: 'Deleting…',
    failed: 'The account could not be deleted. Check your connection and try again.',
    done: 'Your account is deleted.',
  },
  needsJavaScript: 'Your account works only with JavaScript. If you have questions, write to our office:',
}

export const entrance: typeof pl.entrance = {
  guest: {
    heading: 'Without an account',
    explanation:
      'You give your address with the order; the confirmation comes by e-mail. You can create an account later.',
    go: 'Buy as a guest',
    findOrder: 'Find an order placed without an account',
  },
  tabs: { label: 'Customer account', login: 'Sign in', register: 'Register' },
  fields: customerFields,
  login: {
    submit: 'Sign in',
    sending: 'Signing in…',
    forgotten: 'Forgot your password?',
    failed: 'Signing in failed. Check your connection and try again.',
    done: 'Signed in successfully!',
  },
  register: {
    required: 'All fields except the phone are required.',
    submit: 'Create account',
    sending: 'Creating account…',
    failed: 'An error occurred during registration',
    done: 'Account created successfully!',
    toLogin: 'Sign in with this address',
    toRecovery: 'Set a new password',
  },
  error: 'Error',
  signedIn: {
    heading: (firstName) => `Hello, ${firstName}`,
    explanation: (email) => `You are signed in as ${email}.`,
    toStore: 'To the store',
    toAccount: 'Your account',
    signOut: 'Sign out',
  },
  needsJavaScript: 'Signing in and registering work only with JavaScript. If you have questions, write to our office:',
}

export const login: typeof pl.login = {
  about: { title: 'Sign in' },
  back: 'Back to the store',
  title: 'Sign in',
  lead: 'An account remembers your address and your orders. Without one you get the same salt, but type your address each time.',
}

export const recover: typeof pl.recover = {
  about: { title: 'New password' },
  back: 'Back to sign-in',
  title: 'Forgot your password?',
  lead: 'Enter the e-mail address of your account. We will send you a link to set a new password.',
}

export const recovery: typeof pl.recovery = {
  fields: customerFields,
  request: {
    submit: 'Send link',
    sending: 'Sending…',
    failed: 'Your request could not be sent. Check your connection and try again.',
    sent: 'Check your inbox',
    sentNext:
      'If there is an account with this address, an e-mail with the link is on its way. The link works for one hour and only once. If you can’t see the e-mail, look in your spam folder.',
    again: 'Enter another address',
  },
  choice: {
    submit: 'Save password',
    sending: 'Saving…',
    failed: 'The password could not be saved. Check your connection and try again.',
  },
  error: 'Error',
  needsJavaScript: 'Changing the password works only with JavaScript. If you are stuck, write to our office:',
}

export const newPassword: typeof pl.newPassword = {
  about: { title: 'New password' },
  choose: {
    heading: 'Set a new password',
    explanation: 'When you change it, all devices are signed out. Sign in again with the new password.',
  },
  done: {
    heading: 'Your password is changed',
    explanation: 'All devices have been signed out. Please sign in with the new password now.',
  },
  toLogin: 'Sign in',
  used: {
    heading: 'This link has been used',
    explanation: 'Each link works only once. To change the password again, ask for a new one.',
  },
  expired: {
    heading: 'This link has expired',
    explanation: 'A link works for one hour. Ask for a new one: it comes straight away.',
  },
  unknown: {
    heading: 'We don’t know this link',
    explanation: 'Perhaps only part of it was copied. Open it straight from the message, or ask for a new one.',
  },
  askAgain: 'Ask for a new link',
  failed: {
    heading: 'Something went wrong',
    explanation: 'We can’t check this link just now. Please try again in a moment.',
  },
  tryAgain: 'Try again',
}

export const emailProof: typeof pl.emailProof = {
  about: { title: 'Confirm your address' },
  heading: 'Confirm your e-mail address',
  explanation: 'Once it is confirmed, your account will also show the orders placed with this address as a guest.',
  submit: 'Confirm address',
  sending: 'Confirming…',
  signedOut: {
    heading: 'Sign in to confirm your address',
    explanation: 'The link works only in the account that it was sent for.',
  },
  toLogin: 'Sign in',
  done: {
    heading: 'Your address is confirmed',
    explanation:
      'The orders placed with it as a guest are in your account now. Later ones will be added automatically.',
  },
  toAccount: 'Go to the account',
  unknown: {
    heading: 'This link doesn’t belong to this account',
    explanation: 'It has expired, or it was sent for another account. You can ask for a new one on the account page.',
  },
  failed: 'The address could not be confirmed. Please check your connection and try again.',
  error: 'Error',
  needsJavaScript: 'Confirming needs JavaScript. If you have trouble, write to the office:',
}
