import { refuse } from './errors.ts'
import type { Sending } from './sending.ts'

/** Each may hold sixteen megabytes, and as long as its pace allows. Whoever looks after the shop doesn't wait for its visitors. */
const most = {
  visitors: { altogether: 10, fromOneAddress: 3 },
  administrators: { altogether: 5, fromOneAddress: 5 },
}

interface Upload {
  of: keyof typeof most
  address: string
  sending: Pick<Sending, 'isStalled' | 'end'>
}

const underWay = { visitors: new Set<Upload>(), administrators: new Set<Upload>() }

/** Receives an upload, unless too many others are being received. */
export async function whileUploading<Result>(upload: Upload, receive: () => Promise<Result>): Promise<Result> {
  const all = underWay[upload.of]
  const { altogether, fromOneAddress } = most[upload.of]
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
  underWay[stalled.of].delete(stalled)
}
