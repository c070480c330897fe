import { brand } from '../../../brand.ts'
export { declareWithdrawal } from './pl.ts'

/** What the acknowledgement of a declared withdrawal says. Browsers never load this. */
export const withdrawalEmails = {
  subject: 'Potwierdzenie odstąpienia od umowy',
  subjectOfOrder: (order: string) => `Potwierdzenie odstąpienia od umowy: zamówienie ${order}`,
  heading: 'Mamy Twoje oświadczenie',
  received: (moment: string) => `Oświadczenie o odstąpieniu od umowy dotarło do nas ${moment}.`,
  content: 'Treść oświadczenia',
  remark: 'Uwagi',
  name: 'Imię i nazwisko',
  number: 'Numer zamówienia',
  email: 'E-mail do potwierdzenia',
  declaredAt: 'Data i godzina',
  next: 'Co dalej',
  whole: {
    sendBack: (day: string, address: string) =>
      `Odeślij towar najpóźniej ${day} na adres: ${address}. Bezpośredni koszt odesłania ponosisz Ty.`,
    moneyAfterGoods: (day: string) =>
      `Pieniądze zwrócimy najpóźniej ${day}, w ten sam sposób, w jaki je otrzymaliśmy, razem z kosztem najtańszej zwykłej dostawy. Możemy poczekać, aż towar do nas wróci albo przyślesz dowód jego nadania.`,
    notSentYet:
      'Towar jeszcze od nas nie wyjechał, więc go nie wyślemy. Jeśli paczka jednak do Ciebie dotrze, napisz do nas.',
    money: (day: string) =>
      `Pieniądze, razem z kosztem najtańszej zwykłej dostawy, zwrócimy najpóźniej ${day} w ten sam sposób, w jaki je otrzymaliśmy.`,
  },
  /** Of a part of the order; the rest is sent, and its delivery stays paid. */
  part: {
    sendBack: (day: string, address: string) =>
      `Odeślij rzeczy objęte odstąpieniem najpóźniej ${day} na adres: ${address}. Bezpośredni koszt odesłania ponosisz Ty.`,
    moneyAfterGoods: (day: string) =>
      `Zapłatę za te rzeczy zwrócimy najpóźniej ${day}, w ten sam sposób, w jaki ją otrzymaliśmy. Możemy poczekać, aż do nas wrócą albo przyślesz dowód ich nadania.`,
    notSentYet:
      'Zamówienie jeszcze od nas nie wyjechało: wyjmiemy te rzeczy z paczki, a resztę wyślemy. Jeśli jednak do Ciebie dotrą, napisz do nas.',
    money: (day: string) => `Zapłatę za te rzeczy zwrócimy najpóźniej ${day} w ten sam sposób, w jaki ją otrzymaliśmy.`,
  },
  late: (day: string) =>
    `Termin 14 dni od dostarczenia towaru minął ${day}. Oświadczenie zachowaliśmy, a biuro je sprawdzi i odpowie. Jeśli towar jest niezgodny z umową, możesz złożyć reklamację bez względu na ten termin.`,
  repeated: (moment: string) =>
    `Takie samo odstąpienie od tej umowy mamy już od ${moment}. Liczy się tamta data i nie musisz robić nic więcej.`,
  unpaid:
    'To zamówienie nie zostało opłacone i jest anulowane: nic za nie nie zapłacisz. Jeśli mimo to otrzymamy płatność, zwrócimy ją.',
  cancelled:
    'To zamówienie jest już anulowane. Jeśli było opłacone, pieniądze zwracamy w ten sam sposób, w jaki je otrzymaliśmy, najpóźniej w ciągu 14 dni.',
  unmatched:
    'Nie udało nam się powiązać tego oświadczenia z zamówieniem: żadne nie ma takiego numeru i takiego adresu e-mail naraz. Porównaj je z potwierdzeniem zamówienia i w razie pomyłki odstąp jeszcze raz. Biuro i tak sprawdzi oświadczenie.',
  notYou: 'Ktoś wpisał ten adres przez pomyłkę? Wtedy nie musisz nic robić.',
  get notYours() {
    return `To nie Twoje oświadczenie? Napisz od razu na ${brand.officeEmail}.`
  },
  follow: 'Zobacz zamówienie',
  again: 'Odstąp od umowy tutaj',
  get questions() {
    return `Pytania? Napisz na ${brand.officeEmail}.`
  },
}
