import { brand } from '../../brand.ts'
import type { AccountTexts } from '../account.ts'

export const account: AccountTexts = {
  about: {
    title: 'Your account',
    description: `Details, address, password and sessions of your account in the ${brand.name} store.`,
  },
}
