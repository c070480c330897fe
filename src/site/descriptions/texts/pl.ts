import { brand } from '../../../brand.ts'

/** What search engines and shared links say of a page below its title. Browsers never load this. */
export const descriptions = {
  '/': 'Stowarzyszenie szefów kuchni, restauracji i hoteli, które promuje celtycką sól morską zbieraną ręcznie w Loire-Atlantique.',
  '/activities':
    'Sól celtycka i Stowarzyszenie Restauratorów: co robimy dla tych, którzy gotują, i dla tych, którzy siadają do stołu.',
  '/team':
    'Ludzie stowarzyszenia: zespół, który prowadzi je na co dzień, oraz szefowie kuchni, restauracje i hotele, które do niego należą.',
  '/cooperation':
    'Społeczność restauratorów i szefów kuchni wokół soli celtyckiej: kontakty, szkolenia, materiały i preferencyjne ceny.',
  '/contact': 'Napisz do biura stowarzyszenia: formularz, adres pocztowy i e-mail. Każdą wiadomość czyta człowiek.',
  get '/joinus'() {
    return `Zgłoś się do stowarzyszenia ${brand.name} jako szef kuchni, restauracja lub hotel. Materiały cyfrowe otrzymasz w ciągu 24–48 godzin.`
  },
  '/store': 'Celtycka sól morska z Loire-Atlantique w kilku opakowaniach: od 250 g do worka 25 kg dla gastronomii.',
  '/recipes':
    'Krótkie przepisy z celtycką solą morską: pomidory, solone masło, karmel, ziemniaki, ogórki kiszone i ryba pieczona w soli.',
  '/store/$slug/reviews/$page':
    'Opinie osób, które kupiły sól u nas: dobre i złe, każda przeczytana przed publikacją, z liczbą gwiazdek i datą.',
  '/imprint':
    'Kto prowadzi stronę i sklep: nazwa, adres, numer w rejestrze, NIP, telefon i e-mail, oraz gdzie złożyć reklamację.',
  get '/terms'() {
    return `Na jakich zasadach kupuje się w sklepie ${brand.name}: zamówienie, płatność, dostawa, reklamacja.`
  },
  '/delivery':
    'Ile kosztuje wysyłka soli do domu i do automatu paczkowego, kiedy przychodzi paczka i jak można zapłacić: kartą, BLIKIEM albo przez Przelewy24.',
  get '/privacy'() {
    return `Jakie dane zbiera ${brand.name}, po co, jak długo je przechowuje i jakie prawa masz wobec swoich danych.`
  },
  '/withdrawal':
    'Jak w ciągu 14 dni odstąpić od umowy, kto płaci za zwrot, kiedy oddajemy pieniądze, i wzór formularza.',
  '/withdraw':
    'Odstąp od umowy zawartej w sklepie, bez konta i bez podawania przyczyny. Potwierdzenie z datą i godziną przyjdzie e-mailem.',
  '/guarantee':
    'Co najmniej dwa lata odpowiadamy za to, że sól jest zgodna z umową: czego można żądać, jak zgłosić wadę i co dalej.',
  get '/accessibility'() {
    return `Jak korzystać ze strony i sklepu ${brand.name} z klawiatury, z czytnikiem ekranu, z dużymi literami, i co jeszcze nie działa.`
  },
  '/stored': 'Co ta strona i sklep zapisują w przeglądarce i na serwerze, po co, jak długo i jak to usunąć.',
}
