import * as z from 'zod/mini'
import { line, yesOrNo } from '../setting.ts'

const ofSeat = (label: string) =>
  line({
    label,
    original: '',
    longest: 36,
    isOptional: true,
    hint: 'Tylko dla siedziby w\u00A0Polsce: bez tego nie ma pliku JPK_FA, o\u00A0który prosi czasem urząd',
    shownIn: ['office'],
  })

export const accountingPart = {
  title: 'Księgowość',
  lead: 'Do plików, które w\u00A0„Faktury” pobierasz dla księgowości. O\u00A0te ustawienia zapytaj osobę, która prowadzi Twoje księgi.',
  settings: {
    taxOffice: line({
      label: 'Kod urzędu skarbowego',
      original: '',
      longest: 4,
      isOptional: true,
      rule: z.string().check(z.regex(/^\d{4}$/, 'Kod urzędu ma cztery cyfry, np. 1433')),
      hint: 'Cztery cyfry; trafia do pliku JPK_V7M. Puste: wpisze go program księgowości',
      shownIn: ['office'],
    }),
    voivodeship: ofSeat('Województwo siedziby'),
    county: ofSeat('Powiat siedziby'),
    commune: ofSeat('Gmina siedziby'),
    keepsBuyers: yesOrNo({
      label: 'Zachowuj nabywców sprzedaży bez faktury',
      original: false,
      hint: 'Włącz, gdy nie masz kasy rejestrującej, bo sprzedajesz wysyłkowo (poz. 41 załącznika do rozporządzenia o\u00A0zwolnieniach z\u00A0kas). Gdy ktoś poprosi o\u00A0usunięcie danych, jego imię, nazwisko i\u00A0adres zostaną tylko w\u00A0zestawieniu dla księgowości, do końca okresu podatkowego',
      shownIn: ['office'],
    }),
  },
}
