import { useQuery } from '@tanstack/react-query'
import { Link, notFound, useParams } from '@tanstack/react-router'
import { AddToCart } from '../cart/AddToCart.tsx'
import { ProductPicture } from '../catalog/pages/ProductPicture.tsx'
import { ReducedFrom } from '../catalog/prices/ReducedFrom.tsx'
import { formatMoney, formatWeight } from '../i18n/format.ts'
import { readMoney } from '../kernel/money.ts'
import { parseWeight } from '../kernel/weight.ts'
import type { ProductOnSale } from '../catalog/product.ts'
import { productsOnSale } from '../catalog/products.query.ts'
import { asPromotionsEnd } from '../catalog/prices/promotion-ends.ts'
import { BackLink } from '../ui/BackLink.tsx'
import { useAppContext, useTexts } from '../web/app-context.tsx'
import type { Describe, Fetches } from '../web/page.ts'
import { prefetch } from '../web/prefetch.ts'
import { cookingTexts } from './cooking/texts.ts'
import { isRecipe, saltsFor, type RecipeSlug } from './recipe.ts'
import { recipeTexts } from './texts.ts'

export const pageTexts = recipeTexts.part('recipes')

export const fetches: Fetches = ({ queryClient, api }, { slug = '' }) => {
  if (!isRecipe(slug)) throw notFound()
  return prefetch(queryClient, productsOnSale(api))
}

/** The page is called as its dish is, and is said to be a recipe: who searches reads nothing else of it. */
export const describe: Describe = async ({ language }, { slug = '' }) => {
  if (!isRecipe(slug)) return
  const { recipes: texts, dishes } = await recipeTexts.load(language)
  return { title: texts.called(dishes[slug].title) }
}

const onTime = asPromotionsEnd((products: ProductOnSale[]) => products)
const shownSalts = 4

/** How a dish is made, and the salt for it. */
export default function RecipePage() {
  const { slug = '' } = useParams({ strict: false })
  return isRecipe(slug) ? <RecipeOf slug={slug} /> : null
}

function RecipeOf({ slug }: { slug: RecipeSlug }) {
  const { api } = useAppContext()
  const { recipes: texts, dishes } = useTexts(recipeTexts)
  const { makes, time, ingredients, steps } = useTexts(cookingTexts).cooking[slug]
  const { data: products = [] } = useQuery({ ...productsOnSale(api), ...onTime })
  const salts = saltsFor(slug, products).slice(0, shownSalts)
  return (
    <div className="mx-auto w-full max-w-7xl px-5 pt-6 pb-24 sm:px-8 sm:pt-10 sm:pb-36">
      <article>
        <BackLink to="/recipes" label={texts.all} />
        <h1 className="mt-6 max-w-4xl text-5xl sm:mt-12 sm:text-7xl">{dishes[slug].title}</h1>
        <p className="mt-6 max-w-2xl text-lg text-mid sm:text-xl">{dishes[slug].lead}</p>
        <p className="mt-6 flex flex-wrap gap-x-4 tabular-nums">
          <span>{makes}</span>
          <span aria-hidden="true" className="text-mid">
            ·
          </span>
          <span>{time}</span>
        </p>
        <div className="mt-12 grid gap-x-[min(4rem,4.5vw)] gap-y-12 lg:mt-20 lg:grid-cols-12">
          <section aria-labelledby="ingredients" className="lg:col-span-4">
            <h2 id="ingredients" className="text-2xl">
              {texts.ingredients}
            </h2>
            <ul className="mt-5 border-t border-line">
              {ingredients.map((ingredient) => (
                <li key={ingredient} className="border-b border-line py-3">
                  {ingredient}
                </li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="steps" className="lg:col-span-8">
            <h2 id="steps" className="text-2xl">
              {texts.steps}
            </h2>
            <ol className="mt-5 border-t border-line">
              {steps.map((step, index) => (
                <li
                  key={step}
                  className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-baseline border-b border-line py-5"
                >
                  <span aria-hidden="true" className="font-display text-2xl text-violet">
                    {index + 1}
                  </span>
                  <p className="max-w-prose text-lg">{step}</p>
                </li>
              ))}
            </ol>
          </section>
        </div>
      </article>
      {salts.length > 0 && (
        <section aria-labelledby="salt" className="mt-24 lg:mt-40">
          <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
            <h2 id="salt" className="text-4xl sm:text-5xl">
              {texts.salt}
            </h2>
            <Link to="/store" className="py-1.5 text-violet underline underline-offset-4 hover:text-ink">
              {texts.toStore}
            </Link>
          </div>
          <ul
            className={`mt-10 grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-x-4 gap-y-12 sm:grid-cols-2 sm:gap-x-8 sm:gap-y-16 ${salts.length > 3 ? 'lg:grid-cols-4' : 'lg:grid-cols-3'}`}
          >
            {salts.map((product) => (
              <Salt key={product.id} product={product} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** As much of a product as is told beside a recipe: the store's words needn't come along. */
function Salt({ product }: { product: ProductOnSale }) {
  const { language } = useAppContext()
  const { slug, name, weight, price, pricePerKilogram, promotion } = product
  const written = (amount: string) => formatMoney(readMoney(amount), language)
  return (
    <li className="flex flex-col">
      <ProductPicture product={product} sizes="(min-width: 1024px) 25rem, (min-width: 640px) 50vw, 50vw" />
      <h3 className="mt-5 text-xl sm:text-2xl">
        <Link to="/store/$slug" params={{ slug }} className="hover:text-violet">
          {name}
        </Link>
      </h3>
      <p className="mt-2 tabular-nums">
        {weight && `${formatWeight(parseWeight(weight), language)} · `}
        {written(price)}
        {pricePerKilogram && <span className="block text-sm text-mid">{written(pricePerKilogram)} / kg</span>}
      </p>
      <ReducedFrom promotion={promotion} className="mt-1" />
      <div className="mt-auto pt-5 max-sm:[&_button]:px-3">
        <AddToCart product={product} />
      </div>
    </li>
  )
}
