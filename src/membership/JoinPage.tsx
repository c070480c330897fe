import { lazy, Suspense, useState } from 'react'
import { applicationTexts } from '../i18n/application.ts'
import { joinTexts } from '../i18n/join.ts'
import type { Language } from '../kernel/language.ts'
import { Skeleton } from '../web/ui/Skeleton.tsx'
import { usePageTexts, useVisit } from '../web/visit.tsx'
import { KindChoice } from './KindChoice.tsx'
import type { MemberKind } from './member.ts'

export { joinTexts as texts }

/** The form and its words are fetched when somebody reaches for a choice. */
async function loadForm(language: Language) {
  const [{ JoinForm }] = await Promise.all([import('./JoinForm.tsx'), applicationTexts.load(language)])
  return { default: JoinForm }
}

export function JoinPage() {
  const { language } = useVisit()
  const texts = usePageTexts(joinTexts)
  const [JoinForm] = useState(() => lazy(() => loadForm(language)))
  const [kind, setKind] = useState<MemberKind>()
  const [last, setLast] = useState<MemberKind>()
  const choose = (chosen: MemberKind | undefined) => {
    setLast(kind)
    setKind(chosen)
  }
  return (
    <div className="mx-auto grid w-full max-w-7xl gap-x-16 gap-y-14 px-5 pt-14 pb-24 sm:px-8 sm:pt-24 sm:pb-36 grid-cols-1 lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_1fr]">
      <div>
        <h1 className="text-5xl sm:text-7xl">{texts.title}</h1>
        <p className="mt-6 max-w-md text-lg text-mid">{texts.lead}</p>
      </div>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {kind ? (
          <Suspense fallback={<Skeleton className="min-h-[60rem]" />}>
            <JoinForm kind={kind} onChangeType={() => choose(undefined)} />
          </Suspense>
        ) : (
          <KindChoice onReach={() => void loadForm(language).catch(() => {})} onChoose={choose} last={last} />
        )}
      </div>
      <section aria-labelledby="coming" className="max-w-md">
        <h2 id="coming" className="text-2xl">
          {texts.whatComes}
        </h2>
        <dl className="mt-5 border-t border-line">
          {texts.coming.map(({ when, what }) => (
            <div key={when} className="flex flex-wrap gap-x-4 border-b border-line py-4">
              <dt className="w-34 font-medium">{when}</dt>
              <dd className="min-w-40 flex-1 text-mid">{what}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}
