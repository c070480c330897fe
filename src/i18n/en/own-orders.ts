import type { OwnOrdersTexts } from '../own-orders.ts'

export const ownOrders: OwnOrdersTexts = {
  loading: 'Loading the orders',
  empty: 'There is no order yet.',
  emptyNext: 'Your first one will stand here, together with how it is getting on.',
  toStore: 'To the store',
  order: 'Order',
  showMore: 'Show older orders',
  showingMore: 'Loading…',
  notLoaded: 'The orders could not be loaded.',
  moreNotLoaded: 'The older orders could not be loaded. Check your connection and try again.',
  tryAgain: 'Try again',
}
