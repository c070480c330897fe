/** How fine the salt of a recipe is, by the weights of the packages that it is sold in. Each recipe lists those that it is written for first. */
const fine = ['250g', '1kg'] as const
const coarse = ['500g', '2kg', '5kg', '25kg'] as const

interface Recipe {
  /** The weights of the products that it is made with, as visitors see them. */
  saltsByWeight: readonly string[]
  /** From the first step to the table, as search engines read it. */
  duration: string
}

/** By the last part of the page's address, in the order in which they are listed. */
export const recipes = {
  'pomidory-z-sola': { saltsByWeight: ['1kg', '250g'], duration: 'PT15M' },
  'maslo-z-sola': { saltsByWeight: fine, duration: 'PT75M' },
  'karmel-z-sola': { saltsByWeight: fine, duration: 'PT25M' },
  'ziemniaki-w-soli': { saltsByWeight: coarse, duration: 'PT35M' },
  'ogorki-kiszone': { saltsByWeight: coarse, duration: 'P7D' },
  'ryba-w-soli': { saltsByWeight: ['2kg', '5kg', '25kg', '500g'], duration: 'PT55M' },
} as const satisfies Record<string, Recipe>

export type RecipeSlug = keyof typeof recipes

export const recipeSlugs = Object.keys(recipes) as RecipeSlug[]

export const isRecipe = (slug: string): slug is RecipeSlug => Object.hasOwn(recipes, slug)

/** The recipes for salt of this weight. */
export const recipesFor = (weight: string | null): RecipeSlug[] =>
  recipeSlugs.filter((slug) => (recipes[slug].saltsByWeight as readonly (string | null)[]).includes(weight))

/** How each is cooked, in one language. */
export type Cooking = Record<RecipeSlug, { makes: string; time: string; ingredients: string[]; steps: string[] }>

/** Those of these products that a recipe is made with, what it is written for first. */
export function saltsFor<Product extends { weight: string | null }>(slug: RecipeSlug, products: Product[]): Product[] {
  const rank = ({ weight }: Product) => (recipes[slug].saltsByWeight as readonly (string | null)[]).indexOf(weight)
  return products.filter((product) => rank(product) >= 0).toSorted((one, other) => rank(one) - rank(other))
}
