export const paymentSuccess = {
  about: { title: 'Płatność za zamówienie' },
  title: 'Dziękujemy za zamówienie',
  lead: {
    paid: 'Płatność dotarła. Zaczynamy pakować.',
    waiting:
      'Czekamy jeszcze na potwierdzenie płatności, zwykle tylko chwilę. Ta strona sama powie, gdy nadejdzie, a\u00A0my napiszemy też e-mail.',
    unknown:
      'Nie mamy jeszcze potwierdzenia płatności. Gdy tylko nadejdzie, napiszemy do Ciebie e-mail. Nie musisz płacić drugi raz.',
    failed:
      'Bank jej nie przyjął, została przerwana albo minął jej czas. Twój koszyk jest nienaruszony: możesz spróbować jeszcze raz albo zapłacić w\u00A0inny sposób.',
  },
  givenUp:
    'Potwierdzenie płatności wciąż nie nadeszło. Możesz spokojnie zamknąć tę stronę: gdy nadejdzie, napiszemy do Ciebie e-mail. Nie płać drugi raz.',
  checkAgain: 'Sprawdź ponownie',
  order: 'Numer zamówienia',
  transaction: 'Numer transakcji',
  next: {
    heading: 'Co dalej?',
    steps: [
      {
        name: 'E-mail z\u00A0potwierdzeniem',
        explanation: 'Przyjdzie na adres z\u00A0zamówienia, ze wszystkim, co zamówiono.',
      },
      { name: 'Przygotowanie do wysyłki', explanation: 'Pakujemy sól i\u00A0przekazujemy paczkę przewoźnikowi.' },
      { name: 'Numer przesyłki', explanation: 'Wyślemy go e-mailem, gdy paczka ruszy w\u00A0drogę.' },
    ],
  },
  toStore: 'Wróć do sklepu',
  withdraw: 'Odstąp od umowy tutaj',
  questions: 'Masz pytania? Napisz do nas:',
  failed: {
    title: 'Płatność się nie powiodła',
    tryAgain: 'Spróbuj ponownie',
    toCart: 'Wróć do koszyka',
    /** In a browser without the cart, such as that of somebody who came by a letter. */
    withoutCart:
      'Bank jej nie przyjął, została przerwana albo minął jej czas. W\u00A0e-mailu, który do Ciebie wysłaliśmy, jest link do zamówienia: tam przeczytasz, co dalej.',
  },
}
