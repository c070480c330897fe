const every = new TextDecoder('windows-1250').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))

/** A text as a spreadsheet in Poland has long written it; it must hold no letter that Windows-1250 hasn't. */
export function inWindows1250(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (letter) => {
    const byte = every.indexOf(letter)
    if (byte === -1) throw new Error(`no letter of Windows-1250: ${letter}`)
    return byte
  })
}
