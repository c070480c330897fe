import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { cropHeight, type SlotCrop } from '../../../ui/pictures/picture-slots.ts'
import { moveCrop, resizeCrop, widestCrop, type Crop, type Size } from './crop.ts'

interface Props {
  /** Which of the crops it is, where there are several. */
  label: string
  address: string
  size: Size
  crop: Crop
  of: SlotCrop
  change(crop: Crop): void
}

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(3)}%`
const inWords = (part: number, whole: number) => `${Math.round((100 * part) / whole)}%`

/** How far an arrow key goes: a hundredth of the picture, with Shift a tenth. */
function stepOf({ key, shiftKey }: KeyboardEvent, size: Size) {
  const step = Math.max(1, Math.round(size.width * (shiftKey ? 0.1 : 0.01)))
  const x = key === 'ArrowRight' ? step : key === 'ArrowLeft' ? -step : 0
  const y = key === 'ArrowDown' ? step : key === 'ArrowUp' ? -step : 0
  return x || y ? { x, y } : undefined
}

/** A picture with a frame around the part that is shown: it is moved and sized by mouse, finger or arrow keys. */
export function CropFrame({ label, address, size, crop, of, change }: Props) {
  const whole = useRef<HTMLDivElement>(null)
  const held = useRef<{ x: number; y: number; crop: Crop }>(undefined)

  const hold = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    held.current = { x: event.clientX, y: event.clientY, crop }
  }
  const letGo = () => (held.current = undefined)
  /** How far the pointer has come, in pixels of the picture. */
  const drag = (pulled: (from: Crop, by: { x: number; y: number }) => Crop) => (event: PointerEvent) => {
    const [start, shown] = [held.current, whole.current?.clientWidth]
    if (!start || !shown) return
    event.stopPropagation()
    const scale = size.width / shown
    change(pulled(start.crop, { x: (event.clientX - start.x) * scale, y: (event.clientY - start.y) * scale }))
  }
  const press = (moved: (by: { x: number; y: number }) => Crop) => (event: KeyboardEvent) => {
    const by = stepOf(event, size)
    if (!by) return
    event.preventDefault()
    event.stopPropagation()
    change(moved(by))
  }

  const height = cropHeight(of, crop.width)
  const move = (from: Crop, by: { x: number; y: number }) => moveCrop(from, by, size, of)
  const pull = (from: Crop, by: { x: number; y: number }) =>
    resizeCrop(from, from.width + Math.max(by.x, (by.y * of.width) / of.height), size, of)
  const ends = { onPointerDown: hold, onPointerUp: letGo, onPointerCancel: letGo }
  return (
    <div ref={whole} className="relative w-fit max-w-full overflow-hidden rounded-xs select-none">
      <img
        src={address}
        alt=""
        width={size.width}
        height={size.height}
        draggable={false}
        className="block h-auto max-h-[min(20rem,60dvh)] w-auto max-w-full"
      />
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input goes one way, and this four
        role="slider"
        tabIndex={0}
        aria-label={`Położenie kadru: ${label}`}
        aria-valuemin={0}
        aria-valuemax={size.width - crop.width}
        aria-valuenow={crop.left}
        aria-valuetext={`od lewej ${inWords(crop.left, size.width)}, od góry ${inWords(crop.top, size.height)}`}
        {...ends}
        onPointerMove={drag(move)}
        onKeyDown={press((by) => move(crop, by))}
        className="absolute cursor-move touch-none border-2 border-white shadow-[0_0_0_200rem_rgb(23_34_43/60%)] outline-offset-[-6px] focus-visible:outline-3 focus-visible:outline-violet"
        style={{
          left: percent(crop.left, size.width),
          top: percent(crop.top, size.height),
          width: percent(crop.width, size.width),
          height: percent(height, size.height),
        }}
      />
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input can't be dragged by its corner
        role="slider"
        tabIndex={0}
        aria-label={`Wielkość kadru: ${label}`}
        aria-valuemin={Math.min(of.leastWidth, crop.width)}
        aria-valuemax={widestCrop(size, of)}
        aria-valuenow={crop.width}
        aria-valuetext={`${crop.width} × ${height} pikseli`}
        {...ends}
        onPointerMove={drag(pull)}
        onKeyDown={press((by) => resizeCrop(crop, crop.width + (by.x || -by.y), size, of))}
        className="absolute grid size-11 -translate-full cursor-nwse-resize touch-none place-items-end p-1 focus-visible:outline-3 focus-visible:-outline-offset-3 focus-visible:outline-violet"
        style={{ left: percent(crop.left + crop.width, size.width), top: percent(crop.top + height, size.height) }}
      >
        <span className="size-4 rounded-xs border-2 border-white bg-violet" />
      </div>
    </div>
  )
}
