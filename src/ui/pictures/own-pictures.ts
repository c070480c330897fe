import type { Language } from '../../kernel/language.ts'
import { live } from '../../kernel/live.ts'
import type { SlotName } from './picture-slots.ts'
import type { OwnCut } from './picture.ts'

/** What an owner shows in the place of one of our pictures. */
export interface OwnPicture {
  whole: OwnCut
  /** The same for upright screens, where the place has one for them. */
  upright?: OwnCut
  /** A mark on a ground of its own, with room around it, for home screens of phones. */
  tile?: OwnCut
  /** What it shows, in words; nothing of a picture that only decorates. */
  alt: Partial<Record<Language, string>>
}

export type OwnPictures = Partial<Record<SlotName, OwnPicture>>

export const ownPictures = live<OwnPictures>('pictures', {})

/** The owner's mark, as large as pages show it on dense screens: the second of its widths. Nothing where ours stays. */
export const ownMark = () => ownPictures.now().logo?.whole.addresses[1]
