import { siteTexts } from '../texts.ts'
import { Link } from '@tanstack/react-router'
import { scenes } from '../../ui/pictures/scenes.ts'
import { Picture } from '../../ui/Picture.tsx'
import { useOwnPicture } from '../../ui/useOwnPicture.ts'
import { useTexts } from '../../web/app-context.tsx'

export function FleurDeSel() {
  const { fleur } = useTexts(siteTexts).story
  const own = useOwnPicture('fleur')
  return (
    <section>
      <div className="mx-auto grid w-full max-w-7xl items-center gap-x-8 px-5 py-24 sm:px-8 lg:grid-cols-12 lg:py-36">
        <div className="lg:col-span-5">
          <h2 lang="fr" className="text-5xl sm:text-7xl">
            Fleur de Sel de Bretagne
          </h2>
          <p className="mt-8 max-w-prose text-mid sm:text-lg">{fleur.description}</p>
          <ul className="mt-10 border-b border-line">
            {fleur.points.map((point) => (
              <li key={point} className="border-t border-line py-4 sm:text-lg">
                {point}
              </li>
            ))}
          </ul>
          <Link
            to="/activities"
            className="mt-10 inline-flex min-h-12 items-center text-violet underline decoration-violet/40 underline-offset-4 hover:decoration-violet"
          >
            {fleur.toActivities}
          </Link>
        </div>
        <Picture
          {...(own ?? { picture: scenes.fleur })}
          sizes="(min-width: 1280px) 44rem, (min-width: 1024px) 56vw, 100vw"
          className="mt-12 h-auto w-full rounded-xs lg:col-span-7 lg:mt-0"
        />
      </div>
    </section>
  )
}
