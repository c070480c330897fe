import { brand } from '../../brand.ts'
import type { AccountTexts } from '../account.ts'

export const account: AccountTexts = {
  about: {
    title: 'Votre compte',
    description: `Coordonnées, adresse, mot de passe et sessions de votre compte dans la boutique ${brand.name}.`,
  },
}
