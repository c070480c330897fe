/** The latest of those moments that there are. */
export function latest(...moments: (Date | null | undefined)[]): Date | undefined {
  const known = moments.filter((moment) => moment instanceof Date).map(Number)
  return known.length > 0 ? new Date(Math.max(...known)) : undefined
}
