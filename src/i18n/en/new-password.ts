import type { NewPasswordTexts } from '../new-password.ts'

export const newPassword: NewPasswordTexts = {
  about: { title: 'New password' },
  choose: {
    heading: 'Set a new password',
    explanation: 'Once it is changed, all devices are signed out. You sign in on them with the new password.',
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
}
