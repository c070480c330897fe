import { plural } from '../../../i18n/plural.ts'
import type { RefusalReason } from '../review.ts'
import type { Answer } from '../written-review.ts'

export const reasons: Record<RefusalReason, string> = {
  insult: 'obraża kogoś',
  personal_data: 'zawiera czyjeś dane osobowe',
  not_about_product: 'nie dotyczy produktu',
  advertising: 'jest reklamą',
  unlawful: 'narusza prawo',
}

export const shown = {
  heading: 'Opinie kupujących',
  /** How many gave so many stars. */
  stars: plural('pl', { one: '# gwiazdka', few: '# gwiazdki', many: '# gwiazdek', other: '# gwiazdki' }),
  verified: 'Zweryfikowany zakup',
  anonymous: 'Bez podpisu',
  reply: 'Odpowiedź sklepu',
  all: plural('pl', {
    one: 'Wszystkie opinie (#)',
    few: 'Wszystkie opinie (#)',
    many: 'Wszystkie opinie (#)',
    other: 'Wszystkie opinie (#)',
  }),
  howChecked:
    'Opinię może napisać tylko ktoś, kto kupił ten produkt u\u00A0nas: formularz otwiera się wyłącznie z\u00A0linku do wysłanego zamówienia. Za opinie nie płacimy. Czytamy każdą przed publikacją i\u00A0publikujemy dobre i\u00A0złe.',
  refused: plural('pl', {
    one: '# opinia nieopublikowana:',
    few: '# opinie nieopublikowane:',
    many: '# opinii nieopublikowanych:',
    other: '# opinii nieopublikowanych:',
  }),
  reasons,
  newer: 'Nowsze opinie',
  older: 'Starsze opinie',
  page: (page: string, of: string) => `Strona ${page} z\u00A0${of}`,
  toProduct: 'Wróć do produktu',
}

export const all = {
  about: { title: 'Opinie kupujących' },
  title: (product: string) => `Opinie: ${product}`,
  unknown: { heading: 'Tej strony nie ma', explanation: 'Opinie znajdziesz na stronie każdego produktu.' },
  toStore: 'Do sklepu',
}

export const write = {
  about: { title: 'Twoja opinia' },
  heading: 'Jaka jest ta sól?',
  lead: (order: string) => `Zamówienie ${order}. Napisz szczerze: publikujemy opinie dobre i\u00A0złe.`,
  stars: 'Ocena',
  starNames: ['Zła', 'Słaba', 'Może być', 'Dobra', 'Bardzo dobra'],
  body: 'Twoja opinia (nieobowiązkowo)',
  bodyHint: 'Najwyżej 2000 znaków.',
  name: 'Podpis pod opinią',
  nameHint: 'Możesz zostawić puste: opinia będzie bez podpisu.',
  send: 'Wyślij opinię',
  change: 'Zmień opinię',
  of: (product: string) => `Opinia o: ${product}`,
  rules:
    'Opinię przed publikacją czyta człowiek. Odmawiamy tylko wtedy, gdy obraża, podaje czyjeś dane osobowe, nie dotyczy produktu, jest reklamą albo narusza prawo, i\u00A0zawsze piszemy dlaczego.',
  states: {
    waiting: 'Czeka na sprawdzenie. Do czasu publikacji możesz ją zmienić.',
    published: 'Opublikowana. Jeśli chcesz ją zmienić lub usunąć, napisz do nas.',
    refused: 'Nieopublikowana, bo',
  },
  anew: 'Możesz ją napisać jeszcze raz.',
  answers: {
    saved: 'Dziękujemy! Opinia czeka na sprawdzenie.',
    stars: 'Wybierz ocenę od 1 do 5.',
    body: 'Opinia może mieć najwyżej 2000 znaków.',
    name: 'Podpis może mieć najwyżej 40 znaków.',
    published: 'Ta opinia jest już opublikowana.',
    product: 'Tego produktu nie\u00A0ma w\u00A0tym zamówieniu albo nie został jeszcze wysłany.',
  } satisfies Record<Answer, string>,
  tooEarly: {
    heading: 'Jeszcze za wcześnie',
    explanation: 'Opinię można napisać, gdy zamówienie zostanie wysłane. Ten link będzie wtedy działał.',
  },
  unknown: { heading: 'Ten link nie działa', explanation: 'Nie znamy go albo stracił ważność. Poproś o\u00A0nowy.' },
  failed: { heading: 'Nie udało się', explanation: 'Nie mogliśmy wczytać tej strony. Spróbuj ponownie za chwilę.' },
  newLink: 'Poproś o\u00A0nowy link',
  tryAgain: 'Spróbuj ponownie',
  toOrder: 'Do zamówienia',
}
