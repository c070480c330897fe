import { useEffect, useRef } from 'react'
import { PanelButton } from '../../panel-kit/PanelButton.tsx'
import type { Difference } from './useRebase.ts'

interface Props {
  differences: Difference[]
  /** The last save isn't over: one made on top of the choice would be lost. */
  isSending: boolean
  keepMine(): void
  takeTheirs(): void
}

/** Shows what somebody else saved in the meantime, with the two choices. */
export function ChangedMeanwhile({ differences, isSending, keepMine, takeTheirs }: Props) {
  const notice = useRef<HTMLDivElement>(null)
  // Saving may have been asked for at the other end of the form.
  useEffect(() => void notice.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <div ref={notice} role="alert" className="scroll-my-24 border-l-2 border-clay py-1 pl-4 text-sm">
      <p className="font-medium text-clay">Ten produkt został w międzyczasie zmieniony</p>
      <p>To, co wpisano tutaj, nie zostało zapisane i czeka w formularzu. Różnice:</p>
      <dl className="my-2 space-y-1.5">
        {differences.map(({ label, onServer, here }) => (
          <div key={label}>
            <dt className="font-medium">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line tabular-nums">
              Na serwerze: {onServer}
              {here === undefined ? ' – u Ciebie bez zmian' : ` – u Ciebie: ${here}`}
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-3">
        <PanelButton isPending={isSending} onClick={keepMine}>
          Zostaw moje zmiany
        </PanelButton>
        <PanelButton look="quietDanger" isPending={isSending} onClick={takeTheirs}>
          Weź stan z serwera
        </PanelButton>
      </div>
    </div>
  )
}
