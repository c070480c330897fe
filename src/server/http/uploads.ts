import { refuse } from './errors.ts'
import type { BodyWatch } from './request-body-pace.ts'

/** Each may hold sixteen megabytes, and as long as its pace allows. Whoever looks after the shop doesn't wait for its visitors. */
const max = {
  visitors: { altogether: 10, fromOneAddress: 3 },
  administrators: { altogether: 5, fromOneAddress: 5 },
}

interface Upload {
  of: keyof typeof max
  address: string
  sending: Pick<BodyWatch, 'isStalled' | 'end'>
}

const inProgress = { visitors: new Set<Upload>(), administrators: new Set<Upload>() }

/** Receives an upload, unless too many are in progress. */
export async function whileUploading<Result>(upload: Upload, receive: () => Promise<Result>): Promise<Result> {
  const all = inProgress[upload.of]
  const { altogether, fromOneAddress } = max[upload.of]
  makeRoom(
    [...all].filter(({ address }) => address === upload.address),
    fromOneAddress,
  )
  makeRoom([...all], altogether)
  all.add(upload)
  try {
    return await receive()
  } finally {
    all.delete(upload)
  }
}

/** One that has stalled gives way. */
function makeRoom(others: readonly Upload[], places: number): void {
  if (others.length < places) return
  const stalled = others.find(({ sending }) => sending.isStalled())
  if (!stalled) throw refuse('unavailable', { retryAfterSeconds: 10 })
  stalled.sending.end()
  inProgress[stalled.of].delete(stalled)
}
