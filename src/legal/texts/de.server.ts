import { plural } from '../../i18n/plural.ts'
import { brand } from '../../brand.ts'
import type * as pl from './pl.server.ts'

const workingDays = plural('de', { one: '# Werktag', other: '# Werktage' })

export const deliveryCosts: typeof pl.deliveryCosts = {
  home: 'Kurier nach Hause',
  pickupPoint: `Abholstelle von ${brand.carrier.name}`,
  freeFrom: (amount) => `kostenlos ab ${amount}`,
  days: (from, to) => `${from < to ? `${from}–` : ''}${workingDays(to)} unterwegs`,
  byParcel:
    'Es zählt das Gewicht des Pakets mit Verpackung und Karton; eine Bestellung in mehreren Paketen kostet die Summe ihrer Preise.',
  any: 'jedes Gewicht',
  upTo: (weight) => `bis ${weight}`,
  between: (above, upTo) => `über ${above} bis ${upTo}`,
  above: (weight) => `über ${weight}`,
}

export const draftNote = '> **Entwurf.** Diesen Text hat noch kein Anwalt geprüft.'

export const packagingRegisters: string = 'Verpackungsregister'
