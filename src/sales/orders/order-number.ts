/**
 * The number of an order as it is kept, however it was typed: with spaces or none, in small letters, with a sign before it
 * or without its first letter. Undefined where no number can be meant.
 */
export function readOrderNumber(typed: string): string | undefined {
  const [, year, number] = /(?:^|[^\d])(20\d\d)(\d{6,9})$/.exec(typed.replaceAll(/[\s\p{Pd}−/._]/gu, '')) ?? []
  return year && `S-${year}-${number}`
}
