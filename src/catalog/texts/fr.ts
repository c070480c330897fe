import { plural } from '../../i18n/plural.ts'
import type * as pl from './pl.ts'

export const product: typeof pl.product = {
  about: { title: 'Ce produit n’est pas en vente' },
  whereElse:
    'Peut-être ne le vendons-nous plus, ou une erreur s’est glissée dans l’adresse. La boutique réunit tout ce que nous proposons aujourd’hui.',
  toStore: 'Retour à la boutique',
  perKilogram: (price) => `${price} / kg`,
  inStock: 'En stock',
  outOfStock: 'Rupture de stock',
  pictures: 'Photos du produit',
  pictureOf: (n: number, all: number) => `photo ${n} sur ${all}`,
  otherSizes: 'Autres formats',
  vat: 'TVA comprise, hors livraison',
  withoutDelivery: 'hors livraison',
  goodFor: 'Pour quels usages',
  harvest: 'Qui le récolte et comment',
  views: {
    package: (name) => name,
    crystals: (name) => `${name}\u00A0: les cristaux de près`,
    use: (name) => `${name} en cuisine`,
    back: (name) => `${name}\u00A0: le dos de l’emballage`,
  },
}

export const food: typeof pl.food = {
  legalName: 'Dénomination',
  ingredients: 'Ingrédients',
  allergens: 'Allergènes',
  netWeight: 'Poids net',
  origin: 'Origine',
  storage: 'Conservation',
  operator: 'Exploitant responsable',
  byCourier: 'Par transporteur uniquement.',
  courierOnly: (limit) =>
    `Par transporteur uniquement\u00A0: emballé, il pèse plus de ${limit}, trop pour une consigne.`,
}

export const delivery: typeof pl.delivery = {
  title: 'Livraison',
  home: 'Livraison à domicile',
  inpost: 'Consigne à colis',
  from: (cost) => `à partir de ${cost}`,
  free: 'gratuit',
  freeFrom: (worth) => `gratuit dès ${worth}`,
  days: (from, to) =>
    to === 0
      ? 'en général le jour même'
      : from === to
        ? `en général le ${to}${to === 1 ? 'er' : 'e'} jour ouvré après la commande`
        : `en général ${from > 0 ? `${from} à ${to} jours ouvrés` : `sous ${to} ${to === 1 ? 'jour ouvré' : 'jours ouvrés'}`} après la commande`,
  costs: 'Tarifs et délais',
  returns: '14 jours pour changer d’avis',
}

export const store: typeof pl.store = {
  about: { title: 'Boutique de sel marin celtique' },
  title: 'Boutique',
  lead: 'Un seul sel, des formats pour chaque cuisine. Cueilli au râteau de bois, séché par le soleil et le vent, jamais raffiné.',
  count: plural('fr', { one: '# produit', many: '# de produits', other: '# produits' }),
  loading: 'Chargement des produits',
  perKilogram: (price) => `${price} / kg`,
  freeDelivery: {
    any: (amount) => `Livraison gratuite en Pologne dès ${amount}`,
    home: (amount) => `Livraison gratuite par transporteur en Pologne dès ${amount}`,
    pickup_point: (amount) => `Livraison gratuite en consigne dès ${amount}`,
  },
  upTo: (weight) => ` (jusqu’à ${weight})`,
  outOfStock: 'Rupture de stock',
  error: 'Erreur\u00A0:',
  tryAgain: 'Réessayer',
  empty: 'Aucun produit disponible',
  emptyNext: 'La nouvelle récolte est en route. Revenez bientôt.',
  packages: {
    title: 'De la table à la cuisine',
    text: 'Tous nos formats côte à côte, à la même échelle\u00A0: le bocal pour la table, la boîte et le sachet pour la maison, les sacs pour les cuisines qui travaillent tous les jours.',
  },
}

/** Hearing when a sold-out product is back. */
export const stockWait: typeof pl.stockWait = {
  open: 'Prévenez-moi de son retour',
  email: 'E-mail',
  consent:
    'Envoyez-moi un seul message à cette adresse quand le produit sera de nouveau en stock. Après ce message, ou au plus tard après 12 mois, l’adresse sera supprimée de la liste d’attente. Nous n’écrivons pas à une adresse désabonnée de nos messages.',
  send: 'Écrivez-moi',
  sending: 'Envoi…',
  sent: 'C’est noté. Nous vous écrirons à son retour.',
  failed: 'L’enregistrement a échoué. Vérifiez votre connexion et réessayez.',
}

export const rating: typeof pl.rating = {
  outOf: (average) => `${average} sur 5`,
  count: plural('fr', { one: '# avis', many: '# avis', other: '# avis' }),
}
