import { brand } from '../../brand.ts'

export const account = {
  about: {
    title: 'Twoje konto',
    description: `Dane, adres, hasło i sesje konta w sklepie ${brand.name}.`,
  },
}
