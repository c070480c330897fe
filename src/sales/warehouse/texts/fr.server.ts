import type * as pl from './pl.server.ts'

export const recall: typeof pl.recall = {
  subject: (product, lot) => `Important\u00A0: rappel de ${product}, lot ${lot}`,
  heading: 'Nous rappelons un lot d’un produit que nous vous avons envoyé',
  stop: 'Vérifiez le numéro de lot sur l’emballage. S’il correspond, n’utilisez pas le produit et ne le donnez à personne.',
  product: 'Produit',
  lot: 'Numéro de lot',
  bestBefore: 'À consommer de préférence avant le',
  orders: 'Votre commande',
  toContact: 'Nous écrire',
  contact: (shop) =>
    `Une question\u00A0? Le produit est chez quelqu’un d’autre\u00A0? Répondez à cet e-mail. Nous vous aiderons. ${shop}`,
}
