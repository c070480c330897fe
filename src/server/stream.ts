import type { Logger } from './log.ts'

/**
 * What is made piece by piece, as the body of an answer: a piece is made when the client has taken those before, and none once it
 * has gone away. The first is made before the answer begins, so that what fails at once is answered as it should be. What fails later
 * breaks the answer off, which the client can't take for its end.
 */
export async function streamOf(
  pieces: AsyncGenerator<string, void, void>,
  log: Logger,
): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder()
  let next = await pieces.next()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (next.done) return controller.close()
        controller.enqueue(encoder.encode(next.value))
        try {
          next = await pieces.next()
        } catch (error) {
          log.error({ err: error }, 'an answer broke off')
          // Whoever carries the answer prints this, too; what it was about stands in the log alone.
          controller.error(new Error('an answer broke off'))
        }
      },
      cancel: () => void pieces.return(),
    },
    { highWaterMark: 0 },
  )
}
