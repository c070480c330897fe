/** Far more than the header of any part. */
const longestLine = 1024 * 1024

/** Reads a stream of bytes by lines, never holding more of them than a chunk. */
export function openLines(chunks: AsyncIterable<Buffer>) {
  const iterator = chunks[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)

  async function fetchMore(): Promise<boolean> {
    const { value, done } = await iterator.next()
    if (!done) rest = value
    return !done
  }

  return {
    /** The next line without its end; nothing when there are no more. */
    async line(): Promise<string | undefined> {
      let text = Buffer.alloc(0)
      for (;;) {
        const end = rest.indexOf('\n')
        text = Buffer.concat([text, end < 0 ? rest : rest.subarray(0, end)])
        rest = rest.subarray(end < 0 ? rest.length : end + 1)
        if (end >= 0) return text.toString()
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
        const piece = rest.subarray(0, end)
        rest = rest.subarray(end)
        yield piece
      }
    },
  }
}
