export const cooperation = {
  about: { title: 'Współpraca dla szefów kuchni i restauracji' },
  title: 'Społeczność, która zna swoją sól',
  lead: 'Restauratorzy i szefowie kuchni z całej Europy, których połączył jeden składnik. Dzielą się tym, co wiedzą, i korzystają z tego razem.',
  restaurateurs: 'Restauratorzy',
  chefs: 'Szefowie kuchni',
  growth: (percent: number) => `+${percent}% w tym roku`,
  picture: 'Każdy z nich jest na tym rysunku ziarnem: kwadratem restaurator, kropką szef kuchni.',
  showResult: 'Pokaż od razu wynik',
  benefits: {
    title: 'Co daje członkostwo',
    list: [
      {
        title: 'Sieć kontaktów',
        text: 'Ludzie, do których można zadzwonić: po radę, po polecenie, po wspólną kolację.',
      },
      {
        title: 'Szkolenia i warsztaty',
        text: 'Praca z solą w praktyce, od marynaty po ostatnią szczyptę na talerzu.',
      },
      {
        title: 'Materiały marketingowe',
        text: 'Logo, grafiki i certyfikat, które mówią gościom, czym solisz.',
      },
      {
        title: 'Preferencyjne ceny',
        text: 'Sól na warunkach zastrzeżonych dla członków stowarzyszenia.',
      },
    ],
  },
  join: 'Dołącz do nas',
}
