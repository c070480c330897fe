import { useQuery } from '@tanstack/react-query'
import { plural } from '../../i18n/plural.ts'
import { ListFailure, ListSkeleton } from '../../panel-kit/lists/ListStates.tsx'
import { formatMoment } from '../../panel-kit/panel-format.ts'
import { PanelBadge, type Tone } from '../../panel-kit/PanelBadge.tsx'
import { buttonShape, PanelButton } from '../../panel-kit/PanelButton.tsx'
import { PanelLink } from '../../panel-kit/PanelLink.tsx'
import { ViewHead } from '../../panel-kit/ViewHead.tsx'
import { ClockAnswers } from '../../privacy/panel/ClockAnswers.tsx'
import { useMay } from '../../administrators/panel/session.query.ts'
import type { Permission } from '../../guards/permissions.ts'
import { countWrong, type Check, type CheckState } from '../status.ts'
import { statusQuery } from './status.query.ts'
import { WhatIsNew } from './WhatIsNew.tsx'

const states: Record<CheckState, { word: string; tone: Tone }> = {
  bad: { word: 'Pilne', tone: 'bad' },
  attention: { word: 'Do sprawdzenia', tone: 'waiting' },
  good: { word: 'W porządku', tone: 'good' },
}

const formatMatters = plural('pl', { one: '# sprawa', few: '# sprawy', many: '# spraw', other: '# sprawy' })

/** "Stan sklepu": one line for each thing that keeps the shop safe, what was found, and what to do next. */
export function StatusView() {
  const status = useQuery(statusQuery)
  return (
    <section>
      <ViewHead id="status-head" title="Stan sklepu">
        <PanelButton isPending={status.isFetching} onClick={() => void status.refetch()}>
          Sprawdź teraz
        </PanelButton>
      </ViewHead>
      {status.isPending && <ListSkeleton label="Ładowanie stanu sklepu..." rows={8} />}
      {status.error && !status.data && <ListFailure error={status.error} retry={status.refetch} />}
      {status.data && (
        <>
          <output className="mb-4 block text-sm text-mid">
            {formatSummary(status.data.checks)} Sprawdzono: {formatMoment(status.data.lookedAt)}. Stripe, serwer poczty
            i certyfikat są pytane co godzinę.
          </output>
          <ul className="border-t border-line text-sm">
            {inOrder(status.data.checks).map((check) => (
              <Line key={check.name} check={check} />
            ))}
          </ul>
          <ClockAnswers />
          <WhatIsNew version={status.data.version} />
        </>
      )}
    </section>
  )
}

const urgency: CheckState[] = ['bad', 'attention', 'good']

/** What there is to do comes first. */
const inOrder = (checks: Check[]) =>
  checks.toSorted((one, other) => urgency.indexOf(one.state) - urgency.indexOf(other.state))

function formatSummary(checks: Check[]): string {
  const [bad, attention] = [countWrong(checks, 'bad'), countWrong(checks, 'attention')]
  if (bad + attention === 0) return 'Wszystko w porządku.'
  const parts = [
    bad > 0 && `pilne: ${formatMatters(bad)}`,
    attention > 0 && `do sprawdzenia: ${formatMatters(attention)}`,
  ]
  const said = parts.filter(Boolean).join(', ')
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`
}

/** What only an owner sees leads nobody else anywhere. */
const ownersPlaces = new Map<string | undefined, Permission>([
  ['settings', 'manage settings'],
  ['backups', 'manage backups'],
])

function Line({ check: { name, title, state, found, next, since } }: { check: Check }) {
  const may = useMay()
  const needs = ownersPlaces.get(next?.place?.['tab'])
  const isForOwner = needs !== undefined && !may(needs)
  const { word, tone } = states[state]
  const id = `status-${name}`
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-8 gap-y-2 border-b border-line py-3 md:grid-cols-[9rem_minmax(0,1fr)_auto]">
      <p>
        <PanelBadge tone={tone}>{word}</PanelBadge>
      </p>
      <div className="min-w-0">
        <h3 id={id} className="font-text text-sm font-medium">
          {title}
        </h3>
        <p className="max-w-prose wrap-anywhere text-mid">
          {found}
          {since && ` Od ${formatMoment(since)}.`}
        </p>
        {next && !next.place && (
          <p className="mt-1 max-w-prose wrap-anywhere">
            {next.text}
            {next.chapter && (
              <span className="text-mid">
                {' '}
                Więcej: docs/operate.md, <span lang="en">„{next.chapter}”</span>.
              </span>
            )}
          </p>
        )}
      </div>
      {isForOwner && <p className="text-mid">Powiedz o tym właścicielowi.</p>}
      {next?.place && !isForOwner && (
        <PanelLink
          asked={next.place}
          aria-describedby={id}
          className={`${buttonShape} border border-ink/25 bg-white max-w-full text-left whitespace-normal! hover:border-ink max-md:justify-self-start`}
        >
          {next.text}
        </PanelLink>
      )}
    </li>
  )
}
