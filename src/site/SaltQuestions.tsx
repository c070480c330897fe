import { homeTexts } from '../i18n/home.ts'
import { Accordion } from '../web/ui/Accordion.tsx'
import { usePageTexts } from '../web/visit.tsx'
import coast from './pictures/coast.svg'

export function SaltQuestions() {
  const { salt } = usePageTexts(homeTexts)
  return (
    <section className="items-center border-y border-line bg-paper lg:grid lg:grid-cols-2">
      <Chart ocean={salt.ocean} />
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
    <div aria-hidden="true" className="relative self-start text-xs select-none sm:text-sm">
      <img src={coast} alt="" width="560" height="600" loading="lazy" className="h-auto w-full" />
      <p className="absolute top-[27%] left-[52%] whitespace-nowrap text-violet tabular-nums">47° 17′ N, 2° 27′ W</p>
      <span className="absolute top-[32%] left-[52%] h-[5.5%] border-l border-violet" />
      <p className="absolute top-[50%] right-[3%]">Nantes</p>
      <p className="absolute top-[35%] left-[62%] whitespace-nowrap">Saint-Nazaire</p>
      <p className="absolute top-[74%] left-[9%] bg-paper px-3 font-display text-base sm:text-2xl">{ocean}</p>
    </div>
  )
}
