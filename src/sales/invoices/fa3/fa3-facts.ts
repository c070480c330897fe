/** What the document doesn't know itself. */
export interface Fa3Facts {
  /** P_1, as yyyy-mm-dd in Warsaw: the day of sending, not that of a row's making. */
  issueDay: string
  writtenAt: Date
  /** The number that KSeF gave to the corrected invoice; none: it was issued outside. */
  correctedKsefNumber?: string | null
  /** P_1 of the corrected invoice, where it isn't the day that the document names. */
  correctedIssueDay?: string
}
