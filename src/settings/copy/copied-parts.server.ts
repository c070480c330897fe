import type { CopiedPart } from './copied-part.server.ts'
import { copiedSettings } from './copied-settings.server.ts'

/** All that a copy of the settings has. */
export const copiedParts: CopiedPart[] = [copiedSettings]
