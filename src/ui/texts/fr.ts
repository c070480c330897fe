import { brand } from '../../brand.ts'
import { plural } from '../../i18n/plural.ts'
import type * as pl from './pl.ts'

/** What stands around all that is sold: in the bar, at the buttons, in passing messages. */
export const shop: typeof pl.shop = {
  cart: 'Panier',
  pieces: plural('fr', { one: '# article', many: '# d’articles', other: '# articles' }),
  account: 'Votre compte',
  signIn: 'Se connecter',
  signOut: 'Se déconnecter',
  greeting: (name) => `Bonjour ${name}`,
  add: 'Ajouter au panier',
  addThis: (product) => `Ajouter au panier\u00A0: ${product}`,
  quantity: (product) => `Quantité\u00A0: ${product}`,
  fewer: (product) => `Moins\u00A0: ${product}`,
  more: (product) => `Plus\u00A0: ${product}`,
  inCart: (count) => `dans le panier\u00A0: ${count}`,
  added: (product) => `Ajouté au panier\u00A0: ${product}`,
  maxOfProduct: plural('fr', {
    one: '# article au maximum par commande.',
    many: '# d’articles au maximum par commande.',
    other: '# articles au maximum par commande.',
  }),
  maxOfOrder: (count) => `Une commande peut contenir au maximum ${count} articles, tous produits confondus.`,
  needMore: 'Il vous en faut plus\u00A0? Écrivez-nous.',
  toCart: 'Voir le panier',
  reduction: { regular: 'Prix habituel\u00A0:', lowest: 'Prix le plus bas des 30 jours précédant la réduction\u00A0:' },
  toasts: { region: 'Notifications', close: 'Fermer la notification' },
}

export const members: typeof pl.members = {
  core: {
    heading: 'L’équipe',
    lead: 'Elle fait vivre l’association au quotidien, dans les marais, à l’entrepôt et au bureau.',
    loading: 'Chargement de l’équipe',
    failed: 'L’équipe n’a pas pu être chargée',
    empty: 'Nous vous présenterons bientôt notre équipe',
    emptyNext: 'Inutile de l’attendre\u00A0: les demandes d’adhésion sont déjà les bienvenues.',
  },
  chefs: {
    heading: 'Les chefs',
    lead: 'Ils savent d’où vient le sel qu’ils prennent entre les doigts.',
    loading: 'Chargement des chefs',
    failed: 'Les chefs n’ont pas pu être chargés',
    empty: 'Nous vous présenterons bientôt nos chefs',
    emptyNext: 'Vous cuisinez avec notre sel\u00A0? Présentez votre candidature et vous aurez votre place ici.',
    description: 'Cuisine au sel marin celtique récolté à la main et fait partie de notre association.',
  },
  restaurants: {
    heading: 'Restaurants et hôtels',
    lead: 'Dans leurs cuisines comme sur leurs tables, c’est le même sel.',
    loading: 'Chargement des restaurants et hôtels',
    failed: 'Les restaurants et hôtels n’ont pas pu être chargés',
    empty: 'Nous vous présenterons bientôt nos restaurants et nos hôtels',
    emptyNext:
      'Vous tenez un restaurant ou un hôtel\u00A0? Présentez votre candidature et votre maison aura sa place ici.',
    description: 'Assaisonne ses plats au sel marin celtique récolté à la main et fait partie de notre association.',
  },
  join: 'Rejoindre l’association',
  noAnswer: 'Le serveur n’a pas répondu. Veuillez vérifier votre connexion à Internet.',
  tryAgain: 'Réessayer',
  readMore: 'Lire la suite',
  readLess: 'Réduire',
  carousel: {
    carousel: 'carrousel',
    slide: 'fiche',
    slideOf: (slide, count) => `${slide} sur ${count}`,
    slidesOf: (first, last, count) =>
      first === last ? `Fiche ${first} sur ${count}` : `Fiches ${first} à ${last} sur ${count}`,
    previous: 'Fiches précédentes',
    next: 'Fiches suivantes',
    pages: 'Choisir des fiches',
    turnTo: (first, last) => (first === last ? `Aller à la fiche ${first}` : `Aller aux fiches ${first} à ${last}`),
  },
}

export const newsletter: typeof pl.newsletter = {
  heading: 'Newsletter',
  lead: 'Nouvelles récoltes, recettes et offres.',
  inbox: 'Boîte de réception de la newsletter',
  get consent() {
    return `Je souhaite recevoir la newsletter de ${brand.name} à cette adresse\u00A0: nouveautés, recettes et offres. Je peux me désabonner d’un clic dans chaque numéro.`
  },
  privacy: 'Comment nous protégeons vos données',
  send: 'S’abonner à la newsletter',
  sending: 'Un instant…',
  sent: 'Consultez votre boîte de réception. Si cette adresse n’est pas encore sur la liste, vous y trouverez un e-mail avec un bouton pour confirmer.',
  failed: 'L’envoi a échoué. Vérifiez votre connexion et réessayez.',
}
