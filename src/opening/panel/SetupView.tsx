import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode } from 'react'
import { goTo, useAddress } from '../../panel-kit/address.ts'
import { mayLeave } from '../../panel-kit/forms/unsaved.ts'
import { ListFailure, ListSkeleton } from '../../panel-kit/lists/ListStates.tsx'
import { PanelButton, buttonShape } from '../../panel-kit/PanelButton.tsx'
import { PanelLink } from '../../panel-kit/PanelLink.tsx'
import { api } from '../../panel-kit/panel-api.ts'
import { useAction } from '../../panel-kit/useAction.ts'
import { ViewHead } from '../../panel-kit/ViewHead.tsx'
import { readResponse } from '../../web/api.ts'
import { setupSteps, type Opening, type SetupStep, type StepOutcome } from '../opening.ts'
import { OpeningLines } from './OpeningLines.tsx'
import { openingQuery } from './opening.query.ts'
import { stepNames } from './opening-words.ts'
import { SetupTrail } from './SetupTrail.tsx'
import { StepContent } from './StepContent.tsx'

const overview = 'overview'
type SetupPlace = SetupStep | typeof overview

/** The guided set-up: a step at a time, each of which can be skipped and come back to; then what is left. */
export function SetupView() {
  const { data, error, refetch } = useQuery(openingQuery)
  const { step: asked } = useAddress()
  if (!data)
    return error ? <ListFailure error={error} retry={refetch} /> : <ListSkeleton label="Ładowanie konfiguracji" />
  const undecided = data.steps.find(({ outcome }) => outcome === null)?.step
  const place: SetupPlace =
    setupSteps.find((step) => step === asked) ?? (asked === overview ? overview : (undecided ?? overview))
  return (
    <>
      <ViewHead title="Konfiguracja sklepu">
        <p className="text-sm text-mid">Każdy krok możesz pominąć i wrócić do niego później.</p>
      </ViewHead>
      <div className="grid gap-x-16 gap-y-8 border-t border-line pt-6 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <SetupTrail steps={data.steps} place={place} />
        {place === overview ? <Overview lines={data.lines} /> : <Step key={place} step={place} steps={data.steps} />}
      </div>
    </>
  )
}

function Step({ step, steps }: { step: SetupStep; steps: Opening['steps'] }) {
  const next: SetupPlace = setupSteps[setupSteps.indexOf(step) + 1] ?? overview
  const goOn = () => goTo({ tab: 'setup', step: next }, { leavesNothing: true })
  const decision = useAction({
    call: (outcome: StepOutcome) => readResponse(api.admin.opening.step.$put({ json: { step, outcome } })),
    // Whoever has saved may want to read what was said of it.
    onDone: (_, outcome) => outcome === 'skipped' && goOn(),
  })
  const isDone = steps.some((one) => one.step === step && one.outcome === 'done')
  const leave = async () => {
    if (!(await mayLeave())) return
    if (isDone) goOn()
    else decision.act('skipped')
  }
  const before = setupSteps[setupSteps.indexOf(step) - 1]
  return (
    <Place title={stepNames[step]}>
      <div className="max-w-2xl">
        <StepContent step={step} isDone={isDone} onSaved={() => decision.act('done')} />
      </div>
      <div className="mt-8 flex max-w-2xl flex-wrap gap-3 border-t border-line pt-4">
        {/* What is decided already may be left while that is still being told: a press is never lost. */}
        <PanelButton
          look={isDone ? 'solid' : 'outline'}
          isPending={decision.isPending && !isDone}
          onClick={() => void leave()}
        >
          {isDone ? 'Dalej' : 'Pomiń ten krok'}
        </PanelButton>
        {before && (
          <PanelLink asked={{ tab: 'setup', step: before }} className={`${buttonShape} text-violet hover:bg-violet/8`}>
            Wstecz
          </PanelLink>
        )}
      </div>
    </Place>
  )
}

function Overview({ lines }: { lines: Opening['lines'] }) {
  const isAnythingLeft = lines.some(({ isAnswered }) => !isAnswered)
  return (
    <Place title="Przed otwarciem sklepu">
      <p className="mt-1 max-w-prose text-sm text-mid">
        {isAnythingLeft
          ? 'To zostało do zrobienia. Wiersz znika sam, gdy sprawa jest załatwiona; tę samą listę znajdziesz w „Dzisiaj”.'
          : 'Wszystko gotowe: sklep można otworzyć.'}
      </p>
      <div className="text-sm">
        <OpeningLines lines={lines} onAnswered={() => document.getElementById(headingId)?.focus()} />
      </div>
      <PanelLink
        asked={{ tab: 'products' }}
        className={`${buttonShape} mt-6 bg-violet text-white hover:bg-violet-deep`}
      >
        Przejdź do panelu
      </PanelLink>
    </Place>
  )
}

const headingId = 'setup-place'

/** Whoever goes on, or comes here by a button that is gone now, begins at the heading. */
function Place({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby={headingId} className="min-w-0">
      <h3 ref={heading} id={headingId} tabIndex={-1} className="text-xl outline-none">
        {title}
      </h3>
      {children}
    </section>
  )
}
