import { membershipTexts } from '../texts.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { fetchAgain } from '../../web/fetch-again.ts'
import { useAppContext, useTexts } from '../../web/app-context.tsx'
import type { Fetches } from '../../web/page.ts'
import type { JoinForm } from './JoinForm.tsx'
import { KindChoice } from './KindChoice.tsx'
import type { MemberKind } from '../member.ts'

export const pageTexts = membershipTexts.part('join')

type Form = typeof JoinForm

/** The form is fetched when somebody reaches for a choice, or comes to an address that names one. */
let known: Form | undefined
const loadForm = async () => (known = (await fetchAgain(() => import('./JoinForm.tsx'))).JoinForm)

const kindIn = (type: unknown) => (type === 'chef' || type === 'restaurant' ? type : undefined)

export const fetches: Fetches = async (_, { search }) => {
  // A form that doesn't come leaves the choice, which says so.
  if (kindIn(new URLSearchParams(search).get('type'))) await loadForm().catch(() => undefined)
}

export default function JoinPage() {
  const { plain } = useAppContext()
  const texts = useTexts(membershipTexts).join
  const { Form, isMissing, fetchForm } = useLoadedForm()
  const { kind, last, hasChanged, choose, changeType } = useKind()
  useEffect(() => {
    if (kind) fetchForm()
  }, [kind, fetchForm])
  return (
    <div className="mx-auto grid w-full max-w-7xl gap-x-16 gap-y-14 px-5 pt-14 pb-24 sm:px-8 sm:pt-24 sm:pb-36 grid-cols-1 lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_1fr]">
      <div>
        <h1 className="text-5xl sm:text-7xl">{texts.title}</h1>
        <p className="mt-6 max-w-md text-lg text-mid">{texts.lead}</p>
      </div>
      <div className="not-noscript:hidden lg:col-start-2 lg:row-span-2 lg:row-start-1">{plain?.join()}</div>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1 noscript:hidden">
        {kind && Form ? (
          <Form key={kind} kind={kind} takesFocus={hasChanged} onChangeType={changeType} />
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
            <KindChoice
              onReach={() => void loadForm().catch(() => undefined)}
              onChoose={(chosen) => {
                choose(chosen)
                // It didn't come the first time.
                if (chosen === kind) fetchForm()
              }}
              last={last}
            />
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

function useLoadedForm() {
  const [Form, setForm] = useState(() => known)
  const [isMissing, setMissing] = useState(false)
  const fetchForm = useCallback(() => {
    setMissing(false)
    loadForm().then(
      (form) => setForm(() => form),
      () => setMissing(true),
    )
  }, [])
  return { Form, isMissing, fetchForm }
}

/** What was chosen stands in the address, so that Back leads to the choice. */
function useKind() {
  const navigate = useNavigate()
  const { history } = useRouter()
  const there = kindIn(useSearch({ strict: false, select: ({ type }) => type }))
  // What was pressed is shown before the router has gone there.
  const [pressed, setPressed] = useState<MemberKind | null>()
  const [before, setBefore] = useState(there)
  const [hasChanged, setChanged] = useState(false)
  const [last, setLast] = useState<MemberKind>()
  const isBehind = useRef(false)
  if (there !== before) {
    setBefore(there)
    setPressed(undefined)
  }
  const kind = pressed === undefined ? there : (pressed ?? undefined)
  if (kind && kind !== last) setLast(kind)
  if (kind !== before && !hasChanged) setChanged(true)
  const go = (type: MemberKind | undefined, replace: boolean) => {
    setPressed(type ?? null)
    void navigate({
      to: '/joinus',
      search: (asked) => (type ? { ...asked, type } : omitType(asked)),
      replace,
      resetScroll: false,
    })
  }
  return {
    kind,
    last,
    /** Whether something else is shown than when the page came. */
    hasChanged,
    choose(chosen: MemberKind) {
      isBehind.current = true
      go(chosen, false)
    },
    changeType() {
      if (!isBehind.current) return go(undefined, true)
      setPressed(null)
      history.back()
    },
  }
}

function omitType(asked: { type?: MemberKind }): { type?: MemberKind } {
  const rest = { ...asked }
  delete rest.type
  return rest
}
