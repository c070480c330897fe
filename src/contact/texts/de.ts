import type * as pl from './pl.ts'

export const contact: typeof pl.contact = {
  about: { title: 'Kontakt zum Büro der Vereinigung' },
  title: 'Schreiben Sie uns',
  lead: 'Zum Salz, zur Mitgliedschaft, zu einer Bestellung für Ihre Küche. Jede Nachricht liest ein Mensch.',
  allRequired: 'Alle Felder sind erforderlich.',
  name: 'Name',
  email: 'E-Mail',
  message: 'Nachricht',
  send: 'Nachricht senden',
  sending: 'Wird gesendet\u00A0\u00A0…',
  sent: 'Nachricht erfolgreich gesendet!',
  failed: 'Fehler beim Senden der Nachricht.',
  failedNext: 'Prüfen Sie die Verbindung und versuchen Sie es erneut. Ihr Text ist noch da.',
  office: 'Büro der Vereinigung',
  phone: 'Telefon',
  openingHours: 'Sprechzeiten',
}
