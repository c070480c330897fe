import { createHash } from 'node:crypto'

/** Far more than the header of any part. */
const longestLine = 1024 * 1024

/** Reads a stream of bytes by lines, never holding more of them than a chunk. */
export function openLines(chunks: AsyncIterable<Buffer>) {
  const iterator = chunks[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  const hash = createHash('sha256')
  let bytes = 0

  async function fetchMore(): Promise<boolean> {
    const { value, done } = await iterator.next()
    if (!done) rest = value
    return !done
  }

  function take(end: number): Buffer {
    const piece = rest.subarray(0, end)
    rest = rest.subarray(end)
    hash.update(piece)
    bytes += piece.length
    return piece
  }

  return {
    /** How much was given out so far, and its checksum. */
    soFar: () => ({ sha256: hash.copy().digest('hex'), bytes }),

    /** The next line without its end; nothing when there are no more. */
    async line(): Promise<string | undefined> {
      let text = Buffer.alloc(0)
      for (;;) {
        const end = rest.indexOf('\n') + 1
        text = Buffer.concat([text, take(end || rest.length)])
        if (end) return text.toString('utf8', 0, text.length - 1)
        if (text.length > longestLine) throw new SyntaxError('a line without an end')
        if (await fetchMore()) continue
        if (text.length > 0) throw new SyntaxError('in the middle of a line')
        return undefined
      }
    },

    /** The next lines as they are, in pieces that begin and end anywhere. */
    async *lines(count: number): AsyncGenerator<Buffer, void, void> {
      for (let left = count; left > 0;) {
        if (rest.length === 0 && !(await fetchMore())) throw new SyntaxError('in the middle of rows')
        let end = 0
        while (left > 0 && end < rest.length) {
          const next = rest.indexOf('\n', end) + 1
          end = next || rest.length
          if (next) left -= 1
        }
        yield take(end)
      }
    },
  }
}
