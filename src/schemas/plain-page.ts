/** What a page shows of one visitor who runs no scripts, in the place that scripts would have filled. */
export interface PlainPage {
  /** What was typed into its form. */
  values: Readonly<Record<string, string>>
  /** A sentence for each field that isn't right. */
  problems: Readonly<Record<string, string>>
  /** Why it was refused. */
  sentence?: string | undefined
  /** Whether it answers a form, which it then has in the place of the one that scripts bring to life. */
  isAnswer?: boolean
  /** Of the answer, where that isn't 200. */
  status?: number | undefined
  /** What the page's room has found for it; nobody else reads it. */
  told?: unknown
}

export const untouchedPage: PlainPage = { values: {}, problems: {} }
