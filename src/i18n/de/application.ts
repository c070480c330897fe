import { brand } from '../../brand.ts'
import type { ApplicationTexts } from '../application.ts'

export const application: ApplicationTexts = {
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
  sending: 'Wird gesendet\u00A0…',
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
