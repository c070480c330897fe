import type * as pl from './pl.ts'

export const demoPayment: typeof pl.demoPayment = {
  about: { title: 'Zahlung zur Probe' },
  demonstration: 'Vorführung',
  heading: 'Zahlung zur Probe',
  explanation:
    'Das ist keine echte Zahlung. Der Shop ist noch mit keinem Zahlungsdienst verbunden, deshalb steht diese Seite an dessen Stelle. Niemand fragt nach einer Karte, und niemand bucht Geld ab.',
  order: 'Bestellung',
  amount: 'Zu zahlen',
  pay: 'Zur Probe zahlen',
  decline: 'Zahlung ablehnen',
  back: 'Zurück, ohne zu zahlen',
  paid: {
    heading: 'Die Zahlung zur Probe hat geklappt',
    explanation: 'Niemand hat Geld abgebucht. Die Bestellung ist nur zur Vorführung bezahlt.',
  },
  declined: {
    heading: 'Die Zahlung wurde abgelehnt',
    explanation: 'So steht es um eine Bestellung, wenn eine Bank ablehnt. Es ist nichts zu zahlen.',
  },
  expired: {
    heading: 'Die Zeit für diese Zahlung ist um',
    explanation: 'Hier kann nicht mehr gezahlt werden. Auf der Seite der Bestellung steht, wie es weitergeht.',
  },
  unknown: {
    heading: 'Diese Zahlung kennen wir nicht',
    explanation: 'Vielleicht wurde die Adresse nur zum Teil kopiert. Bestellt wird im Shop.',
  },
  failed: {
    heading: 'Etwas ist schiefgegangen',
    explanation: 'Wir können diese Zahlung gerade nicht nachschlagen. Bitte versuchen Sie es gleich noch einmal.',
  },
  tryAgain: 'Erneut versuchen',
  toOrder: 'Zum Stand der Bestellung',
  toStore: 'Zum Shop',
}

export const transferPayment: typeof pl.transferPayment = {
  recipient: 'Empfänger',
  account: 'Kontonummer',
  bank: 'Bank',
  received: 'Eingegangen',
  amount: 'Betrag',
  missing: 'Es fehlen noch',
  title: 'Verwendungszweck',
  titleHint: 'Bitte nur diese Nummer angeben: daran erkennen wir Ihre Zahlung.',
  until: (moment) => `Die Ware ist bis ${moment} für Sie zurückgelegt. Eine Überweisung dauert meist einen Werktag.`,
  copy: 'Kopieren',
  copied: 'Kopiert',
  copyOf: (name) => `Kopieren: ${name}`,
  code: 'Überweisungscode für die App einer polnischen Bank',
  codeHint: 'Mit der App einer polnischen Bank einscannen, und die Überweisung ist ausgefüllt.',
  short: 'Es ist nur ein Teil des Betrags angekommen. Bitte überweisen Sie den Rest ebenso.',
}
