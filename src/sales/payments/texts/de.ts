import type * as pl from './pl.ts'

export const demoPayment: typeof pl.demoPayment = {
  about: { title: 'Testzahlung' },
  demonstration: 'Demonstration',
  heading: 'Testzahlung',
  explanation:
    'Das ist keine echte Zahlung. Der Shop ist noch mit keinem Zahlungsdienst verbunden, deshalb steht diese Seite an dessen Stelle. Sie brauchen keine Karte, und es wird kein Geld abgebucht.',
  order: 'Bestellung',
  amount: 'Zu zahlen',
  pay: 'Testzahlung ausführen',
  decline: 'Zahlung ablehnen',
  back: 'Zurück, ohne zu zahlen',
  paid: {
    heading: 'Die Testzahlung hat geklappt',
    explanation: 'Es wurde kein Geld abgebucht. Die Bestellung gilt nur zur Demonstration als bezahlt.',
  },
  declined: {
    heading: 'Die Zahlung wurde abgelehnt',
    explanation: 'So geht es mit einer Bestellung weiter, wenn die Bank ablehnt. Es ist nichts zu zahlen.',
  },
  expired: {
    heading: 'Die Zeit für diese Zahlung ist abgelaufen',
    explanation: 'Hier kann nicht mehr gezahlt werden. Auf der Seite der Bestellung steht, wie es weitergeht.',
  },
  unknown: {
    heading: 'Diese Zahlung kennen wir nicht',
    explanation: 'Vielleicht wurde die Adresse nur zum Teil kopiert. Bestellt wird im Shop.',
  },
  failed: {
    heading: 'Etwas ist schiefgegangen',
    explanation: 'Wir können diese Zahlung gerade nicht prüfen. Bitte versuchen Sie es gleich noch einmal.',
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
  titleHint: 'Bitte nur diese Nummer angeben: Daran erkennen wir Ihre Zahlung.',
  until: (moment) => `Die Ware ist bis ${moment} für Sie zurückgelegt. Eine Überweisung dauert meist einen Werktag.`,
  copy: 'Kopieren',
  copied: 'Kopiert',
  copyOf: (name) => `Kopieren: ${name}`,
  code: 'Überweisungscode für die App einer polnischen Bank',
  codeHint: 'Mit der App einer polnischen Bank scannen, um die Überweisung auszufüllen.',
  short: 'Es ist nur ein Teil des Betrags angekommen. Bitte überweisen Sie den Rest ebenso.',
}
