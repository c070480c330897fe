import { siteTexts } from '../texts.ts'
import { Link } from '@tanstack/react-router'
import { productsOnSale } from '../../catalog/products.query.ts'
import { Button } from '../../ui/Button.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { useOwnPicture } from '../../ui/useOwnPicture.ts'
import { useTexts } from '../../web/app-context.tsx'
import type { Fetches } from '../../web/page.ts'
import { prefetch } from '../../web/prefetch.ts'
import { FirstPackages } from './FirstPackages.tsx'
import { FleurDeSel } from './FleurDeSel.tsx'
import { ForRestaurants } from './ForRestaurants.tsx'
import { LastWord } from './LastWord.tsx'
import { LetteredTitle } from './LetteredTitle.tsx'
import { Process } from './Process.tsx'
import { SaltQuestions } from './SaltQuestions.tsx'
import { heroOnScreens } from './hero.ts'

export const pageTexts = siteTexts.part('home')

export const fetches: Fetches = async ({ queryClient, api }) => {
  const query = productsOnSale(api)
  await prefetch(queryClient, query)
  // The page is there without the shop, too; the browser asks for it once more.
  const { status } = queryClient.getQueryState(query.queryKey) ?? {}
  if (status === 'error') queryClient.removeQueries({ queryKey: query.queryKey })
}

export default function HomePage() {
  const texts = useTexts(siteTexts).home
  const own = useOwnPicture('hero')
  const { others, upright } = heroOnScreens()
  return (
    <>
      <section className="on-dark relative isolate flex min-h-[calc(100dvh-4rem)] flex-col bg-ink sm:min-h-[calc(100dvh-5rem)] text-white">
        <Picture
          {...own}
          picture={others.picture}
          sizes={others.sizes}
          instead={upright}
          isFirst
          className="absolute inset-0 -z-10 size-full object-cover object-[60%_60%]"
        />
        <div className="hero-veil absolute inset-0 -z-10" />
        <div className="mx-auto w-full max-w-7xl px-5 pt-[11svh] pb-40 sm:px-8">
          <p className="text-sm tracking-wide text-white/85" lang="fr">
            {texts.overline}
          </p>
          <LetteredTitle title={texts.title} className="mt-5 max-w-4xl text-5xl sm:text-7xl lg:text-8xl" />
          <p className="mt-6 max-w-xl text-lg text-balance text-white/90 sm:text-xl lg:mt-9">{texts.tagline}</p>
          <Button asChild look="light" className="mt-10">
            <Link to="/store">{texts.toStore}</Link>
          </Button>
        </div>
      </section>
      <Process />
      <FirstPackages />
      <SaltQuestions />
      <FleurDeSel />
      <ForRestaurants />
      <LastWord />
    </>
  )
}
