import { customersTexts } from '../texts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { localeOf } from '../../kernel/language.ts'
import { readResponse } from '../../web/api.ts'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useTexts, useAppContext } from '../../web/app-context.tsx'
import { customerSessions } from './sessions.query.ts'
import { useOwnCall } from './useOwnCall.ts'

/** Where the account is open, the session that is being looked from first. */
export function Sessions({ isKnown }: { isKnown: boolean }) {
  const { api } = useAppContext()
  const ownCall = useOwnCall()
  const texts = useTexts(customersTexts).accountSections.sessions
  const asked = customerSessions(api)
  const { data, error, isFetching, refetch } = useQuery({
    ...asked,
    enabled: isKnown,
    queryFn: () => ownCall(readResponse(api.customers.sessions.$get())),
  })
  const queryClient = useQueryClient()
  const answer = useRef<HTMLOutputElement>(null)
  const [ending, setEnding] = useState<'under way' | 'done' | 'failed'>()
  const endOthers = async () => {
    setEnding('under way')
    try {
      await ownCall(readResponse(api.customers.sessions.$delete()))
      queryClient.setQueryData(asked.queryKey, (all) => all?.filter(({ isThisOne }) => isThisOne))
      setEnding('done')
      // The button is going.
      answer.current?.focus()
    } catch {
      setEnding('failed')
    }
  }
  if (error && !isFetching) {
    return (
      <div role="alert">
        <p className="text-clay">{texts.notLoaded}</p>
        <Button look="outline" className="mt-6" onClick={() => void refetch()}>
          {texts.tryAgain}
        </Button>
      </div>
    )
  }
  const sessions = data?.toSorted((one, other) => Number(other.isThisOne) - Number(one.isThisOne))
  return (
    <>
      {sessions ? (
        <ul className="border-t border-line">
          {sessions.map((session) => (
            <li key={`${session.startedAt} ${session.isThisOne}`} className="border-b border-line py-5">
              <Session {...session} />
            </li>
          ))}
        </ul>
      ) : (
        <>
          <span className="sr-only">{texts.loading}</span>
          <Skeleton className="h-28 w-full" />
        </>
      )}
      {sessions && sessions.length > 1 && (
        <Button look="outline" className="mt-8" aria-disabled={ending === 'under way'} onClick={endOthers}>
          {ending === 'under way' ? texts.ending : texts.endOthers}
        </Button>
      )}
      <output ref={answer} tabIndex={-1} className="mt-4 block min-h-7 outline-none">
        {ending === 'done' && texts.ended}
      </output>
      <p role="alert" className="text-clay">
        {ending === 'failed' && texts.failed}
      </p>
    </>
  )
}

function Session({ startedAt, lastUsedAt, isThisOne }: { startedAt: string; lastUsedAt: string; isThisOne: boolean }) {
  const texts = useTexts(customersTexts).accountSections.sessions
  return (
    <>
      <p className="font-display text-xl">{isThisOne ? texts.isThisOne : texts.other}</p>
      <dl className="mt-2 grid grid-cols-1 gap-x-6 text-mid tabular-nums sm:grid-cols-[auto_1fr]">
        <dt>{texts.started}</dt>
        <dd>
          <Moment at={startedAt} />
        </dd>
        <dt className="max-sm:mt-2">{texts.lastUsed}</dt>
        <dd>
          <Moment at={lastUsedAt} />
        </dd>
      </dl>
    </>
  )
}

function Moment({ at }: { at: string }) {
  const { language } = useAppContext()
  const words = new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'long', timeStyle: 'short' })
  return (
    <time dateTime={at} className="text-ink">
      {words.format(new Date(at))}
    </time>
  )
}
