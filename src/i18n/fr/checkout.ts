import type { CheckoutTexts } from '../checkout.ts'
import { plural } from '../plural.ts'

export const checkout: CheckoutTexts = {
  about: { title: 'Commande', description: 'Ce que vous commandez et ce que cela coûte.' },
  title: 'Commande',
  toPay: plural('fr', { one: '# produit à payer', many: '# de produits à payer', other: '# produits à payer' }),
  empty: 'Votre panier est vide',
  toStore: 'Retour à la boutique',
  toCart: 'Retour au panier',
  notYet: 'Le paiement en ligne n’est pas encore ouvert',
  notYetNext: 'Votre panier reste dans ce navigateur. Si vous préférez ne pas attendre, écrivez-nous\u00A0:',
}
