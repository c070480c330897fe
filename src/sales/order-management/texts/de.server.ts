import { brand } from '../../../brand.ts'
import type * as pl from './pl.server.ts'
export { orderLinkAnswer } from './de.ts'

export const orderEmails: typeof pl.orderEmails = {
  follow: 'Bestellung ansehen',
  pay: 'Bestellung bezahlen',
  payDifference: 'Differenz bezahlen',
  withdraw: 'Vertrag hier widerrufen',
  get questions() {
    return `Fragen? Schreiben Sie an ${brand.officeEmail} und nennen Sie die Bestellnummer.`
  },
  number: 'Bestellnummer',
  bill: {
    perKilogram: (price) => `${price} / kg`,
    regular: 'Regulärer Preis:',
    lowest: 'Niedrigster Preis der letzten 30 Tage vor der Preissenkung:',
    subtotal: 'Wert der Produkte',
    discount: 'Rabatt',
    shipping: 'Lieferung',
    free: 'kostenlos',
    total: 'Gesamtbetrag',
    untaxed: {
      within_union: 'MwSt. 0 %, innergemeinschaftliche Lieferung',
      export: 'MwSt. 0 %, Ausfuhr aus der Europäischen Union',
      exempt: 'Ohne MwSt., der Verkäufer ist steuerbefreit',
    },
    vat: (rate) => `Darin MwSt. ${rate}\u00A0%`,
    net: (net) => `netto ${net}`,
  },
  delivery: {
    heading: 'Lieferung und Zahlung',
    method: 'Lieferart',
    home: 'per Kurier nach Hause',
    inpost: 'Paketautomat oder Abholstelle',
    handedOver: 'vor Ort übergeben',
    taken: { Cash: 'bar', Terminal: 'Karte vor Ort' },
    point: 'Abholstelle',
    arrival: 'Voraussichtliche Lieferung',
    recipient: 'Empfänger',
    address: 'Anschrift',
    phone: 'Telefon',
    company: 'Firma',
    taxNumber: 'Steuernummer',
    invoiceAddress: 'Adresse auf der Rechnung',
    payment: 'Zahlung',
    paidAt: 'Bezahlt am',
  },
  confirmed: {
    subject: (order) => `Bestätigung Ihrer Bestellung ${order}`,
    heading: 'Vielen Dank für Ihre Bestellung',
    greeting: (name) => `Guten Tag, ${name}!`,
    accepted:
      'Ihre Zahlung ist eingegangen und die Bestellung angenommen. Mit dieser Nachricht schließen wir den Kaufvertrag mit Ihnen.',
    handedOver: 'Ihre Zahlung ist eingegangen, die Ware wurde vor Ort übergeben. Diese Nachricht bestätigt Ihren Kauf.',
    ordered: 'Ihre Bestellung',
    next: 'Wie es weitergeht',
    steps:
      'Wir bereiten jetzt das Paket vor und übergeben es dem Zusteller. Sobald es unterwegs ist, senden wir Ihnen die Sendungsnummer.',
    invoice: ['Rechnung', 'im Anhang (PDF)'],
    seller: 'Verkäufer',
    name: 'Name',
    address: 'Anschrift',
    legalForm: 'Rechtsform',
    register: 'Eintrag im Register',
    taxNumber: 'Steuernummer (NIP)',
    vatNumber: 'USt-IdNr.',
    phone: 'Telefon',
    openingHours: 'Sprechzeiten',
    email: 'E-Mail',
    keep: 'Im Anhang (PDF) finden Sie die Geschäftsbedingungen und die Widerrufsbelehrung mit dem Formular, in der Fassung, der Sie bei der Bestellung zugestimmt haben, sowie die Datenschutzerklärung. Bitte bewahren Sie diese Nachricht auf. Dieselben Texte auf unserer Website:',
  },
  offer: {
    subject: (order) => `Ihre Bestellung ${order} wartet auf Ihre Zahlung`,
    heading: 'Wir haben Ihre Bestellung vorbereitet',
    explanation:
      'Wie besprochen haben wir diese Bestellung für Sie aufgenommen. Bitte prüfen Sie sie. Mit der Zahlung bestellen Sie zahlungspflichtig und stimmen den Geschäftsbedingungen zu. Möchten Sie sie nicht, brauchen Sie nichts zu tun.',
    until: (moment) => `Die Ware ist bis ${moment} für Sie zurückgelegt. Danach wird die Bestellung storniert.`,
    keep: 'Im Anhang (PDF) finden Sie die Geschäftsbedingungen, die Widerrufsbelehrung mit dem Formular und die Datenschutzerklärung. Bitte bewahren Sie diese Nachricht auf. Dieselben Texte auf unserer Website:',
  },
  changed: {
    subject: (order) => `Ihre Bestellung ${order} wurde geändert`,
    heading: 'Wir haben Ihre Bestellung geändert',
    explanation:
      'Auf Ihren Wunsch sieht Ihre Bestellung jetzt so aus wie unten. Diese Nachricht ersetzt die frühere Bestätigung.',
    charge: (amount) => `Noch zu zahlen: ${amount}. Wir packen das Paket, sobald wir den Betrag erhalten haben.`,
    refund: (amount) =>
      `Wir erstatten ${amount} auf dem Weg, auf dem Ihre Zahlung kam. Wir schreiben, wenn die Erstattung unterwegs ist.`,
    same: 'Sie zahlen nichts nach, und nichts wird erstattet.',
  },
  surcharge: {
    subject: (order) => `Wir haben Ihre Nachzahlung zur Bestellung ${order} erhalten`,
    heading: 'Wir haben Ihre Nachzahlung erhalten',
    explanation: 'Vielen Dank. Die Bestellung ist vollständig bezahlt, und wir packen das Paket.',
    amount: 'Nachzahlung',
  },
  paymentFailed: {
    subject: (order) => `Ihre Bestellung ${order} ist nicht bezahlt`,
    heading: 'Die Zahlung kam nicht zustande',
    declined: 'Die Bank oder der Zahlungsdienstleister hat die Zahlung für diese Bestellung abgelehnt.',
    expired: 'Die Zeit zum Bezahlen ist abgelaufen, bevor die Zahlung abgeschlossen war.',
    until: (moment) =>
      `Die Bestellung bleibt bis ${moment} bestehen. Sie können noch einmal zahlen, zu denselben Preisen, sofern die Produkte noch verfügbar sind.`,
    over: 'Diese Bestellung kann nicht mehr bezahlt werden. Die Produkte können Sie im Shop neu bestellen.',
  },
  reminder: {
    subject: (order) => `Ihre Bestellung ${order} wartet auf die Zahlung`,
    heading: 'Ihre Bestellung wartet auf die Zahlung',
    until: (moment) =>
      `Diese Bestellung ist noch nicht bezahlt. Sie bleibt bis ${moment} bestehen und wird dann storniert. Wenn Sie sie nicht mehr möchten, brauchen Sie nichts zu tun.`,
  },
  paymentSummary: {
    subject: 'Ihre Bestellungen warten auf die Zahlung',
    heading: 'Ihre Bestellungen warten auf die Zahlung',
    explanation:
      'Diese Bestellungen wurden mit dieser Adresse aufgegeben und sind noch nicht bezahlt. Wir schreiben Ihnen gesammelt statt zu jeder einzeln. Jede bleibt bis zum angegebenen Zeitpunkt bestehen und wird dann storniert. Wenn Sie sie nicht möchten, brauchen Sie nichts zu tun.',
    until: 'Bleibt bestehen bis',
  },
  transfer: {
    short: {
      subject: (order) => `Bestellung ${order}: ein Teil des Betrags fehlt`,
      heading: 'Es ist nur ein Teil des Betrags angekommen',
      explanation:
        'Danke für Ihre Überweisung. Der Rest fehlt noch: Bitte überweisen Sie ihn auf dasselbe Konto mit demselben Verwendungszweck. Sobald er eingegangen ist, bestätigen wir die Bestellung. Wenn Sie lieber verzichten möchten, schreiben Sie uns, dann erstatten wir das Geld.',
    },
    subject: (order) => `Bestellung ${order}: Angaben zur Überweisung`,
    heading: 'Ihre Bestellung wartet auf eine Überweisung',
    explanation:
      'Wir haben die Bestellung gespeichert und legen die Ware für Sie zurück. Geben Sie als Verwendungszweck nur die Bestellnummer an: Daran erkennen wir Ihre Zahlung.',
    until: (moment) => `Wir warten bis ${moment} auf das Geld. Danach wird die Bestellung kostenlos storniert.`,
    proforma:
      'Auf der Seite Ihrer Bestellung finden Sie die Proforma-Rechnung (PDF). Sie ist keine Rechnung: Diese stellen wir nach der Zahlung aus.',
    facts: {
      recipient: 'Empfänger',
      account: 'Kontonummer',
      bank: 'Bank',
      received: 'Eingegangen',
      amount: 'Betrag der Überweisung',
      title: 'Verwendungszweck',
    },
  },
  proforma: {
    subject: (order) => `Proforma-Rechnung zu Ihrer Bestellung ${order}`,
    heading: 'Die Proforma-Rechnung zu Ihrer Bestellung',
    explanation:
      'Die Bestellung Ihrer Firma ist gespeichert und noch nicht bezahlt. Auf ihrer Seite finden Sie die Proforma-Rechnung (PDF) und können bezahlen, wann Sie möchten. Die Rechnung folgt nach der Zahlung.',
    until: (moment) => `Die Bestellung wartet bis ${moment} auf die Zahlung, danach wird sie storniert.`,
  },
  shipped: {
    subject: (order) => `Ihre Bestellung ${order} ist unterwegs`,
    heading: 'Ihr Paket ist unterwegs',
    explanation: 'Wir haben Ihre Bestellung dem Zusteller übergeben.',
    trackingNumber: 'Sendungsnummer',
    track: 'Sendung verfolgen',
  },
  invoiceIssued: {
    subject: (order) => `Rechnung zu Ihrer Bestellung ${order}`,
    heading: 'Ihre Rechnung',
    explanation:
      'Die Rechnung zu Ihrer Bestellung ist fertig. Sie liegt als PDF bei und steht auf der Seite der Bestellung.',
  },
  delivered: {
    subject: (order) => `Ihre Bestellung ${order} wurde zugestellt`,
    heading: 'Ihr Paket ist angekommen',
    explanation: 'Der Zusteller hat uns gemeldet, dass Ihre Bestellung zugestellt wurde. Guten Appetit!',
    get problem() {
      return `Stimmt etwas nicht? Schreiben Sie an ${brand.officeEmail}. Wie Sie den Vertrag widerrufen, steht in der Bestellbestätigung.`
    },
  },
  newLink: {
    subject: (order) => `Link zu Ihrer Bestellung ${order}`,
    heading: 'Ein neuer Link zu Ihrer Bestellung',
    explanation: (days) =>
      `Jemand, vermutlich Sie, hat im Shop einen neuen Link zu dieser Bestellung angefordert. Er gilt ${days} Tage.`,
    notYou: 'Wenn Sie es nicht waren, brauchen Sie nichts zu tun: Der Link steht nur in dieser Nachricht.',
  },
  cancelled: {
    subject: (order) => `Ihre Bestellung ${order} wurde storniert`,
    heading: 'Ihre Bestellung wurde storniert',
    unpaid: 'Sie kann nicht mehr bezahlt werden und kostet Sie nichts. Die Produkte können Sie im Shop neu bestellen.',
    paid: 'Ihre Zahlung erstatten wir auf dem Weg, auf dem sie kam, spätestens binnen 14 Tagen. Sobald sie unterwegs ist, schreiben wir Ihnen.',
  },
  refunded: {
    subject: (order) => `Erstattung für Ihre Bestellung ${order}`,
    heading: 'Ihr Geld ist unterwegs',
    explanation:
      'Wir haben Ihre Zahlung auf dem Weg erstattet, auf dem sie kam. Je nach Bank sehen Sie sie in einigen Tagen.',
    outside: 'Wir haben diesen Betrag wie vereinbart außerhalb des Shops erstattet.',
    chargeback:
      'Ihre Bank hat Ihnen diesen Betrag zurückgegeben. Damit ist der Kauf aufgehoben; die Belege sind auf der Seite der Bestellung.',
    amount: 'Erstatteter Betrag',
    total: 'Wert der Bestellung',
  },
  buyerCorrected: {
    subject: (order) => `Berichtigte Belege zu Ihrer Bestellung ${order}`,
    heading: 'Die Angaben auf Ihrer Rechnung sind berichtigt',
    explanation:
      'Wir haben die Angaben des Käufers berichtigt. Die Belege liegen bei und sind auf der Seite der Bestellung. Am gezahlten Betrag ändert sich nichts.',
  },
  refundFailed: {
    subject: (order) => `Erstattung für Ihre Bestellung ${order} nicht angekommen`,
    heading: 'Die Erstattung ist nicht angekommen',
    explanation:
      'Der Zahlungsdienst meldet, dass dieses Geld Sie nicht erreicht hat und wieder bei uns ist. Wir erstatten es auf einem anderen Weg und melden uns deswegen bei Ihnen.',
    amount: 'Nicht angekommener Betrag',
  },
  issuedDocument: {
    subject: (number) => `Rechnung ${number}`,
    correctionSubject: (number) => `Rechnungskorrektur ${number}`,
    heading: 'Ihre Rechnung',
    correctionHeading: 'Korrektur Ihrer Rechnung',
    accepted:
      'Im Anhang ist Ihre Rechnung. KSeF, das polnische System für E-Rechnungen, hat sie angenommen; der Code darauf zeigt sie dort.',
    offline:
      'Im Anhang ist Ihre Rechnung, ausgestellt im Offline-Verfahren. Wir übermitteln sie an KSeF, das polnische System für E-Rechnungen, in der gesetzlichen Frist. Die Codes darauf zeigen sie dann dort.',
    correctionAccepted:
      'Im Anhang ist eine Rechnungskorrektur. KSeF, das polnische System für E-Rechnungen, hat sie angenommen; der Code darauf zeigt sie dort.',
    correctionOffline:
      'Im Anhang ist eine Rechnungskorrektur, ausgestellt im Offline-Verfahren. Wir übermitteln sie an KSeF, das polnische System für E-Rechnungen, in der gesetzlichen Frist.',
    document: 'Dokument',
    ksefNumber: 'KSeF-Nummer',
  },
  beingChecked: {
    subject: (order) => `Ihre Bestellung ${order}: Wir prüfen die Zahlung`,
    heading: 'Wir haben Ihre Zahlung erhalten',
    explanation:
      'Bevor wir die Bestellung bestätigen, müssen wir etwas prüfen. Wir tun es so bald wie möglich und schreiben Ihnen. Bitte zahlen Sie nicht noch einmal.',
  },
}
