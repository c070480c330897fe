import { brand } from '../../brand.ts'
import type { LoginTexts } from '../login.ts'

export const login: LoginTexts = {
  about: {
    title: 'Sign in',
    description: `Sign in to the ${brand.name} store, create an account, or buy as a guest.`,
  },
  back: 'Back to the store',
  title: 'Sign in',
  lead: 'An account remembers your address and your orders. Without one you get the same salt and type your address each time.',
}
