import { brand } from '../../brand.ts'
import type { WithdrawalLetterTexts } from '../withdrawal-letters.ts'

export const withdrawalLetters: WithdrawalLetterTexts = {
  subject: 'Eingangsbestätigung zu Ihrem Widerruf',
  subjectOfOrder: (order) => `Eingangsbestätigung zu Ihrem Widerruf: Bestellung ${order}`,
  heading: 'Ihre Erklärung ist da',
  received: (moment) => `Ihre Widerrufserklärung ist am ${moment} bei uns eingegangen.`,
  content: 'Inhalt Ihrer Erklärung',
  remark: 'Anmerkungen',
  name: 'Name',
  number: 'Bestellnummer',
  email: 'E-Mail für die Bestätigung',
  declaredAt: 'Datum und Uhrzeit',
  next: 'Wie es weitergeht',
  sendBack: (day, address) =>
    `Bitte senden Sie die Ware spätestens am ${day} zurück an: ${address}. Die unmittelbaren Kosten der Rücksendung tragen Sie.`,
  moneyAfterGoods: (day) =>
    `Ihr Geld erstatten wir spätestens am ${day} auf dem Weg, auf dem Sie gezahlt haben, einschließlich der Kosten der günstigsten Standardlieferung. Wir dürfen warten, bis die Ware zurück ist oder Sie uns einen Versandnachweis geschickt haben.`,
  notSentYet:
    'Die Ware hat uns noch nicht verlassen; wir versenden sie nicht. Sollte Sie dennoch ein Paket erreichen, schreiben Sie uns bitte.',
  money: (day) =>
    `Ihr Geld, einschließlich der Kosten der günstigsten Standardlieferung, erstatten wir spätestens am ${day} auf dem Weg, auf dem Sie gezahlt haben.`,
  partly: 'Widerrufen Sie nur einen Teil der Bestellung, erstatten wir, was für diesen Teil gezahlt wurde.',
  late: (day) =>
    `Die Frist von 14 Tagen ab Lieferung ist am ${day} abgelaufen. Ihre Erklärung haben wir aufbewahrt; das Büro sieht sie sich an und antwortet Ihnen. Ist die Ware mangelhaft, können Sie sie unabhängig von dieser Frist beanstanden.`,
  repeated: (moment) =>
    `Denselben Widerruf haben Sie uns bereits am ${moment} erklärt. Dieses Datum zählt, und Sie müssen nichts weiter tun.`,
  unpaid: 'Diese Bestellung wurde nicht bezahlt, es gibt also nichts zu widerrufen: Sie zahlen nichts dafür.',
  cancelled:
    'Diese Bestellung ist bereits storniert. Wurde sie bezahlt, geht das Geld spätestens innerhalb von 14 Tagen auf demselben Weg zurück.',
  unmatched:
    'Wir konnten diese Erklärung keiner Bestellung zuordnen: Keine hat zugleich diese Nummer und diese E-Mail-Adresse. Bitte vergleichen Sie beides mit Ihrer Bestellbestätigung und widerrufen Sie bei einem Versehen noch einmal. Das Büro sieht sich die Erklärung in jedem Fall an.',
  notYou: 'Hat jemand Ihre Adresse versehentlich eingetragen? Dann müssen Sie nichts tun.',
  follow: 'Bestellung ansehen',
  again: 'Vertrag hier widerrufen',
  questions: `Fragen? Schreiben Sie an ${brand.officeEmail}.`,
}
