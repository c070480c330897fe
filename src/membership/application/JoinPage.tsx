import { membershipTexts } from '../texts.ts'
import { useState } from 'react'
import { fetchAgain } from '../../web/fetch-again.ts'
import { useAppContext, useTexts } from '../../web/app-context.tsx'
import { KindChoice } from './KindChoice.tsx'
import type { MemberKind } from '../member.ts'

export const pageTexts = membershipTexts.part('join')

/** The form is fetched when somebody reaches for a choice. */
const loadForm = async () => (await fetchAgain(() => import('./JoinForm.tsx'))).JoinForm

export default function JoinPage() {
  const { plain } = useAppContext()
  const texts = useTexts(membershipTexts).join
  const [Form, setForm] = useState<Awaited<ReturnType<typeof loadForm>>>()
  const [isMissing, setMissing] = useState(false)
  const [kind, setKind] = useState<MemberKind>()
  const [last, setLast] = useState<MemberKind>()
  const fetchForm = (otherwise: () => void) => {
    loadForm().then((form) => setForm(() => form), otherwise)
  }
  const choose = (chosen: MemberKind | undefined) => {
    setLast(kind)
    setKind(chosen)
    setMissing(false)
    if (chosen) fetchForm(() => setMissing(true))
  }
  return (
    <div className="mx-auto grid w-full max-w-7xl gap-x-16 gap-y-14 px-5 pt-14 pb-24 sm:px-8 sm:pt-24 sm:pb-36 grid-cols-1 lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_1fr]">
      <div>
        <h1 className="text-5xl sm:text-7xl">{texts.title}</h1>
        <p className="mt-6 max-w-md text-lg text-mid">{texts.lead}</p>
      </div>
      <div className="not-noscript:hidden lg:col-start-2 lg:row-span-2 lg:row-start-1">{plain?.join()}</div>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1 noscript:hidden">
        {kind && Form ? (
          <Form kind={kind} onChangeType={() => choose(undefined)} />
        ) : kind && !isMissing ? (
          // The skeleton's look without its file, which nothing else here needs before the page lives.
          <div aria-busy="true" className="min-h-[60rem] animate-breathe rounded bg-line" />
        ) : (
          <>
            {kind && (
              <p role="alert" className="mb-6 text-lg text-clay">
                {texts.missing}
              </p>
            )}
            <KindChoice onReach={() => fetchForm(() => {})} onChoose={choose} last={kind ?? last} />
          </>
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
