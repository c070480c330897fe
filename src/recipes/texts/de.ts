import type * as pl from './pl.ts'

export const recipes: typeof pl.recipes = {
  about: { title: 'Rezepte mit keltischem Meersalz' },
  title: 'Rezepte',
  lead: 'Sechs kurze Rezepte, in denen es vor allem auf das Salz ankommt.',
  ofProduct: 'Rezepte damit',
  all: 'Alle Rezepte',
  ingredients: 'Zutaten',
  steps: 'Zubereitung',
  salt: 'Das Salz für dieses Rezept',
  toStore: 'Alle Größen ansehen',
  called: (dish) => `${dish} – das Rezept`,
}

export const dishes: typeof pl.dishes = {
  'pomidory-z-sola': {
    title: 'Tomaten mit Salz',
    lead: 'Reife Tomaten, Olivenöl und Fleur de Sel. In zehn Minuten ziehen sie ihre eigene Soße.',
  },
  'maslo-z-sola': {
    title: 'Salzbutter',
    lead: 'Salzbutter wie in der Bretagne: cremig und mit knackigen Salzkristallen.',
  },
  'karmel-z-sola': {
    title: 'Salzkaramell',
    lead: 'Zucker, Butter, Sahne und Salz. Für Pfannkuchen, zu Eis oder direkt vom Löffel.',
  },
  'ziemniaki-w-soli': {
    title: 'Neue Kartoffeln im Salz',
    lead: 'In der Schale fast trocken gekocht, bis sie runzlig werden und eine Salzschicht tragen.',
  },
  'ogorki-kiszone': {
    title: 'Salzgurken',
    lead: 'Wasser, Salz, Dill und eine Woche Geduld. Nach drei Tagen sind sie mild und knackig.',
  },
  'ryba-w-soli': {
    title: 'Fisch in der Salzkruste',
    lead: 'Unter grobem Salz gart der Fisch im eigenen Saft und wird gar nicht salzig.',
  },
}
