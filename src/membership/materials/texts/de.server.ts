import { brand } from '../../../brand.ts'
import type * as pl from './pl.server.ts'

export const certificate: typeof pl.certificate = {
  get association() {
    return `Vereinigung ${brand.name} · seit ${brand.since}`
  },
  title: 'Zertifikat der Mitgliedschaft',
  intro: 'Wir bestätigen:',
  statement: {
    get chef() {
      return `gehört zur Vereinigung ${brand.name} und kocht mit keltischem Meersalz, von Hand geerntet in den Salzgärten der Bretagne.`
    },
    get restaurant() {
      return `gehört zur Vereinigung ${brand.name} und serviert keltisches Meersalz, von Hand geerntet in den Salzgärten der Bretagne.`
    },
  },
  number: 'Nummer des Zertifikats',
  issued: 'Ausgestellt am',
  signature: 'Im Namen der Vereinigung',
  /** Lies beside the files in the pack. */
  get readme() {
    return `certificate.pdf – das Zertifikat zum Ausdrucken auf A4, am besten auf weißem oder cremefarbenem Papier ab 160 g/m².
social-1080x1080.png – quadratischer Beitrag; social-1080x1920.png – Story; social-1200x630.png – Linkvorschau oder Titelbild.
logo – für den Druck das SVG, für Dokumente und Websites das PNG; die Fassung „white“ ist für dunkle Hintergründe.

Bitte lassen Sie Farben und Proportionen des Zeichens unverändert und etwas freien Raum darum herum.
Fragen? ${brand.officeEmail}`
  },
  graphics: {
    get belongs() {
      return `Mitglied bei ${brand.name}`
    },
    salt: 'Keltisches Meersalz, von Hand geerntet',
  },
}

export const materials: typeof pl.materials = {
  get subject() {
    return `Ihre Materialien von ${brand.name}`
  },
  heading: (name: string) => `${name}: Ihre Materialien sind fertig`,
  contents:
    'Wir haben ein persönliches Zertifikat zum Ausdrucken (A4), drei Grafiken für soziale Medien und unser Logo für helle und dunkle Hintergründe vorbereitet. Sie finden alles unter diesem Link, der nur für Sie bestimmt ist.',
  toMaterials: 'Materialien herunterladen',
  validity: (days: number, until: string) =>
    `Der Link gilt ${days} Tage, bis zum ${until}. Danach genügt eine Nachricht an uns, und wir senden einen neuen.`,
  get bonus() {
    return `Zeigen Sie die Materialien in sozialen Medien und senden Sie den Link zum Beitrag an ${brand.officeEmail}, dann schicken wir Ihnen ein Paket.`
  },
}
