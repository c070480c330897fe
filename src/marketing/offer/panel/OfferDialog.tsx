import { useState } from 'react'
import { FramedLetter } from '../../../panel-kit/FramedLetter.tsx'
import { PanelDialog } from '../../../panel-kit/PanelDialog.tsx'
import type { OfferPreview } from '../../campaigns/campaign.ts'

const widths = { desktop: 'w-160', phone: 'w-93.75 max-w-full' }
const looks = { desktop: 'Komputer', phone: 'Telefon', plain: 'Sam tekst' }
type Look = keyof typeof looks
/** A narrower window would show no more than a corner of the wide letter to begin with. */
const hasRoom = '(width >= 48rem)'

/** The message as its readers see it: in a wide window, on a phone, and where only text is shown. */
export function OfferDialog({ offer, onClose }: { offer: OfferPreview; onClose(): void }) {
  const [look, setLook] = useState<Look>(() => (window.matchMedia(hasRoom).matches ? 'desktop' : 'phone'))
  return (
    <PanelDialog title="Podgląd wiadomości" onClose={onClose}>
      <div className="flex h-full flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="min-w-0 text-sm">
            <span className="text-mid">Temat: </span>
            <span className="font-medium">{offer.subject}</span>
          </p>
          <Looks chosen={look} onChoose={setLook} />
        </div>
        {look === 'plain' ? (
          <pre
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
            tabIndex={0}
            aria-label="Wiadomość jako sam tekst"
            className="min-h-60 flex-1 overflow-y-auto rounded border border-line p-5 font-text text-sm whitespace-pre-wrap wrap-anywhere"
          >
            {offer.plain}
          </pre>
        ) : (
          // A screen that is narrower than the letter's pushes it aside, by keyboard as well.
          <section
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
            tabIndex={0}
            aria-label="Wygląd wiadomości"
            className="min-h-60 flex-1 overflow-x-auto rounded border border-line bg-salt"
          >
            <FramedLetter
              title={`Wiadomość: ${looks[look]}`}
              html={withoutWaysOut(offer.html)}
              className={`mx-auto block h-full bg-white transition-[width] duration-300 motion-reduce:transition-none ${widths[look]}`}
            />
          </section>
        )}
      </div>
    </PanelDialog>
  )
}

/** The frame may open no windows, so its links lead nowhere; without this they would take its place. */
const withoutWaysOut = (html: string) => html.replace(/<head[^<>]*>/i, (head) => `${head}<base target="_blank">`)

function Looks({ chosen, onChoose }: { chosen: Look; onChoose(look: Look): void }) {
  return (
    <fieldset className="flex rounded border border-ink/25 p-0.5">
      <legend className="sr-only">Jak pokazać wiadomość</legend>
      {(Object.keys(looks) as Look[]).map((look) => (
        <label
          key={look}
          className="relative inline-flex min-h-8 cursor-pointer items-center rounded-xs px-3 text-sm text-mid has-checked:bg-ink has-checked:text-white has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-violet pointer-coarse:min-h-11"
        >
          <input
            type="radio"
            name="look"
            checked={look === chosen}
            onChange={() => onChoose(look)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {looks[look]}
        </label>
      ))}
    </fieldset>
  )
}
