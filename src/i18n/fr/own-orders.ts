import type { OwnOrdersTexts } from '../own-orders.ts'

export const ownOrders: OwnOrdersTexts = {
  loading: 'Chargement des commandes',
  empty: 'Il n’y a pas encore de commande.',
  emptyNext: 'La première apparaîtra ici, avec son avancement.',
  toStore: 'Vers la boutique',
  order: 'Commande',
  showMore: 'Afficher les commandes plus anciennes',
  showingMore: 'Chargement…',
  notLoaded: 'Les commandes n’ont pas pu être chargées.',
  moreNotLoaded:
    'Les commandes plus anciennes n’ont pas pu être chargées. Vérifiez votre accès à Internet et réessayez.',
  tryAgain: 'Réessayer',
}
