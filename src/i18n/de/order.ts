import type { OrderTexts } from '../order.ts'

export const order: OrderTexts = {
  about: {
    title: 'Bestellung',
    description: 'Was bestellt wurde und wie es um Paket und Zahlung steht.',
  },
  title: 'Bestellung',
  orderedOn: (day) => `Bestellt am ${day}`,
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
  notOnAccount: {
    heading: 'Diese Bestellung gibt es nicht',
    explanation: 'Zu Ihrem Konto gehört unter dieser Adresse keine Bestellung. Alle, die es gibt, stehen im Konto.',
  },
  signedOut: {
    heading: 'Melden Sie sich an, um die Bestellung zu sehen',
    explanation: 'Hier ist gerade keine Sitzung offen: Es gab keine, oder sie wurde auf einem anderen Gerät beendet.',
    toLogin: 'Anmelden',
  },
  failed: {
    heading: 'Die Bestellung konnte nicht geladen werden',
    explanation: 'Prüfen Sie die Verbindung und versuchen Sie es gleich noch einmal.',
  },
  tryAgain: 'Erneut versuchen',
  situations: {
    payable: { heading: 'Wartet auf die Zahlung', explanation: 'Sobald sie da ist, packen wir Ihr Paket.' },
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
      explanation: 'Ihre Zahlung ist bei uns. Wegen der Erstattung schreiben Sie bitte unserem Büro:',
    },
    cancelled_refunded: {
      heading: 'Storniert und erstattet',
      explanation: 'Die Zahlung geht auf demselben Weg zurück, auf dem sie kam.',
    },
    refunded: { heading: 'Erstattet', explanation: 'Die Zahlung geht auf demselben Weg zurück, auf dem sie kam.' },
    ordered: { heading: 'Eingegangen', explanation: 'Ihre Bestellung ist bei uns.' },
    paid: { heading: 'Bezahlt', explanation: 'Danke. Als Nächstes packen wir Ihr Paket.' },
    preparing: {
      heading: 'Wir packen Ihr Paket',
      explanation: 'Sobald es sich auf den Weg macht, schreiben wir Ihnen.',
    },
    shipped: { heading: 'Ihr Paket ist unterwegs', explanation: 'Der Paketdienst hat es abgeholt.' },
    delivered: { heading: 'Zugestellt', explanation: 'Danke und guten Appetit.' },
  },
  progress: 'Der Weg der Bestellung',
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
    amount: (total) => `Zu zahlen: ${total}`,
    until: (moment) => `Zahlen können Sie bis ${moment}. Bis dahin gelten die Preise der Bestellung.`,
    now: 'Jetzt bezahlen',
    opening: 'Zahlung wird geöffnet\u00A0…',
    failed: 'Bei der Verarbeitung der Zahlung ist ein Fehler aufgetreten',
    needsJavaScript: 'Bezahlen lässt sich hier nur mit JavaScript. Sie können auch unserem Büro schreiben:',
  },
  lines: 'Bestellte Produkte',
  each: (price) => `${price} pro Stück`,
  subtotal: 'Produkte',
  discount: 'Rabatt',
  shipping: 'Versand',
  free: 'kostenlos',
  total: 'Summe',
  delivery: {
    heading: 'Lieferung',
    home: 'An eine Adresse',
    inpost: 'An einen Paketautomaten',
    hours: (hours) => `Öffnungszeiten: ${hours}`,
    trackingNumber: 'Sendungsnummer',
    track: 'Paket verfolgen',
  },
  recipient: 'Empfänger',
  invoice: { heading: 'Firma', taxNumber: 'Steuernummer' },
  payment: { heading: 'Zahlung', paidOn: (day) => `Bezahlt am ${day}` },
  questions: 'Fragen zur Bestellung? Schreiben Sie unserem Büro:',
}
