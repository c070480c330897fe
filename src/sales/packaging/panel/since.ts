import { formatDay } from '../../../panel-kit/panel-format.ts'

/** Before the shop: what holds from then on has always held. */
export const sinceEver = '2020-01-01'

export const printSince = (since: string): string => (since <= sinceEver ? 'zawsze' : formatDay(`${since}T12:00Z`))
