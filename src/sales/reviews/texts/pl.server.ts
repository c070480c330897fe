import { reasons } from './pl.ts'

export const request = {
  subject: (number: string) => `Jak smakuje sól z\u00A0zamówienia ${number}?`,
  heading: 'Jak smakuje sól?',
  explanation:
    'Przy składaniu zamówienia poprosiłeś(-aś) o\u00A0tę wiadomość. Kilka słów od Ciebie pomoże innym wybrać, a\u00A0nam pokaże, co poprawić.',
  fair: 'Publikujemy opinie dobre i\u00A0złe. Nie ma za nie rabatów ani nagród.',
  write: 'Napisz opinię',
  once: 'To jedyna wiadomość w\u00A0tej sprawie. Link działa 90 dni.',
  noMore: 'Nie chcę takich wiadomości',
}

export const refused = {
  subject: (number: string) => `Twoja opinia do zamówienia ${number}`,
  heading: 'Nie opublikowaliśmy Twojej opinii',
  explanation: 'Publikujemy opinie dobre i\u00A0złe. Tej jednak nie mogliśmy. Powód podajemy niżej.',
  product: 'Produkt',
  reason: 'Powód: opinia',
  reasons,
  anew: 'Możesz ją napisać jeszcze raz, bez tego, co przeszkadza.',
  write: 'Napisz opinię jeszcze raz',
  disagree: 'Nie zgadzasz się? Napisz do nas, a\u00A0przeczyta ją jeszcze ktoś inny.',
}
