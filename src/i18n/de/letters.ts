import { brand } from '../../brand.ts'
import type { LetterTexts } from '../letters.ts'
import { shell } from './shell.ts'

export const letters: LetterTexts = {
  frame: {
    legal: shell.legal,
    footer: `Diese Nachricht hat der Shop ${brand.name} automatisch verschickt.`,
    unsubscribe: 'Newsletter abbestellen',
  },
  test: {
    subject: 'Testnachricht',
    heading: 'Die Post funktioniert',
    explanation: 'Wenn Sie dies lesen, kann der Shop Nachrichten an diese Adresse senden.',
    toStore: 'Zum Shop',
  },
  stock: {
    lowSubject: (product) => `Geht zur Neige: ${product}`,
    outSubject: (product) => `Ausverkauft: ${product}`,
    lowHeading: 'Der Bestand geht zur Neige',
    outHeading: 'Ein Produkt ist ausverkauft',
    lowExplanation: 'Von diesem Produkt ist nur noch wenig da. Füllen Sie den Bestand auf, bevor es den Kunden fehlt.',
    outExplanation:
      'Das letzte Stück wurde verkauft oder aus dem Bestand genommen. Im Shop ist das Produkt als nicht verfügbar gekennzeichnet.',
    product: 'Produkt',
    left: 'Noch vorhanden',
    toPanel: 'Zur Verwaltung',
  },
  welcome: {
    subject: 'Vielen Dank für Ihren Antrag',
    heading: (name) => `Guten Tag, ${name}!`,
    thanks: `Vielen Dank für Ihren Antrag bei ${brand.name}. Er ist angekommen, und wir sehen ihn uns gleich an.`,
    materials:
      'Innerhalb von 24–48 Stunden senden wir digitale Materialien an diese Adresse: Logos, Grafiken für soziale Medien und Zertifikate.',
    bonus: `Dazu kommt ein Paket von uns: Zeigen Sie die Materialien in sozialen Medien und schicken Sie den Link zu Ihrem Beitrag an ${brand.officeEmail}, dann senden wir es Ihnen zu.`,
    publication: 'Auf unserer Website erscheinen Sie, sobald wir den Antrag freigegeben haben.',
    newsletter:
      'Mit Ihrem Antrag haben wir diese Adresse für unseren Newsletter angemeldet. Wenn Sie ihn nicht möchten, genügt ein Klick auf den Link am Ende dieser Nachricht.',
    noNewsletter:
      'Diese Adresse wurde früher von der Liste unseres Newsletters genommen; deshalb haben wir sie nicht wieder angemeldet.',
    toSite: 'Website der Vereinigung öffnen',
  },
  materials: {
    subject: `Ihre Materialien von ${brand.name}`,
    heading: (name: string) => `${name}: Ihre Materialien sind fertig`,
    contents:
      'Wir haben ein persönliches Zertifikat zum Ausdrucken (A4), drei Grafiken für soziale Medien und unser Logo für helle und dunkle Hintergründe vorbereitet. Alles liegt hinter diesem Link, der nur für Sie bestimmt ist.',
    toMaterials: 'Materialien herunterladen',
    validity: (days: number, until: string) =>
      `Der Link gilt ${days} Tage, bis zum ${until}. Danach genügt eine Nachricht an uns, und wir senden einen neuen.`,
    bonus: `Zeigen Sie die Materialien in sozialen Medien und senden Sie den Link zum Beitrag an ${brand.officeEmail}: dann schicken wir Ihnen ein Paket.`,
  },
  application: {
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
    toPanel: 'Panel öffnen',
  },
  contact: {
    subject: (name) => `Nachricht von ${name}`,
    heading: 'Neue Nachricht von der Website',
    explanation:
      'Jemand hat über das Kontaktformular geschrieben. Eine Antwort auf diese Nachricht geht direkt an diese Person.',
    name: 'Name',
    email: 'E-Mail',
    language: 'Sprache',
  },
  accountCreated: {
    subject: `Ihr Konto bei ${brand.name}`,
    heading: 'Ihr Konto ist bereit',
    explanation:
      'Mit dieser Adresse wurde in unserem Shop ein Konto angelegt. Sie können sich anmelden und eine Lieferadresse speichern.',
    toAccount: 'Zum Konto',
    notYou:
      'Das waren nicht Sie? Dann hat jemand Ihre Adresse eingegeben. Wählen Sie auf der Anmeldeseite „Passwort vergessen?“ und legen Sie ein neues fest: Die andere Person wird abgemeldet, und Sie können das Konto löschen.',
  },
  passwordRecovery: {
    subject: 'Neues Passwort wählen',
    heading: 'Ein neues Passwort für Ihr Konto',
    explanation:
      'Jemand hat für das Konto mit dieser Adresse ein neues Passwort angefordert. Der Link gilt eine Stunde und nur einmal.',
    toForm: 'Neues Passwort wählen',
    notYou: 'Das waren nicht Sie? Dann müssen Sie nichts tun: Ihr bisheriges Passwort gilt weiter.',
  },
  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    heading: 'Ihr Passwort wurde geändert',
    explanation: 'Für Ihr Konto gilt ein neues Passwort. Alle anderen Geräte wurden abgemeldet.',
    notYou:
      'Das waren nicht Sie? Dann wählen Sie bitte sofort ein eigenes Passwort. Den Link dafür senden wir an diese Adresse.',
    toRecovery: 'Link anfordern',
  },
  accountDeleted: {
    subject: 'Ihr Konto wurde gelöscht',
    heading: 'Ihr Konto wurde gelöscht',
    explanation:
      'Mit ihm haben wir die gespeicherte Adresse und Telefonnummer gelöscht. Eine Anmeldung ist nicht mehr möglich.',
    notYou: `Das waren nicht Sie? Bitte schreiben Sie uns an ${brand.officeEmail}.`,
  },
  accountExport: { file: 'meine-daten' },
}
