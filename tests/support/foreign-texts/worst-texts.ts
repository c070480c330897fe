import { readExpression, type Part } from './read-expression.ts'

const ascii = Array.from({ length: 0x80 }, (_, code) => String.fromCharCode(code))
/** A few of what the world writes beside it: letters with and without marks, other directions, signs of no width. */
const alphabet = [...'a0 -./@,;:"=', ...ascii, ...'ąŁéα漢אا\u0301\u00a0\u2028\u202e\ufeff—”＝😀']

/** A text of as many letters as are asked for, at least about. */
export type TextOfLength = (length: number) => string

/** Texts that make an expression try again and again, by what stands in it. */
export function worstTexts(expression: RegExp): TextOfLength[] {
  const whole = readExpression(expression)
  const letters = lettersThatDiffer(whole)
  const repetitions = repetitionsIn(whole, [])
  const unmatched = letters.at(-1) ?? ''
  const texts = new Map<string, TextOfLength>()
  for (const letter of letters) {
    for (const { before, part } of repetitions) {
      const head = before.map((one) => sample(one, letter)).join('')
      const again = sample(part, letter)
      for (const [first, repeated] of [
        [head, again],
        ['', again],
        ['', head + again],
        ['', head],
      ] as const) {
        if (repeated === '') continue
        for (const last of new Set(['', unmatched, '\n']))
          texts.set(JSON.stringify([first, repeated, last]), (length) => {
            return first + repeated.repeat(Math.ceil(length / repeated.length)) + last
          })
      }
    }
  }
  return [...texts.values()]
}

/** One for each set of places in the expression that take it; the last is one that none takes. */
function lettersThatDiffer(whole: Part): string[] {
  const places = lettersIn(whole)
  const found = new Map<string, string>()
  for (const letter of alphabet) {
    const taken = places.map(({ matches }) => (matches(letter) ? 1 : 0)).join('')
    if (!found.has(taken)) found.set(taken, letter)
  }
  const none = '0'.repeat(places.length)
  const unmatched = found.get(none) ?? '\u0007'
  found.delete(none)
  return [...found.values(), unmatched]
}

function lettersIn(part: Part): Extract<Part, { kind: 'letter' }>[] {
  if (part.kind === 'letter') return [part]
  return 'parts' in part ? part.parts.flatMap(lettersIn) : lettersIn(part.part)
}

interface Repetition {
  /** What has to stand before the repetition begins. */
  before: Part[]
  part: Part
}

function repetitionsIn(part: Part, before: Part[]): Repetition[] {
  if (part.kind === 'letter') return []
  if (part.kind === 'choice') return part.parts.flatMap((one) => repetitionsIn(one, before))
  if (part.kind === 'row')
    return part.parts.flatMap((one, index) => repetitionsIn(one, [...before, ...part.parts.slice(0, index)]))
  const inner = repetitionsIn(part.part, before)
  return part.kind === 'repeated' && part.max > 1 ? [{ before, part: part.part }, ...inner] : inner
}

/** What a part takes, made of this letter wherever that goes. */
function sample(part: Part, letter: string): string {
  if (part.kind === 'letter') return part.matches(letter) ? letter : (alphabet.find(part.matches) ?? '')
  if (part.kind === 'row') return part.parts.map((one) => sample(one, letter)).join('')
  if (part.kind === 'choice') return sample(part.parts[0]!, letter)
  if (part.kind === 'look') return ''
  return sample(part.part, letter).repeat(Math.max(1, part.least))
}

const units = [
  ...' aA0-./,;:=@"ł\0\n\r\u0301\u202e',
  '%40',
  '%25',
  '; ',
  ', ',
  'q=0.1,',
  'a@',
  'a.',
  '<a ',
  '""',
  '\r\n',
  '{{',
  '://',
  '2026',
  '💧',
]

/** Texts for what isn't one expression: a piece over and over, with a beginning or an end that doesn't fit or without. */
export const anyTexts: TextOfLength[] = units.flatMap((unit) =>
  [
    ['', ''],
    ['a', '\u0007'],
    ['"', '!'],
  ].map(
    ([first, last]) =>
      (length: number) =>
        first + unit.repeat(Math.ceil(length / unit.length)) + last,
  ),
)
