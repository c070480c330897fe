import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { RemarksSection } from '../../notes/panel/RemarksSection.tsx'
import { useAddress } from '../../panel-kit/address.ts'
import { EmptyList, ListFailure, ListSkeleton } from '../../panel-kit/lists/ListStates.tsx'
import { PanelBadge } from '../../panel-kit/PanelBadge.tsx'
import { formatAmount, formatDay, formatNumber } from '../../panel-kit/panel-format.ts'
import { PanelLink } from '../../panel-kit/PanelLink.tsx'
import type { PersonRecord } from '../person.ts'
import { isGone, personQuery } from './people.query.ts'
import { PersonConsents, PersonMessages, PersonOrders, PersonWithdrawals } from './PersonParts.tsx'
import { newsletterWords } from './person-words.ts'

/** What rooms above this one do for a person. */
export interface PersonParts {
  /** Their data to take along, or to erase. */
  Rights(props: { email: string }): ReactNode
}

/** Everything about one customer that the office wants to know while it speaks with them. */
export function PersonView({ id, Rights }: PersonParts & { id: string }) {
  const { data: person, error, refetch } = useQuery(personQuery(id))
  const asked = useAddress()
  return (
    <section>
      <PanelLink
        asked={{ ...asked, person: undefined }}
        className="mb-4 inline-flex min-h-9 items-center gap-2 text-sm text-violet underline underline-offset-4 hover:no-underline pointer-coarse:min-h-11"
      >
        <ArrowLeft aria-hidden="true" strokeWidth={1.5} className="size-4" />
        Wszyscy klienci
      </PanelLink>
      {isGone(error) ? (
        <EmptyList title="Nie ma już takiego klienta">
          Jego dane zostały usunięte na prośbę albo po terminie, albo usunął konto.
        </EmptyList>
      ) : error && !person ? (
        <ListFailure error={error} retry={refetch} />
      ) : person ? (
        <Person person={person}>
          <Rights email={person.email} />
        </Person>
      ) : (
        <ListSkeleton label="Ładowanie klienta..." rows={4} />
      )}
    </section>
  )
}

function Person({ person, children }: { person: PersonRecord; children: ReactNode }) {
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  return (
    <>
      <h2 ref={head} tabIndex={-1} className="text-2xl wrap-anywhere outline-none">
        {person.name || person.email}
      </h2>
      <Contact person={person} />
      <Figures person={person} />
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_min(24rem,40%)]">
        <div className="min-w-0 space-y-8">
          <PersonOrders orders={person.allOrders} />
          <PersonMessages messages={person.written} />
          <PersonWithdrawals withdrawals={person.withdrawals} />
        </div>
        <div className="min-w-0 space-y-8">
          <RemarksSection about={{ person: person.id }} />
          <PersonConsents person={person} />
          {children}
        </div>
      </div>
    </>
  )
}

const link =
  'inline-flex min-h-6 items-center wrap-anywhere text-violet underline underline-offset-4 pointer-coarse:min-h-11'

function Contact({ person: { email, phone, company, accountSince, newsletter } }: { person: PersonRecord }) {
  const consent = newsletterWords[newsletter]
  return (
    <>
      <p className="mt-1 flex flex-wrap items-center gap-x-5 text-sm">
        <a href={`mailto:${email}`} className={link}>
          {email}
        </a>
        {phone && (
          <a href={`tel:${phone.replaceAll(' ', '')}`} className={link}>
            {phone}
          </a>
        )}
        {company && <span className="wrap-anywhere">{company}</span>}
      </p>
      <p className="mt-2 flex flex-wrap gap-1.5">
        <PanelBadge>{accountSince ? `Konto od ${formatDay(accountSince)}` : 'Bez konta'}</PanelBadge>
        <PanelBadge tone={consent.tone}>{consent.word}</PanelBadge>
      </p>
    </>
  )
}

function Figures({ person: { orders, spent, lastOrderAt } }: { person: PersonRecord }) {
  const figures = [
    { label: 'Zamówienia', said: formatNumber(orders) },
    { label: 'Suma po zwrotach', said: formatAmount(spent) },
    { label: 'Ostatnie zamówienie', said: lastOrderAt ? formatDay(lastOrderAt) : '–' },
  ]
  return (
    <dl className="mt-5 flex max-w-2xl flex-wrap gap-x-6">
      {figures.map(({ label, said }) => (
        <div key={label} className="min-w-fit flex-1 border-t border-line py-2">
          <dt className="text-xs text-mid">{label}</dt>
          <dd className="text-2xl tabular-nums">{said}</dd>
        </div>
      ))}
    </dl>
  )
}
