import type { Cooking } from '../../recipe.ts'

export const cooking: Cooking = {
  'pomidory-z-sola': {
    makes: '4 porcje',
    time: '15\u00A0minut',
    ingredients: [
      '600\u00A0g dojrzałych pomidorów, najlepiej kilku odmian',
      '1/2\u00A0łyżeczki soli premium (fleur de sel)',
      '2\u00A0łyżki oliwy',
      'kilka listków bazylii',
      'chleb do maczania w\u00A0sosie',
    ],
    steps: [
      'Pokrój pomidory w\u00A0grube plastry i\u00A0ułóż jedną warstwą na dużym talerzu. Powinny mieć temperaturę pokojową.',
      'Posyp połową soli i\u00A0odczekaj 10\u00A0minut, aż puszczą sok.',
      'Skrop oliwą, przechyl talerz i\u00A0polej pomidory sosem, który powstał.',
      'Dodaj porwaną bazylię, a\u00A0tuż przed podaniem resztę soli, żeby chrupała.',
    ],
  },
  'maslo-z-sola': {
    makes: '250\u00A0g',
    time: '15\u00A0minut i\u00A0godzina w\u00A0lodówce',
    ingredients: ['250\u00A0g miękkiego masła 82%', '7\u00A0g drobnej soli (półtorej płaskiej łyżeczki)'],
    steps: [
      'Wyjmij masło z\u00A0lodówki godzinę wcześniej. Rozetrzyj je widelcem na gładką masę.',
      'Wmieszaj większość soli. Kryształki mają zostać całe, więc nie ubijaj długo.',
      'Zawiń w\u00A0papier do pieczenia, uformuj wałek i\u00A0schłódź przez godzinę.',
      'Posyp resztą soli i\u00A0podaj z\u00A0chlebem i\u00A0rzodkiewkami. W\u00A0lodówce zachowa świeżość około dwóch tygodni.',
    ],
  },
  'karmel-z-sola': {
    makes: 'słoik 400\u00A0g',
    time: '25\u00A0minut',
    ingredients: [
      '200\u00A0g cukru',
      '80\u00A0g masła',
      '200\u00A0ml śmietanki 30%',
      '4\u00A0g drobnej soli (płaska łyżeczka)',
    ],
    steps: [
      'Podgrzej śmietankę, nie gotuj jej. Pokrój masło w\u00A0kostkę.',
      'Rozpuść cukier na średnim ogniu w\u00A0szerokim garnku, bez mieszania, aż będzie bursztynowy.',
      'Zdejmij z\u00A0ognia i\u00A0wmieszaj masło, potem cienką strużką ciepłą śmietankę. Uważaj, bucha gorąca para.',
      'Gotuj jeszcze 2\u00A0minuty, mieszając. Dodaj sól i\u00A0przelej do słoika. W\u00A0lodówce wytrzyma trzy tygodnie.',
    ],
  },
  'ziemniaki-w-soli': {
    makes: '4 porcje',
    time: '35\u00A0minut',
    ingredients: [
      '1\u00A0kg małych młodych ziemniaków',
      '100\u00A0g grubej soli',
      'masło albo twaróg ze szczypiorkiem do podania',
    ],
    steps: [
      'Umyj ziemniaki, nie obieraj. Ułóż w\u00A0szerokim garnku i\u00A0wlej tyle wody, żeby ledwie je przykryła.',
      'Wsyp sól i\u00A0gotuj około 20\u00A0minut, aż nóż wejdzie bez oporu.',
      'Odlej prawie całą wodę, zostaw dwie łyżki. Potrząsaj garnkiem na małym ogniu 3–5\u00A0minut, aż skórka się zmarszczy i\u00A0zbieleje od soli.',
      'Podaj od razu, w\u00A0skórkach.',
    ],
  },
  'ogorki-kiszone': {
    makes: 'słoik 2\u00A0l',
    time: '20\u00A0minut i\u00A0tydzień czekania',
    ingredients: [
      '1\u00A0kg małych, twardych ogórków gruntowych',
      '1\u00A0l wody',
      '35\u00A0g grubej soli bez jodu',
      '2 baldachy kopru z\u00A0łodygą',
      '4 ząbki czosnku',
      'kawałek korzenia chrzanu',
      '2\u00A0liście wiśni albo dębu',
    ],
    steps: [
      'Umyj ogórki i\u00A0mocz je 2\u00A0godziny w\u00A0zimnej wodzie. Słoik wyparz.',
      'Zagotuj wodę z\u00A0solą i\u00A0ostudź ją, aż będzie letnia.',
      'Połóż na dnie koper, czosnek, chrzan i\u00A0liście, ciasno ułóż ogórki i\u00A0zalej solanką tak, by je przykryła. Dociśnij talerzykiem.',
      'Przykryj, nie zakręcaj mocno. Trzymaj w\u00A0temperaturze około 20\u00A0°C: po 3 dniach są małosolne, po 7 kiszone. Potem przenieś w\u00A0chłodne miejsce.',
    ],
  },
  'ryba-w-soli': {
    makes: '2–3 porcje',
    time: '55\u00A0minut',
    ingredients: [
      '1\u00A0wypatroszona ryba z\u00A0łuskami, około 1\u00A0kg: dorada albo pstrąg',
      '1,5\u00A0kg grubej soli',
      '2 białka',
      'pół cytryny w\u00A0plastrach',
      'kilka gałązek tymianku',
    ],
    steps: [
      'Rozgrzej piekarnik do 200\u00A0°C. Wymieszaj sól z\u00A0białkami i\u00A03\u00A0łyżkami wody, ma być jak mokry piasek.',
      'Rozsyp na blasze warstwę soli grubości 1\u00A0cm. Włóż do ryby cytrynę i\u00A0tymianek, połóż ją na soli i\u00A0przykryj resztą. Ugnieć.',
      'Piecz 30\u00A0minut i\u00A0odczekaj 10\u00A0minut.',
      'Rozbij skorupę, zdejmij ją razem ze skórą i\u00A0podaj samo mięso z\u00A0oliwą.',
    ],
  },
}
