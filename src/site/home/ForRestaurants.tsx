import { siteTexts } from '../texts.ts'
import { Link } from '@tanstack/react-router'
import { Button } from '../../ui/Button.tsx'
import { scenes } from '../../ui/pictures/scenes.ts'
import { Picture } from '../../ui/Picture.tsx'
import { useOwnPicture } from '../../ui/useOwnPicture.ts'
import { useTexts } from '../../web/app-context.tsx'

/** Salt in use, and what a kitchen gets that joins. */
export function ForRestaurants() {
  const own = useOwnPicture('kitchen')
  const { restaurants } = useTexts(siteTexts).story
  return (
    <section className="border-y border-line bg-paper">
      <div className="mx-auto grid w-full max-w-7xl items-center gap-x-[min(4rem,4.5vw)] gap-y-12 px-5 py-24 sm:px-8 lg:grid-cols-12 lg:py-36">
        <Picture
          {...(own ?? { picture: scenes.table })}
          sizes="(min-width: 1280px) 44rem, (min-width: 1024px) 56vw, 100vw"
          className="aspect-3/2 h-auto w-full rounded-xs object-cover lg:col-span-7"
        />
        <div className="lg:col-span-5">
          <p className="text-sm tracking-wide text-mid">{restaurants.overline}</p>
          <h2 className="mt-5 text-4xl sm:text-5xl">{restaurants.title}</h2>
          <p className="mt-6 max-w-prose text-mid sm:text-lg">{restaurants.text}</p>
          <ul className="mt-8 border-b border-line">
            {restaurants.gains.map((gain) => (
              <li key={gain} className="border-t border-line py-3">
                {gain}
              </li>
            ))}
          </ul>
          <Button asChild className="mt-10">
            <Link to="/joinus">{restaurants.join}</Link>
          </Button>
        </div>
      </div>
    </section>
  )
}
