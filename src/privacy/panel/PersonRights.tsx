import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMay } from '../../administrators/panel/session.query.ts'
import { goTo } from '../../panel-kit/address.ts'
import { PanelButton } from '../../panel-kit/PanelButton.tsx'
import { sentenceOf } from '../../panel-kit/panel-api.ts'
import { ErasureDialog } from './ErasureDialog.tsx'
import { askFor, personQuery } from './privacy.query.ts'
import { TakeData } from './TakeData.tsx'

/** What a customer may ask for about their data, beside what they ordered. */
export function PersonRights({ email }: { email: string }) {
  const may = useMay()
  const [isErasing, setErasing] = useState(false)
  // What would go is read only when somebody wants to know it.
  const { data: person, error } = useQuery({ ...personQuery(email), enabled: isErasing })
  const showAll = () => {
    askFor(email)
    goTo({ tab: 'privacy' })
  }
  return (
    <section aria-labelledby="person-rights" className="text-sm">
      <h3 id="person-rights" className="mb-3 border-b border-line pb-2 text-lg">
        Dane osobowe
      </h3>
      <p className="mb-3 text-mid">Upewnij się najpierw, że prosi o to właściciel adresu.</p>
      <div className="flex flex-wrap gap-2">
        <PanelButton onClick={showAll}>Wszystko, co wiemy</PanelButton>
        {may('export people') && <TakeData email={email} />}
        {may('erase people') && (
          <PanelButton look="quietDanger" isPending={isErasing && !person && !error} onClick={() => setErasing(true)}>
            Usuń dane…
          </PanelButton>
        )}
      </div>
      {isErasing && error && (
        <p role="alert" className="mt-2 text-clay">
          {sentenceOf(error)}
        </p>
      )}
      {isErasing && person && <ErasureDialog person={person} onClose={() => setErasing(false)} />}
    </section>
  )
}
