/** A place in a piece of SQL that could be otherwise, and what stands there then. */
export interface Mutation {
  start: number
  end: number
  instead: string
}

// Operators stand between spaces, which tells them from `->`, `::` and the star of `count(*)`.
const rules: [RegExp, (found: string) => string][] = [
  [/(?<= )(?:<=|>=|<>|<|>|=)(?=[ \n]|$)/g, (sign) => comparisons[sign] ?? sign],
  [/(?<= )[-+*/](?= )/g, (sign) => ({ '+': '-', '-': '+', '*': '/', '/': '*' })[sign] ?? sign],
  [/\b(?:and|or)\b/g, (word) => (word === 'and' ? 'or' : 'and')],
  [/\bis (?:not )?null\b/g, (words) => (words === 'is null' ? 'is not null' : 'is null')],
  [/\bis not distinct from\b|\bis distinct from\b/g, (words) => (words.includes('not') ? '<>' : '=')],
  [/\bnot (?=exists|\(|in\b)/g, () => ''],
  [/(?<!not )\bexists \(/g, (words) => `not ${words}`],
  [/\bfor (?:no key )?update\b(?: of \w+)?/g, () => ''],
  [/\b(?:greatest|least)(?=\()/g, (word) => (word === 'least' ? 'greatest' : 'least')],
  [/\b(?:min|max|sum)(?=\()/g, (word) => (word === 'max' ? 'min' : 'max')],
  [/\bon conflict\b.*\bdo nothing\b/g, () => ''],
]

const comparisons: Record<string, string> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>', '=': '<>', '<>': '=' }

/** What could be otherwise in a piece of SQL, after what stood before it. */
export function mutateSql(text: string, before: string): Mutation[] {
  const found = rules.flatMap(([pattern, change]) =>
    [...text.matchAll(pattern)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      instead: change(match[0]),
    })),
  )
  return found.filter(
    ({ start, end }) => text.slice(start, end) !== '=' || !isAssignment(before + text.slice(0, start)),
  )
}

/** `update … set a = b`, where another sign would be no SQL at all. */
function isAssignment(before: string): boolean {
  const words = before.match(/\b(?:set|where|on|when|filter|having|and|or|select|case)\b/g)
  return words?.at(-1) === 'set'
}
