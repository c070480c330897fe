import type * as pl from './pl.ts'

export const recipes: typeof pl.recipes = {
  about: { title: 'Recipes with Celtic sea salt' },
  title: 'Recipes',
  lead: 'Six short recipes in which salt is what matters most.',
  ofProduct: 'What to make with it',
  all: 'All recipes',
  ingredients: 'Ingredients',
  steps: 'Method',
  salt: 'The salt for this recipe',
  toStore: 'See all sizes',
  called: (dish) => `${dish} – recipe`,
}

export const dishes: typeof pl.dishes = {
  'pomidory-z-sola': {
    title: 'Tomatoes with salt',
    lead: 'Ripe tomatoes, olive oil and fleur de sel. In ten minutes they make their own dressing.',
  },
  'maslo-z-sola': {
    title: 'Salted butter',
    lead: 'Salted butter the Breton way: smooth, with crystals of salt that crunch.',
  },
  'karmel-z-sola': {
    title: 'Salted caramel',
    lead: 'Sugar, butter, cream and salt. For pancakes, ice cream, or straight from the spoon.',
  },
  'ziemniaki-w-soli': {
    title: 'New potatoes in salt',
    lead: 'Boiled in their skins until almost dry, so that they wrinkle and wear a coat of salt.',
  },
  'ogorki-kiszone': {
    title: 'Fermented cucumbers',
    lead: 'Water, salt, dill and a week of patience. After three days they are mild and crisp.',
  },
  'ryba-w-soli': {
    title: 'Fish baked in salt',
    lead: 'Under a crust of coarse salt, fish steams in its own juice and is not salty at all.',
  },
}
