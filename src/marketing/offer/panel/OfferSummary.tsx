import { Eye } from 'lucide-react'
import { useAddress } from '../../../panel-kit/address.ts'
import { buttonShape } from '../../../panel-kit/PanelButton.tsx'
import { PanelLink } from '../../../panel-kit/PanelLink.tsx'
import type { OfferPreview } from '../../campaigns/campaign.ts'
import { beginningOf } from '../../campaigns/panel/campaign-words.ts'

/** What everybody gets. It is as it is; there is only the way to look at it. */
export function OfferSummary({ offer: { subject, content, html } }: { offer: OfferPreview }) {
  const asked = useAddress()
  const preview = { ...asked, offer: 'preview' }
  return (
    <div className="flex flex-wrap gap-6">
      <PanelLink asked={preview} tabIndex={-1} aria-hidden="true" className="hidden shrink-0 sm:block">
        <span className="block h-52 w-40 overflow-hidden rounded border border-line bg-paper hover:border-ink/40">
          <iframe
            inert
            tabIndex={-1}
            title="Wiadomość w pomniejszeniu"
            sandbox=""
            loading="lazy"
            srcDoc={html}
            className="pointer-events-none h-208 w-160 origin-top-left scale-25"
          />
        </span>
      </PanelLink>
      <div className="min-w-0 flex-[1_1_12rem]">
        <dl className="space-y-3 text-sm">
          <div>
            <dt className="text-xs text-mid">Temat</dt>
            <dd className="font-medium wrap-anywhere">{subject}</dd>
          </div>
          <div>
            <dt className="text-xs text-mid">Treść</dt>
            <dd className="max-w-[65ch] wrap-anywhere text-mid">{beginningOf(content)}</dd>
          </div>
        </dl>
        <p className="mt-3 max-w-[65ch] text-xs text-mid">
          Stała oferta współpracy: logo, produkty, warunki i&nbsp;kontakt do biura. Tematu i&nbsp;treści nie zmienia się
          tutaj. Każdy dostaje ją osobno, z&nbsp;własnym odnośnikiem do wypisania się.
        </p>
        <PanelLink asked={preview} className={`${buttonShape} mt-4 border border-ink/25 bg-paper hover:border-ink`}>
          <Eye aria-hidden="true" strokeWidth={1.5} className="size-4" />
          Podgląd wiadomości
        </PanelLink>
      </div>
    </div>
  )
}
