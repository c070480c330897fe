import { line, yesOrNo, type Rule } from '../setting.ts'

export const invoicingPart = {
  title: 'Faktury i VAT',
  lead: 'Jak sklep rozlicza VAT i\u00A0kiedy faktura dostaje numer. Cena dla kupującego zostaje ta sama; zmienia się to, ile jest w\u00A0niej podatku. Każde z\u00A0tych ustawień uzgodnij najpierw z\u00A0księgową. Działają dla zamówień złożonych od tej chwili.',
  settings: {
    isExempt: yesOrNo({
      label: 'Sprzedaję bez VAT (zwolnienie)',
      original: false,
      hint: 'Na przykład sprzedaż do limitu z\u00A0art. 113 ustawy o\u00A0VAT. Ceny nie zawierają wtedy podatku',
      shownIn: ['pages', 'checkout', 'invoices', 'emails'],
    }),
    exemption: line({
      label: 'Podstawa zwolnienia, jak ma stać na fakturze',
      original: '',
      isOptional: true,
      hint: 'Np. art. 113 ust. 1 i\u00A09 ustawy o\u00A0VAT',
      shownIn: ['invoices'],
    }),
    sellsWithinUnion: yesOrNo({
      label: 'Dostawy wewnątrzwspólnotowe 0 %',
      original: false,
      hint: 'Dla firm z\u00A0numerem VAT innego kraju Unii, gdy towar tam jedzie. Tylko po rejestracji do VAT-UE',
      shownIn: ['invoices', 'emails'],
    }),
    asksVies: yesOrNo({
      label: 'Sprawdzaj numery tych firm w VIES',
      original: true,
      hint: 'Numer firmy i\u00A0Twój trafiają do Komisji Europejskiej. Bez tego każdą taką fakturę potwierdzasz',
      shownIn: ['office'],
    }),
    exports: yesOrNo({
      label: 'Eksport poza Unię 0 %',
      original: false,
      hint: 'Księgowa potrzebuje do tego potwierdzenia wywozu z\u00A0urzędu celnego',
      shownIn: ['invoices', 'emails'],
    }),
    confirmsInvoices: yesOrNo({
      label: 'Numer faktury po potwierdzeniu',
      original: false,
      hint: 'Włączone: faktura czeka w\u00A0zakładce „Faktury”, aż ktoś ją obejrzy. Wyłączone: powstaje z\u00A0zapłatą',
      shownIn: ['invoices', 'office'],
    }),
    splitsPayment: yesOrNo({
      label: 'Sprzedaję towary z załącznika 15',
      original: false,
      hint: 'Faktury dla firm na więcej niż 15 000 zł mają wtedy napis „mechanizm podzielonej płatności”. Soli tam nie ma',
      shownIn: ['invoices'],
    }),
  },
  rules: [
    {
      about: ['isExempt', 'exemption'],
      isBroken: ({ isExempt, exemption }) => isExempt === true && exemption === '',
      at: 'exemption',
      sentence: 'Faktura zwolnionego sprzedawcy musi podawać przepis. Zapytaj księgową, który',
    },
  ] satisfies Rule[],
}
