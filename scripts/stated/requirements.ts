import { levelsInSections } from './asvs-levels.ts'
import type { Document, Passage } from './document.ts'

const highestLevel = 2
const states = ['met', 'partly', 'not applicable', 'no'] as const
const isNumber = /^\d+\.\d+\.\d+$/
const isChapter = /^V\d+\b/

/** How the requirements of ASVS up to level 2 are met: a row for each, in order, and a summary that counts them. */
export function wrongRequirements({ rows }: Document): string[] {
  const told = rows.filter(([number]) => isNumber.test(number?.text ?? ''))
  return [...wrongNumbers(told), ...told.flatMap(wrongRow), ...wrongSummary(told, rows)]
}

/** Number and level of each, as they are asked for. */
const asked = Object.entries(levelsInSections).flatMap(([section, levels]) =>
  [...levels]
    .map((level, at) => [`${section}.${at + 1}`, level] as const)
    .filter(([, level]) => +level <= highestLevel),
)

function wrongNumbers(told: Passage[][]): string[] {
  const numbers = told.map(([number]) => number?.text ?? '')
  const missing = asked
    .filter(([number]) => !numbers.includes(number))
    .map(([number]) => `it lacks requirement ${number}`)
  const needless = numbers
    .filter((number, at) => numbers.indexOf(number) !== at || !asked.some(([known]) => known === number))
    .map((number) => `${number} is told twice, or isn’t asked for up to level ${highestLevel}`)
  if (missing.length > 0 || needless.length > 0) return [...missing, ...needless]
  const stray = numbers.find((number, at) => number !== asked[at]?.[0])
  return stray === undefined ? [] : [`requirement ${stray} isn’t in its place`]
}

/** A state that has nothing to show is a claim: what is met names a file, what isn't says why. */
function wrongRow([number, level, , state, why]: Passage[]): string[] {
  const name = number?.text ?? ''
  const known = asked.find(([one]) => one === name)
  const reason = (why?.text ?? '').replaceAll(/`[^`]*`/g, '')
  const namesFile = why?.spans.some((span) => span.includes('/') || span.includes('.')) ?? false
  const pointsHere = /\]\(#/.test(why?.text ?? '')
  return [
    ...(known && known[1] !== level?.text ? [`${name} is of level ${known[1]}`] : []),
    ...(isState(state?.text) ? [] : [`${name} is ${states.join(', ')}, not “${state?.text ?? ''}”`]),
    ...(state?.text === 'met' && !namesFile && !pointsHere ? [`${name} is said to be met, and nothing shows it`] : []),
    ...(state?.text !== 'met' && !/\p{L}{2,}/u.test(reason)
      ? [`${name} is ${state?.text ?? ''}, and nothing says why`]
      : []),
  ]
}

const isState = (text: string | undefined) => states.some((state) => state === text)

function wrongSummary(told: Passage[][], rows: Passage[][]): string[] {
  const chapters = [...new Set(asked.map(([number]) => number.split('.')[0] ?? ''))]
  const counted = new Map(
    chapters.map((chapter) => [`V${chapter}`, told.filter(([number]) => number?.text.startsWith(`${chapter}.`))]),
  )
  counted.set('all', told)
  const summary = rows.filter(([first]) => isChapter.test(first?.text ?? '') || first?.text === 'all')
  return [...counted].flatMap(([chapter, ofChapter]) => {
    const should = [
      ...states.map((state) => ofChapter.filter((row) => row[3]?.text === state).length),
      ofChapter.length,
    ].join(' | ')
    const is = summary
      .find(([first]) => first?.text.split(' ')[0] === chapter)
      ?.slice(1)
      .map(({ text }) => text)
    return is?.join(' | ') === should ? [] : [`the summary of ${chapter} is | ${should} |`]
  })
}
