import { uiTexts } from './texts.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, type ReactElement } from 'react'
import { CallFailed } from '../web/api.ts'
import { Carousel, slideWidth } from './Carousel.tsx'
import { Button } from './Button.tsx'
import { Skeleton } from './Skeleton.tsx'
import { useTexts } from '../web/app-context.tsx'
import { Frieze } from './Frieze.tsx'

interface Props<Member> {
  words: Record<'heading' | 'lead' | 'loading' | 'failed' | 'empty' | 'emptyNext', string>
  found: UseQueryResult<Member[]>
  /** The engraving that stands for people without a photo. */
  frieze: string
  children(member: Member, index: number): ReactElement
}

/** Some of those who belong to the association, side by side; or why they can't be seen. */
export function MembersSection<Member>({ words, found, frieze, children: show }: Props<Member>) {
  const { data: members, error, isFetching, refetch } = found
  const texts = useTexts(uiTexts).members
  const id = useId()
  const heading = (
    <div>
      <h2 id={id} className="text-3xl sm:text-5xl">
        {words.heading}
      </h2>
      <p className="mt-4 max-w-xl text-balance text-mid">{words.lead}</p>
    </div>
  )
  return (
    <section
      aria-labelledby={id}
      aria-roledescription={members?.length ? texts.carousel.carousel : undefined}
      className="border-t border-line py-20 sm:py-28"
    >
      {error && !isFetching ? (
        <>
          {heading}
          <Failure
            text={words.failed}
            reason={(error instanceof CallFailed && error.sentence) || texts.noAnswer}
            tryAgain={refetch}
          />
        </>
      ) : !members ? (
        <>
          {heading}
          <Placeholders label={words.loading} />
        </>
      ) : members.length === 0 ? (
        <>
          {heading}
          <NobodyYet words={words} frieze={frieze} />
        </>
      ) : (
        <Carousel words={texts.carousel} heading={heading} slides={members.map(show)} />
      )}
    </section>
  )
}

function Failure({ text, reason, tryAgain }: { text: string; reason: string; tryAgain(): unknown }) {
  const texts = useTexts(uiTexts).members
  return (
    <div role="alert" className="mt-8 sm:mt-10">
      <p className="font-display text-2xl text-clay lg:text-[1.75rem]">{text}</p>
      <p className="mt-3 max-w-xl text-mid">{reason}</p>
      <Button look="outline" className="mt-8" onClick={tryAgain}>
        {texts.tryAgain}
      </Button>
    </div>
  )
}

/** An empty room, and the way into it. */
function NobodyYet({ words, frieze }: Pick<Props<never>, 'words' | 'frieze'>) {
  const texts = useTexts(uiTexts).members
  return (
    <>
      <Frieze drawing={frieze} className="mt-8 sm:mt-10" />
      <div className="mt-8 flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
        <div>
          <p className="font-display text-2xl lg:text-[1.75rem]">{words.empty}</p>
          <p className="mt-3 max-w-xl text-mid">{words.emptyNext}</p>
        </div>
        <Link to="/joinus" className="py-2 font-medium text-violet underline underline-offset-4 hover:text-violet-deep">
          {texts.join}
        </Link>
      </div>
    </>
  )
}

/** As large as the cards that come, so that nothing moves when they do. */
function Placeholders({ label }: { label: string }) {
  return (
    <div aria-busy="true" className="mt-8 overflow-hidden py-2 pb-19 sm:mt-10">
      <output className="sr-only">{label}</output>
      <div className="flex gap-[30px]">
        {Array.from({ length: 3 }, (_, index) => (
          <div key={index} data-placeholder className={slideWidth}>
            <Skeleton className="aspect-4/5" />
            <Skeleton className="mt-7 h-6 w-3/5" />
            <Skeleton className="mt-4 h-4 w-2/5" />
            <Skeleton className="mt-6 h-4" />
            <Skeleton className="mt-2.5 h-4" />
            <Skeleton className="mt-2.5 mb-9 h-4 w-4/5" />
          </div>
        ))}
      </div>
    </div>
  )
}
