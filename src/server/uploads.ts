import { refuse } from './errors.ts'

/** Each may hold sixteen megabytes, and as long as its sender pleases. */
const most = { altogether: 10, fromOneAddress: 3 }
const underWay = new Map<string, number>()

/** Receives an upload, unless too many others are being received. */
export async function whileUploading<Result>(address: string, receive: () => Promise<Result>): Promise<Result> {
  const fromThere = underWay.get(address) ?? 0
  const altogether = [...underWay.values()].reduce((sum, count) => sum + count, 0)
  if (fromThere >= most.fromOneAddress || altogether >= most.altogether)
    throw refuse('unavailable', { retryAfterSeconds: 10 })
  underWay.set(address, fromThere + 1)
  try {
    return await receive()
  } finally {
    const left = (underWay.get(address) ?? 1) - 1
    if (left > 0) underWay.set(address, left)
    else underWay.delete(address)
  }
}
