import { brand } from '../../brand.ts'
import type { CertificateTexts } from '../certificate.ts'

export const certificate: CertificateTexts = {
  association: `Vereinigung ${brand.name} · seit ${brand.since}`,
  title: 'Zertifikat der Mitgliedschaft',
  intro: 'Wir bestätigen:',
  statement: {
    chef: `gehört zur Vereinigung ${brand.name} und kocht mit keltischem Meersalz, von Hand geerntet in den Salzgärten der Bretagne.`,
    restaurant: `gehört zur Vereinigung ${brand.name} und serviert keltisches Meersalz, von Hand geerntet in den Salzgärten der Bretagne.`,
  },
  number: 'Nummer des Zertifikats',
  issued: 'Ausgestellt am',
  signature: 'Im Namen der Vereinigung',
  /** Lies beside the files in the pack. */
  readme: `certificate.pdf – das Zertifikat zum Ausdrucken auf A4, am besten auf weißem oder cremefarbenem Papier ab 160 g/m².
social-1080x1080.png – quadratischer Beitrag; social-1080x1920.png – Story; social-1200x630.png – Linkvorschau oder Titelbild.
logo – für den Druck das SVG, für Dokumente und Websites das PNG; die Fassung „white“ ist für dunkle Hintergründe.

Bitte lassen Sie Farben und Proportionen des Zeichens unverändert und etwas freien Raum darum herum.
Fragen? ${brand.officeEmail}`,
  graphics: {
    belongs: `Mitglied bei ${brand.name}`,
    salt: 'Keltisches Meersalz, von Hand geerntet',
  },
}
