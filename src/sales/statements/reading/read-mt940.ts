import { readAmount } from './read-amount.ts'
import { inOneLine, readAccount, readDay, type ReadStatement, type StatementLine } from './statement-line.ts'

/** Whether a text is in the form of SWIFT, whatever name its file has. */
export const isMt940 = (text: string): boolean => /^:(?:20|25|60[FM]|61):/m.test(text.slice(0, 4_096))

interface Field {
  tag: string
  line: number
  text: string[]
}

/** The fields of a statement: each begins with its tag, and goes on until the next one. */
function fieldsOf(text: string): Field[] {
  const fields: Field[] = []
  for (const [index, written] of text.split(/\r\n|\n|\r/).entries()) {
    const [begin, tag] = /^:(\d\d[A-Z]?):/.exec(written) ?? []
    if (begin && tag) fields.push({ tag, line: index + 1, text: [written.slice(begin.length)] })
    else if (/^-\}?\s*$|^\{/.test(written)) continue
    else fields.at(-1)?.text.push(written)
  }
  return fields
}

/** Day of value, day of booking, whether it came in or went out and whether that is taken back, and how much. */
const transaction = /^(\d{6})(?:\d{4})?(R?[CD])[A-Z]?(\d{1,12},\d{0,2})/

/** Reads a statement in the form MT940, which each large bank in Poland gives to companies. */
export function readMt940(text: string): ReadStatement {
  const read: ReadStatement = { lines: [], debitCount: 0, faults: [] }
  let currency = 'PLN'
  const fields = fieldsOf(text)
  for (const [index, { tag, line, text: written }] of fields.entries()) {
    if (tag === '60F' || tag === '60M') currency = /^[CD]\d{6}([A-Z]{3})/.exec(written[0] ?? '')?.[1] ?? currency
    if (tag !== '61') continue
    const [, day = '', direction, amountWritten = ''] = transaction.exec(written[0] ?? '') ?? []
    if (direction === 'D') {
      read.debitCount += 1
      continue
    }
    const bookedOn = readDay(`20${day}`)
    const amount = readAmount(amountWritten.replace(/,$/, ''))?.amount
    const reason =
      direction === undefined
        ? 'incomplete'
        : direction === 'RC'
          ? 'taken_back'
          : currency !== 'PLN'
            ? 'other_currency'
            : !bookedOn
              ? 'day_unreadable'
              : !amount && 'amount_unreadable'
    if (reason) read.faults.push({ line, reason })
    else if (bookedOn && amount) read.lines.push({ bookedOn, amount, ...detailsOf(fields[index + 1]) })
  }
  return read
}

/** Who sent it and why, of the field that follows a transaction. */
function detailsOf(field: Field | undefined): Pick<StatementLine, 'title' | 'sender' | 'senderAccount'> {
  if (field?.tag !== '86') return { title: '', sender: '', senderAccount: null }
  const whole = field.text.join('')
  // Behind a code of three digits, each bank has its own sign before the numbers of the parts.
  const sign = /^\d{0,3}([<~?^|])\d\d/.exec(whole)?.[1]
  if (sign === undefined) return { title: inOneLine(field.text.join(' ')), sender: '', senderAccount: null }
  const parts = new Map<number, string>()
  for (const part of whole.split(sign).slice(1))
    if (/^\d\d/.test(part)) parts.set(Number(part.slice(0, 2)), part.slice(2))
  const joined = (from: number, to: number) => {
    const found = Array.from({ length: to - from + 1 }, (_, place) => parts.get(from + place) ?? '')
    // A full part was cut wherever it ended.
    return inOneLine(found.map((part) => (part.length >= 27 ? part : `${part} `)).join(''))
  }
  return {
    title: joined(20, 26),
    sender: joined(27, 29) || joined(32, 33),
    senderAccount: readAccount(parts.get(38) ?? '') ?? readAccount(parts.get(31) ?? ''),
  }
}
