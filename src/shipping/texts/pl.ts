export const pickup = {
  title: (carrier: string) => `Wybierz punkt odbioru ${carrier}`,
  close: 'Zamknij',
  code: {
    label: 'Kod punktu, na przykład KRA012',
    choose: 'Wybierz',
    problem: 'Wpisz kod punktu: od 3 do 20 liter, cyfr i\u00A0łączników.',
  },
  map: {
    label: 'Mapa punktów odbioru',
    coming: 'Wczytywanie mapy…',
    missing: 'Mapy nie udało się wczytać. Wpisz powyżej kod punktu: znajdziesz go na stronie przewoźnika.',
    refused: 'Nie rozpoznajemy tego punktu. Wybierz inny albo wpisz jego kod powyżej.',
  },
  sample: {
    notice: 'To demonstracja: punkty na tej mapie są przykładowe.',
    points: 'Przykładowe punkty',
  },
}
