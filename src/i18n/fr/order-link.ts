import type { OrderLinkTexts } from '../order-link.ts'
import { orderLinkAnswer } from './order-link-answer.ts'

export const orderLink: OrderLinkTexts = {
  number: 'Numéro de commande',
  numberHint: 'Par exemple S-2026-000123, dans la confirmation de commande.',
  email: 'E-mail',
  emailHint: 'Celui de la commande.',
  submit: 'Envoyer le lien',
  sending: 'Envoi en cours…',
  failed: 'La demande n’a pas pu être envoyée. Vérifiez votre accès à Internet et réessayez.',
  error: 'Erreur',
  sent: 'Consultez votre messagerie',
  sentNext: orderLinkAnswer,
  again: 'Indiquer une autre commande',
  needsJavaScript:
    'Ce formulaire ne fonctionne qu’avec JavaScript. Vous pouvez demander un nouveau lien à notre bureau\u00A0:',
}
