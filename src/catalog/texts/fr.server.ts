import type * as pl from './pl.server.ts'

export const stock: typeof pl.stock = {
  lowSubject: (product) => `Bientôt épuisé\u00A0: ${product}`,
  outSubject: (product) => `Épuisé\u00A0: ${product}`,
  lowHeading: 'Le stock s’épuise',
  outHeading: 'Un produit est épuisé',
  lowExplanation:
    'Il ne reste presque plus de ce produit. Réapprovisionnez-le avant que les clients ne constatent son absence.',
  outExplanation:
    'Le dernier article a été vendu ou retiré du stock. La boutique indique que le produit n’est pas disponible.',
  product: 'Produit',
  left: 'Restant en stock',
  toPanel: 'Ouvrir le produit',
}

export const back: typeof pl.back = {
  subject: (product: string) => `De retour\u00A0: ${product}`,
  heading: (product: string) => `${product} est de nouveau en stock`,
  explanation:
    'Vous nous avez demandé de vous prévenir. Nous ne réservons rien\u00A0: le produit est là tant qu’il en reste.',
  toProduct: 'Voir dans la boutique',
  once: 'C’est le seul message à ce sujet. Votre adresse n’est plus sur la liste d’attente de ce produit.',
}
