import { brand } from '../../../brand.ts'
import { browserStorage } from '../../../web/browser-storage.ts'
import { newId } from '../../../web/new-id.ts'
import { newDraft, readDraft } from './draft.ts'

const draft = browserStorage(`${brand.slug}-checkout`, (stored) => readDraft(stored) ?? newDraft(newId()))

/** Updates the stored checkout draft, based on its latest state in any tab. */
export const changeDraft = draft.change

/** What was typed and chosen at the checkout in this browser; undefined until the page lives. */
export const useCheckoutDraft = draft.use
