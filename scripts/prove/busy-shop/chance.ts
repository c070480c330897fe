export const upTo = (limit: number): number => Math.floor(Math.random() * limit)

export function oneOf<Choice>(choices: readonly Choice[]): Choice {
  const chosen = choices[upTo(choices.length)]
  if (chosen === undefined) throw new RangeError('there is nothing to choose from')
  return chosen
}
