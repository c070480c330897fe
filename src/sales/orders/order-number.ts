/**
 * The stored form of a typed order number: spaces, case, leading signs and a missing first letter don't matter.
 * Undefined if it can't be one.
 */
export function readOrderNumber(typed: string): string | undefined {
  const [, year, number] = /(?:^|[^\d])(20\d\d)(\d{6,9})$/.exec(typed.replaceAll(/[\s\p{Pd}−/._]/gu, '')) ?? []
  return year && `S-${year}-${number}`
}
