import { siteTexts } from './texts.ts'
import { productViews } from '../ui/pictures/product-views.ts'
import { Picture } from '../ui/Picture.tsx'
import { useOwnPicture } from '../ui/useOwnPicture.ts'
import { useTexts } from '../web/app-context.tsx'
import { Opening } from './Opening.tsx'
import table from '../ui/engravings/table.svg'

export const pageTexts = siteTexts.part('activities')

export default function ActivitiesPage() {
  const { title, lead, salt, association } = useTexts(siteTexts).activities
  const [own, laid] = [useOwnPicture('activities'), useOwnPicture('table')]
  return (
    <div className="mx-auto w-full max-w-7xl px-5 pt-14 pb-24 sm:px-8 sm:pt-24 sm:pb-36">
      <Opening lead={lead}>
        <h1 className="text-5xl sm:text-7xl">{title}</h1>
      </Opening>

      <section className="mt-12 grid items-end gap-x-8 gap-y-10 sm:mt-20 lg:grid-cols-12">
        <div className="lg:col-span-8">
          {own ? (
            <div className="aspect-4/3 overflow-hidden rounded-xs lg:aspect-16/10">
              <Picture {...own} sizes="(min-width: 1024px) 53rem, 110vw" isFirst className="size-full object-cover" />
            </div>
          ) : (
            /* Two salts from one marsh: the grains from its floor, the flakes from its surface. */
            <div className="grid grid-cols-2 gap-x-3 sm:gap-x-8">
              {[productViews['crystals-coarse'], productViews['crystals-flakes']].map((picture) => (
                <Picture
                  key={picture.address}
                  picture={picture}
                  sizes="(min-width: 1280px) 24rem, (min-width: 1024px) 32vw, 50vw"
                  isFirst
                  className="aspect-4/5 h-auto w-full rounded-xs object-cover sm:aspect-square"
                />
              ))}
            </div>
          )}
        </div>
        <div className="lg:col-span-4">
          <ul className="flex flex-wrap gap-2">
            {salt.badges.map((badge) => (
              <li key={badge} className="rounded-full border border-ink/25 px-4 py-1.5 text-sm">
                {badge}
              </li>
            ))}
          </ul>
          <h2 className="mt-8 text-4xl sm:text-5xl">{salt.title}</h2>
          <p className="mt-6 max-w-prose text-mid sm:text-lg">{salt.text}</p>
        </div>
      </section>

      <section className="mt-24 lg:mt-40">
        <div className="border-t border-ink/25 pt-12 lg:pt-16">
          <Opening lead={association.text}>
            <h2 className="max-w-2xl text-4xl sm:text-6xl">{association.title}</h2>
          </Opening>
        </div>
        {/* A laid table: the plate in the middle, and a list on either side, as fork and knife lie. */}
        <div className="mt-12 grid items-start gap-x-8 gap-y-12 md:grid-cols-2 lg:mt-16 xl:grid-cols-[minmax(0,1fr)_min(36rem,48%)_minmax(0,1fr)]">
          <List {...association.restaurateurs} />
          <div className="order-first mx-auto w-full max-w-2xl md:col-span-2 xl:order-none xl:col-span-1">
            {laid ? (
              <Picture {...laid} sizes="(min-width: 768px) 42rem, 100vw" className="h-auto w-full rounded-xs" />
            ) : (
              <img src={table} alt="" width="1000" height="720" loading="lazy" className="h-auto w-full" />
            )}
          </div>
          <List {...association.customers} />
        </div>
      </section>
    </div>
  )
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div className="xl:mt-20">
      <h3 className="text-2xl sm:text-3xl xl:text-2xl">{title}</h3>
      <ul className="mt-6 border-b border-line">
        {items.map((item) => (
          <li key={item} className="border-t border-line py-4">
            {item}
          </li>
        ))}
      </ul>
    </div>
  )
}
