export const plainCheckout = {
  /** What comes after typing. */
  toReview: 'Dalej do podsumowania',
  review: 'Sprawdź zamówienie',
  change: 'Zmień dane',
  costsLater:
    'Koszt dostawy podajemy dla Polski. Dla innego kraju zobaczysz go w\u00A0podsumowaniu, przed zamówieniem.',
  point: 'Automat paczkowy lub punkt',
  pointChoice: 'Wybierz',
  pointCode: 'Kod automatu lub punktu, na przykład KRA01M. Znajdziesz go na mapie przewoźnika.',
  companyHint: 'Tylko dla firm: nazwa i\u00A0NIP do faktury.',
  codeHint: 'Zniżkę zobaczysz w\u00A0podsumowaniu.',
  paidBy: 'Sposób płatności',
}
