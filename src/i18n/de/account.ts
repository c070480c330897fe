import type { AccountTexts } from '../account.ts'

export const account: AccountTexts = {
  about: { title: 'Ihr Konto' },
}
