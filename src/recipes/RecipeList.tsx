import { Link } from '@tanstack/react-router'
import { useTexts } from '../web/app-context.tsx'
import type { RecipeSlug } from './recipe.ts'
import { recipeTexts } from './texts.ts'

/** What can be cooked, by name. */
export function RecipeList({ slugs, level: Heading }: { slugs: readonly RecipeSlug[]; level: 'h2' | 'h3' }) {
  const { dishes } = useTexts(recipeTexts)
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2 sm:gap-y-8 lg:grid-cols-3">
      {slugs.map((slug) => (
        <li key={slug} className="group relative border-t border-ink/25 py-6">
          <Heading className="text-2xl sm:text-3xl">
            <Link
              to="/recipes/$slug"
              params={{ slug }}
              className="group-hover:text-violet after:absolute after:inset-0"
            >
              {dishes[slug].title}
            </Link>
          </Heading>
          <p className="mt-3 text-mid">{dishes[slug].lead}</p>
        </li>
      ))}
    </ul>
  )
}
