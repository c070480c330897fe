export const login = {
  about: { title: 'Logowanie' },
  back: 'Wróć do sklepu',
  title: 'Zaloguj się',
  lead: 'Konto pamięta Twój adres i zamówienia. Bez konta kupisz tę samą sól, tylko adres wpiszesz za każdym razem.',
}
