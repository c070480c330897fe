import type { CopiedPart } from '../server/copied-part.ts'
import { copiedSettings } from '../settings/copy/copied-settings.server.ts'

/** All that a copy of the settings has, in the order in which it is taken over. */
export const copiedParts: readonly CopiedPart[] = [copiedSettings]
