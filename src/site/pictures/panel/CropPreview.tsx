import type { SlotCrop } from '../../../ui/pictures/picture-slots.ts'
import { seenPart, type Crop, type Size } from './crop.ts'

interface Props {
  label: string
  address: string
  size: Size
  crop: Crop
  of: SlotCrop
  /** How large it is on this screen. */
  screen: Size
  focus: number | undefined
  /** Whether words stand on it. */
  isUnderTitle: boolean
}

/** The part of a picture that a screen shows, in its shape, and no larger than there. */
export function CropPreview({ label, address, size, crop, of, screen, focus, isUnderTitle }: Props) {
  const { left, top, width, height } = seenPart(crop, of, screen, focus)
  const share = (part: number) => `${(100 * part).toFixed(3)}%`
  return (
    <figure
      className={`@container ${screen.width > 600 ? 'min-w-60' : 'min-w-36'}`}
      style={{ flex: `${screen.width / screen.height} 1 0`, maxWidth: screen.width }}
    >
      <div
        className="relative overflow-hidden rounded-xs bg-ink/8"
        style={{ aspectRatio: `${screen.width} / ${screen.height}` }}
      >
        <img
          src={address}
          alt=""
          className="absolute max-w-none"
          style={{
            width: share(size.width / width),
            height: share(size.height / height),
            left: share(-left / width),
            top: share(-top / height),
          }}
        />
        {isUnderTitle && <span className="hero-veil absolute inset-0" />}
        {isUnderTitle && (
          <span className="absolute top-[14%] left-[6%] w-2/3 font-display text-[min(1.5rem,8cqw)] leading-tight text-white">
            Tu jest tytuł strony
          </span>
        )}
      </div>
      <figcaption className="mt-1 text-xs text-mid">{label}</figcaption>
    </figure>
  )
}
