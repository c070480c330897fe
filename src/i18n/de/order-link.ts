import type { OrderLinkTexts } from '../order-link.ts'
import { orderLinkAnswer } from './order-link-answer.ts'

export const orderLink: OrderLinkTexts = {
  number: 'Bestellnummer',
  numberHint: 'Etwa S-2026-000123, aus der Bestellbestätigung.',
  email: 'E-Mail',
  emailHint: 'Dieselbe wie bei der Bestellung.',
  submit: 'Link senden',
  sending: 'Wird gesendet\u00A0…',
  failed: 'Die Anfrage konnte nicht gesendet werden. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
  error: 'Fehler',
  sent: 'Sehen Sie in Ihr Postfach',
  sentNext: orderLinkAnswer,
  again: 'Andere Bestellung angeben',
  needsJavaScript:
    'Dieses Formular funktioniert nur mit JavaScript. Einen neuen Link erhalten Sie auch von unserem Büro:',
}
