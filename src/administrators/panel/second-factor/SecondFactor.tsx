import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { confirm } from '../../../panel-kit/confirm.ts'
import { ListFailure, ListSkeleton } from '../../../panel-kit/lists/ListStates.tsx'
import { api } from '../../../panel-kit/panel-api.ts'
import { formatMoment } from '../../../panel-kit/panel-format.ts'
import { PanelBadge } from '../../../panel-kit/PanelBadge.tsx'
import { PanelButton } from '../../../panel-kit/PanelButton.tsx'
import { useAction } from '../../../panel-kit/useAction.ts'
import { readResponse } from '../../../web/api.ts'
import type { OwnFactors } from '../../second-factor/second-factor.ts'
import { canUsePasskeys } from './passkeys.ts'
import { ownFactorsQuery } from './second-factor.query.ts'

const AppSetup = lazy(() => import('./AppSetup.tsx'))
const PasskeySetup = lazy(() => import('./PasskeySetup.tsx'))
const RecoveryCodes = lazy(() => import('./RecoveryCodes.tsx'))

/** The second factors of one's own account: an app for codes, passkeys, and recovery codes. */
export function SecondFactor() {
  const { data, error, isPending, refetch } = useQuery(ownFactorsQuery)
  const [shown, setShown] = useState<'app' | 'passkey' | { codes: string[] }>()
  const close = () => setShown(undefined)
  const added = (codes: string[] | null) => setShown(codes ? { codes } : undefined)
  const renewing = useAction({
    call: () => readResponse(api.admin['second-factor']['recovery-codes'].$post()),
    onDone: ({ recoveryCodes }) => setShown({ codes: recoveryCodes }),
  })
  const renew = async () => {
    const agrees = await confirm({
      title: 'Utworzyć nowe kody zapasowe?',
      text: 'Wcześniejsze kody przestaną działać.',
      agree: 'Utwórz nowe kody',
    })
    if (agrees) renewing.act()
  }
  return (
    <section aria-labelledby="second-factor-head" className="min-w-0">
      <h3 id="second-factor-head" tabIndex={-1} className="text-xl outline-none">
        Drugi składnik
      </h3>
      {isPending && <ListSkeleton label="Ładowanie drugiego składnika..." rows={2} />}
      {error && !data && <ListFailure error={error} retry={refetch} />}
      {data && (
        <>
          <Standing factors={data} />
          <ul className="mt-4 border-t border-line empty:hidden">
            {data.app && <AppRow app={data.app} isLast={data.passkeys.length === 0} />}
            {data.passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} isLast={data.passkeys.length === 1 && data.app === null} />
            ))}
          </ul>
          <div className="mt-4 flex flex-wrap gap-3">
            <PanelButton
              look={data.passkeysAt !== null && canUsePasskeys() ? 'solid' : 'outline'}
              disabled={data.passkeysAt === null || !canUsePasskeys()}
              onClick={() => setShown('passkey')}
            >
              Dodaj klucz dostępu
            </PanelButton>
            <PanelButton onClick={() => setShown('app')}>
              {data.app ? 'Zmień aplikację z kodami' : 'Dodaj aplikację z kodami'}
            </PanelButton>
            {hasFactor(data) && (
              <PanelButton isPending={renewing.isPending} onClick={() => void renew()}>
                Utwórz nowe kody zapasowe
              </PanelButton>
            )}
          </div>
          {(data.passkeysAt === null || !canUsePasskeys()) && (
            <p className="mt-3 max-w-[65ch] text-sm text-mid">
              Klucze dostępu działają tylko pod adresem z&nbsp;nazwą i&nbsp;z&nbsp;https (albo na localhost), nie pod
              samym numerem IP. Aplikacja z&nbsp;kodami działa wszędzie.
            </p>
          )}
        </>
      )}
      <Suspense>
        {shown === 'app' && <AppSetup onClose={close} onAdded={added} />}
        {shown === 'passkey' && <PasskeySetup onClose={close} onAdded={added} />}
        {typeof shown === 'object' && <RecoveryCodes codes={shown.codes} onClose={close} />}
      </Suspense>
    </section>
  )
}

