import { teamTexts } from '../team/texts.ts'
import { Link } from '@tanstack/react-router'
import { ChefsCarousel } from '../membership/ChefsCarousel.tsx'
import { RestaurantsCarousel } from '../membership/RestaurantsCarousel.tsx'
import { publishedChefs, publishedRestaurants } from '../membership/members.query.ts'
import { CoreTeam } from '../team/CoreTeam.tsx'
import { coreTeam } from '../team/team.query.ts'
import type { Fetches } from '../web/page.ts'
import { prefetch } from '../web/prefetch.ts'
import { Button } from '../ui/Button.tsx'
import { useTexts } from '../web/app-context.tsx'

export const pageTexts = teamTexts.part('team')

export const fetches: Fetches = ({ queryClient, api }) =>
  Promise.all([
    prefetch(queryClient, coreTeam(api)),
    prefetch(queryClient, publishedChefs(api)),
    prefetch(queryClient, publishedRestaurants(api)),
  ])

export default function TeamPage() {
  const texts = useTexts(teamTexts).team
  return (
    <div className="mx-auto w-full max-w-7xl px-5 pt-14 sm:px-8 sm:pt-24">
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6 pb-16 sm:pb-24">
        <div>
          <p className="text-sm tracking-wide text-mid">{texts.overline}</p>
          <h1 className="mt-5 max-w-3xl text-5xl sm:text-7xl">{texts.title}</h1>
        </div>
        <p className="max-w-md text-balance text-mid sm:text-lg">{texts.lead}</p>
      </div>
      <CoreTeam />
      <ChefsCarousel />
      <RestaurantsCarousel />
      <section className="flex flex-wrap items-end justify-between gap-x-12 gap-y-8 border-t border-line py-20 sm:py-28">
        <div>
          <h2 className="max-w-2xl text-3xl sm:text-5xl">{texts.join.heading}</h2>
          <p className="mt-4 max-w-xl text-mid">{texts.join.lead}</p>
        </div>
        <Button asChild>
          <Link to="/joinus">{texts.join.action}</Link>
        </Button>
      </section>
    </div>
  )
}
