import { isRecipe, type RecipeSlug } from '../../recipes/recipe.ts'
import type { AppRouter } from './router.tsx'

/** The recipe whose page is shown, if it is one's and there is such a recipe. */
export function shownRecipe(router: AppRouter): RecipeSlug | undefined {
  const page = router.state.matches.at(-1)
  const slug = page?.fullPath === '/recipes/$slug' ? (page.params.slug ?? '') : ''
  return isRecipe(slug) ? slug : undefined
}
