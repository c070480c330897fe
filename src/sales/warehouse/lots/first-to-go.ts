interface Lot {
  id: number
  left: number
}

/**
 * From which lots these pieces are taken: as the lots come, as much of each as is left. What no lot has is of none: it was there
 * before lots were written.
 */
export function firstToGo(lots: Lot[], pieces: number): { lotId: number; pieces: number }[] {
  const taken: { lotId: number; pieces: number }[] = []
  let wanted = pieces
  for (const { id, left } of lots) {
    const some = Math.min(left, wanted)
    if (some <= 0) continue
    taken.push({ lotId: id, pieces: some })
    wanted -= some
  }
  return taken
}
