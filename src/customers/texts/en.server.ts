import { brand } from '../../brand.ts'
import type * as pl from './pl.server.ts'

export const accountCreated: typeof pl.accountCreated = {
  get subject() {
    return `Your account at ${brand.name}`
  },
  heading: 'Your account is ready',
  explanation:
    'An account was created with this address in our shop. Confirm the address, and the account will also show the orders placed with it as a guest. The link works for a week while you are signed in.',
  toAccount: 'Go to the account',
  prove: 'Confirm e-mail address',
  notYou:
    'Not you? Then someone entered your address. Choose “Forgot your password?” on the sign-in page and set a new one: that person will be signed out, and you can delete the account.',
}

export const emailProof: typeof pl.emailProof = {
  subject: 'Confirm your e-mail address',
  heading: 'Confirm your e-mail address',
  explanation:
    'Once the address is confirmed, your account will also show the orders placed with it as a guest. The link works for a week while you are signed in.',
  prove: 'Confirm e-mail address',
  notYou: 'Not you? There is nothing to do: without your account this link changes nothing.',
}

export const passwordRecovery: typeof pl.passwordRecovery = {
  subject: 'Choose a new password',
  heading: 'A new password for your account',
  explanation:
    'Someone asked for a new password for the account with this address. The link works for one hour and only once.',
  toForm: 'Choose a new password',
  notYou: 'Not you? There is nothing you need to do: your current password still works.',
}

export const passwordChanged: typeof pl.passwordChanged = {
  subject: 'Your password was changed',
  heading: 'Your password was changed',
  explanation: 'Your account has a new password. All other devices were signed out.',
  notYou: 'Not you? Please choose a new password at once. We will send the link to this address.',
  toRecovery: 'Ask for the link',
}

export const accountDeleted: typeof pl.accountDeleted = {
  subject: 'Your account was deleted',
  heading: 'Your account was deleted',
  explanation: 'The saved address and phone number were deleted with it. It is no longer possible to sign in.',
  toStore: 'To the store',
  get notYou() {
    return `Not you? Please write to us at ${brand.officeEmail}.`
  },
}

export const accountExport: typeof pl.accountExport = { file: 'my-data' }
