import type * as pl from './pl.server.ts'

export const recall: typeof pl.recall = {
  subject: (product, lot) => `Important : rappel de ${product}, lot ${lot}`,
  heading: 'Nous rappelons un lot d’un produit que nous vous avons envoyé',
  stop: 'Vérifiez le numéro de lot sur l’emballage. S’il correspond, n’utilisez pas le produit et ne le donnez à personne.',
  product: 'Produit',
  lot: 'Numéro de lot',
  bestBefore: 'À consommer de préférence avant le',
  orders: 'Votre commande',
  toContact: 'Nous écrire',
  contact: (shop) =>
    `Une question, ou le produit est chez quelqu’un d’autre ? Répondez à cet e-mail. Nous vous aiderons. ${shop}`,
}
