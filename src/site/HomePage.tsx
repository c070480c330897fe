import { Link } from '@tanstack/react-router'
import { Button } from '../web/ui/Button.tsx'
import { useVisit } from '../web/visit.tsx'

export function HomePage() {
  const { texts } = useVisit()
  return (
    <section className="on-dark relative isolate flex min-h-[calc(100dvh-4rem)] flex-col justify-end bg-ink sm:min-h-[calc(100dvh-5rem)] text-white">
      <img src="/marsh.svg" alt="" fetchPriority="high" className="absolute inset-0 -z-10 size-full object-cover" />
      {/* Keeps the words at 4.5:1 where the dawn is bright. */}
      <div className="absolute inset-0 -z-10 bg-linear-to-tr from-ink/90 via-ink/40 to-transparent" />
      <div className="mx-auto w-full max-w-7xl px-5 pt-40 pb-16 sm:px-8 sm:pb-24">
        <p className="text-sm tracking-wide text-white/85" lang="fr">
          {texts.home.overline}
        </p>
        <h1 className="mt-5 max-w-4xl text-5xl sm:text-7xl lg:text-8xl">{texts.home.title}</h1>
        <p className="mt-6 max-w-xl text-lg text-white/90 sm:text-xl">{texts.home.tagline}</p>
        <Button asChild look="light" className="mt-10">
          <Link to="/store">{texts.home.toStore}</Link>
        </Button>
      </div>
    </section>
  )
}
