import { useAppContext } from '../web/app-context.tsx'
import { ownPicture } from './pictures/own-picture.ts'
import type { SlotName } from './pictures/picture-slots.ts'

/** The owner's picture for this place; nothing where ours stays. */
export const useOwnPicture = (slot: SlotName) => ownPicture(slot, useAppContext().language)
