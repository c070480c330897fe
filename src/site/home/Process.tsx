import { siteTexts } from '../texts.ts'
import { scenes } from '../../ui/pictures/scenes.ts'
import { Picture } from '../../ui/Picture.tsx'
import { useOwnPicture } from '../../ui/useOwnPicture.ts'
import { useTexts } from '../../web/app-context.tsx'
import { Opening } from '../Opening.tsx'

/** On phones, whose screens are denser than eyes, less than they could show. */
const sizes = '(min-width: 1280px) 24rem, (min-width: 768px) 30vw, 70vw'

const plates = ['tide', 'evaporation', 'harvest'] as const

/** From the sea to the rake: three windows on one landscape, whose horizon runs on from one to the next. */
export function Process() {
  const { process } = useTexts(siteTexts).story
  return (
    <section className="mx-auto w-full max-w-7xl px-5 py-24 sm:px-8 lg:py-36">
      <Opening lead={process.lead}>
        <h2 className="text-4xl sm:text-6xl">{process.title}</h2>
      </Opening>
      <ol className="mt-12 grid gap-x-8 gap-y-16 md:grid-cols-3 lg:mt-20">
        {process.steps.map(({ title, text }, index) => (
          <li key={title}>
            <Plate name={plates[index] ?? 'tide'} />
            <div className="mt-6 lg:flex lg:items-baseline">
              <span aria-hidden="true" className="font-display text-3xl text-violet lg:w-14 lg:shrink-0 lg:text-5xl">
                {index + 1}
              </span>
              <div className="mt-2 lg:mt-0">
                <h3 className="text-2xl">{title}</h3>
                <p className="mt-3 text-mid">{text}</p>
              </div>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Plate({ name }: { name: (typeof plates)[number] }) {
  const own = useOwnPicture(name)
  return <Picture {...(own ?? { picture: scenes[name] })} sizes={sizes} className="h-auto w-full rounded-xs" />
}
