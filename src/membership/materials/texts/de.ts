import { brand } from '../../../brand.ts'
import type * as pl from './pl.ts'

export const materials: typeof pl.materials = {
  about: {
    title: 'Ihre Materialien',
    get description() {
      return `Zertifikat, Grafiken und Logo für ein Mitglied der Vereinigung ${brand.name}.`
    },
  },
  heading: 'Ihre Materialien',
  greeting: (name) => `Guten Tag, ${name}!`,
  explanation:
    'Ein persönliches Zertifikat, Grafiken für soziale Medien und unser Logo: zum Drucken, zum Veröffentlichen und für Ihre Karte.',
  download: 'Alles herunterladen',
  pack: (size) => `ZIP-Archiv, ${size}`,
  validUntil: (day) => `Dieser Link ist nur für Sie bestimmt und gilt bis zum ${day}.`,
  certificate: { name: 'Zertifikat', use: 'PDF zum Ausdrucken auf A4', alt: (number) => `Zertifikat Nummer ${number}` },
  graphics: {
    square: { name: 'Beitrag', use: '1080 × 1080 Pixel', alt: 'Quadratische Grafik mit Ihrem Namen' },
    story: { name: 'Story', use: '1080 × 1920 Pixel', alt: 'Hochformatige Grafik mit Ihrem Namen' },
    wide: { name: 'Titelbild', use: '1200 × 630 Pixel', alt: 'Querformatige Grafik mit Ihrem Namen' },
  },
  save: (name, size) => `Herunterladen: ${name} (${size})`,
  logos:
    'Im Archiv liegt auch das Logo als SVG und PNG, für helle und dunkle Hintergründe, mit Hinweisen zur Verwendung.',
  expired: {
    heading: 'Dieser Link ist abgelaufen',
    explanation:
      'Die Materialien lagen hier 30 Tage lang bereit. Schreiben Sie uns: Wir bereiten sie noch einmal vor und senden einen neuen Link.',
  },
  unknown: {
    heading: 'Diesen Link kennen wir nicht',
    explanation:
      'Vielleicht wurde er nur zum Teil kopiert. Öffnen Sie ihn direkt aus der Nachricht oder schreiben Sie uns: Wir senden die Materialien noch einmal.',
  },
  failed: {
    heading: 'Etwas ist schiefgegangen',
    explanation: 'Wir können die Materialien gerade nicht anzeigen. Bitte versuchen Sie es gleich noch einmal.',
  },
  tryAgain: 'Erneut versuchen',
}
