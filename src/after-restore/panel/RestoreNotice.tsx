import { useQuery, queryOptions } from '@tanstack/react-query'
import { plural } from '../../i18n/plural.ts'
import { formatMoment } from '../../panel-kit/panel-format.ts'
import { PanelLink } from '../../panel-kit/PanelLink.tsx'
import type { RestoreReport } from '../after-restore.ts'
import { ConfirmationForm } from './ConfirmationForm.tsx'
import { UnmatchedPayments } from './UnmatchedPayments.tsx'
import { readResponse } from '../../web/api.ts'
import { api } from '../../panel-kit/panel-api.ts'

const formatWaiting = plural('pl', {
  one: 'czeka # list',
  few: 'czekają # listy',
  many: 'czeka # listów',
  other: 'czeka # listu',
})
const formatLeft = plural('pl', {
  one: 'Zachowano # wypisanie',
  few: 'Zachowano # wypisania',
  many: 'Zachowano # wypisań',
  other: 'Zachowano # wypisania',
})
const formatPaused = plural('pl', {
  one: '# kampania jest wstrzymana',
  few: '# kampanie są wstrzymane',
  many: '# kampanii jest wstrzymanych',
  other: '# kampanii jest wstrzymane',
})

/** On each page of the panel, until somebody has looked at what a restored backup couldn't bring back. */
export function RestoreNotice() {
  const { data: restore } = useQuery(restoreQuery)
  if (!restore || restore.isConfirmed) return null
  return (
    <section
      aria-labelledby="restore-head"
      className="mb-8 border-l-4 border-clay bg-paper px-4 py-5 text-sm sm:px-6 print:hidden"
    >
      <h2 id="restore-head" className="text-base font-medium">
        Przywrócono kopię z {formatMoment(restore.backupMadeAt)}. Poczta czeka na potwierdzenie.
      </h2>
      <p className="mt-1 max-w-prose text-mid">
        Stało się to {formatMoment(restore.restoredAt)}. Tego, co zdarzyło się po zrobieniu kopii, w sklepie nie ma:
        zamówień, wiadomości i zmian w panelu.
      </p>
      <Found restore={restore} />
      <UnmatchedPayments payments={restore.payments.strays} />
      <ConfirmationForm key={restore.restoredAt} restore={restore} />
    </section>
  )
}

function Found({ restore }: { restore: RestoreReport }) {
  const { isContinued, leftSince, waitingMails, pausedCampaigns } = restore
  return (
    <dl className="mt-4 grid max-w-[60rem] gap-x-6 gap-y-3 sm:grid-cols-[9rem_1fr] [&_dt]:font-medium max-sm:[&_dd]:-mt-2.5 sm:[&_dt]:text-mid">
      <dt>Poczta</dt>
      <dd>
        Nic nie wychodzi:{' '}
        <PanelLink asked={{ tab: 'mails', state: 'waiting' }} className={link}>
          {formatWaiting(waitingMails)}
        </PanelLink>
        .{!isContinued && ' Listy wysłane po zrobieniu kopii mogą wyjść drugi raz.'}
        {pausedCampaigns > 0 && ` ${formatPaused(pausedCampaigns)}: o wznowieniu decydujesz w zakładce Marketing.`}
      </dd>
      <dt>Logowanie</dt>
      <dd>Wszyscy klienci i administratorzy zostali wylogowani. Obowiązują hasła z kopii.</dd>
      <dt>Wpłaty</dt>
      <dd>{formatPayments(restore)}</dd>
      <dt>Numery</dt>
      <dd>
        {isContinued
          ? 'Faktury i zamówienia są numerowane dalej, od najwyższych numerów, jakie nadał sklep.'
          : 'Nie wiadomo, jakie numery sklep nadał po zrobieniu kopii. Faktury czekają, aż podasz ostatnie; numery zamówień zaczynają się o tysiąc dalej.'}
      </dd>
      <dt>Wypisani</dt>
      <dd>
        {isContinued
          ? `${formatLeft(leftSince)} z listy z czasu po zrobieniu kopii.`
          : 'Nie wiadomo, kto wypisał się z listy po zrobieniu kopii. Zanim wyślesz kampanię, sprawdź prośby o wypisanie w swojej poczcie.'}
      </dd>
    </dl>
  )
}

const link = 'font-medium text-violet underline underline-offset-2'

const formatSettled = plural('pl', {
  one: 'Uznano # wpłatę za zamówienie z kopii',
  few: 'Uznano # wpłaty za zamówienia z kopii',
  many: 'Uznano # wpłat za zamówienia z kopii',
  other: 'Uznano # wpłaty za zamówienia z kopii',
})

function formatPayments({ payments: { provider, askedAt, problem, settled, strays } }: RestoreReport): string {
  if (provider === 'none') return 'Nie ustawiono operatora płatności, więc nie można go zapytać.'
  if (provider === 'demo') return 'To tryb demonstracyjny: prawdziwych wpłat nie ma.'
  if (!askedAt && problem) return `Operator płatności nie odpowiada, sklep pyta dalej. Powód: ${problem}`
  if (!askedAt) return 'Sklep pyta operatora, co wpłacono po zrobieniu kopii…'
  return `${formatSettled(settled)}. ${strays.length > 0 ? 'Są też wpłaty za zamówienia, których nie ma: wymienia je tabela.' : 'Wpłat bez zamówienia nie ma.'}`
}

const whileAsked = 10_000

/** The last restore. While the provider is still being asked, that is looked at again. */
const restoreQuery = queryOptions({
  queryKey: ['restore'],
  queryFn: async () => (await readResponse(api.admin.restore.$get())).restore,
  staleTime: 60_000,
  refetchInterval: ({ state: { data } }) => data?.isConfirmed === false && !data.payments.askedAt && whileAsked,
})
