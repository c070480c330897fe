import { brand } from '../../brand.ts'
import { plural } from '../../i18n/plural.ts'

const workingDays = plural('pl', {
  one: '# dzień roboczy',
  few: '# dni robocze',
  many: '# dni roboczych',
  other: '# dnia roboczego',
})

export const deliveryCosts = {
  home: 'Kurier do domu',
  pickupPoint: `Punkt odbioru ${brand.carrier.name}`,
  freeFrom: (amount: string) => `bezpłatnie od ${amount}`,
  days: (from: number, to: number) => `w\u00A0drodze ${from < to ? `${from}–` : ''}${workingDays(to)}`,
  byParcel:
    'Liczy się waga paczki z\u00A0opakowaniem i\u00A0kartonem; zamówienie w\u00A0kilku paczkach kosztuje sumę ich cen.',
  any: 'każda waga',
  upTo: (weight: string) => `do ${weight}`,
  between: (above: string, upTo: string) => `ponad ${above} do ${upTo}`,
  above: (weight: string) => `ponad ${weight}`,
}

/** Stands on top of a version that the owner has published, until a lawyer has read it. */
export const draftNote: string = '> **Projekt.** Tego tekstu nie sprawdził jeszcze prawnik.'

/** Stands over the numbers under which the seller is known to countries' packaging registers. */
export const packagingRegisters: string = 'Rejestry opakowań'