const hasFactor = ({ app, passkeys }: OwnFactors) => app !== null || passkeys.length > 0

function Standing({ factors }: { factors: OwnFactors }) {
  if (!hasFactor(factors))
    return (
      <p className="mt-2 max-w-[65ch] text-sm text-mid">
        Teraz do wejścia wystarczy samo hasło. Z&nbsp;drugim składnikiem skradzione hasło do niczego nie wystarczy:
        najwygodniejszy jest klucz dostępu (odcisk palca, twarz albo PIN urządzenia), a&nbsp;aplikacja z&nbsp;kodami
        działa na każdym telefonie. Po dodaniu pierwszego pozostałe sesje się skończą.
      </p>
    )
  const left = factors.recoveryCodes
  return (
    <p className={`mt-2 max-w-[65ch] text-sm ${left < 3 ? 'font-medium text-clay' : 'text-mid'}`}>
      Pozostało kodów zapasowych: {left}.{left < 3 && ' Utwórz nowe, zanim się skończą.'}
    </p>
  )
}

function useRemoval(call: () => Promise<unknown>, name: string, isLast: boolean) {
  const { act, isPending } = useAction({
    call,
    done: 'Usunięto',
    onDone: () => document.getElementById('second-factor-head')?.focus(),
  })
  const remove = async () => {
    const agrees = await confirm({
      title: `Usunąć: ${name}?`,
      text: isLast
        ? 'To ostatni drugi składnik: potem do wejścia wystarczy samo hasło, a kody zapasowe znikną.'
        : 'Nie będzie można się nim zalogować.',
      agree: 'Usuń',
    })
    if (agrees) act()
  }
  return (
    <PanelButton look="quietDanger" isPending={isPending} aria-label={`Usuń: ${name}`} onClick={() => void remove()}>
      Usuń
    </PanelButton>
  )
}

const row = 'flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-line py-2 text-sm tabular-nums'

function AppRow({ app, isLast }: { app: NonNullable<OwnFactors['app']>; isLast: boolean }) {
  const name = 'Aplikacja z kodami'
  const removal = useRemoval(() => readResponse(api.admin['second-factor'].app.$delete()), name, isLast)
  return (
    <li className={row}>
      <span className="font-medium">{name}</span>
      <Moments {...app} />
      {!app.isReadable && <PanelBadge tone="bad">Brak klucza na serwerze: dodaj ją ponownie</PanelBadge>}
      <span className="ml-auto">{removal}</span>
    </li>
  )
}

function PasskeyRow({ passkey, isLast }: { passkey: OwnFactors['passkeys'][number]; isLast: boolean }) {
  const { id, name, host, isForThisHost } = passkey
  const call = () => readResponse(api.admin['second-factor'].passkeys[':id'].$delete({ param: { id: String(id) } }))
  const removal = useRemoval(call, name, isLast)
  return (
    <li className={row}>
      <span className="font-medium wrap-anywhere">{name}</span>
      <Moments {...passkey} />
      {!isForThisHost && <PanelBadge tone="plain">tylko pod adresem {host}</PanelBadge>}
      <span className="ml-auto">{removal}</span>
    </li>
  )
}

function Moments({ addedAt, lastUsedAt }: { addedAt: string; lastUsedAt: string | null }) {
  return (
    <>
      <span>
        <span className="text-mid">Dodano:</span> <time dateTime={addedAt}>{formatMoment(addedAt)}</time>
      </span>
      {lastUsedAt && (
        <span>
          <span className="text-mid">Ostatnio użyto:</span>{' '}
          <time dateTime={lastUsedAt}>{formatMoment(lastUsedAt)}</time>
        </span>
      )}
    </>
  )
}
