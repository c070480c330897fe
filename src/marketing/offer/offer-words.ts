import { brand } from '../../brand.ts'
import { withOwnWords } from '../../i18n/own-words.ts'

const original = {
  subject: 'Propozycja współpracy: sól celtycka zbierana ręcznie',
  /** Begins the subject of a message that the office sends to itself. */
  test: '[Próba]',
  preheader: 'Kwiat soli i szara sól z Loire-Atlantique, w opakowaniach od 250\u00A0g do 25\u00A0kg.',
  marsh: 'Saliny o świcie: drewniany dom i\u00A0pryzmy soli na grobli.',
  get tagline() {
    return `Sól zbierana ręcznie w rytmie natury od ${brand.since} roku`
  },
  overline: 'Propozycja współpracy',
  heading: 'Sól celtycka dla Państwa kuchni',
  get opening() {
    return [
      'Szanowni Państwo,',
      `${brand.name} to stowarzyszenie szefów kuchni, restauracji i hoteli. Od ${brand.since} roku łączy nas jeden składnik: sól morska z wybrzeża Loire-Atlantique w północno-zachodniej Francji, zbierana ręcznie i nierafinowana.`,
      'Chętnie zobaczymy ją także u Państwa. Poniżej w skrócie: co to za sól, w jakich opakowaniach ją mamy i co daje współpraca z nami.',
    ]
  },
  products: {
    heading: 'Sól prosto z salin',
    lead: 'Ocean wchodzi z przypływem do płytkich basenów z gliny, a słońce i wiatr odparowują wodę. Resztę robią ludzie z drewnianymi grabiami.',
    list: [
      {
        picture: 'crystal',
        name: 'Kwiat soli (fleur de sel)',
        weight: '1\u00A0kg',
        text: 'Kruche kryształki zebrane z powierzchni wody. Ostatnia szczypta, tuż przed podaniem.',
      },
      {
        picture: 'jar',
        name: 'Sól drobna',
        weight: '250\u00A0g',
        text: 'Lekko wilgotna, do codziennego solenia, na stół i do deski serów.',
      },
      {
        picture: 'box',
        name: 'Szara sól gruba (sel gris celtique)',
        weight: '500\u00A0g',
        text: 'Chrupiące ziarna w odcieniu gliny. Do pieczonych warzyw, ryb w soli i do młynka.',
      },
      {
        picture: 'sack',
        name: 'Sól dla kuchni',
        weight: '2, 5 i 25\u00A0kg',
        text: 'Do kiszonek, peklowania i chleba. Worek 25\u00A0kg jest dla kuchni restauracyjnych i hotelowych.',
      },
    ],
    toStore: 'Aktualny cennik w sklepie',
  },
  benefits: {
    heading: 'Co daje współpraca',
    list: [
      {
        name: 'Sól najwyższej jakości',
        text: 'Dostęp do całej gamy, od opakowań 250\u00A0g po worki 25\u00A0kg.',
      },
      {
        name: 'Warsztaty i szkolenia',
        text: 'Praca z solą w praktyce, od marynaty po wykończenie talerza.',
      },
      {
        name: 'Materiały marketingowe',
        text: 'Logo, grafiki i certyfikat, które mówią gościom, czym Państwo solą.',
      },
      {
        name: 'Preferencyjne ceny',
        text: 'Niższe ceny dla członków stowarzyszenia.',
      },
    ],
  },
  next: {
    heading: 'Następny krok',
    text: 'Wystarczy krótkie zgłoszenie na naszej stronie. Wolą Państwo najpierw porozmawiać? Prosimy o wiadomość, odpowie na nią człowiek.',
    join: 'Dołącz do stowarzyszenia',
  },
  closing: {
    words: 'Z\u00A0poważaniem',
    get name() {
      return `zespół ${brand.name}`
    },
  },
  contact: {
    heading: 'Kontakt',
    post: 'Adres',
    email: 'E-mail',
  },
  get footer() {
    return `Piszemy, ponieważ ten adres jest na liście kontaktów stowarzyszenia ${brand.name}.`
  },
  unsubscribe: 'Wypisz ten adres z listy',
} as const

/** The one message of bulk mail. It goes to Polish kitchens, so it has no counterpart in the other languages. */
export const offerEmailTexts = (): typeof original => withOwnWords('marketing/offer', 'pl', original)
