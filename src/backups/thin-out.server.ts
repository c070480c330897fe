// oxlint-disable eslint/no-await-in-loop -- a place is asked for one thing at a time
import { momentOf, purposeOf } from './backup.ts'
import type { BackupPlace, KeptBackup } from './backup-place.ts'
import { whichStay } from './which-stay.ts'

/** Removes from a place what needn't be kept any longer. Only called once a newer backup is complete and checked. */
export async function thinOut(place: BackupPlace, newest: Pick<KeptBackup, 'name'>, now = new Date()): Promise<void> {
  // Whatever else somebody keeps there is theirs.
  const ours = (await place.list()).filter(({ name }) => momentOf(name) !== undefined)
  const there = ours.map((one) => ({ ...one, purpose: purposeOf(one.name) }))
  const staying = whichStay(there, now)
  for (const one of there) {
    if (!staying.has(one) && one.name !== newest.name) await place.remove(one.name)
  }
}
