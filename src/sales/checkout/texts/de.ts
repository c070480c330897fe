import { brand } from '../../../brand.ts'
import { plural } from '../../../i18n/plural.ts'
import { customerFields } from '../../../customers/fields/texts/de.ts'
import type * as pl from './pl.ts'

export const checkout: typeof pl.checkout = {
  about: { title: 'Kasse' },
  title: 'Kasse',
}

const { firstName, lastName, email } = customerFields

export const checkoutForm: typeof pl.checkoutForm = {
  toPay: plural('de', { one: '# Produkt zu bezahlen', other: '# Produkte zu bezahlen' }),
  loading: 'Die Bestellung wird geladen',
  empty: 'Ihr Warenkorb ist leer',
  toStore: 'Zurück zum Shop',
  toCart: 'Zurück zum Warenkorb',
  tryAgain: 'Erneut versuchen',
  free: 'Kostenlos',
  cartProblems: {
    heading: 'Bitte prüfen Sie zuerst Ihren Warenkorb',
    gone: (name) => `${name}: Dieses Produkt wird nicht mehr verkauft.`,
    sold_out: (name) => `${name}: Dieses Produkt ist gerade ausverkauft.`,
    too_many: (name, available) => `${name}: nur noch ${available} Stück vorrätig.`,
    over_limit: (name, max) => `${name}: höchstens ${max} Stück je Bestellung.`,
    price_changed: (name, before, now) => `${name}: Der Preis hat sich von ${before} auf ${now} geändert.`,
    toCart: 'Zum Warenkorb',
  },
  summary: {
    heading: 'Bestellübersicht',
    lines: 'Bestellte Produkte',
    each: (price) => `${price} pro Stück`,
    perKilogram: (price) => `${price} / kg`,
    facts: 'Zutaten und Aufbewahrung',
    factsOf: (name) => `Zutaten und Aufbewahrung: ${name}`,
  },
  figures: {
    subtotal: 'Produkte',
    discount: 'Rabatt',
    shipping: 'Versand',
    total: 'Gesamt',
    totalIs: (total) => `Zu zahlen: ${total}`,
    withTax: 'Preise inklusive MwSt.',
  },
  discount: {
    heading: 'Rabattcode',
    label: 'Code eingeben',
    apply: 'Einlösen',
    checking: 'Wird geprüft\u00A0…',
    remove: 'Code entfernen',
    applied: (code, amount) => `✅ Der Code ${code} ist eingelöst! Rabatt: ${amount}`,
    refused: (sentence) => `❌ ${sentence}`,
    empty: '❌ Ungültiger Code',
    unknown: 'Ungültiger Rabattcode',
    failed: '❌ Der Code konnte nicht geprüft werden',
  },
  address: {
    heading: 'Lieferadresse',
    legend: 'An wen und wohin',
    fields: {
      firstName,
      lastName,
      email,
      phone: 'Telefon',
      address: 'Straße und Hausnummer',
      postalCode: 'Postleitzahl',
      city: 'Ort',
      country: 'Land',
    },
    forPoint: 'Sie holen das Paket an der Abholstelle ab. Diese Adresse steht auf den Belegen der Bestellung.',
    hasAccount: 'Haben Sie ein Konto?',
    signIn: 'Melden Sie sich an, und wir tragen Ihre Adresse ein.',
    notLoaded: 'Wir konnten nicht feststellen, ob Sie angemeldet sind. Sie können auch ohne Konto bestellen.',
    edit: 'Adresse ändern',
    editHint: 'Die Änderung gilt nur für diese Bestellung. Die Adresse in Ihrem Konto bleibt, wie sie ist.',
    save: 'Adresse speichern',
    cancel: 'Abbrechen',
    incompleteToSave: 'Bitte füllen Sie alle erforderlichen Felder der Adresse aus.',
    incomplete: 'Bitte füllen Sie alle Felder der Lieferadresse aus.',
    unsaved: 'Bitte speichern Sie zuerst die Änderungen an der Lieferadresse.',
    notServed: (country) => `${country}: In dieses Land liefern wir nicht.`,
    tooHeavyFor: (country) => `${country}: Eine Bestellung mit diesem Gewicht senden wir nicht dorthin.`,
    askUs: 'Schreiben Sie uns, dann sehen wir, was möglich ist.',
  },
  company: {
    open: 'Ich kaufe als Firma',
    legend: 'Firmendaten für die Rechnung',
    name: 'Firmenname',
    taxNumber: 'Steuernummer (NIP oder USt-IdNr.)',
    invoiceByMail: 'Rechnung mit der Bestätigung senden (PDF)',
    taxNumberHint: 'Außerhalb Polens mit den zwei Buchstaben des Landes beginnen, zum Beispiel DE.',
  },
  shipping: {
    heading: 'Versandart',
    legend: 'Wie das Paket zu Ihnen kommt',
    weight: (weight) => `Gewicht der Produkte: ${weight}`,
    home: 'Per Kurier nach Hause',
    inpost: 'Abholstelle',
    toFree: (amount) => `Noch ${amount} bis zur kostenlosen Lieferung`,
    toFreeUpTo: (amount, weight) => `Noch ${amount} bis zur kostenlosen Lieferung (bis ${weight})`,
    arrives: (days) => `Bei Ihnen: ${days}`,
    homeHint: 'An die angegebene Adresse',
    inpostHint: 'Ein Paketautomat oder eine Stelle, die Sie auf der Karte wählen',
    tooHeavy: (name, limit) =>
      `${name} wiegt mit Verpackung mehr als ${limit} und ist damit zu schwer für einen Paketautomaten.`,
    tooHeavyTogether: (weight, limit) =>
      `Mit Verpackung wiegt die Bestellung ${weight}, und ein Paketautomat nimmt höchstens ${limit}.`,
    courierOnly: 'Die ganze Bestellung bringt der Kurier.',
    noBoxForLocker: 'An Paketautomaten versenden wir zurzeit nicht.',
    noLockersThere: 'Paketautomaten gibt es nur in Polen.',
    choose: 'Abholstelle wählen',
    change: 'Abholstelle ändern',
    chosen: 'Ihre Abholstelle',
    hours: (hours) => `Öffnungszeiten: ${hours}`,
    missing: 'Bitte wählen Sie eine Abholstelle.',
    opening: 'Karte wird geöffnet\u00A0…',
    notOpened:
      'Die Auswahl der Abholstelle ließ sich nicht öffnen. Bitte prüfen Sie die Verbindung und versuchen Sie es erneut.',
  },
  reviewLetter: {
    label: 'Senden Sie mir nach der Lieferung eine einzige Nachricht mit der Bitte um eine Bewertung',
    hint: 'Freiwillig. Sie können das jederzeit widerrufen, auch über den Link in dieser Nachricht.',
  },
  payment: {
    way: {
      legend: 'Zahlungsart',
      card: 'Karte, BLIK oder Sofortüberweisung',
      cardHint: 'Auf der Seite des Zahlungsdienstes, sofort',
      transfer: 'Banküberweisung',
      transferHint:
        'Sie erhalten Kontonummer und Proforma-Rechnung. Wir versenden das Paket, sobald das Geld eingegangen ist',
      companiesHint: 'Für Firmen: Name und Steuernummer bei der Adresse angeben',
    },
    heading: 'Zahlung',
    pay: 'Zahlungspflichtig bestellen',
    processing: 'Wird verarbeitet...',
    failed: 'Bei der Zahlung ist ein Fehler aufgetreten',
    closed: 'Zahlungen sind gerade nicht möglich. Bitte versuchen Sie es später noch einmal.',
    demo: 'Dies ist ein Demo-Shop: Es fließt kein Geld.',
    invalid: 'Bitte korrigieren Sie die markierten Felder.',
    toField: 'Zum fehlerhaften Feld',
    left: (name, available) => `${name}: ${available} Stück vorrätig`,
    priceChanged: (name, before, now) => `${name}: ${now} statt ${before}`,
    figureChanged: (figure, before, now) => `${figure}: ${now} statt ${before}`,
    marks: {
      label: 'Sie zahlen mit',
      blik: 'BLIK',
      p24: 'Przelewy24',
      card: 'Karte',
      wallets: 'Apple Pay und Google Pay erscheinen auf der Zahlungsseite, wenn Ihr Gerät sie hat.',
    },
    terms: [
      'Mit der Bestellung akzeptieren Sie die ',
      { text: 'Allgemeinen Geschäftsbedingungen', to: '/terms' },
      ' und bestätigen, dass Sie die ',
      { text: 'Datenschutzerklärung', to: '/privacy' },
      ', ',
      { text: 'Lieferung und Zahlung', to: '/delivery' },
      ', das ',
      { text: 'Widerrufsrecht', to: '/withdrawal' },
      ' und die ',
      { text: 'gesetzliche Gewährleistung', to: '/guarantee' },
      ' kennen. Verkäufer ist ',
      {
        get text() {
          return brand.seller.legalName
        },
        to: '/imprint',
      },
      '.',
    ],
    newTab: '(öffnet sich in einem neuen Tab)',
  },
}

