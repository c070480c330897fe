import { brand } from '../../brand.ts'
import type * as pl from './pl.ts'

export const join: typeof pl.join = {
  about: { title: 'Mitglied der Vereinigung werden' },
  title: 'Mitglied werden',
  lead: 'Uns verbindet eine Zutat: Salz, das jemand von Hand geerntet hat. Schreiben Sie uns, wer Sie sind und wo Sie kochen. Es dauert nur wenige Minuten.',
  whatComes: 'Wie es weitergeht',
  coming: [
    { when: 'Sofort', what: 'Eine Bestätigung in Ihrem Postfach.' },
    { when: '24–48 Stunden', what: 'Digitale Materialien: Logos, Grafiken für soziale Medien, ein Zertifikat.' },
    {
      when: 'Nach Ihrem Beitrag',
      what: 'Ein Paket von uns, sobald Sie die Materialien in sozialen Medien gezeigt und uns den Link geschickt haben.',
    },
  ],
  missing: 'Das Formular konnte nicht geladen werden. Bitte prüfen Sie die Verbindung und wählen Sie erneut.',
  choose: 'Wählen Sie Ihre Mitgliedschaft',
  kinds: {
    chef: {
      name: 'Küchenchefin oder Küchenchef',
      explanation: 'Sie kochen und stehen für den Geschmack Ihrer Gerichte ein.',
      heading: 'Antrag als Küchenchefin oder Küchenchef',
    },
    restaurant: {
      name: 'Restaurant oder Hotel',
      explanation: 'Sie führen ein Haus, in das Gäste wiederkommen.',
      heading: 'Antrag als Restaurant oder Hotel',
    },
  },
}

export const application: typeof pl.application = {
  changeType: 'Art ändern',
  allRequired: 'Alle Felder außer dem Foto sind erforderlich.',
  firstName: 'Vorname',
  lastName: 'Nachname',
  organizationName: 'Name des Restaurants oder Hotels',
  email: 'E-Mail',
  chefAddress: 'Postanschrift für Ihre Materialien',
  chefAddressHint: 'Nur für uns. Sie erscheint nicht auf der Website.',
  restaurantAddress: 'Anschrift',
  restaurantAddressHint: 'Gäste sehen sie auf der Website.',
  chefDescription: 'Ein paar Worte über Sie',
  restaurantDescription: 'Ein paar Worte über Ihr Haus',
  descriptionHint: 'Sie erscheinen auf der Website, sobald wir den Antrag freigegeben haben.',
  photo: {
    label: 'Foto (freiwillig)',
    hint: 'JPEG, PNG oder WebP, höchstens 10 MB.',
    choose: 'Foto auswählen',
    change: 'Foto ändern',
    remove: 'Foto entfernen',
    preview: 'Vorschau des ausgewählten Fotos',
    again: 'Bitte wählen Sie das Foto noch einmal aus: Der Browser behält es nicht.',
  },
  get newsletterNotice() {
    return `Mit dem Absenden abonnieren Sie auch den Newsletter von ${brand.name}. Sie können ihn in jeder Nachricht mit einem Klick abbestellen.`
  },
  submit: 'Antrag senden',
  sending: 'Wird gesendet\u00A0\u00A0…',
  sent: {
    chef: 'Vielen Dank! Ihr Antrag wurde gesendet. Bitte sehen Sie in Ihrem E-Mail-Postfach nach.',
    restaurant: 'Vielen Dank! Der Antrag Ihres Hauses wurde gesendet. Bitte sehen Sie in Ihrem E-Mail-Postfach nach.',
  },
  failed: 'Fehler beim Senden des Formulars',
}

export const success: typeof pl.success = {
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
      {
        name: 'Link schicken',
        get explanation() {
          return `Senden Sie den Link zu Ihrem Beitrag an ${brand.officeEmail}.`
        },
      },
      { name: 'Auf den Kurier warten', explanation: 'Das Paket geht an die Anschrift aus Ihrem Antrag.' },
    ],
  },
  questions: 'Fragen? Schreiben Sie uns:',
  toHome: 'Zurück zur Startseite',
}
