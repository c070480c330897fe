/** The pages that have a button: the first, the last and the current one's neighbours. `undefined` is a gap. */
export function pageButtons(current: number, pages: number): (number | undefined)[] {
  const shown = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === pages || Math.abs(page - current) <= 1,
  )
  return shown.flatMap((page, place) => (place > 0 && page - (shown[place - 1] ?? 0) > 1 ? [undefined, page] : [page]))
}
