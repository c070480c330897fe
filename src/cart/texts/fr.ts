import { plural } from '../../i18n/plural.ts'
import type * as pl from './pl.ts'

export const cart: typeof pl.cart = {
  about: { title: 'Panier' },
  title: 'Panier',
  count: plural('fr', { one: '# article', many: '# d’articles', other: '# articles' }),
  loading: 'Chargement du panier',
  empty: 'Votre panier est vide',
  emptyNext: 'Le même sel vous attend en rayon, en plusieurs formats.',
  continueShopping: 'Continuer mes achats',
  lines: 'Produits du panier',
  perKilogram: (price) => `${price} / kg`,
  each: (price) => `${price} l’unité`,
  remove: 'Retirer',
  removeThis: (product) => `Retirer du panier\u00A0: ${product}`,
  removed: (product) => `Retiré\u00A0: ${product}`,
  undo: 'Annuler',
  undoThis: (product) => `Annuler le retrait\u00A0: ${product}`,
  changed: (product, quantity, total) => `${product}\u00A0: ${quantity}, ${total} au total`,
  problems: {
    gone: 'Ce produit n’est plus en vente.',
    sold_out: 'Ce produit vient d’être épuisé.',
    too_many: plural('fr', {
      one: 'Il n’en reste que\u00A0#.',
      many: 'Il n’en reste que\u00A0#.',
      other: 'Il n’en reste que\u00A0#.',
    }),
    price_changed: (before, now) => `Le prix est passé de ${before} à ${now}.`,
  },
  repairs: {
    remove: 'Retirer du panier',
    reduce: (available) => `Passer à ${available}`,
    accept: 'Accepter le nouveau prix',
  },
  summary: 'Récapitulatif',
  subtotal: 'Produits',
  weight: 'Poids',
  total: 'Total',
  toFree: {
    any: (amount) => `Encore ${amount} pour la livraison gratuite en Pologne`,
    home: (amount) => `Encore ${amount} pour la livraison gratuite par transporteur en Pologne`,
    pickup_point: (amount) => `Encore ${amount} pour la livraison gratuite en consigne`,
  },
  upTo: (weight) => ` (jusqu’à ${weight})`,
  delivery: 'Prix TTC. Vous choisirez à l’étape suivante la livraison à domicile ou en consigne automatique.',
  checkout: 'Passer la commande',
  repairFirst: 'Veuillez d’abord corriger les produits signalés.',
  checking: 'Comparaison avec la boutique…',
  unchecked:
    'Le panier n’a pas pu être comparé avec la boutique. Prix et stock seront vérifiés à nouveau lors de la commande.',
  tryAgain: 'Réessayer',
  withoutScripts: 'Le panier est conservé dans votre navigateur et nécessite JavaScript.',
}
