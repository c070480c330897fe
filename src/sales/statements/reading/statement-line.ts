import type { Money } from '../../../kernel/money.ts'

/** Money that came in, as the bank's statement says it. */
export interface StatementLine {
  bookedOn: string
  amount: Money
  title: string
  sender: string
  senderAccount: string | null
}

/** A line that can't be read, by its number in the file. */
export interface StatementFault {
  line: number
  reason: 'day_unreadable' | 'amount_unreadable' | 'other_currency' | 'taken_back' | 'incomplete'
}

/** What a file says: what came in, how many lines are of money that went out, and what can't be read. */
export interface ReadStatement {
  lines: StatementLine[]
  debitCount: number
  faults: StatementFault[]
}

/** Texts of banks are wrapped and padded with spaces. */
export const inOneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim()

/** The letters and digits of an account; undefined where there is none. */
export function readAccount(written: string): string | null {
  const account = written.replaceAll(/[\s'"-]/gu, '').toUpperCase()
  return /^(?:[A-Z]{2})?\d{8,32}$/.test(account) ? account : null
}

/** A day as "2026-11-27", from the ways in which banks write it. */
export function readDay(written: string): string | undefined {
  const text = written.trim()
  const [, year, month, day] = /^(\d{4})[-./]?(\d\d)[-./]?(\d\d)(?![\d])/.exec(text) ?? []
  if (year && month && day) return existing(`${year}-${month}-${day}`)
  const [, first, second, last] = /^(\d\d)[-./](\d\d)[-./](\d{4})(?!\d)/.exec(text) ?? []
  return first && second && last ? existing(`${last}-${second}-${first}`) : undefined
}

function existing(day: string): string | undefined {
  const moment = new Date(`${day}T00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day) ? day : undefined
}
