import { createHash } from 'node:crypto'
import { runInWorker, type TaskArguments } from '../workers/run-in-worker.ts'
import { createFileCache } from './file-cache.ts'

/** Some hundreds of documents, until nobody looks any more for what was wrong with them. */
const files = createFileCache({ maxBytes: 8 * 1024 * 1024, maxSeconds: 60 * 60 })

/**
 * Draws a document aside, once for whoever wants it of the same content, in a letter or to look at. `beforeDrawing` is asked when there is
 * something to draw, and may refuse: then it has refused all who wanted the same at that moment.
 */
export function cachedPdf<Name extends 'documentPdf' | 'legalPdf'>(
  name: Name,
  given: TaskArguments<Name>,
  beforeDrawing: () => Promise<void> = async () => {},
): Promise<Buffer<ArrayBuffer>> {
  const key = createHash('sha256')
    .update(JSON.stringify([name, given]))
    .digest('base64')
  return files.keep(key, async () => {
    await beforeDrawing()
    return runInWorker(name, ...given) as Promise<Buffer<ArrayBuffer>>
  })
}
