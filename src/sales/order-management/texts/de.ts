import type * as pl from './pl.ts'

/** The same to everybody who asks for a link to an order: it says to nobody whether there is one. */
export const orderLinkAnswer: string =
  'Wenn es eine Bestellung mit dieser Nummer und dieser E-Mail-Adresse gibt, ist die Nachricht mit dem neuen Link unterwegs. Falls Sie sie nicht finden, sehen Sie bitte im Spam-Ordner nach.'

export const findOrder: typeof pl.findOrder = {
  about: { title: 'Bestellung finden' },
  title: 'Bestellung finden',
  lead: 'Der Link zu einer Bestellung gilt 90 Tage. Geben Sie Bestellnummer und E-Mail-Adresse an, und wir senden einen neuen. Ein Konto ist nicht nötig.',
  account: 'Bestellungen mit Konto stehen immer in Ihrem Konto.',
  toAccount: 'Ihr Konto',
}

export const orderLink: typeof pl.orderLink = {
  number: 'Bestellnummer',
  numberHint: 'Etwa S-2026-000123, aus der Bestellbestätigung.',
  email: 'E-Mail',
  emailHint: 'Dieselbe wie bei der Bestellung.',
  submit: 'Link senden',
  sending: 'Wird gesendet\u00A0\u00A0…',
  failed: 'Die Anfrage konnte nicht gesendet werden. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
  error: 'Fehler',
  sent: 'Bitte sehen Sie in Ihrem Postfach nach',
  sentNext: orderLinkAnswer,
  again: 'Andere Bestellung angeben',
}

export const order: typeof pl.order = {
  about: { title: 'Bestellung' },
  title: 'Bestellung',
  loading: 'Die Bestellung wird geladen',
  toAccount: 'Ihr Konto',
  toStore: 'Zum Shop',
  needsJavaScript:
    'Diese Bestellung ist hier nur mit JavaScript zu sehen. Bei Fragen schreiben Sie bitte unserem Büro:',
  unknown: {
    heading: 'Diesen Link kennen wir nicht',
    explanation:
      'Vielleicht wurde er nur zum Teil kopiert. Bitte öffnen Sie ihn direkt aus der Nachricht oder schreiben Sie unserem Büro: Wir sehen nach, wie es um die Bestellung steht.',
  },
  ended: {
    heading: 'Dieser Link ist abgelaufen',
    explanation:
      'Links zu Bestellungen gelten 90 Tage. Geben Sie Bestellnummer und E-Mail-Adresse an, und wir senden einen neuen.',
  },
  newLink: 'Neuen Link anfordern',
  notOnAccount: {
    heading: 'Diese Bestellung gibt es nicht',
    explanation: 'Zu Ihrem Konto gehört keine solche Bestellung. Alle Ihre Bestellungen stehen im Konto.',
  },
  signedOut: {
    heading: 'Melden Sie sich an, um die Bestellung zu sehen',
    explanation:
      'Sie sind nicht angemeldet. Vielleicht ist die Sitzung abgelaufen oder wurde auf einem anderen Gerät beendet.',
    toLogin: 'Anmelden',
  },
  failed: {
    heading: 'Die Bestellung konnte nicht geladen werden',
    explanation: 'Prüfen Sie die Verbindung und versuchen Sie es gleich noch einmal.',
  },
  tryAgain: 'Erneut versuchen',
}

