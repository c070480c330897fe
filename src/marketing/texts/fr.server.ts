import type * as pl from './pl.server.ts'

export const newsletterLink: typeof pl.newsletterLink = {
  subject: 'Confirmez votre abonnement à la newsletter',
  heading: 'Encore un clic',
  explanation:
    'Quelqu’un, sans doute vous, a demandé sur notre site l’envoi de la newsletter à cette adresse. Confirmez-le et nous vous parlerons des nouvelles récoltes, de recettes et d’offres. Le lien est valable 7 jours.',
  action: 'Je confirme',
  notYou:
    'Ce n’était pas vous\u00A0? Ne faites rien\u00A0: sans confirmation, nous ne vous écrirons pas et l’adresse sera effacée.',
}

export const newsletterWelcome: typeof pl.newsletterWelcome = {
  subject: 'Vous êtes sur la liste',
  heading: 'Merci, votre adresse est confirmée',
  explanation: 'La newsletter arrivera à cette adresse\u00A0: nouvelles récoltes, recettes et offres.',
  action: 'Découvrir la boutique',
  notYou:
    'Vous pouvez vous désabonner quand vous voulez, d’un clic sur le lien au bas de cet e-mail et de tous les suivants.',
}
