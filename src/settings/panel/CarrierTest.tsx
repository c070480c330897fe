import { useState } from 'react'
import { api } from '../../panel-kit/panel-api.ts'
import { PanelButton } from '../../panel-kit/PanelButton.tsx'
import { useAction } from '../../panel-kit/useAction.ts'
import { readResponse } from '../../web/api.ts'
import type { CarrierTestAnswer } from '../test-carrier.ts'

/** Asks the carrier as it is saved, and says what came of it. */
export function CarrierTest() {
  const [told, setTold] = useState<CarrierTestAnswer>()
  const { act, isPending } = useAction({
    call: () => readResponse(api.admin.settings.carrier.test.$post()),
    onDone: setTold,
  })
  return (
    <section aria-labelledby="carrier-test" className="mt-10 space-y-4 border-t border-line pt-6">
      <div>
        <h4 id="carrier-test" className="text-lg">
          Połączenie z InPost
        </h4>
        <p className="mt-1 text-sm text-mid">
          Pyta InPost tak, jak przewoźnik jest zapisany. Niczego nie kupuje. Żeby sklep szybciej wiedział, gdzie są
          paczki, podaj w Managerze Paczek adres powiadomień (webhook):{' '}
          <span className="wrap-anywhere text-ink">{`${window.location.origin}/api/webhooks/inpost`}</span>
        </p>
      </div>
      <PanelButton isPending={isPending} onClick={() => act()}>
        {isPending ? 'Sprawdzanie...' : 'Sprawdź połączenie'}
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
