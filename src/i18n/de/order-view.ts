import type { OrderViewTexts } from '../order-view.ts'

export const orderView: OrderViewTexts = {
  orderedOn: (day) => `Bestellt am ${day}`,
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
  payment: { heading: 'Zahlung', paidOn: (day) => `Bezahlt am ${day}`, refunded: (amount) => `${amount} erstattet` },
  questions: 'Fragen zur Bestellung? Schreiben Sie unserem Büro:',
}
