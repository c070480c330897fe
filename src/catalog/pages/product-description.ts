import type { ProductInDetail } from '../product.ts'

/** Search engines show no more. */
const maxLetters = 160

/** A product in one or two sentences: its description, and where there is room, what it is made of and where it is from. */
export function productDescription({ description, ingredients, origin }: ProductInDetail): string {
  const [first = '', ...others] = [description, ingredients, origin].flatMap((text) => sentence(text ?? ''))
  let told = shortened(first)
  for (const other of others) if (`${told} ${other}`.length <= maxLetters) told += ` ${other}`
  return told
}

/** On one line, and with a full stop. */
function sentence(text: string): string | [] {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line ? line.replace(/(?<![.!?…])$/, '.') : []
}

/** Whole words, as many as there is room for. */
function shortened(line: string): string {
  if (line.length <= maxLetters) return line
  return `${line.slice(0, maxLetters - 1).replace(/(?<![\s,;:–-])[\s,;:–-]*\s\S*$/, '')}…`
}
