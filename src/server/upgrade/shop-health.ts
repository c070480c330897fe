// oxlint-disable eslint/no-await-in-loop -- every look depends on how the one before ended
import { setTimeout as sleep } from 'node:timers/promises'
import type { Service } from './service.ts'

/** @returns why it doesn't become healthy, or nothing when it is */
export async function untilHealthy(service: Service, address: string): Promise<string | undefined> {
  for (const giveUpAt = Date.now() + 60_000; Date.now() < giveUpAt;) {
    const failure = await service.failure()
    if (failure !== undefined) return failure
    if (await isHealthy(address)) return undefined
    await sleep(100)
  }
  return 'it did not answer within a minute'
}

export async function isHealthy(address: string): Promise<boolean> {
  try {
    for (const path of ['/api/health', '/store']) {
      const answer = await fetch(`${address}${path}`, { signal: AbortSignal.timeout(5_000), redirect: 'manual' })
      await answer.body?.cancel()
      if (!answer.ok) return false
    }
    return true
  } catch {
    return false
  }
}
