import { PanelBadge } from '../../../panel-kit/PanelBadge.tsx'
import { formatDay } from '../../../panel-kit/panel-format.ts'
import type { MarketingContact } from '../marketing-contact.ts'

/** Whether messages go there, and what speaks against it. */
export function ContactStatus({ contact: { standing, isActive, bounce, consent } }: { contact: MarketingContact }) {
  const isFine = standing === 'receives' && !bounce && consent
  return (
    <div className="flex flex-wrap gap-1">
      {isFine && <PanelBadge tone="good">Aktywny</PanelBadge>}
      {standing === 'unsubscribed' && <PanelBadge>Wypisany</PanelBadge>}
      {!isActive && <PanelBadge>Nieaktywny</PanelBadge>}
      {bounce && <PanelBadge tone="bad">Odrzucony</PanelBadge>}
      {!consent && <PanelBadge tone="waiting">Bez zgody</PanelBadge>}
      {bounce && (
        <span className="basis-full text-xs wrap-anywhere text-mid">
          {formatDay(bounce.at)}
          {!bounce.isPermanent && ', błąd chwilowy'}:{' '}
          {bounce.reason ? `„${bounce.reason}”` : 'serwer nie podał powodu.'}
        </span>
      )}
    </div>
  )
}
