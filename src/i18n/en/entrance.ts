import type { EntranceTexts } from '../entrance.ts'
import { customerFields } from './customer-fields.ts'

export const entrance: EntranceTexts = {
  guest: {
    heading: 'Without an account',
    explanation: 'You give your address with the order; the confirmation comes by e-mail. An account can wait.',
    go: 'Buy as a guest',
    findOrder: 'Find an order made without an account',
  },
  tabs: { label: 'Customer account', login: 'Sign in', register: 'Register' },
  fields: customerFields,
  login: {
    submit: 'Sign in',
    sending: 'Signing in…',
    forgotten: 'Forgot your password?',
    failed: 'Signing in did not work. Check your connection and try again.',
    done: 'Signed in successfully!',
  },
  register: {
    required: 'All fields but the phone are required.',
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
  needsJavaScript: 'Signing in and registering work with JavaScript only. If you have questions, write to our office:',
}
