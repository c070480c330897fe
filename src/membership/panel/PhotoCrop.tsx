import { useState, type KeyboardEvent, type MouseEvent } from 'react'
import { PanelButton } from '../../panel-kit/PanelButton.tsx'
import { PanelDialog } from '../../panel-kit/PanelDialog.tsx'
import { nameOf, type PhotoFocus } from '../member.ts'
import { useMemberChange, type Entry } from './useMemberChange.ts'

/** Opens the choice of what stays in sight of a photo. */
export function PhotoCrop({ entry, photoUrl }: { entry: Entry; photoUrl: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <PanelButton aria-label={`Kadr zdjęcia: ${nameOf(entry.member)}`} onClick={() => setOpen(true)}>
        Kadr
      </PanelButton>
      {isOpen && <CropDialog entry={entry} photoUrl={photoUrl} onClose={() => setOpen(false)} />}
    </>
  )
}

const step = 5
const steps: Record<string, PhotoFocus> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
}
const withinPhoto = (place: number) => Math.min(100, Math.max(0, Math.round(place)))

/** The whole photo, on which a press or the arrow keys choose a place, and beside it what the site then shows. */
function CropDialog({ entry, photoUrl, onClose }: { entry: Entry; photoUrl: string; onClose(): void }) {
  const { photoFocus = { x: 50, y: 50 } } = entry.member
  const [focus, setFocus] = useState(photoFocus)
  const { change, isPending } = useMemberChange(entry, onClose)
  const position = `${focus.x}% ${focus.y}%`
  const move = (event: KeyboardEvent) => {
    const way = steps[event.key]
    if (!way) return
    event.preventDefault()
    setFocus(({ x, y }) => ({ x: withinPhoto(x + way.x), y: withinPhoto(y + way.y) }))
  }
  const press = ({ detail, clientX, clientY, currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // Enter and the space bar make a click, too, but no place.
    if (detail === 0) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    setFocus({ x: withinPhoto(((clientX - left) / width) * 100), y: withinPhoto(((clientY - top) / height) * 100) })
  }
  return (
    <PanelDialog title={`Kadr zdjęcia: ${nameOf(entry.member)}`} onClose={onClose}>
      <p id="crop-hint" className="max-w-prose text-sm text-mid">
        Naciśnij na zdjęciu to, co ma być widoczne, na przykład twarz, albo przesuń punkt strzałkami. Obok widać kadr ze
        strony.
      </p>
      <div className="mt-5 flex flex-wrap items-start gap-6">
        <button
          type="button"
          aria-label="Punkt na zdjęciu"
          aria-describedby="crop-hint crop-place"
          onClick={press}
          onKeyDown={move}
          className="relative block max-w-full cursor-crosshair touch-none"
        >
          <img src={photoUrl} alt="" className="max-h-[50vh] max-w-full" />
          <span
            aria-hidden="true"
            style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
            className="pointer-events-none absolute size-6 -translate-1/2 rounded-full border-2 border-white outline-2 outline-violet"
          />
        </button>
        <div className="w-32">
          <div className="aspect-4/5 overflow-hidden rounded border border-line">
            <img src={photoUrl} alt="" style={{ objectPosition: position }} className="size-full object-cover" />
          </div>
          <output id="crop-place" className="mt-2 block text-xs text-mid tabular-nums">
            {focus.x}% od lewej, {focus.y}% od góry
          </output>
        </div>
      </div>
      <div className="mt-6 flex flex-wrap gap-2">
        <PanelButton look="solid" isPending={isPending} onClick={() => change({ photoFocus: focus })}>
          Zapisz kadr
        </PanelButton>
        <PanelButton onClick={() => setFocus({ x: 50, y: 50 })}>Na środek</PanelButton>
      </div>
    </PanelDialog>
  )
}
