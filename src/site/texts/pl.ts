import { brand } from '../../brand.ts'

export const home = {
  about: {
    get title() {
      return `${brand.name} – celtycka sól morska zbierana ręcznie`
    },
  },
  overline: 'Fleur de sel · Loire-Atlantique',
  title: 'Sól, którą zbiera człowiek',
  get tagline() {
    return `Zbierana ręcznie w rytmie natury od ${brand.since} roku`
  },
  toStore: 'Zobacz sklep',
}

export const story = {
  process: {
    title: 'Nasz rzemieślniczy proces',
    lead: 'Większość pracy wykonują morze, słońce i wiatr. Reszta należy do ludzi, którzy wiedzą, kiedy poczekać.',
    steps: [
      {
        title: 'Wody Atlantyku',
        text: 'Z przypływem ocean wchodzi przez otwartą zastawę do kanału, a stamtąd do zbiorników, w których woda się uspokaja, a muł opada na dno.',
      },
      {
        title: 'Naturalne odparowanie',
        text: 'Woda przechodzi powoli z jednego glinianego basenu do drugiego, coraz płytszego. Słońce i wiatr zagęszczają ją, aż pojawią się kryształy.',
      },
      {
        title: 'Ręczny zbiór',
        text: 'Sól przyciąga się do brzegu długimi drewnianymi grabiami. Kwiat soli zbiera się osobno, z powierzchni, zanim opadnie na dno.',
      },
    ],
  },
  shelf: {
    title: 'Prosto z salin na Twój stół',
    lead: 'Sól zbierana ręcznie, bez rafinacji i bez dodatków. Wybierz opakowanie dla siebie.',
    all: 'Wszystkie opakowania',
  },
  salt: {
    title: 'Najzdrowsza sól stołowa z północno-zachodniej Francji',
    ocean: 'Ocean Atlantycki',
    questions: [
      {
        question: 'Skąd pochodzi nasza sól morska?',
        answer:
          'Z departamentu Loire-Atlantique, z wybrzeża Atlantyku w północno-zachodniej Francji. Saliny leżą tuż za wydmami, na poziomie morza, i napełniają się z przypływem.',
      },
      {
        question: 'Dlaczego restauratorzy cenią sól celtycką?',
        answer:
          'Za naturalne pochodzenie i bogactwo minerałów. Nie jest płukana ani rafinowana, dlatego zachowuje wilgoć, szary odcień gliny i smak, który nie ginie w gotowym daniu.',
      },
      {
        question: 'Co nas wyróżnia wśród dostawców soli stołowej?',
        answer:
          'Jesteśmy organizacją restauratorów i oferujemy najzdrowszą morską sól stołową: tę samą, której używamy we własnych kuchniach.',
      },
    ],
  },
  fleur: {
    description:
      'Kwiat soli powstaje w ciepłe, suche popołudnia, kiedy wiatr ledwie marszczy wodę. Na powierzchni solanki wyrastają wtedy puste w środku piramidki, tak kruche, że rozsypują się w palcach.',
    points: [
      'Bogaty w minerały i pierwiastki śladowe',
      'Chronione Oznaczenie Geograficzne',
      'Wybierany przez światowej sławy szefów kuchni',
    ],
    toActivities: 'Zobacz, czym się zajmujemy',
  },
  restaurants: {
    overline: 'Dla restauracji, hoteli i szefów kuchni',
    title: 'Sól, o którą pytają goście',
    text: 'Członkowie stowarzyszenia kupują taniej, uczą się na warsztatach i pokazują gościom, czym doprawiają.',
    gains: ['Niższe ceny dla członków', 'Warsztaty i szkolenia', 'Logo, grafiki i certyfikat w ciągu 24–48 godzin'],
    join: 'Zgłoś swoją kuchnię',
  },
  last: {
    title: 'Szczypta zmienia wszystko',
    text: 'Ta sama sól w opakowaniach dla każdej kuchni: na stół, do domu i do restauracji.',
    toStore: 'Wybierz swoją sól',
  },
}

export const activities = {
  about: { title: 'Działalność: sól celtycka i restauratorzy' },
  title: 'Nasza działalność',
  lead: 'Od brzegu do kuchni: promujemy sól zbieraną ręcznie i łączymy tych, którzy nią gotują.',
  salt: {
    title: 'Sól celtycka',
    badges: ['Naturalna', 'Tradycyjna', 'Lokalna'],
    text: 'Promujemy sól morską, którą od pokoleń zbiera się ręcznie na wybrzeżu Loire-Atlantique. Nie rafinuje się jej: schnie na słońcu i wietrze, a potem trafia do kuchni.',
  },
  association: {
    title: 'Stowarzyszenie Restauratorów',
    text: 'Tworzą je ludzie, którzy prowadzą kuchnie, sale i hotele. Wspólnie wybierają sól, uczą się z nią pracować i dbają o to, by gość poczuł różnicę.',
    restaurateurs: {
      title: 'Dla restauratorów',
      items: ['Dostęp do soli najwyższej jakości', 'Warsztaty i szkolenia', 'Wymiana doświadczeń'],
    },
    customers: {
      title: 'Dla klientów',
      items: ['Gwarancja jakości', 'Wyjątkowy smak potraw', 'Tradycyjne metody'],
    },
  },
}

export const cooperation = {
  about: { title: 'Współpraca dla szefów kuchni i restauracji' },
  title: 'Społeczność, która zna swoją sól',
  lead: 'Restauratorzy i szefowie kuchni z całej Europy, których połączył jeden składnik. Dzielą się tym, co wiedzą, i wspierają się nawzajem.',
  restaurateurs: 'Restauratorzy',
  chefs: 'Szefowie kuchni',
  growth: (percent: number) => `+${percent}% w tym roku`,
  picture: 'Każde ziarno na tym rysunku to jeden z nich: kwadrat to restaurator, kropka to szef kuchni.',
  showResult: 'Pokaż od razu wynik',
  benefits: {
    title: 'Co daje członkostwo',
    list: [
      {
        title: 'Sieć kontaktów',
        text: 'Ludzie, do których można zadzwonić: po radę, z poleceniem, w sprawie wspólnej kolacji.',
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
        text: 'Niższe ceny dla członków stowarzyszenia.',
      },
    ],
  },
  join: 'Dołącz do nas',
}
