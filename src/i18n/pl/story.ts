export const story = {
  process: {
    title: 'Nasz rzemieślniczy proces',
    lead: 'Większą część pracy wykonują morze, słońce i wiatr. Reszta należy do ludzi, którzy wiedzą, kiedy poczekać.',
    steps: [
      {
        title: 'Wody Atlantyku',
        text: 'Z przypływem ocean wchodzi przez otwartą zastawę do kanału, a stamtąd do zbiorników, w których woda się uspokaja i oddaje muł.',
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
}
