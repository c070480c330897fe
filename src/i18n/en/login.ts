import type { LoginTexts } from '../login.ts'

export const login: LoginTexts = {
  about: { title: 'Sign in' },
  back: 'Back to the store',
  title: 'Sign in',
  lead: 'An account remembers your address and your orders. Without one you get the same salt and type your address each time.',
}
