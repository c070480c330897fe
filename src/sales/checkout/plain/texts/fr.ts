import type * as pl from './pl.ts'

export const plainCheckout: typeof pl.plainCheckout = {
  toReview: 'Voir le récapitulatif',
  review: 'Vérifiez votre commande',
  change: 'Modifier les données',
  costsLater:
    'Les frais de livraison indiqués ici valent pour la Pologne. Pour un autre pays, vous les verrez dans le récapitulatif, avant de commander.',
  point: 'Consigne ou point de retrait',
  pointChoice: 'Choisissez',
  pointCode: 'Le code de la consigne ou du point, par exemple KRA01M. Vous le trouverez sur la carte du transporteur.',
  companyHint: 'Pour les entreprises seulement\u00A0: nom et numéro fiscal pour la facture.',
  codeHint: 'Vous verrez la remise dans le récapitulatif.',
  paidBy: 'Moyen de paiement',
}