export const paymentSuccess: typeof pl.paymentSuccess = {
  about: { title: 'Zahlung Ihrer Bestellung' },
  title: 'Danke für Ihre Bestellung',
  lead: {
    paid: 'Wir haben Ihre Zahlung erhalten und packen jetzt Ihr Paket.',
    waiting:
      'Wir warten noch auf die Bestätigung Ihrer Zahlung, meist nur einen Augenblick. Diese Seite sagt es Ihnen, sobald sie da ist, und wir senden Ihnen auch eine E-Mail.',
    unknown:
      'Uns liegt noch keine Bestätigung Ihrer Zahlung vor. Sobald sie kommt, senden wir Ihnen eine E-Mail. Bitte zahlen Sie nicht noch einmal.',
    failed:
      'Die Bank hat sie nicht angenommen, sie wurde abgebrochen, oder die Zeit ist abgelaufen. Ihr Warenkorb ist unverändert: Sie können es noch einmal versuchen oder anders zahlen.',
  },
  givenUp:
    'Die Bestätigung Ihrer Zahlung ist noch immer nicht da. Sie können diese Seite ruhig schließen: Sobald sie kommt, senden wir Ihnen eine E-Mail. Bitte zahlen Sie nicht noch einmal.',
  checkAgain: 'Erneut prüfen',
  order: 'Bestellnummer',
  transaction: 'Transaktionsnummer',
  next: {
    heading: 'Wie geht es weiter?',
    steps: [
      {
        name: 'Bestätigung per E-Mail',
        explanation: 'Sie geht an die Adresse aus der Bestellung, mit allem, was Sie bestellt haben.',
      },
      { name: 'Vorbereitung zum Versand', explanation: 'Wir packen das Salz und übergeben das Paket dem Zusteller.' },
      { name: 'Sendungsnummer', explanation: 'Wir schicken sie per E-Mail, sobald das Paket unterwegs ist.' },
    ],
  },
  transfer: {
    title: 'Ihre Bestellung ist gespeichert',
    lead: 'Bitte überweisen Sie jetzt. Dieselben Angaben stehen in der E-Mail, mit einer Proforma-Rechnung.',
    steps: [
      { name: 'Überweisung', explanation: 'Sie kommt meist innerhalb eines Werktags an.' },
      {
        name: 'Bestätigung per E-Mail',
        explanation: 'Sie kommt, sobald das Geld auf unserem Konto ist: Damit ist der Vertrag geschlossen.',
      },
      { name: 'Paket', explanation: 'Wir versenden es und nennen Ihnen die Sendungsnummer.' },
    ],
  },
  toStore: 'Zurück zum Shop',
  withdraw: 'Vertrag hier widerrufen',
  questions: 'Noch Fragen? Schreiben Sie uns:',
  failed: {
    title: 'Die Zahlung hat nicht geklappt',
    tryAgain: 'Erneut versuchen',
    toCart: 'Zurück zum Warenkorb',
    withoutCart:
      'Die Bank hat sie nicht angenommen, sie wurde abgebrochen, oder die Zeit ist abgelaufen. In der E-Mail, die wir Ihnen geschickt haben, steht ein Link zu Ihrer Bestellung: Dort lesen Sie, wie es weitergeht.',
  },
}
