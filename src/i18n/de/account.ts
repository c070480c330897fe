import { brand } from '../../brand.ts'
import type { AccountTexts } from '../account.ts'

export const account: AccountTexts = {
  about: {
    title: 'Ihr Konto',
    description: `Daten, Anschrift, Passwort und Sitzungen Ihres Kontos im Shop von ${brand.name}.`,
  },
}