export const orderView: typeof pl.orderView = {
  again: {
    label: 'Erneut bestellen',
    underWay: 'Wird in den Warenkorb gelegt\u00A0…',
    failed:
      'Das konnte nicht in den Warenkorb gelegt werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  },
  review: {
    heading: 'Wie schmeckt Ihnen das Salz?',
    explanation: 'Schreiben Sie ein paar Worte zu Ihrem Kauf: Wir veröffentlichen gute und schlechte Bewertungen.',
    write: 'Bewertung schreiben',
  },
  orderedOn: (day) => `Bestellt am ${day}`,
  situations: {
    payable: { heading: 'Wartet auf die Zahlung', explanation: 'Sobald wir sie erhalten haben, packen wir Ihr Paket.' },
    unpaid: {
      heading: 'Nicht bezahlt',
      explanation:
        'Diese Bestellung kann nicht mehr bezahlt werden. Dieselben Produkte können Sie im Shop erneut bestellen.',
    },
    cancelled: {
      heading: 'Storniert',
      explanation: 'Diese Bestellung wurde nicht bezahlt. Dieselben Produkte können Sie im Shop erneut bestellen.',
    },
    cancelled_paid: {
      heading: 'Storniert',
      explanation: 'Wir haben Ihre Zahlung erhalten. Wegen der Erstattung schreiben Sie bitte unserem Büro:',
    },
    cancelled_refunded: {
      heading: 'Storniert und erstattet',
      explanation: 'Die Zahlung geht auf demselben Weg zurück, auf dem sie kam.',
    },
    refunded: { heading: 'Erstattet', explanation: 'Die Zahlung geht auf demselben Weg zurück, auf dem sie kam.' },
    ordered: { heading: 'Eingegangen', explanation: 'Wir haben Ihre Bestellung erhalten.' },
    paid: { heading: 'Bezahlt', explanation: 'Danke. Als Nächstes packen wir Ihr Paket.' },
    preparing: {
      heading: 'Wir packen Ihr Paket',
      explanation: 'Sobald es sich auf den Weg macht, schreiben wir Ihnen.',
    },
    shipped: { heading: 'Ihr Paket ist unterwegs', explanation: 'Der Paketdienst hat es abgeholt.' },
    delivered: { heading: 'Zugestellt', explanation: 'Danke und guten Appetit.' },
  },
  progress: 'Stand der Bestellung',
  steps: {
    ordered: 'Bestellt',
    paid: 'Bezahlt',
    preparing: 'Wird gepackt',
    shipped: 'Versandt',
    delivered: 'Zugestellt',
  },
  reached: 'erledigt',
  ahead: 'noch nicht',
  pay: {
    byTransfer: 'Per Überweisung bezahlen',
    ratherByCard: 'Lieber gleich mit Karte oder BLIK bezahlen?',
    byCard: 'Mit Karte oder BLIK bezahlen',
    amount: (total) => `Zu zahlen: ${total}`,
    until: (moment) => `Zahlen können Sie bis ${moment}. Bis dahin gelten die Preise der Bestellung.`,
    difference: (amount) => `Noch zu zahlen: ${amount}`,
    differenceWhy:
      'Ihre Bestellung wurde geändert und kostet jetzt mehr. Wir packen das Paket, sobald wir die Differenz erhalten haben.',
    now: 'Jetzt bezahlen',
    opening: 'Zahlung wird geöffnet\u00A0\u00A0…',
    failed: 'Bei der Verarbeitung der Zahlung ist ein Fehler aufgetreten',
  },
  lines: 'Bestellte Produkte',
  each: (price) => `${price} pro Stück`,
  perKilogram: (price) => `${price} / kg`,
  subtotal: 'Produkte',
  discount: 'Rabatt',
  shipping: 'Versand',
  free: 'kostenlos',
  total: 'Summe',
  delivery: {
    heading: 'Lieferung',
    home: 'An eine Adresse',
    inpost: 'An einen Paketautomaten',
    handedOver: 'Vor Ort übergeben',
    hours: (hours) => `Öffnungszeiten: ${hours}`,
    trackingNumber: 'Sendungsnummer',
    track: 'Paket verfolgen',
  },
  recipient: 'Empfänger',
  invoice: { heading: 'Firma', taxNumber: 'Steuernummer' },
  payment: {
    heading: 'Zahlung',
    paidOn: (day) => `Bezahlt am ${day}`,
    taken: { Cash: 'bar', Terminal: 'Karte vor Ort' },
    refunded: (amount) => `${amount} erstattet`,
  },
  withdrawal: {
    heading: 'Widerruf des Vertrags',
    here: 'Vertrag hier widerrufen',
    whole: (moment) => `Sie haben den Vertrag am ${moment} widerrufen. Die Bestätigung kam per E-Mail.`,
    part: (moment, goods) => `Sie haben den Vertrag am ${moment} teilweise widerrufen: ${goods}`,
    late: (moment) => `Ihr Widerruf vom ${moment} kam nach Ablauf der Frist. Das Büro sieht ihn sich an.`,
  },
  documents: {
    heading: 'Dokumente',
    waits: 'Die Rechnung wird vorbereitet. Sobald sie fertig ist, finden Sie sie hier.',
    untaxed: {
      within_union: 'MwSt. 0 %: innergemeinschaftliche Lieferung',
      export: 'MwSt. 0 %: Ausfuhr aus der Europäischen Union',
      exempt: 'Ohne MwSt.: der Verkäufer ist steuerbefreit',
    },
    proforma: 'Proforma-Rechnung',
    invoice: (number) => `Rechnung ${number}`,
    correction: (number) => `Korrektur ${number}`,
    onItsWay: 'Unterwegs zu KSeF. Sie finden sie hier, sobald sie ihre Nummer hat.',
    issuedOn: (day) => `PDF, vom ${day}`,
    toPay: 'PDF, zu zahlen',
    ask: 'Rechnung ausstellen',
    asking: 'Die Rechnung wird ausgestellt\u00A0…',
    until: (name, day) => `Rechnung an: ${name}. Sie können sie bis zum ${day} verlangen.`,
    noTaxNumber: 'Eine Steuernummer wird bei der Bestellung angegeben und kann später nicht ergänzt werden.',
    failed: 'Die Rechnung konnte nicht ausgestellt werden.',
  },
  questions: 'Fragen zur Bestellung? Schreiben Sie unserem Büro:',
}

export const ownOrders: typeof pl.ownOrders = {
  loading: 'Bestellungen werden geladen',
  empty: 'Sie haben noch keine Bestellungen.',
  emptyNext: 'Die erste erscheint hier, zusammen mit ihrem Stand.',
  toStore: 'Zum Shop',
  order: 'Bestellung',
  showMore: 'Ältere Bestellungen anzeigen',
  showingMore: 'Wird geladen\u00A0\u00A0…',
  notLoaded: 'Die Bestellungen konnten nicht geladen werden.',
  moreNotLoaded:
    'Die älteren Bestellungen konnten nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
  tryAgain: 'Erneut versuchen',
}
