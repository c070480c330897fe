export const withdraw = {
  about: { title: 'Odstąp od umowy tutaj' },
  title: 'Odstąp od umowy tutaj',
  lead: 'Masz na to 14 dni od dostarczenia towaru i\u00A0nie musisz podawać przyczyny. Konto nie jest potrzebne.',
  rights: 'Pełna informacja o\u00A0prawie odstąpienia',
  needsJavaScript:
    'Ten formularz działa tylko z\u00A0JavaScriptem. Równie skutecznie odstąpisz zwykłym e-mailem: podaj w\u00A0nim imię i\u00A0nazwisko, numer zamówienia i\u00A0napisz, że odstępujesz od umowy.',
}
