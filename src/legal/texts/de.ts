import type * as pl from './pl.ts'

export const legal: typeof pl.legal = {
  about: { title: 'Rechtliches' },
  subtitles: {
    imprint: ': Angaben zum Verkäufer',
    delivery: ': Kosten, Zeiten',
    terms: ': Kauf, Lieferung',
    privacy: ': Ihre Daten, Ihre Rechte',
    withdrawal: ': 14 Tage Zeit',
    guarantee: ': Rechte bei Mängeln',
    accessibility: '',
  },
  print: 'Drucken',
}
