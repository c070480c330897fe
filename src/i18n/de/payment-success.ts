import type { PaymentSuccessTexts } from '../payment-success.ts'

export const paymentSuccess: PaymentSuccessTexts = {
  about: { title: 'Zahlung Ihrer Bestellung' },
  title: 'Danke für Ihre Bestellung',
  lead: {
    paid: 'Ihre Zahlung ist angekommen. Wir beginnen zu packen.',
    waiting:
      'Wir warten noch auf die Bestätigung Ihrer Zahlung, meist nur einen Augenblick. Diese Seite sagt es Ihnen, sobald sie da ist, und wir schreiben Ihnen auch eine E-Mail.',
    unknown:
      'Uns liegt noch keine Bestätigung Ihrer Zahlung vor. Sobald sie kommt, schreiben wir Ihnen eine E-Mail. Sie müssen kein zweites Mal zahlen.',
    failed:
      'Die Bank hat sie nicht angenommen, sie wurde abgebrochen, oder die Zeit ist abgelaufen. Ihr Warenkorb ist unverändert: Sie können es noch einmal versuchen oder anders zahlen.',
  },
  givenUp:
    'Die Bestätigung Ihrer Zahlung ist noch immer nicht da. Sie können diese Seite ruhig schließen: Sobald sie kommt, schreiben wir Ihnen eine E-Mail. Bitte zahlen Sie kein zweites Mal.',
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
  toStore: 'Zurück zum Shop',
  withdraw: 'Vertrag hier widerrufen',
  questions: 'Noch Fragen? Schreiben Sie uns:',
  failed: {
    title: 'Die Zahlung hat nicht geklappt',
    tryAgain: 'Noch einmal versuchen',
    toCart: 'Zurück zum Warenkorb',
    withoutCart:
      'Die Bank hat sie nicht angenommen, sie wurde abgebrochen, oder die Zeit ist abgelaufen. In der E-Mail, die wir Ihnen geschickt haben, steht ein Link zu Ihrer Bestellung: Dort lesen Sie, wie es weitergeht.',
  },
}
