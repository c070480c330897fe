import { brand } from '../../brand.ts'
import type { SuccessTexts } from '../success.ts'

export const success: SuccessTexts = {
  about: { title: 'Vielen Dank für Ihren Antrag' },
  title: { chef: 'Vielen Dank für Ihren Antrag', restaurant: 'Danke, dass Sie Ihre Türen öffnen' },
  thanks: {
    chef: 'Ihr Antrag ist bei uns. Eine Bestätigung liegt schon in Ihrem Postfach; auf der Website erscheinen Sie, sobald wir den Antrag freigegeben haben.',
    restaurant:
      'Der Antrag Ihres Hauses ist bei uns. Eine Bestätigung liegt schon in Ihrem Postfach; auf der Website erscheinen Sie, sobald wir den Antrag freigegeben haben.',
  },
  materials: {
    heading: 'Digitale Materialien',
    explanation: 'Sie kommen innerhalb von 24–48 Stunden per E-Mail.',
    list: [
      { name: 'Logos', use: 'für Speisekarte, Website und Tür' },
      { name: 'Grafiken für soziale Medien', use: 'fertig zum Veröffentlichen' },
      { name: 'Zertifikate', use: 'zum Ausdrucken und Rahmen' },
    ],
  },
  bonus: {
    heading: 'Ein Paket von uns, in vier Schritten',
    steps: [
      { name: 'Materialien erhalten', explanation: 'Die Nachricht geht an die Adresse aus Ihrem Antrag.' },
      { name: 'Materialien zeigen', explanation: 'Veröffentlichen Sie sie in Ihren sozialen Medien.' },
      { name: 'Link schicken', explanation: `Senden Sie den Link zu Ihrem Beitrag an ${brand.officeEmail}.` },
      { name: 'Auf den Kurier warten', explanation: 'Das Paket geht an die Anschrift aus Ihrem Antrag.' },
    ],
  },
  questions: 'Fragen? Schreiben Sie uns:',
  toHome: 'Zurück zur Startseite',
}
