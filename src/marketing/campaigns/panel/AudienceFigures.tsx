import { useAddress } from '../../../panel-kit/address.ts'
import { focusList } from '../../../panel-kit/lists/ListWithForm.tsx'
import { formatNumber } from '../../../panel-kit/panel-format.ts'
import { PanelLink } from '../../../panel-kit/PanelLink.tsx'
import type { Audience } from '../campaign.ts'
import { formatOfContacts, formatPeople } from './campaign-words.ts'

/** How many of those who are chosen would get it, and why the others wouldn't. */
export function AudienceFigures({ audience, isChoice }: { audience: Audience; isChoice: boolean }) {
  const { total, willReceive, inactive, unsubscribed, withoutConsent } = audience
  const asked = useAddress()
  return (
    <>
      <p className="font-display text-3xl tabular-nums">{formatPeople(willReceive)}</p>
      <p className="mt-1 text-mid">
        {isChoice
          ? `z\u00A0${formatNumber(total)} zaznaczonych`
          : `z\u00A0${formatOfContacts(total)}. Nikogo nie zaznaczono, więc wysyłka obejmie wszystkich.`}
      </p>
      {inactive + unsubscribed > 0 && (
        <dl className="mt-3 space-y-1 text-mid">
          <Left label="Nieaktywne, nie dostaną" count={inactive} />
          <Left label="Wypisane, nie dostaną" count={unsubscribed} />
        </dl>
      )}
      {willReceive === 0 && <p className="mt-3 border-l-2 border-clay pl-3">Nikt z&nbsp;nich nie może jej dostać.</p>}
      {withoutConsent > 0 && (
        <div className="mt-4 border-l-2 border-clay pl-3">
          <p>
            <strong className="font-medium">Bez zapisanej zgody: {formatPeople(withoutConsent)}.</strong> Bez
            wcześniejszej zgody nie wolno wysyłać oferty e-mailem, także firmom (art.&nbsp;398 Prawa komunikacji
            elektronicznej).
          </p>
          <PanelLink
            asked={{ tab: asked['tab'], standing: 'withoutConsent' }}
            // The list may be out of sight.
            onClick={focusList}
            className="mt-1 inline-block min-h-6 text-violet underline underline-offset-4 hover:no-underline pointer-coarse:min-h-11"
          >
            Pokaż kontakty bez zgody
          </PanelLink>
        </div>
      )}
    </>
  )
}

function Left({ label, count }: { label: string; count: number }) {
  if (count === 0) return null
  return (
    <div className="flex justify-between gap-4">
      <dt>{label}</dt>
      <dd className="tabular-nums">{formatNumber(count)}</dd>
    </div>
  )
}
