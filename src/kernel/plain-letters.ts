/** Letters that don't decompose into a plain letter and a mark. */
const foldedLetters: Record<string, string> = {
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
}

/** "Sól celtycka" as addresses and names of files have it: `sol-celtycka`. Of a text without such letters nothing is left. */
export function inPlainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[łđðøßæœþ]/g, (letter) => foldedLetters[letter] ?? '')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
