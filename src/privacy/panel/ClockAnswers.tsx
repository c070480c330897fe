import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMay } from '../../administrators/panel/session.query.ts'
import { plural } from '../../i18n/plural.ts'
import { confirm } from '../../panel-kit/confirm.ts'
import { api } from '../../panel-kit/panel-api.ts'
import { formatMoment, formatNumber } from '../../panel-kit/panel-format.ts'
import { PanelButton } from '../../panel-kit/PanelButton.tsx'
import { useAction } from '../../panel-kit/useAction.ts'
import { readResponse } from '../../web/api.ts'
import type { ClearingAnswer, ClearingQuestion, ClearingReason, ClockReport } from '../clearing-question.ts'
import { clearingNames } from './clearing-words.ts'

const clockQuery = queryOptions({
  queryKey: ['clock'],
  queryFn: () => readResponse(api.admin.clock.$get()),
  staleTime: 60_000,
})

/** What waits because of the clock, or because much would go at once, with the owner's answers. */
export function ClockAnswers() {
  const { data } = useQuery(clockQuery)
  const may = useMay()
  if (!data || (!data.doubt && !data.question)) return null
  return (
    <section
      aria-labelledby="clock-head"
      className="mt-8 border-l-4 border-clay bg-paper px-4 py-5 text-sm sm:px-6 print:hidden"
    >
      <h3 id="clock-head" tabIndex={-1} className="font-text text-base font-medium outline-none">
        {data.doubt ? 'Czy zegar jest dobry?' : 'Czy usunąć stare dane?'}
      </h3>
      {data.doubt && <DoubtedClock clock={data} />}
      {data.question && <Question question={data.question} />}
      {may('clear old data') ? (
        <Answers clock={data} />
      ) : (
        <p className="mt-3 font-medium">Odpowiedzieć może tylko właściciel sklepu.</p>
      )}
    </section>
  )
}

function DoubtedClock({ clock: { doubt, seenAt, now } }: { clock: ClockReport }) {
  return (
    <p className="mt-1 max-w-prose text-mid">
      Zegar pokazuje {formatMoment(now)}, a ostatnia pewna chwila to {formatMoment(seenAt ?? now)}.{' '}
      {doubt === 'ahead'
        ? 'Albo sklep był tak długo wyłączony, albo zegar poszedł naprzód.'
        : 'Zegar cofnął się albo wcześniej szedł naprzód.'}{' '}
      Do tego czasu nic starego nie jest usuwane, niezapłacone zamówienia nie są anulowane, a faktury czekają. Gdy zegar
      zostanie naprawiony, wszystko ruszy samo.
    </p>
  )
}

const reasons: Record<ClearingReason, string> = {
  ahead: 'W nocy sklep usunąłby to, czego czas minął. Przy złym zegarze byłoby to za wcześnie.',
  behind: 'W nocy sklep usunąłby to, czego czas minął. Przy złym zegarze nie wiadomo, czy minął.',
  restored:
    'Przywrócono starszą kopię: to, co się w niej zestarzało, zniknęłoby od razu. Sprawdź przedtem, czy nie jest potrzebne.',
  much: 'W nocy sklep usunąłby dużo więcej niż zwykle. Na początku roku to normalne, bo mija czas całego rocznika dokumentów.',
}

function Question({ question: { reason, found, answer, answeredBy, answeredAt } }: { question: ClearingQuestion }) {
  return (
    <>
      <p className="mt-1 max-w-prose text-mid">{reasons[reason]}</p>
      <ul aria-label="Co zniknęłoby" className="mt-3 max-w-prose space-y-1 tabular-nums">
        {found.map(({ what, rows, of, isMore }) => (
          <li key={what}>
            {clearingNames[what] ?? what}: {isMore && 'co najmniej '}
            {formatNumber(rows)} z {formatNumber(of)}
          </li>
        ))}
      </ul>
      {answer === 'keep' && answeredAt && (
        <p className="mt-2">
          {formatMoment(answeredAt)} {answeredBy} odpowiedział(a), że zegar jest zły. Nic nie zostało usunięte.
        </p>
      )}
    </>
  )
}

const formatRows = plural('pl', { one: '# wpis', few: '# wpisy', many: '# wpisów', other: '# wpisu' })

function Answers({ clock: { doubt, question } }: { clock: ClockReport }) {
  const focusHead = () => document.getElementById('status-head')?.focus()
  const trusting = useAction({
    call: () => readResponse(api.admin.clock.confirm.$post()),
    done: 'Zegar uznany za dobry. Sklep wraca do pracy.',
    onDone: focusHead,
  })
  const answering = useAction({
    call: (json: { question: number; answer: ClearingAnswer }) =>
      readResponse(api.admin.clock.clearing.$post({ json })),
    done: (_, { answer }) => (answer === 'clear' ? 'Stare dane zostaną zaraz usunięte' : 'Nic nie zostanie usunięte'),
    onDone: (_, { answer }) => answer === 'clear' && focusHead(),
  })
  const clear = async ({ id, found }: ClearingQuestion) => {
    const rows = found.reduce((sum, one) => sum + one.rows, 0)
    const text = `Zniknie na zawsze co najmniej ${formatRows(rows)}. Zrób przedtem kopię zapasową, jeśli nie masz pewności.`
    if (await confirm({ title: 'Usunąć stare dane?', text, agree: 'Usuń' }))
      answering.act({ question: id, answer: 'clear' })
  }
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {doubt && (
        <PanelButton
          look={question ? 'outline' : 'solid'}
          isPending={trusting.isPending}
          onClick={() => trusting.act()}
        >
          Zegar jest dobry
        </PanelButton>
      )}
      {question && (
        <>
          <PanelButton look="danger" isPending={answering.isPending} onClick={() => void clear(question)}>
            Usuń
          </PanelButton>
          {question.answer !== 'keep' && (
            <PanelButton
              isPending={answering.isPending}
              onClick={() => answering.act({ question: question.id, answer: 'keep' })}
            >
              Nie usuwaj – zegar jest zły
            </PanelButton>
          )}
        </>
      )}
    </div>
  )
}
