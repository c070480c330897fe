/** What may stand within a number that was typed by hand or wrapped by a bank. */
const isBetween = (letter: string | undefined) => letter !== undefined && /[\s./_\u2212\p{Pd}]/u.test(letter)
const isDigit = (letter: string | undefined) => letter !== undefined && letter >= '0' && letter <= '9'

/**
 * The order numbers that a transfer's title may mean: "zamówienie S-2026-000123", "2026 000123", and such that a bank
 * has wrapped. Whether there are such orders is another question.
 */
export function orderNumbersIn(title: string): string[] {
  const found = new Set<string>()
  for (let at = title.indexOf('20'); at !== -1; at = title.indexOf('20', at + 1)) {
    if (isDigit(title[at - 1])) continue
    const digits = digitsFrom(title, at)
    for (let length = 10; length <= 13; length += 1)
      if (digits.ends.has(length)) found.add(`S-${digits.text.slice(0, 4)}-${digits.text.slice(4, length)}`)
  }
  return [...found]
}

const longest = 13

/** Digits with single signs between them, and after how many of them another word may begin. */
function digitsFrom(title: string, start: number): { text: string; ends: Set<number> } {
  let text = ''
  const ends = new Set<number>()
  let at = start
  while (text.length <= longest) {
    if (isDigit(title[at])) text += title[at]
    else {
      ends.add(text.length)
      // Two signs at once, as in "2026 - 000123", stand only behind the year.
      while (text.length === 4 && isBetween(title[at]) && isBetween(title[at + 1])) at += 1
      if (!isBetween(title[at]) || !isDigit(title[at + 1])) break
    }
    at += 1
  }
  return { text, ends }
}
