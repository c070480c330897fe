import type * as pl from './pl.ts'

export const plainCheckout: typeof pl.plainCheckout = {
  toReview: 'Weiter zur Übersicht',
  review: 'Bestellung prüfen',
  change: 'Angaben ändern',
  costsLater:
    'Die Versandkosten gelten hier für Polen. Für ein anderes Land sehen Sie sie in der Übersicht, bevor Sie bestellen.',
  point: 'Paketautomat oder Abholstelle',
  pointChoice: 'Bitte wählen',
  pointCode:
    'Code des Automaten oder der Abholstelle, zum Beispiel KRA01M. Sie finden ihn auf der Karte des Zustellers.',
  companyHint: 'Nur für Firmen: Name und Steuernummer für die Rechnung.',
  codeHint: 'Den Rabatt sehen Sie in der Übersicht.',
  paidBy: 'Zahlungsart',
}
