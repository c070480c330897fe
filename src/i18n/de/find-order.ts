import type { FindOrderTexts } from '../find-order.ts'

export const findOrder: FindOrderTexts = {
  about: { title: 'Bestellung finden' },
  title: 'Bestellung finden',
  lead: 'Der Link zu einer Bestellung aus einer Nachricht gilt 90 Tage. Geben Sie Bestellnummer und E-Mail-Adresse an, und wir senden einen neuen. Ein Konto ist nicht nötig.',
  account: 'Bestellungen mit Konto stehen immer in Ihrem Konto.',
  toAccount: 'Ihr Konto',
}
