import { brand } from '../brand.ts'
import { recipes, type Cooking, type RecipeSlug } from './recipe.ts'

/** A recipe in the words of schema.org. */
export const recipeData = (
  slug: RecipeSlug,
  { title, lead }: { title: string; lead: string },
  { makes, ingredients, steps }: Cooking[RecipeSlug],
  { url, images }: { url: string; images: string[] },
) => ({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: title,
  description: lead,
  url,
  image: images,
  author: { '@type': 'Organization', name: brand.name },
  totalTime: recipes[slug].duration,
  recipeYield: makes,
  recipeIngredient: ingredients,
  recipeInstructions: steps.map((text) => ({ '@type': 'HowToStep', text })),
})
