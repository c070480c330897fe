import { bearsOurLabel } from '../../catalog/packages/vessel.ts'
import { catalogTexts } from '../../catalog/texts.ts'
import { packages } from '../../ui/pictures/packages.ts'
import { Picture } from '../../ui/Picture.tsx'
import { useOwnPicture } from '../../ui/useOwnPicture.ts'
import { useTexts } from '../../web/app-context.tsx'

/** All packages beside one another: pictures of their own can't say that one holds a hundred times as much as the other. */
export function Packages() {
  const { packages: texts } = useTexts(catalogTexts).store
  const own = useOwnPicture('packages')
  // Nobody else packs in packages with the example's label.
  if (!own && !bearsOurLabel()) return null
  return (
    <section className="mt-24 grid items-end gap-x-8 gap-y-8 border-t border-line pt-12 lg:mt-36 lg:grid-cols-12 lg:pt-16">
      <div className="lg:col-span-4 lg:pb-10">
        <h2 className="text-4xl sm:text-5xl">{texts.title}</h2>
        <p className="mt-6 max-w-prose text-mid">{texts.text}</p>
      </div>
      <Picture
        {...(own ?? { picture: packages.family })}
        sizes="(min-width: 1024px) 50rem, 100vw"
        className="h-auto w-full rounded lg:col-span-8"
      />
    </section>
  )
}
