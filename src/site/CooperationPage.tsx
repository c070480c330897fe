import { siteTexts } from './texts.ts'
import { Link } from '@tanstack/react-router'
import { Button } from '../ui/Button.tsx'
import { Picture } from '../ui/Picture.tsx'
import { useOwnPicture } from '../ui/useOwnPicture.ts'
import { useTexts } from '../web/app-context.tsx'
import { Counters } from './Counters.tsx'
import { Opening } from './Opening.tsx'
import community from '../ui/engravings/community.svg'

export const pageTexts = siteTexts.part('cooperation')

export default function CooperationPage() {
  const texts = useTexts(siteTexts).cooperation
  const own = useOwnPicture('community')
  return (
    <div className="mx-auto w-full max-w-7xl px-5 pt-14 pb-24 sm:px-8 sm:pt-24 sm:pb-36">
      <Opening lead={texts.lead}>
        <h1 className="text-[min(3rem,1rem+6vw)] sm:text-7xl">{texts.title}</h1>
      </Opening>

      <Counters />
      <figure className="lg:mt-4">
        {own ? (
          <Picture {...own} sizes="(min-width: 1280px) 76rem, 100vw" className="h-auto w-full rounded-xs" />
        ) : (
          <img src={community} alt="" width="1216" height="300" className="h-auto w-full border-b border-ink/25" />
        )}
        {!own && <figcaption className="mt-4 text-sm text-mid">{texts.picture}</figcaption>}
      </figure>

      <section className="mt-24 grid items-start gap-x-8 gap-y-12 lg:mt-40 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:gap-y-10">
        <h2 className="max-w-md text-4xl sm:text-6xl lg:col-span-5">{texts.benefits.title}</h2>
        <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:col-span-7 lg:row-span-2">
          {texts.benefits.list.map(({ title, text }) => (
            <li key={title} className="border-t border-ink/25 pt-6">
              <h3 className="text-2xl">{title}</h3>
              <p className="mt-3 text-mid">{text}</p>
            </li>
          ))}
        </ul>
        <Button asChild className="justify-self-start lg:col-start-1 lg:col-end-6 lg:row-start-2">
          <Link to="/joinus">{texts.join}</Link>
        </Button>
      </section>
    </div>
  )
}
