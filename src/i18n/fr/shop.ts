import { plural } from '../plural.ts'
import type { ShopTexts } from '../shop.ts'

/** What stands around all that is sold: in the bar, at the buttons, in passing messages. */
export const shop: ShopTexts = {
  cart: 'Panier',
  pieces: plural('fr', { one: '# article', many: '# d’articles', other: '# articles' }),
  account: 'Votre compte',
  signIn: 'Se connecter',
  signOut: 'Se déconnecter',
  greeting: (name) => `Bonjour, ${name}`,
  add: 'Ajouter au panier',
  addThis: (product) => `Ajouter au panier\u00A0: ${product}`,
  inCart: (count) => `dans le panier\u00A0: ${count}`,
  added: (product) => `Ajouté au panier\u00A0: ${product}`,
  mostOfProduct: plural('fr', {
    one: '# article au maximum par commande.',
    many: '# d’articles au maximum par commande.',
    other: '# articles au maximum par commande.',
  }),
  mostOfOrder: (count) => `Une commande contient au maximum ${count} articles, tous produits confondus.`,
  needMore: 'Il vous en faut plus\u00A0? Écrivez-nous.',
  toCart: 'Voir le panier',
  reduction: { regular: 'Prix habituel\u00A0:', lowest: 'Prix le plus bas des 30 jours précédant la réduction\u00A0:' },
  toasts: { region: 'Notifications', close: 'Fermer la notification' },
  withoutScripts: 'Les achats nécessitent JavaScript. Vous pouvez aussi commander par e-mail\u00A0:',
}
