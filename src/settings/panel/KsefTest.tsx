import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../panel-kit/panel-api.ts'
import { PanelButton } from '../../panel-kit/PanelButton.tsx'
import { useAction } from '../../panel-kit/useAction.ts'
import { readResponse } from '../../web/api.ts'
import type { KsefTestAnswer } from '../ksef-standing.ts'

/** What is known of the line to the national system of invoices, and a button that tries it as it is saved. */
export function KsefTest() {
  const [told, setTold] = useState<KsefTestAnswer>()
  const { data: standing } = useQuery({
    queryKey: ['settings', 'ksef', 'standing'],
    queryFn: () => readResponse(api.admin.settings.ksef.standing.$get()),
  })
  const { act, isPending } = useAction({
    call: () => readResponse(api.admin.settings.ksef.test.$post()),
    onDone: setTold,
  })
  return (
    <section aria-labelledby="ksef-test" className="mt-10 space-y-4 border-t border-line pt-6">
      <div>
        <h4 id="ksef-test" className="text-lg">
          Połączenie z&nbsp;KSeF
        </h4>
        <p className="mt-1 text-sm text-mid">
          Loguje się do KSeF tak, jak jest zapisane, i&nbsp;mówi, co z&nbsp;tego wyszło. Niczego nie wysyła.
        </p>
      </div>
      {standing && (
        <ul className="space-y-2 text-sm">
          {standing.remarks.map(({ isGood, sentence }) => (
            <li key={sentence} className={`border-l-2 py-1 pl-4 ${isGood ? 'border-sea' : 'border-clay'}`}>
              {sentence}
            </li>
          ))}
        </ul>
      )}
      <PanelButton isPending={isPending} onClick={() => act()}>
        {isPending ? 'Sprawdzanie...' : 'Sprawdź połączenie z KSeF'}
      </PanelButton>
      <output className="block">
        {told && (
          <p className={`border-l-2 py-1 pl-4 text-sm ${told.isGood ? 'border-sea' : 'border-clay'}`}>
            {told.sentence}
          </p>
        )}
      </output>
    </section>
  )
}
