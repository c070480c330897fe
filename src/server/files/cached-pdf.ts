import { createHash } from 'node:crypto'
import { identity } from '../../brand.ts'
import { runInWorker, type TaskArguments } from '../workers/run-in-worker.ts'
import { createFileCache } from './file-cache.ts'

/** Some dozen documents, for a quarter of an hour: who wants one again wants it soon, and drawing it takes a tenth of a second. */
const files = createFileCache({ maxBytes: 3 * 1024 * 1024, maxSeconds: 15 * 60 })

/**
 * Renders a PDF in a worker and caches it by its content and who we are. `beforeDrawing` is called before rendering and may refuse;
 * then all concurrent callers are refused.
 */
export function cachedPdf<Name extends 'documentPdf' | 'legalPdf'>(
  name: Name,
  given: TaskArguments<Name>,
  beforeDrawing: () => Promise<void> = async () => {},
): Promise<Buffer<ArrayBuffer>> {
  const key = createHash('sha256')
    .update(JSON.stringify([name, given, identity.now()]))
    .digest('base64')
  return files.keep(key, async () => {
    await beforeDrawing()
    return runInWorker(name, ...given) as Promise<Buffer<ArrayBuffer>>
  })
}
