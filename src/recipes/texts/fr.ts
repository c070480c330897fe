import type * as pl from './pl.ts'

export const recipes: typeof pl.recipes = {
  about: { title: 'Recettes au sel marin celtique' },
  title: 'Recettes',
  lead: 'Six recettes courtes où le sel compte plus que tout.',
  ofProduct: 'Recettes avec ce sel',
  all: 'Toutes les recettes',
  ingredients: 'Ingrédients',
  steps: 'Préparation',
  salt: 'Le sel de cette recette',
  toStore: 'Voir tous les formats',
  called: (dish) => `${dish} – recette`,
}

export const dishes: typeof pl.dishes = {
  'pomidory-z-sola': {
    title: 'Tomates au sel',
    lead: 'Des tomates mûres, de l’huile d’olive et de la fleur de sel. En dix minutes, elles rendent leur sauce.',
  },
  'maslo-z-sola': {
    title: 'Beurre salé',
    lead: 'Le beurre salé comme en Bretagne\u00A0: lisse, avec des cristaux qui croquent.',
  },
  'karmel-z-sola': {
    title: 'Caramel au beurre salé',
    lead: 'Sucre, beurre, crème et sel. Pour les crêpes, les glaces ou à la cuillère.',
  },
  'ziemniaki-w-soli': {
    title: 'Pommes de terre nouvelles au sel',
    lead: 'Cuites en robe des champs presque à sec, jusqu’à ce que la peau se ride et se couvre de sel.',
  },
  'ogorki-kiszone': {
    title: 'Concombres lactofermentés',
    lead: 'De l’eau, du sel, de l’aneth et une semaine de patience. Au bout de trois jours, ils sont encore doux.',
  },
  'ryba-w-soli': {
    title: 'Poisson en croûte de sel',
    lead: 'Sous le gros sel, le poisson cuit dans son jus et n’est pas salé du tout.',
  },
}
