import type { MovementKind } from '../../../catalog/stock/stock-movement.ts'

/** What the panel and its files call each movement. */
export const movementNames: Record<MovementKind, string> = {
  opening: 'Stan początkowy',
  sold: 'Sprzedaż',
  given_back: 'Zwolnione przez zamówienie',
  returned: 'Zwrot od klienta',
  received: 'Przyjęcie',
  counted: 'Spis z\u00A0natury',
  lost: 'Strata',
  corrected: 'Zmiana w\u00A0produkcie',
  removed: 'Usunięty produkt',
}
