import type { FindOrderTexts } from '../find-order.ts'

export const findOrder: FindOrderTexts = {
  about: { title: 'Retrouver une commande' },
  title: 'Retrouver une commande',
  lead: 'Le lien vers une commande reçu par message est valable 90 jours. Indiquez le numéro de commande et l’adresse e-mail, et nous en enverrons un nouveau. Aucun compte n’est nécessaire.',
  account: 'Les commandes passées avec un compte s’y trouvent toujours.',
  toAccount: 'Votre compte',
}
