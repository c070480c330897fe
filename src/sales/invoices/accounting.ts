import { live } from '../../kernel/live.ts'

/** What the owner has decided about the accountant's files. */
export interface Accounting {
  /** The code of the tax office; empty: not known. */
  taxOffice: string
  /** Where in Poland the seat lies, as JPK_FA asks; empty: not known. */
  voivodeship: string
  county: string
  commune: string
  /** The shop has no cash register because it sells by mail, and so has to know who paid for what. */
  keepsBuyers: boolean
}

export const accounting = live<Accounting>('accounting', {
  taxOffice: '',
  voivodeship: '',
  county: '',
  commune: '',
  keepsBuyers: false,
})
