import { copiedLegal } from '../legal/copied-legal.server.ts'
import type { CopiedPart } from '../server/copied-part.ts'
import { copiedSettings } from '../settings/copy/copied-settings.server.ts'
import { copiedWords } from '../words/copied-words.server.ts'
import { copiedPictures } from '../site/pictures/copied-pictures.server.ts'

/** All that a copy of the settings has, in the order in which it is taken over. */
export const copiedParts: readonly CopiedPart[] = [copiedSettings, copiedWords, copiedPictures, copiedLegal]
