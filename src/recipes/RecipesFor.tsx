import { Link } from '@tanstack/react-router'
import { useTexts } from '../web/app-context.tsx'
import { RecipeList } from './RecipeList.tsx'
import { recipesFor } from './recipe.ts'
import { recipeTexts } from './texts.ts'

/** What to make with salt of this weight; nothing where there is no recipe for it. */
export function RecipesFor({ weight }: { weight: string | null }) {
  const texts = useTexts(recipeTexts).recipes
  const slugs = recipesFor(weight)
  if (slugs.length === 0) return null
  return (
    <section aria-labelledby="recipes" className="mt-24 lg:mt-40">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id="recipes" className="text-4xl sm:text-5xl">
          {texts.ofProduct}
        </h2>
        <Link to="/recipes" className="py-1.5 text-violet underline underline-offset-4 hover:text-ink">
          {texts.all}
        </Link>
      </div>
      <div className="mt-10">
        <RecipeList slugs={slugs} level="h3" />
      </div>
    </section>
  )
}
