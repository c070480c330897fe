import { brand } from '../../../brand.ts'
import type * as pl from './pl.server.ts'
export { declareWithdrawal } from './de.ts'

export const withdrawalEmails: typeof pl.withdrawalEmails = {
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
  whole: {
    sendBack: (day, address) =>
      `Bitte senden Sie die Ware spätestens am ${day} zurück an: ${address}. Die unmittelbaren Kosten der Rücksendung tragen Sie.`,
    moneyAfterGoods: (day) =>
      `Ihr Geld erstatten wir spätestens am ${day} mit demselben Zahlungsmittel, einschließlich der Kosten der günstigsten Standardlieferung. Wir dürfen warten, bis die Ware zurück ist oder Sie uns einen Versandnachweis geschickt haben.`,
    notSentYet:
      'Die Ware hat uns noch nicht verlassen; wir versenden sie nicht. Sollte Sie dennoch ein Paket erreichen, schreiben Sie uns bitte.',
    money: (day) =>
      `Ihr Geld, einschließlich der Kosten der günstigsten Standardlieferung, erstatten wir spätestens am ${day} mit demselben Zahlungsmittel.`,
  },
  part: {
    sendBack: (day, address) =>
      `Bitte senden Sie die Waren, deren Kauf Sie widerrufen, spätestens am ${day} zurück an: ${address}. Die unmittelbaren Kosten der Rücksendung tragen Sie.`,
    moneyAfterGoods: (day) =>
      `Was Sie für diese Waren gezahlt haben, erstatten wir spätestens am ${day} mit demselben Zahlungsmittel. Wir dürfen warten, bis sie zurück sind oder Sie uns einen Versandnachweis geschickt haben.`,
    notSentYet:
      'Die Bestellung hat uns noch nicht verlassen: Wir nehmen diese Waren aus dem Paket und versenden den Rest. Sollten sie Sie dennoch erreichen, schreiben Sie uns bitte.',
    money: (day) =>
      `Was Sie für diese Waren gezahlt haben, erstatten wir spätestens am ${day} mit demselben Zahlungsmittel.`,
  },
  late: (day) =>
    `Die Frist von 14 Tagen ab Lieferung ist am ${day} abgelaufen. Ihre Erklärung haben wir aufbewahrt; das Büro sieht sie sich an und antwortet Ihnen. Ist die Ware mangelhaft, können Sie sie unabhängig von dieser Frist beanstanden.`,
  repeated: (moment) =>
    `Denselben Widerruf haben Sie uns bereits am ${moment} erklärt. Dieses Datum zählt, und Sie müssen nichts weiter tun.`,
  unpaid:
    'Diese Bestellung wurde nicht bezahlt und ist storniert: Sie zahlen nichts dafür. Sollte dennoch eine Zahlung eingehen, erstatten wir sie.',
  cancelled:
    'Diese Bestellung ist bereits storniert. Wurde sie bezahlt, erstatten wir das Geld spätestens innerhalb von 14 Tagen mit demselben Zahlungsmittel.',
  unmatched:
    'Wir konnten diese Erklärung keiner Bestellung zuordnen: Keine hat zugleich diese Nummer und diese E-Mail-Adresse. Bitte vergleichen Sie beides mit Ihrer Bestellbestätigung und widerrufen Sie bei einem Versehen noch einmal. Das Büro sieht sich die Erklärung in jedem Fall an.',
  notYou: 'Hat jemand Ihre Adresse versehentlich eingetragen? Dann müssen Sie nichts tun.',
  get notYours() {
    return `Diese Erklärung ist nicht von Ihnen? Schreiben Sie umgehend an ${brand.officeEmail}.`
  },
  follow: 'Bestellung ansehen',
  again: 'Vertrag hier widerrufen',
  get questions() {
    return `Fragen? Schreiben Sie an ${brand.officeEmail}.`
  },
}
