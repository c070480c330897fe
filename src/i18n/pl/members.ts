export const members = {
  core: {
    heading: 'Zespół',
    lead: 'Prowadzą stowarzyszenie na co dzień: na salinach, w magazynie i w biurze.',
    loading: 'Wczytywanie zespołu',
    failed: 'Nie udało się wczytać zespołu',
    empty: 'Wkrótce przedstawimy tu nasz zespół',
    emptyNext: 'Nie trzeba na niego czekać: zgłoszenia członkowskie przyjmujemy już dziś.',
  },
  chefs: {
    heading: 'Szefowie kuchni',
    lead: 'Wiedzą, skąd pochodzi sól, którą biorą w palce.',
    loading: 'Wczytywanie szefów kuchni',
    failed: 'Nie udało się wczytać szefów kuchni',
    empty: 'Pierwsze miejsce przy stole jest jeszcze wolne',
    emptyNext: 'Szefów kuchni, którzy do nas dołączą, przedstawimy właśnie tutaj.',
    description: 'Gotuje z celtycką solą morską zbieraną ręcznie i należy do naszego stowarzyszenia.',
  },
  restaurants: {
    heading: 'Restauracje i hotele',
    lead: 'W ich kuchniach i na ich stołach stoi ta sama sól.',
    loading: 'Wczytywanie restauracji i hoteli',
    failed: 'Nie udało się wczytać restauracji i hoteli',
    empty: 'Stoły są już nakryte, czekamy na gospodarzy',
    emptyNext: 'Restauracje i hotele, które do nas dołączą, przedstawimy właśnie tutaj.',
    description: 'Podaje dania doprawione celtycką solą morską zbieraną ręcznie i należy do naszego stowarzyszenia.',
  },
  join: 'Dołącz do stowarzyszenia',
  tryAgain: 'Spróbuj ponownie',
  readMore: 'Czytaj dalej',
  readLess: 'Zwiń',
  carousel: {
    carousel: 'karuzela',
    slide: 'slajd',
    slideOf: (slide: number, count: number) => `${slide} z ${count}`,
    slidesOf: (first: number, last: number, count: number) =>
      first === last ? `Slajd ${first} z ${count}` : `Slajdy ${first}–${last} z ${count}`,
    previous: 'Poprzednie slajdy',
    next: 'Następne slajdy',
    pages: 'Wybór slajdów',
    turnTo: (first: number, last: number) =>
      first === last ? `Przejdź do slajdu ${first}` : `Przejdź do slajdów ${first}–${last}`,
  },
}
