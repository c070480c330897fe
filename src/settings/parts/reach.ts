import { countryCodes, countryIn, type CountryCode } from '../../kernel/countries.ts'
import { languages, localeOf, type Language } from '../../kernel/language.ts'
import { languageNames } from '../../i18n/language-names.ts'
import { choice, several, wholeNumber, yesOrNo, type Rule } from '../setting.ts'

/** By their Polish names. */
export const countryOptions = Object.fromEntries(
  countryCodes
    .map((code) => [code, countryIn(localeOf.pl, code)] as const)
    .toSorted(([, one], [, other]) => one.localeCompare(other, localeOf.pl)),
) as Record<CountryCode, string>

export const languagesPart = {
  title: 'Języki',
  lead: 'W jakich językach można oglądać stronę. Panel jest zawsze po polsku.',
  settings: {
    offered: several({
      label: 'Języki strony',
      original: [...languages],
      options: languageNames,
      required: 'Wybierz przynajmniej jeden język',
      shownIn: ['pages', 'emails', 'search'],
    }),
    first: choice({
      label: 'Język domyślny',
      original: 'pl' as Language,
      options: languageNames,
      shownIn: ['pages'],
      hint: 'Widzą go goście, których języka nie ma na stronie',
    }),
  },
  rules: [
    {
      about: ['offered', 'first'],
      isBroken: ({ offered, first }) => !(offered as unknown[]).includes(first),
      at: 'first',
      sentence: 'Tego języka nie ma wśród wybranych',
    },
  ] satisfies Rule[],
}

export const deliveryPart = {
  title: 'Kraje dostawy',
  lead: 'Dokąd można zamawiać. Kraj musi też mieć stawkę w zakładce „Wysyłka”.',
  settings: {
    isLimited: yesOrNo({
      label: 'Tylko wybrane kraje',
      original: false,
      hint: 'Wyłączone: wszystkie kraje, które mają stawkę',
      shownIn: ['checkout', 'legal'],
    }),
    countries: several({
      label: 'Wybrane kraje',
      original: ['PL'] as CountryCode[],
      options: countryOptions,
      required: 'Wybierz przynajmniej jeden kraj',
      shownIn: ['checkout', 'legal'],
    }),
  },
}

export const dispatchPart = {
  title: 'Termin dostawy',
  lead: 'Kiedy paczka wyjeżdża. Dni w drodze podaje się przy stawkach w zakładce „Wysyłka”. Liczą się dni robocze w Polsce, bez świąt.',
  settings: {
    isPromised: yesOrNo({
      label: 'Podawaj termin dostawy',
      original: false,
      hint: 'Wyłączone: sklep i\u00A0e-maile nie podają terminu',
      shownIn: ['pages', 'checkout', 'emails', 'search'],
    }),
    days: wholeNumber({
      label: 'Dni robocze na spakowanie',
      original: 1,
      from: 0,
      to: 30,
      hint: '0: paczka wyjeżdża w\u00A0dniu zamówienia',
      shownIn: ['pages', 'checkout', 'emails', 'search'],
    }),
    cutOffHour: wholeNumber({
      label: 'Godzina, od której liczy się następny dzień',
      original: 12,
      from: 1,
      to: 24,
      hint: 'Zamówienie o\u00A0tej godzinie lub później czeka do następnego dnia roboczego',
      shownIn: ['checkout', 'emails', 'search'],
    }),
  },
}

export const reviewsPart = {
  title: 'Opinie',
  lead: 'Kto przy zamówieniu o\u00A0to poprosił, dostaje jeden e-mail z\u00A0prośbą o\u00A0opinię.',
  settings: {
    days: wholeNumber({
      label: 'Dni po doręczeniu',
      original: 7,
      from: 1,
      to: 60,
      hint: 'Gdy nikt nie oznaczył doręczenia: o\u00A07 dni dłużej od wysłania',
      shownIn: ['emails'],
    }),
  },
}
