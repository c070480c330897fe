/** What an expression is made of, as far as it decides which texts are hard for it. */
export type Part =
  | { kind: 'letter'; matches: (letter: string) => boolean }
  | { kind: 'row'; parts: Part[] }
  | { kind: 'choice'; parts: Part[] }
  | { kind: 'repeated'; part: Part; least: number; max: number }
  /** It takes no letter, or again what was there. */
  | { kind: 'look'; part: Part }

/** Reads the source of an expression, which JavaScript has accepted already. */
export function readExpression({ source, flags }: RegExp): Part {
  const oneLetter = flags.replaceAll(/[gy]/g, '')
  let at = 0

  function readChoice(): Part {
    const parts = [readRow()]
    while (source[at] === '|') {
      at += 1
      parts.push(readRow())
    }
    return parts.length === 1 ? parts[0]! : { kind: 'choice', parts }
  }

  function readRow(): Part {
    const parts: Part[] = []
    while (at < source.length && source[at] !== '|' && source[at] !== ')') parts.push(readRepeated())
    return { kind: 'row', parts }
  }

  function readRepeated(): Part {
    const part = readOne()
    const [written, few, many] = /^(?:[*+?]|\{(\d+)(,\d*)?\})\??/.exec(source.slice(at)) ?? []
    if (written === undefined) return part
    at += written.length
    const sign = written[0]
    const least = sign === '+' ? 1 : Number(few ?? 0)
    const max = sign === '?' ? 1 : sign !== '{' || many === ',' ? Infinity : Number(many?.slice(1) ?? few)
    return { kind: 'repeated', part, least, max }
  }

  function readOne(): Part {
    const rest = source.slice(at)
    const [opening, look] = /^\((?:\?(<?[=!]|:|<\w+>))?/.exec(rest) ?? []
    if (opening !== undefined) {
      at += opening.length
      const part = readChoice()
      at += 1
      return look && /[=!]/.test(look) ? { kind: 'look', part } : part
    }
    const [zeroWide] = /^(?:[$^]|\\b|\\B|\\\d)/.exec(rest) ?? []
    if (zeroWide !== undefined) {
      at += zeroWide.length
      return { kind: 'look', part: { kind: 'row', parts: [] } }
    }
    const [written = ''] =
      /^(?:\[(?:\\.|[^\\\]])*\]|\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\.|.)/isu.exec(rest) ?? []
    at += written.length
    const whole = new RegExp(`^(?:${written})$`, oneLetter)
    return { kind: 'letter', matches: (letter) => whole.test(letter) }
  }

  return readChoice()
}
