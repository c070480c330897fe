export const ownOrders = {
  loading: 'Wczytywanie zamówień',
  empty: 'Nie ma jeszcze żadnego zamówienia.',
  emptyNext: 'Pierwsze pojawi się tutaj razem ze swoim stanem.',
  toStore: 'Do sklepu',
  order: 'Zamówienie',
  showMore: 'Pokaż starsze zamówienia',
  showingMore: 'Wczytywanie…',
  notLoaded: 'Nie udało się wczytać zamówień.',
  moreNotLoaded: 'Nie udało się wczytać starszych zamówień. Sprawdź połączenie i spróbuj ponownie.',
  tryAgain: 'Spróbuj ponownie',
}
