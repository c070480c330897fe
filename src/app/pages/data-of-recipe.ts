import { squarePackage, sharedPackage } from '../../catalog/packages/share-pictures.ts'
import type { Language } from '../../kernel/language.ts'
import { cookingTexts } from '../../recipes/cooking/texts.ts'
import { recipes, type RecipeSlug } from '../../recipes/recipe.ts'
import { recipeData } from '../../recipes/recipe-data.ts'
import { recipeTexts } from '../../recipes/texts.ts'
import type { StructuredData } from '../http/frontend.ts'
import { breadcrumbData } from './breadcrumb-data.ts'
import type { AppRouter } from './router.tsx'

/** What programs are told of a recipe, and the way to it. */
export async function dataOfRecipe(router: AppRouter, slug: RecipeSlug, language: Language): Promise<StructuredData> {
  const { shell } = router.options.context.texts
  const { recipes: words, dishes } = await recipeTexts.load(language)
  const { cooking } = await cookingTexts.load(language)
  const [weight] = recipes[slug].saltsByWeight
  return ({ origin, canonical }) => {
    const inLanguage = (path: string) => `${origin}${path}${new URL(canonical).search}`
    const images = [squarePackage(weight), sharedPackage(weight)].map((picture) => new URL(picture, origin).href)
    const way = [
      { name: shell.links.home, address: inLanguage('/') },
      { name: words.title, address: inLanguage('/recipes') },
      { name: dishes[slug].title, address: inLanguage(`/recipes/${slug}`) },
    ]
    return [recipeData(slug, dishes[slug], cooking[slug], { url: canonical, images }), breadcrumbData(way)]
  }
}
