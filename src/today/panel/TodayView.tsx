import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { ListFailure, ListSkeleton } from '../../panel-kit/lists/ListStates.tsx'
import { formatNumber } from '../../panel-kit/panel-format.ts'
import { PanelLink } from '../../panel-kit/PanelLink.tsx'
import { useNow } from '../../panel-kit/useNow.ts'
import { ViewHead } from '../../panel-kit/ViewHead.tsx'
import type { Today, Waiting } from '../today.ts'
import { LastThirtyDays } from './LastThirtyDays.tsx'
import { formatWaiting, waitWords } from './today-words.ts'
import { todayQuery } from './today.query.ts'
import { Visits } from './Visits.tsx'

/** "Dzisiaj": what there is to do, each with one press to where it is done. What needs no hand isn't shown. */
export function TodayView() {
  const { data, error, isPending, refetch } = useQuery(todayQuery)
  return (
    <section>
      <ViewHead id="today-head" title="Dzisiaj" />
      {isPending && <ListSkeleton label="Ładowanie spraw na dziś..." rows={5} />}
      {error && !data && <ListFailure error={error} retry={refetch} />}
      {data && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <WhatWaits today={data} />
          <div className="space-y-10">
            <LastThirtyDays today={data} />
            <Visits />
          </div>
        </div>
      )}
    </section>
  )
}

function WhatWaits({ today: { waiting, troubles } }: { today: Today }) {
  if (waiting.length + troubles.length === 0)
    return (
      <p className="border-y border-line py-10 font-display text-xl">Wszystko zrobione. Nic na Ciebie nie czeka.</p>
    )
  return (
    <ul aria-label="Co czeka" className="border-t border-line">
      {waiting.map((one) => (
        <Wait key={one.name} one={one} />
      ))}
      {troubles.map(({ name, title, found, isUrgent }) => (
        <Row key={name} asked={{ tab: 'status' }} label={`Stan sklepu: ${title}`} mark="!" isUrgent={isUrgent}>
          {found}
        </Row>
      ))}
    </ul>
  )
}

function Wait({ one }: { one: Waiting }) {
  const { label, asked } = waitWords[one.name]
  const isUrgent = one.name === 'attention' || one.overdue > 0
  return (
    <Row asked={asked} label={label} mark={formatNumber(one.count)} isUrgent={isUrgent}>
      {formatWaiting(one, useNow())}
    </Row>
  )
}

interface Props {
  asked: Record<string, string>
  label: string
  mark: string
  isUrgent: boolean
  children: string
}

/** The whole row can be pressed, as it is by a thumb. */
const Row = ({ asked, label, mark, isUrgent, children }: Props) => (
  <li className="border-b border-line">
    <PanelLink
      asked={asked}
      className="group grid min-h-16 grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-x-4 py-3 hover:bg-ink/4"
    >
      <span className={`text-right text-2xl tabular-nums ${isUrgent ? 'text-clay' : ''}`}>{mark}</span>
      <span className="min-w-0">
        <span className="block font-medium wrap-anywhere group-hover:underline group-hover:underline-offset-4">
          {label}
        </span>
        {children && (
          <span className={`block text-sm wrap-anywhere ${isUrgent ? 'text-clay' : 'text-mid'}`}>{children}</span>
        )}
      </span>
      <ChevronRight aria-hidden="true" strokeWidth={1.5} className="size-5 text-mid" />
    </PanelLink>
  </li>
)
