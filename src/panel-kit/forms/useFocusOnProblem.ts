import { useState } from 'react'

interface Turned<Language> {
  shown: Language
  /** The languages with a problem. */
  wrong: Language[]
  /** How often it was tried to send the form. */
  attempts: number
}

/**
 * What is wrong in a language that isn't shown could be neither seen nor put right, so it is turned to: when the form is
 * sent, or the server says so; never while one types in another language.
 */
export function useFocusOnProblem<Language extends string>({ shown, wrong, attempts }: Turned<Language>) {
  const [said, setSaid] = useState({ attempts, wrong, count: 0 })
  if (said.attempts === attempts && said.wrong.join() === wrong.join()) return { to: undefined, count: said.count }
  const known = said.attempts === attempts ? said.wrong : []
  const isNew = wrong.some((language) => !known.includes(language))
  const to = isNew && !wrong.includes(shown) ? wrong[0] : undefined
  const count = said.count + (to ? 1 : 0)
  setSaid({ attempts, wrong, count })
  return { to, count }
}
