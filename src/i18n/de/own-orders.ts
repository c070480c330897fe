import type { OwnOrdersTexts } from '../own-orders.ts'

export const ownOrders: OwnOrdersTexts = {
  loading: 'Bestellungen werden geladen',
  empty: 'Es gibt noch keine Bestellung.',
  emptyNext: 'Die erste erscheint hier, zusammen mit ihrem Stand.',
  toStore: 'Zum Shop',
  order: 'Bestellung',
  showMore: 'Ältere Bestellungen zeigen',
  showingMore: 'Wird geladen\u00A0…',
  notLoaded: 'Die Bestellungen konnten nicht geladen werden.',
  moreNotLoaded:
    'Die älteren Bestellungen konnten nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
  tryAgain: 'Erneut versuchen',
}
