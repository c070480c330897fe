import { community } from '../../site/community.ts'
import { wholeNumber, yesOrNo } from '../setting.ts'

const { members, growth } = community.original

const count = (label: string, original: number) =>
  wholeNumber({ label, original, from: 0, to: 10_000_000, shownIn: ['pages'] })
const percent = (label: string, original: number) =>
  wholeNumber({ label, original, from: -100, to: 10_000, shownIn: ['pages'] })

export const countersPart = {
  title: 'Liczniki',
  lead: 'Liczby na stronie „Współpraca”.',
  settings: {
    restaurateurs: count('Restauratorzy', members.restaurateurs),
    restaurateursGrowth: percent('Wzrost w tym roku (%), restauratorzy', growth.restaurateurs),
    chefs: count('Szefowie kuchni', members.chefs),
    chefsGrowth: percent('Wzrost w tym roku (%), szefowie kuchni', growth.chefs),
  },
}

export const visitsPart = {
  title: 'Odwiedziny',
  lead: 'Ile osób zagląda na stronę, skąd i po co. Widać to na stronie „Dzisiaj”.',
  settings: {
    isCounted: yesOrNo({
      label: 'Licz odwiedziny',
      original: true,
      hint: 'Bez plików cookie i\u00A0bez danych osób: tylko strona, skąd ktoś przyszedł, język i\u00A0kraj, który podaje przeglądarka',
      shownIn: ['pages', 'office'],
    }),
  },
}
