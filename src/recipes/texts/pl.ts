export const recipes = {
  about: { title: 'Przepisy z celtycką solą morską' },
  title: 'Przepisy',
  lead: 'Sześć krótkich przepisów, w\u00A0których najważniejsza jest sól.',
  ofProduct: 'Z\u00A0tą solą',
  all: 'Wszystkie przepisy',
  ingredients: 'Składniki',
  steps: 'Przygotowanie',
  salt: 'Sól do tego przepisu',
  toStore: 'Zobacz wszystkie opakowania',
  /** What search engines and the browser's tab call the page of one. */
  called: (dish: string) => `${dish} – przepis`,
}

/** What each recipe is called, and why one would cook it. */
export const dishes = {
  'pomidory-z-sola': {
    title: 'Pomidory z\u00A0solą',
    lead: 'Dojrzałe pomidory, oliwa i\u00A0kwiat soli. Dziesięć minut robi z\u00A0nich sos.',
  },
  'maslo-z-sola': {
    title: 'Masło z\u00A0solą',
    lead: 'Solone masło jak w\u00A0Bretanii: gładkie, z\u00A0kryształkami soli, które chrupią.',
  },
  'karmel-z-sola': {
    title: 'Słony karmel',
    lead: 'Cukier, masło, śmietanka i\u00A0sól. Do naleśników, lodów i\u00A0prosto z\u00A0łyżeczki.',
  },
  'ziemniaki-w-soli': {
    title: 'Młode ziemniaki w\u00A0soli',
    lead: 'Gotowane w\u00A0mundurkach prawie do sucha, aż skórka się zmarszczy i\u00A0pokryje solą.',
  },
  'ogorki-kiszone': {
    title: 'Ogórki kiszone',
    lead: 'Woda, sól, koper i\u00A0tydzień cierpliwości. Po trzech dniach są małosolne.',
  },
  'ryba-w-soli': {
    title: 'Ryba pieczona w\u00A0soli',
    lead: 'Pod skorupą z\u00A0grubej soli ryba dusi się we własnym soku i\u00A0wcale nie jest za słona.',
  },
}
