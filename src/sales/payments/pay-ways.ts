/** Ways to pay on the provider's page that a shop in Poland names, those first that most people here take. */
export const payWays = ['blik', 'p24', 'card'] as const
export type PayWay = (typeof payWays)[number]

/** Elsewhere cards come first: the others need a Polish bank. */
export const waysFor = (offered: readonly PayWay[], isInPoland: boolean): PayWay[] =>
  isInPoland ? [...offered] : offered.toSorted((one, other) => Number(other === 'card') - Number(one === 'card'))
