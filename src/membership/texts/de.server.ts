import { brand } from '../../brand.ts'
import type * as pl from './pl.server.ts'

export const welcome: typeof pl.welcome = {
  subject: 'Vielen Dank für Ihren Antrag',
  heading: (name) => `Guten Tag, ${name}!`,
  get thanks() {
    return `Vielen Dank für Ihren Antrag bei ${brand.name}. Er ist angekommen, und wir sehen ihn uns gleich an.`
  },
  materials:
    'Innerhalb von 24–48 Stunden senden wir digitale Materialien an diese Adresse: Logos, Grafiken für soziale Medien und Zertifikate.',
  get bonus() {
    return `Dazu kommt ein Paket von uns: Zeigen Sie die Materialien in sozialen Medien und schicken Sie den Link zu Ihrem Beitrag an ${brand.officeEmail}, dann senden wir es Ihnen zu.`
  },
  publication: 'Auf unserer Website erscheinen Sie, sobald wir den Antrag freigegeben haben.',
  newsletter:
    'Mit Ihrem Antrag haben wir diese Adresse für unseren Newsletter angemeldet. Wenn Sie ihn nicht möchten, genügt ein Klick auf den Link am Ende dieser Nachricht.',
  noNewsletter:
    'Diese Adresse wurde früher von unserem Newsletter abgemeldet; deshalb haben wir sie nicht wieder angemeldet.',
  toSite: 'Website der Vereinigung öffnen',
}

export const application: typeof pl.application = {
  subject: {
    chef: (name) => `Neue Küchenchefin oder neuer Küchenchef: ${name}`,
    restaurant: (name) => `Neues Restaurant oder Hotel: ${name}`,
  },
  heading: 'Neuer Antrag',
  explanation:
    'Er wartet im Panel auf Freigabe. Eine Antwort auf diese Nachricht geht an die Absenderin oder den Absender.',
  name: 'Name',
  email: 'E-Mail',
  address: 'Anschrift',
  language: 'Sprache',
  photo: 'Foto öffnen',
  toPanel: 'Antrag öffnen',
}
