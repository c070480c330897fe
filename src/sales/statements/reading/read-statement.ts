import { readBankCsv } from './read-bank-csv.ts'
import { isMt940, readMt940 } from './read-mt940.ts'
import type { ReadStatement } from './statement-line.ts'

/** Reads a bank's statement, whichever form it has; undefined if it isn't one that we know. */
export function readStatement(file: Uint8Array): ReadStatement | undefined {
  if (file.includes(0)) return undefined
  const text = decode(file)
  return isMt940(text) ? readMt940(text) : readBankCsv(text)
}

/** Banks write UTF-8 or one of two older sets of letters: it is the one in which the text has more Polish letters. */
function decode(file: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    const [windows = '', latin = ''] = ['windows-1250', 'iso-8859-2'].map((set) => new TextDecoder(set).decode(file))
    return polishLetters(latin) > polishLetters(windows) ? latin : windows
  }
}

const polishLetters = (text: string) => text.match(/[ąćęłńóśźżĄĆĘŁŃÓŚŹŻ]/g)?.length ?? 0
