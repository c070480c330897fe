interface Lot {
  left: number
}

/**
 * From which lots these pieces are taken: as the lots come, as much of each as is left. What no lot has is of none: it was there
 * before lots were written.
 */
export function firstToGo<Known extends Lot>(lots: Known[], pieces: number): { lot: Known; pieces: number }[] {
  const taken: { lot: Known; pieces: number }[] = []
  let wanted = pieces
  for (const lot of lots) {
    const some = Math.min(lot.left, wanted)
    if (some <= 0) continue
    taken.push({ lot, pieces: some })
    wanted -= some
  }
  return taken
}
