import type { LegalDocument } from './legal.ts'

/** What the panel calls the texts. */
export const legalNames: Record<LegalDocument, string> = {
  imprint: 'Dane sprzedawcy',
  terms: 'Regulamin',
  delivery: 'Dostawa i\u00A0płatność',
  withdrawal: 'Odstąpienie od umowy',
  guarantee: 'Gwarancja prawna',
  privacy: 'Polityka prywatności',
  accessibility: 'Deklaracja dostępności',
}
