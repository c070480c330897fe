import type * as pl from './pl.ts'

export const declareWithdrawal = (name: string, orderNumber: string, goods: string) =>
  goods === ''
    ? `Ich, ${name}, widerrufe den gesamten Kaufvertrag aus der Bestellung Nr. ${orderNumber}.`
    : `Ich, ${name}, widerrufe den Kaufvertrag aus der Bestellung Nr. ${orderNumber} teilweise, nämlich für: ${goods}`

export const withdraw: typeof pl.withdraw = {
  about: { title: 'Vertrag hier widerrufen' },
  title: 'Vertrag hier widerrufen',
  lead: 'Sie haben dafür 14 Tage ab Lieferung der Ware und müssen keine Gründe nennen. Ein Konto brauchen Sie nicht.',
  rights: 'Alles zum Widerrufsrecht',
}

export const withdrawalSteps: typeof pl.withdrawalSteps = {
  declare: declareWithdrawal,
  write: 'Schritt\u00A01\u00A0von\u00A02: Erklärung',
  required: 'Felder mit Sternchen sind Pflichtfelder.',
  name: 'Name *',
  number: 'Bestellnummer *',
  numberHint: 'Etwa S-2026-000123, aus der Bestellbestätigung.',
  email: 'E-Mail *',
  emailHint: 'Dieselbe wie bei der Bestellung. Dorthin geht die Bestätigung.',
  goods: 'Um welche Waren geht es?',
  goodsHint: 'Lassen Sie das leer, wenn Sie die ganze Bestellung widerrufen.',
  remark: 'Anmerkungen',
  remarkHint: 'Gründe müssen Sie nicht nennen.',
  toReview: 'Weiter: Erklärung prüfen',
  checking: 'Wird geprüft\u00A0…',
  failedToCheck: 'Die Felder konnten nicht geprüft werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  review: 'Schritt\u00A02\u00A0von\u00A02: Bestätigung',
  youDeclare: 'Sie erklären:',
  order: 'Bestellung',
  confirmationTo: (email) => `Eine Bestätigung mit Inhalt, Datum und Uhrzeit geht an ${email}.`,
  confirm: 'Widerruf bestätigen',
  confirming: 'Wird gesendet\u00A0…',
  back: 'Ändern',
  failed: 'Die Erklärung ist nicht angekommen.',
  failedNext: 'Prüfen Sie die Verbindung und bestätigen Sie noch einmal. Sie können auch dem Büro schreiben:',
  received: (moment) => `Ihre Erklärung ist am ${moment} bei uns eingegangen.`,
  letter: (email) => `Die Bestätigung geht an ${email}.`,
  done: {
    heading: 'Ihre Erklärung ist da',
    next: 'Wie es weitergeht, steht nur in der E-Mail: Diese Seite verrät niemandem, ob es eine solche Bestellung gibt.',
    missing: 'Keine E-Mail innerhalb einer Stunde? Schreiben Sie dem Büro:',
  },
  accepted: {
    heading: 'Ihr Widerruf ist eingegangen',
    whole: {
      money: (day) => `Ihr Geld erstatten wir spätestens am ${day} mit demselben Zahlungsmittel.`,
      goods: (day) => `Senden Sie die Ware spätestens am ${day} zurück. Die Adresse steht in der E-Mail.`,
      notSent: 'Die Ware hat uns noch nicht verlassen; wir versenden sie nicht.',
    },
    part: {
      money: (day) =>
        `Was Sie für diese Waren gezahlt haben, erstatten wir spätestens am ${day} mit demselben Zahlungsmittel.`,
      goods: (day) => `Senden Sie diese Waren spätestens am ${day} zurück. Die Adresse steht in der E-Mail.`,
      notSent:
        'Die Bestellung hat uns noch nicht verlassen: Wir nehmen diese Waren aus dem Paket und versenden den Rest.',
    },
  },
  late: {
    heading: 'Die Erklärung kam nach Ablauf der Frist',
    text: (day) =>
      `Die Frist von 14 Tagen ab Lieferung ist am ${day} abgelaufen. Ihre Erklärung haben wir aufbewahrt; das Büro sieht sie sich an und antwortet Ihnen.`,
  },
  repeated: {
    heading: 'Diesen Widerruf haben wir schon',
    text: (moment) => `Dieselbe Erklärung ist am ${moment} bei uns eingegangen. Sie müssen nichts weiter tun.`,
  },
  unpaid: {
    heading: 'Diese Bestellung ist storniert',
    text: 'Sie wurde nicht bezahlt, Sie zahlen also nichts dafür. Sollte dennoch eine Zahlung eingehen, erstatten wir sie.',
  },
  cancelled: {
    heading: 'Diese Bestellung ist bereits storniert',
    text: 'Wurde sie bezahlt, erstatten wir das Geld spätestens innerhalb von 14 Tagen.',
  },
  lost: 'Die Bestellung zu diesem Link ließ sich nicht öffnen. Bitte geben Sie ihre Nummer und Ihre E-Mail-Adresse ein.',
  loading: 'Die Bestellung wird geladen',
}
