/** What another server answers, as text; undefined: more of it than anybody has a use for. */
export async function readWithin(answer: Response, mostBytes: number): Promise<string | undefined> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of answer.body ?? []) {
    length += piece.byteLength
    // Whoever leaves the loop hangs up.
    if (length > mostBytes) return undefined
    pieces.push(piece)
  }
  return new TextDecoder().decode(Buffer.concat(pieces))
}
