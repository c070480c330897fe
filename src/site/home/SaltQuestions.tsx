import { siteTexts } from '../texts.ts'
import { Accordion } from '../../ui/Accordion.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { useOwnPicture } from '../../ui/useOwnPicture.ts'
import { useTexts } from '../../web/app-context.tsx'
import { inOwnColours } from '../../ui/pictures/own-colours.ts'
import coast from '../../ui/engravings/coast.svg'

export function SaltQuestions() {
  const { salt } = useTexts(siteTexts).story
  const own = useOwnPicture('coast')
  return (
    <section className="items-center border-y border-line bg-paper lg:grid lg:grid-cols-2">
      {own ? (
        <div className="relative aspect-14/15 self-stretch lg:aspect-auto">
          <Picture
            {...own}
            sizes="(min-width: 1024px) 50vw, 100vw"
            className="absolute inset-0 size-full object-cover"
          />
        </div>
      ) : (
        <Chart ocean={salt.ocean} />
      )}
      <div className="px-5 py-20 sm:px-8 lg:max-w-160 lg:py-24 lg:pl-16 xl:pl-24">
        <h2 className="text-4xl sm:text-5xl">{salt.title}</h2>
        <div className="mt-10 lg:mt-14">
          <Accordion items={salt.questions.map(({ question, answer }) => ({ heading: question, content: answer }))} />
        </div>
      </div>
    </section>
  )
}

/** A chart of the coast with the salt pans in violet. What it says is said by the first answer, too. */
function Chart({ ocean }: { ocean: string }) {
  return (
    <div aria-hidden="true" className="relative self-stretch overflow-clip text-xs select-none sm:text-sm">
      {/* Below the coast there is open sea, for as long as the answers are. */}
      <img
        src={inOwnColours(coast)}
        alt=""
        width="560"
        height="1100"
        loading="lazy"
        className="absolute top-0 h-auto w-full"
      />
      <div className="relative aspect-14/15">
        <p className="absolute bottom-[70%] left-[52%] text-violet tabular-nums">47° 17′ N, 2° 27′ W</p>
        <span className="absolute top-[31%] left-[52%] h-[6.5%] border-l border-violet" />
        <Town name="Saint-Nazaire" dot="top-[43%] left-[61.3%]" label="bottom-[62%] left-[60%]" />
        <Town name="Nantes" dot="top-[47.5%] left-[96.3%]" label="top-[49.5%] right-[2%]" />
        <p className="absolute top-[74%] left-[9%] bg-paper px-3 font-display text-base sm:text-2xl">{ocean}</p>
      </div>
    </div>
  )
}

function Town({ name, dot, label }: Record<'name' | 'dot' | 'label', string>) {
  return (
    <>
      <span className={`absolute size-1.5 -translate-1/2 rounded-full border border-ink bg-paper ${dot}`} />
      <p className={`absolute ${label}`}>{name}</p>
    </>
  )
}
