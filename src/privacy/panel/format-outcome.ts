import { personalDataWords } from './personal-data-words.ts'

/** "Zamówienia: zanonimizowano 2, zostało 1; Konto: usunięto 1" */
export function formatOutcome(outcome: object): string {
  const known = outcome as Partial<Record<string, Partial<Record<string, number>>>>
  const { sections, outcomes } = personalDataWords
  return Object.entries(sections)
    .flatMap(([name, section]) => {
      const counts = known[name]
      const said = Object.entries(outcomes).flatMap(([fate, word]) =>
        counts?.[fate] ? [`${word} ${counts[fate]}`] : [],
      )
      return said.length > 0 ? [`${section}: ${said.join(', ')}`] : []
    })
    .join('; ')
}
