/** Why an order was not made. A new one has the focus. */
export interface Notice {
  sentence: string
  details?: string[]
  /** Where it can be put right. */
  way?: 'cart' | 'field'
}
