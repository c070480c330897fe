import { useTexts } from '../web/app-context.tsx'
import { RecipeList } from './RecipeList.tsx'
import { recipeSlugs } from './recipe.ts'
import { recipeTexts } from './texts.ts'

export const pageTexts = recipeTexts.part('recipes')

/** All recipes. */
export default function RecipesPage() {
  const texts = useTexts(recipeTexts).recipes
  return (
    <div className="mx-auto w-full max-w-7xl px-5 pt-14 pb-24 sm:px-8 sm:pt-24 sm:pb-36">
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
        <h1 className="text-5xl sm:text-7xl">{texts.title}</h1>
        <p className="max-w-md text-balance text-mid sm:text-lg">{texts.lead}</p>
      </div>
      <div className="mt-12 sm:mt-20">
        <RecipeList slugs={recipeSlugs} level="h2" />
      </div>
    </div>
  )
}
