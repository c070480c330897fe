import { brand } from '../../brand.ts'
import type { JoinTexts } from '../join.ts'

export const join: JoinTexts = {
  about: {
    title: 'Mitglied werden',
    description: `Bewerben Sie sich bei ${brand.name}: als Küchenchefin oder Küchenchef, als Restaurant oder Hotel. Digitale Materialien erhalten Sie innerhalb von 24–48 Stunden.`,
  },
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
  needsJavaScript: 'Der Antrag per Formular benötigt JavaScript. Sie können uns auch eine einfache E-Mail schreiben:',
  choose: 'Wählen Sie Ihre Mitgliedschaft',
  kinds: {
    chef: {
      name: 'Küchenchef',
      explanation: 'Sie kochen und stehen für den Geschmack Ihrer Gerichte ein.',
      heading: 'Antrag als Küchenchef',
    },
    restaurant: {
      name: 'Restaurant oder Hotel',
      explanation: 'Sie führen ein Haus, in das Gäste wiederkommen.',
      heading: 'Antrag als Restaurant oder Hotel',
    },
  },
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
  },
  newsletterNotice: `Mit dem Absenden abonnieren Sie auch den Newsletter von ${brand.name}. Sie können ihn in jeder Nachricht mit einem Klick abbestellen.`,
  submit: 'Antrag senden',
  sending: 'Wird gesendet…',
  sent: {
    chef: 'Vielen Dank! Ihr Antrag wurde gesendet. Bitte sehen Sie in Ihrem E-Mail-Postfach nach.',
    restaurant: 'Vielen Dank! Der Antrag Ihres Hauses wurde gesendet. Bitte sehen Sie in Ihrem E-Mail-Postfach nach.',
  },
  failed: 'Fehler beim Senden des Formulars',
  alreadyApplied: {
    chef: 'Ein Küchenchef mit dieser E-Mail-Adresse existiert bereits',
    restaurant: 'Eine Organisation mit dieser E-Mail-Adresse existiert bereits',
  },
}
