import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '../../administrators/panel/session.query.ts'
import { formatCountry } from '../../kernel/countries.ts'
import { ListFailure, ListSkeleton } from '../../panel-kit/lists/ListStates.tsx'
import { PanelCell, PanelRow, PanelTable, RowActions, RowTitle } from '../../panel-kit/lists/PanelTable.tsx'
import { RowButton } from '../../panel-kit/lists/RowButton.tsx'
import { PanelBadge } from '../../panel-kit/PanelBadge.tsx'
import { formatDay } from '../../panel-kit/panel-format.ts'
import { registerOf } from '../registers.ts'
import type { Registration } from '../registration.ts'
import { RegistrationDialog } from './RegistrationDialog.tsx'
import { registrationsQuery } from './registrations.query.ts'

const columns = [{ label: 'Kraj' }, { label: 'O co prosi' }, { label: 'Stan' }, { label: 'Działania' }]

/** What each country that is delivered to asks, and what the owner has said of it. */
export function RegistrationList() {
  const mayChange = useMay()('manage shipping rates')
  const { data, error, refetch } = useQuery(registrationsQuery)
  const [changed, setChanged] = useState<Registration>()
  return (
    <section aria-labelledby="packaging-registrations" className="mt-12">
      <h2 id="packaging-registrations" className="mb-2 text-xl">
        Rejestry w&nbsp;krajach dostawy
      </h2>
      <p className="mb-4 max-w-[65ch] text-sm text-mid">
        Kraje, do których teraz wysyłasz. Opisy czytaliśmy 27&nbsp;listopada 2026 i&nbsp;nie są poradą prawną: sprawdź
        w&nbsp;rejestrze i&nbsp;potwierdź. Potwierdzone numery pokazujemy na stronie z&nbsp;danymi firmy, a&nbsp;numer
        BDO także na fakturach.
      </p>
      {error && !data ? (
        <ListFailure error={error} retry={refetch} />
      ) : !data ? (
        <ListSkeleton label="Ładowanie rejestrów..." />
      ) : (
        <PanelTable label="Rejestry opakowań" columns={columns}>
          {data.map((one) => (
            <PanelRow key={one.country} isMarked={false}>
              <RowTitle>{formatCountry(one.country, 'pl-PL')}</RowTitle>
              <PanelCell label="O co prosi">
                <span className="block max-w-[60ch] min-w-0">
                  {registerOf(one.country).asks}
                  <span className="block text-xs text-mid">{registerOf(one.country).source}</span>
                </span>
              </PanelCell>
              <PanelCell label="Stan">
                <RegistrationState registration={one} />
              </PanelCell>
              <RowActions>
                {mayChange && (
                  <RowButton
                    icon={Pencil}
                    label={`Rejestr: ${formatCountry(one.country, 'pl-PL')}`}
                    onClick={() => setChanged(one)}
                  />
                )}
              </RowActions>
            </PanelRow>
          ))}
        </PanelTable>
      )}
      {changed && <RegistrationDialog registration={changed} onClose={() => setChanged(undefined)} />}
    </section>
  )
}

function RegistrationState({
  registration: { country, answer, number, note, confirmedAt },
}: {
  registration: Registration
}) {
  if (!answer || !confirmedAt) return <PanelBadge tone="waiting">Do potwierdzenia</PanelBadge>
  return (
    <span className="min-w-0 wrap-anywhere">
      {answer === 'registered' ? (
        <PanelBadge tone="good">{[registerOf(country).name, number].filter(Boolean).join(' ')}</PanelBadge>
      ) : (
        <PanelBadge>Niepotrzebny</PanelBadge>
      )}
      <span className="block text-xs text-mid">
        {note && `${note}. `}Potwierdzono {formatDay(confirmedAt)}
      </span>
    </span>
  )
}
